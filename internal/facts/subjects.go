package facts

// Subjects is all there is to say of a game, in the order of a rule book. Every game has the same, so that games compare row by row.
var Subjects = [...]Subject{
	{Key: "board", Part: Start, says: []message{
		{"stores=none", "board-piles"},
		{"", "board-stores"},
	}},
	{Key: "start", Part: Start, says: []message{
		{"setup=free", "start-free"},
		{"setup=mirrored", "start-mirrored"},
		{"", "start-even"},
	}},
	{Key: "begins", Part: Start, says: []message{
		{"setup=even", "begins-either"},
		{"begins=turned-forfeits", "begins-turned"},
		{"", "begins-other"},
	}},

	{Key: "playable", Part: Turn, says: []message{
		{"rightmost=pass", "playable-rightmost"},
		{"pick=rightmost", "playable-nearest"},
		{"!fewest=1", "playable-fewest"},
		{"", "playable-any"},
	}},
	{Key: "direction", Part: Turn, says: []message{
		{"direction=cw", "direction-cw"},
		{"direction=either", "direction-either"},
		{"", "direction-ccw"},
	}},
	{Key: "sown", Part: Turn, says: []message{
		{"stores=both", "sown-both"},
		{"stores=none", "sown-none"},
		{"", "sown-own"},
	}},
	{Key: "origin", Part: Turn, says: []message{
		{"origin=sown", "origin-sown"},
		{"relay=no", "origin-skipped"},
		{"origin=skipped", "origin-skip-lap"},
		{"", "origin-skip-start"},
	}},
	{Key: "last-in-store", Part: Turn, says: []message{
		{"stores=none", ""},
		{"last-in-store=again", "last-in-store-again"},
		{"", "last-in-store-ends"},
	}},
	{Key: "relay", Part: Turn, says: []message{
		{"relay=yes !numbers=none", "relay-unless"},
		{"relay=yes", "relay-on"},
		{"capture=run-across", "relay-captures"},
		{"capture=run-theirs", "relay-captures"},
		{"", "relay-ends"},
	}},

	{Key: "capture", Part: Captures, says: []message{
		{"capture=across", "capture-across"},
		{"capture=opposite", "capture-opposite"},
		{"capture=made", "capture-made"},
		{"capture=run-across", "capture-run-across"},
		{"capture=run-theirs", "capture-run-theirs"},
		{"", "capture-none"},
	}, more: []message{
		{"run=one-by-one", "capture-run-one-by-one"},
		{"capture=run-across", "capture-run-together"},
		{"grand-slam=nothing", "capture-no-slam"},
	}},
	{Key: "lone-capture", Part: Captures, says: []message{
		{"lone-capture=yes", "lone-capture-yes"},
		{"capture=across", "lone-capture-no"},
		{"capture=opposite", "lone-capture-no"},
	}},
	{Key: "after-capture", Part: Captures, says: []message{
		{"capture=none", ""},
		{"capture=made", "after-capture-goes-on"},
		{"after-capture=again", "after-capture-again"},
		{"capture=across", "after-capture-ends"},
		{"capture=opposite", "after-capture-ends"},
		{"", "after-capture-ends"},
	}},

	{Key: "empty-side", Part: End, says: []message{
		{"feed=must", "empty-side-fed"},
		{"give=whenever", "empty-side-given"},
		{"give=instead", "empty-side-given-instead"},
	}},
	{Key: "ends", Part: End, says: []message{
		{"ends=at-once", "ends-at-once"},
		{"ends=cleared", "ends-cleared"},
		{"", "ends-no-move"},
	}},
	{Key: "stuck", Part: End, says: []message{
		{"rightmost=pass", "stuck-rightmost"},
		{"fewest=1", ""},
		{"stuck=passes", "stuck-passes"},
		{"", "stuck-ends"},
	}},
	{Key: "rest", Part: End, says: []message{
		{"ends=cleared", "rest-cleared"},
		{"left-over=both-sides", "rest-owners"},
		{"left-over=other-side", "rest-other"},
		{"", "rest-nobody"},
	}},
	{Key: "wins", Part: End, says: []message{
		{"", "wins-most"},
	}},
}
