package prose

// Subjects is all there is to say of a game, in the order of a rule book. Every game has the same, so that games compare row by row.
var Subjects = [...]Subject{
	{Key: "board", Part: PartStart, says: []factMessage{
		{"stores=none", "board-piles"},
		{"", "board-stores"},
	}},
	{Key: "start", Part: PartStart, says: []factMessage{
		{"setup=free", "start-free"},
		{"setup=mirrored", "start-mirrored"},
		{"", "start-even"},
	}},
	{Key: "begins", Part: PartStart, says: []factMessage{
		{"setup=even", "begins-either"},
		{"begins=turned-forfeits", "begins-turned"},
		{"", "begins-other"},
	}},

	{Key: "playable", Part: PartTurn, says: []factMessage{
		{"rightmost=pass", "playable-rightmost"},
		{"pick=rightmost", "playable-nearest"},
		{"!fewest=1", "playable-fewest"},
		{"", "playable-any"},
	}},
	{Key: "direction", Part: PartTurn, says: []factMessage{
		{"direction=cw", "direction-cw"},
		{"direction=either", "direction-either"},
		{"", "direction-ccw"},
	}},
	{Key: "sown", Part: PartTurn, says: []factMessage{
		{"stores=both", "sown-both"},
		{"stores=none", "sown-none"},
		{"", "sown-own"},
	}},
	{Key: "origin", Part: PartTurn, says: []factMessage{
		{"origin=sown", "origin-sown"},
		{"relay=no", "origin-skipped"},
		{"origin=skipped", "origin-skip-lap"},
		{"", "origin-skip-start"},
	}},
	{Key: "last-in-store", Part: PartTurn, says: []factMessage{
		{"stores=none", ""},
		{"last-in-store=again", "last-in-store-again"},
		{"", "last-in-store-ends"},
	}},
	{Key: "relay", Part: PartTurn, says: []factMessage{
		{"relay=yes !numbers=none", "relay-unless"},
		{"relay=yes", "relay-on"},
		{"capture=run-across", "relay-captures"},
		{"capture=run-theirs", "relay-captures"},
		{"", "relay-ends"},
	}},

	{Key: "capture", Part: PartCaptures, says: []factMessage{
		{"capture=across", "capture-across"},
		{"capture=opposite", "capture-opposite"},
		{"capture=made", "capture-made"},
		{"capture=run-across", "capture-run-across"},
		{"capture=run-theirs", "capture-run-theirs"},
		{"", "capture-none"},
	}, more: []factMessage{
		{"run=one-by-one", "capture-run-one-by-one"},
		{"capture=run-across", "capture-run-together"},
		{"grand-slam=nothing", "capture-no-slam"},
	}},
	{Key: "lone-capture", Part: PartCaptures, says: []factMessage{
		{"lone-capture=yes", "lone-capture-yes"},
		{"capture=across", "lone-capture-no"},
		{"capture=opposite", "lone-capture-no"},
	}},
	{Key: "after-capture", Part: PartCaptures, says: []factMessage{
		{"capture=none", ""},
		{"capture=made", "after-capture-goes-on"},
		{"after-capture=again", "after-capture-again"},
		{"capture=across", "after-capture-ends"},
		{"capture=opposite", "after-capture-ends"},
		{"", "after-capture-ends"},
	}},

	{Key: "empty-side", Part: PartEnd, says: []factMessage{
		{"feed=must", "empty-side-fed"},
		{"give=whenever", "empty-side-given"},
		{"give=instead", "empty-side-given-instead"},
	}},
	{Key: "ends", Part: PartEnd, says: []factMessage{
		{"ends=at-once", "ends-at-once"},
		{"ends=cleared", "ends-cleared"},
		{"", "ends-no-move"},
	}},
	{Key: "stuck", Part: PartEnd, says: []factMessage{
		{"rightmost=pass", "stuck-rightmost"},
		{"fewest=1", ""},
		{"stuck=passes", "stuck-passes"},
		{"", "stuck-ends"},
	}},
	{Key: "rest", Part: PartEnd, says: []factMessage{
		{"ends=cleared", "rest-cleared"},
		{"left-over=both-sides", "rest-owners"},
		{"left-over=other-side", "rest-other"},
		{"", "rest-nobody"},
	}},
	{Key: "wins", Part: PartEnd, says: []factMessage{
		{"", "wins-most"},
	}},
}
