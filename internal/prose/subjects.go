package prose

// Subjects is the questions that the rules of a game answer, in the order of a rule book.
// Every game has the same subjects, so that games can be compared row by row.
var Subjects = [...]Subject{
	{Key: "board", Part: PartStart, Words: "pits rows store-end; seeds", messages: []subjectMessage{
		{"rows=3", "board-middle"},
		{"rows=4", "board-rows"},
		{"stores=none captures:claim !captures:takes", "board-won"},
		{"stores=none", "board-piles"},
		{"store-end=left", "board-stores-left"},
		{"", "board-stores"},
	}},
	{Key: "start", Part: PartStart, Words: "seeds setup", messages: []subjectMessage{
		{"setup=position rows=2", "start-position"},
		{"setup=position rows=3", "start-position-middle"},
		{"setup=position", "start-position-rows"},
		{"setup=two-positions rows=2", "start-two-positions"},
		{"setup=two-positions rows=3", "start-two-positions-middle"},
		{"setup=two-positions", "start-two-positions-rows"},
		{"setup=right-half !rows=4", "start-even"},
		{"", "start-{setup}"},
	}, more: []subjectMessage{
		{"!stock=0", "start-stock"},
		{"setup=position", "start-total"},
		{"setup=two-positions", "start-total"},
	}},
	{Key: "begins", Part: PartStart, Words: "begins", messages: []subjectMessage{
		{"!setup=free !setup=mirrored !setup=at-least-two", "begins-near"},
		{"begins=turned-forfeits", "begins-turned"},
		{"begins=distributor", "begins-distributor"},
		{"", "begins-other"},
	}},
	{Key: "opening", Part: PartStart, Words: "opening", messages: []subjectMessage{
		{"opening=none", ""},
		{"opening=moves rows=2", "opening-moves"},
		{"opening=moves", "opening-moves-rows"},
		{"opening=no-captures", "opening-no-captures"},
		{"", "opening-no-claims"},
	}, more: []subjectMessage{
		{"opening=moves opening=no-captures", "opening-also-no-captures"},
		{"opening=moves opening=no-claims", "opening-also-no-claims"},
	}},

	{Key: "playable", Part: PartTurn, Words: "pick rightmost fewest single-entry; direction", messages: []subjectMessage{
		{"pick=rightmost rightmost=pass", "playable-rightmost"},
		{"pick=rightmost", "playable-nearest"},
		{"!stock=0", "playable-stock"},
		{"rows=4 !captures:none pick=inner-first", "playable-inner-first"},
		{"!fewest=1", "playable-fewest"},
		{"", "playable-any"},
	}, more: []subjectMessage{
		{"!stock=0 single-entry=owner", "playable-single-owner"},
		{"!stock=0 single-entry=working", "playable-single-working"},
		{"pick=rightmost !fewest=1", "playable-rightmost-fewest"},
	}},
	{Key: "fewer", Part: PartTurn, Words: "fewer", messages: []subjectMessage{
		{"fewest=1", ""},
		{"fewer=if-nothing-else", "fewer-if-nothing-else"},
	}},
	{Key: "reach", Part: PartTurn, Words: "reach", messages: []subjectMessage{
		{"reach=no", ""},
		{"", "reach-{reach}"},
	}},
	{Key: "direction", Part: PartTurn, Words: "direction", messages: []subjectMessage{
		{"rows=3 direction=ccw", "direction-middle"},
		{"rows=4 direction=either", "direction-either-rows"},
		{"", "direction-{direction}"},
	}},
	{Key: "sown", Part: PartTurn, Words: "stores; direction", messages: []subjectMessage{
		{"rows=4", "sown-rows"},
		{"rows=3", "sown-middle"},
		{"", "sown-{stores}"},
	}},
	{Key: "origin", Part: PartTurn, Words: "origin", messages: []subjectMessage{
		{"origin=sown", "origin-sown"},
		{"origin=first", "origin-first"},
		{"relay=no !captures:sown !after-capture=sows-on", "origin-skipped"},
		{"origin=skipped", "origin-skip-lap"},
		{"", "origin-skip-start"},
	}},
	{Key: "last-in-store", Part: PartTurn, Words: "last-in-store", messages: []subjectMessage{
		{"stores=none", ""},
		{"last-in-store=again", "last-in-store-again"},
		{"", "last-in-store-ends"},
	}},
	{Key: "relay", Part: PartTurn, Words: "relay; direction", messages: []subjectMessage{
		{"relay=yes captures:from-occupied", "relay-unless"},
		{"relay=yes captures:beyond-empty", "relay-unless"},
		{"relay=yes", "relay-on"},
		{"relay=next captures:last !captures:beyond-empty", "relay-next-unless"},
		{"relay=next captures:last captures:parts", "relay-next-unless"},
		{"relay=next", "relay-next"},
		{"captures:in-runs", "relay-captures"},
		{"", "relay-ends"},
	}},
	{Key: "relay-in", Part: PartTurn, Words: "relay-in relay-holds; relay", messages: []subjectMessage{
		{"relay=no", ""},
		{"relay-in=any relay-holds=any", ""},
		{"relay-in=any", "relay-holds"},
		{"relay-holds=any", "relay-in-{relay-in}"},
		{"", "relay-in-{relay-in}-holds"},
	}},

	{Key: "house", Part: PartTurn, Words: "house house-rights", messages: []subjectMessage{
		{"stock=0", ""},
		{"house=0", ""},
		{"", "house-{house-rights}"},
	}, more: []subjectMessage{
		{"!stock=0 !house=0", "house-spared"},
	}},

	{Key: "capture", Part: PartCaptures, Words: "capture numbers taker; claim raid", compose: capturesInWords, messages: []subjectMessage{
		{"captures:takes", ""},
		{"captures:claim", ""},
		{"", "capture-none"},
	}},
	{Key: "grand-slam", Part: PartCaptures, Words: "grand-slam", messages: []subjectMessage{
		{"grand-slam=takes", ""},
		{"captures:none", ""},
		{"", "grand-slam-{grand-slam}"},
	}, more: []subjectMessage{
		{"!relay=no !grand-slam=takes !grand-slam=forbidden !grand-slam=gives-rest", "grand-slam-stops"},
	}},
	{Key: "must-capture", Part: PartCaptures, Words: "must-capture", messages: []subjectMessage{
		{"must-capture=no", ""},
		{"captures:none", ""},
		{"", "must-capture-{must-capture}"},
	}},
	{Key: "bind", Part: PartCaptures, Words: "bind", messages: []subjectMessage{
		{"bind=no", ""},
		{"captures:none", ""},
		{"!rows=4", ""},
		{"!pick=inner-first", ""},
		{"", "bind-{bind}"},
	}},
	{Key: "lone-capture", Part: PartCaptures, Words: "lone-capture; capture", messages: []subjectMessage{
		{"lone-capture=yes", "lone-capture-yes"},
		{"captures:from-empty-pit captures:takes-facing lone-capture=no", "lone-capture-no"},
	}},
	{Key: "claim", Part: PartCaptures, Words: "claim claim-last claim-first", compose: claimsInWords, inTables: true, messages: []subjectMessage{
		{"claim-first=no", "claim-first-no"},
	}},
	{Key: "owned", Part: PartCaptures, Words: "owned raid", messages: []subjectMessage{
		{"captures:owned", "owned-raided"},
		{"captures:claim", "owned-{owned}"},
	}},
	{Key: "after-capture", Part: PartCaptures, Words: "after-capture captured; relay; direction", messages: []subjectMessage{
		{"!captures:takes", ""},
		{"captures:parts", ""}, // the captures say it
		{"!captures:last", "after-capture-goes-on"},
		{"captures:sow-on", "after-capture-sows-on"},
		{"captures:again-once", "after-capture-again-once"},
		{"captures:sown", "after-capture-goes-on"},
		{"captures:again", "after-capture-again"},
		{"", "after-capture-passes"},
	}},

	{Key: "empty-side", Part: PartEnd, Words: "feed give stuck; ends", messages: []subjectMessage{
		{"ends=at-once", ""},
		{"wins=first-empty", ""},
		{"give=whenever", "empty-side-given"},
		{"give=instead", "empty-side-given-instead"},
		{"feed=must", "empty-side-fed"},
		{"feed=if-possible", "empty-side-fed-if-possible"},
		{"stuck=empty-passes captures:claim", "empty-side-owned"},
		{"stuck=empty-passes", "empty-side-passes"},
		{"ends=cleared", "empty-side-passes"},
	}, more: []subjectMessage{
		{"!feed=no give=no stuck=empty-passes !ends=at-once !wins=first-empty", "empty-side-also-passes"},
		{"!feed=no give=no ends=cleared", "empty-side-also-passes"},
		{"!give=no stuck=empty-passes !ends=at-once !ends=cleared !wins=first-empty", "empty-side-also-passes"},
	}},
	{Key: "ends", Part: PartEnd, Words: "ends few no-capture majority", messages: []subjectMessage{
		{"ends=at-once", "ends-at-once"},
		{"wins=first-empty !rows=4", "ends-at-once"},
		{"wins=first-empty !ends=inner-empty", "ends-at-once"},
		{"ends=cleared", "ends-cleared"},
		{"rows=4 ends=inner-empty !wins=last-mover", "ends-inner-counted"},
		{"rows=4 ends=inner-empty", "ends-inner-empty"},
		{"stuck=empty-passes", "ends-neither-moves"},
		{"", "ends-no-move"},
	}, more: []subjectMessage{
		{"wins=most majority=ends", "ends-majority"},
	}, also: []subjectMessage{
		{"!few=0", "ends-few"},
		{"!no-capture=0 wins=most", "ends-no-capture"},
		{"!no-capture=0 !wins=most", "ends-no-capture-draw"},
		{"repetition=mover-loses", "ends-repeated"},
		{"repetition=ignored", "ends-not-repeated"},
	}},
	{Key: "stuck", Part: PartEnd, Words: "stuck; ends", messages: []subjectMessage{
		{"pick=rightmost rightmost=pass stuck=passes", "stuck-passes"},
		{"pick=rightmost rightmost=pass stuck=empty-passes", "stuck-neither"},
		{"pick=rightmost rightmost=pass", "stuck-rightmost"},
		{"fewest=1", ""},
		{"fewer=if-nothing-else stuck=ends", ""},
		{"stuck=passes", "stuck-passes"},
		{"stuck=empty-passes !ends=on-turn", "stuck-neither"},
		{"stuck=empty-passes wins=first-empty", "stuck-neither"},
		{"stuck=empty-passes", "stuck-empty-passes"},
		{"", "stuck-ends"},
	}},
	{Key: "rest", Part: PartEnd, Words: "left-over; ends", messages: []subjectMessage{
		{"!wins=most", ""},
		{"ends=cleared few=0 no-capture=0 fewest=1 !stuck=passes feed=no reach=no !grand-slam=forbidden", "rest-cleared"},
		{"ends=cleared few=0 no-capture=0 fewest=1 rightmost=nearest feed=no reach=no !grand-slam=forbidden", "rest-cleared"},
		{"!ends=at-once few=0 no-capture=0 stuck=empty-passes fewest=1 rightmost=nearest !feed=must !reach=must repetition=both-sides", "rest-none-left"},
		{"!ends=at-once few=0 no-capture=0 stuck=empty-passes fewest=1 rightmost=nearest !feed=must !reach=must", ""},
		{"left-over=both-sides", "rest-owners"},
		{"left-over=other-side !stuck=empty-passes", "rest-other"},
		{"left-over=other-side feed=must", "rest-other-unless"},
		{"left-over=other-side reach=must", "rest-other-unless"},
		{"left-over=other-side grand-slam=forbidden", "rest-other-unless"},
		{"left-over=other-side few=0 no-capture=0 !ends=at-once", "rest-nobody"},
		{"left-over=other-side", "rest-unless-neither"},
		{"left-over=emptier", "rest-emptier"},
		{"left-over=halves", "rest-halves"},
		{"", "rest-nobody"},
	}, more: []subjectMessage{
		{"direction=ccw store-end=right !stores=none !rightmost=pass !relay=next", ""}, // seeds only move towards a store
		{"direction=cw store-end=left !stores=none !rightmost=pass !relay=next", ""},
		{"repetition=mover-loses", ""},
		{"repetition=ignored", ""},
		{"!wins=most", "rest-repeated-draw"},
		{"repetition=both-sides", "rest-repeated"},
		{"", "rest-repeated-nobody"},
	}},
	{Key: "wins", Part: PartEnd, Words: "wins", messages: []subjectMessage{
		{"wins=first-empty", "wins-first-empty"},
		{"wins=last-mover ends=at-once", "wins-last-turn"},
		{"wins=last-mover ends=cleared", "wins-last-turn"},
		{"wins=last-mover !few=0", "wins-last-turn"},
		{"wins=last-mover !stuck=ends", "wins-last-turn"},
		{"wins=last-mover pick=rightmost rightmost=pass", "wins-last-turn"},
		{"wins=last-mover", "wins-last"},
		{"", "wins-most"},
	}},
	{Key: "endless", Part: PartEnd, Words: "endless", messages: []subjectMessage{
		{"endless=ends-turn", ""},
		{"", "endless-{endless}"},
	}},
	{Key: "both-ends", Part: PartEnd, Words: "both-ends", messages: []subjectMessage{
		{"both-ends=no", ""},
		{"", "both-ends-{both-ends}"},
	}},
	{Key: "refill", Part: PartEnd, Words: "refill surplus match-pits", messages: []subjectMessage{
		{"refill=no", ""},
		{"", "refill-{refill}"},
	}, more: []subjectMessage{
		{"refill=no", ""},
		{"surplus=stays match-pits=1", "refill-rest-one"},
		{"surplus=stays", "refill-rest-several"},
		{"refill=territory match-pits=1", "refill-between-one"},
		{"refill=territory", "refill-between-several"},
		{"match-pits=1", "refill-next-pit-one"},
		{"", "refill-next-pit-several"},
	}},
	{Key: "next-begins", Part: PartEnd, Words: "next-begins", messages: []subjectMessage{
		{"refill=no", ""},
		{"", "next-begins-{next-begins}"},
	}},
}
