package ruleset

// effective has the words, and the values KEY=VALUE, that have an effect only under other
// rules, with the conditions for [Set.Holds], of which one is enough. They never name the word
// itself.
var effective = [...]struct{ what, when string }{
	{"seeds", "!setup=position !setup=two-positions"},
	{"setup=right-half", "rows=4"},
	{"begins", "setup=free|mirrored|at-least-two"},
	{"opening=no-claims", "captures:claim"},
	{"house", "!stock=0"},
	{"pick=inner-first", "rows=4 !captures:none"},
	{"rightmost", "pick=rightmost"},
	{"single-entry", "!stock=0"},
	{"single-entry=working", "!house=0"},
	{"must-capture", "!captures:none"},
	{"feed", "!ends=at-once !wins=first-empty|empty-loses give=no"},
	{"give", "!ends=at-once !wins=first-empty|empty-loses"},
	{"store-end", "!stores=none"},
	{"last-in-store", "!stores=none"},
	{"last-in-store=again-either", "stores=both"},
	{"house-rights", "!stock=0 !house=0"},
	{"grand-slam", "!captures:none"},
	{"claim-first", "captures:claim"},
	{"owned", "captures:claim"},
	{"bind", "rows=4 pick=inner-first must-capture=yes !captures:none"},
	{"bind=house-passes", "!stock=0 !house=0"},
	{"ends=at-once", "!wins=first-empty|empty-loses"},
	{"ends=cleared", "!wins=first-empty|empty-loses"},
	{"ends=inner-empty", "rows=4"},
	{"majority", "wins=most"},
	{"stuck=passes", "!fewest=1"},
	{"stuck=passes", "reach=must|or-empty"},
	{"stuck=passes", "singles=into-empty"},
	{"stuck=passes", "pick=rightmost rightmost=pass"},
	{"stuck=empty-passes", "!fewest=1"},
	{"stuck=empty-passes", "reach=must|or-empty"},
	{"stuck=empty-passes", "singles=into-empty"},
	{"stuck=empty-passes", "pick=rightmost rightmost=pass"},
	{"stuck=empty-passes", "!ends=cleared !ends=at-once !wins=first-empty|empty-loses"},
	{"left-over", "wins=most !ends=cleared"},
	{"left-over", "wins=most !few=0"},
	{"left-over", "wins=most stuck=passes pick=rightmost rightmost=pass"},
	{"left-over", "wins=most !no-capture=0"},
	{"left-over", "wins=most !fewest=1"},
	{"left-over", "wins=most reach=must|or-empty"},
	{"left-over", "wins=most singles=into-empty"},
	{"left-over", "wins=most feed=must"},
	{"left-over", "wins=most grand-slam=forbidden"},
	{"left-over", "wins=most endless=forbidden"},
	{"repetition=both-sides", "wins=most"},
	{"next-begins", "!refill=no"},
	{"surplus", "!refill=no"},
	{"match-pits", "!refill=no"},
	{"fewer", "!fewest=1"},
	{"singles", "fewest=1"},
	{"singles", "fewer=if-nothing-else"},
	{"relay-in", "!relay=no"},
	{"relay-holds", "!relay=no"},
}

var effectiveTerms = terms(len(effective), func(i int) string { return effective[i].when })

// IsDefault reports whether games are the same without the word key: it has its default, or
// neither it nor its value has an effect under these rules.
func (r *Set) IsDefault(key string) bool {
	w := find(key)
	if w == nil || r.Idle(key) {
		return w != nil
	}
	return w.get(r) == w.initial || r.Idle(key+"="+w.value(r))
}

// Idle reports whether a word, or a value KEY=VALUE, has no effect under these rules: games are the
// same with all values of the word that do not contradict another.
func (r *Set) Idle(what string) bool {
	found := false
	for i, terms := range effectiveTerms {
		if effective[i].what == what {
			if r.meets(terms) {
				return false
			}
			found = true
		}
	}
	return found
}
