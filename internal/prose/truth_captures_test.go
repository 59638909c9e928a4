package prose

import (
	"slices"

	"sowbook/engine"
	"sowbook/engine/event"
)

// taking is seeds that a sentence says are taken from a pit.
type taking struct {
	from, to engine.Place
	seeds    int
}

// landing is a seed that has fallen in a pit, and what a reader needs to judge it.
type landing struct {
	p      engine.Position
	mover  engine.Side
	way    engine.Way
	at     engine.Place
	before int            // seeds there before it
	trail  []engine.Place // the places that the lap sowed before, the latest first
	first  bool           // it is a seed of a move that claims nothing
	quiet  bool           // it is a seed of a move that captures nothing
}

// ownedPit reports whether the facts say that players own pits, and somebody owns this one.
func (c *told) ownedPit(p *engine.Position, at engine.Place) bool {
	return c.playersOwn && p.IsOwned(at)
}

// meets reports whether the place is as a sentence for a capture says.
func (c *told) meets(r *reading, l *landing, at engine.Place) bool {
	owner, owned := l.p.Owned(at)
	owned = owned && c.ownedPit(&l.p, at)
	_, inner := c.column(at)
	switch {
	case r.whose == "owned" && !(owned && owner != l.mover), r.whose != "owned" && owned,
		r.whose == "own" && c.side(at) != l.mover, r.whose == "theirs" && c.side(at) == l.mover,
		r.row == "inner" && !inner, r.row == "outer" && inner,
		r.at != nil && !r.at(int(at-c.own(c.side(at))[0])+1),
		r.next && l.p.Seeds(c.nextPit(&l.p, at, l.way)) > 0,
		r.makes != nil && !r.makes(l.p.Seeds(at)),
		r.facing != nil && !r.facing(l.p.Seeds(c.facing(at))),
		r.same && l.p.Seeds(c.facing(at)) != l.p.Seeds(at):
		return false
	}
	return true
}

// applies reports whether a sentence is about a seed that has fallen.
func (c *told) applies(r *reading, l *landing) bool {
	empty := l.before == 0
	return (r.before == "" || empty == (r.before == "empty")) && c.meets(r, l, l.at)
}

// takings returns what a sentence takes at a pit; nothing if a pit that must hold seeds is empty.
func (c *told) takings(r *reading, l *landing, at engine.Place) (all []taking) {
	for i, from := range c.namedPits(r.takes, l, at) {
		n := l.p.Seeds(from)
		if r.whose != "owned" && c.ownedPit(&l.p, from) {
			n = 0
		}
		if n == 0 && (r.remarks["nothing-if-either"] || r.remarks["nothing-if-"+r.takes[i]]) {
			return nil
		}
		for _, earlier := range all {
			if earlier.from == from {
				n -= earlier.seeds
			}
		}
		if r.most > 0 {
			n = min(n, r.most)
		}
		to := c.store(l.mover)
		switch {
		case r.to == "owner":
			to = c.store(c.side(from))
		case r.to == "other":
			to = c.store(l.mover.Other())
		case r.sown != "":
			to = engine.Hand
		}
		if n > 0 {
			all = append(all, taking{from, to, n})
		}
	}
	return all
}

// sites returns the takings of a sentence at the pit of the seed, and at each pit of the chain.
func (c *told) sites(r *reading, l *landing) (sites [][]taking) {
	first := c.takings(r, l, l.at)
	if len(first) == 0 {
		return nil
	}
	sites = append(sites, first)
	counted, left := *l, *l // left: without what was taken
	takeFrom(&left.p, first)
	seen := map[engine.Place]bool{l.at: true}
	for _, places := range c.chains(r, l) {
		for _, at := range places {
			if r.remarks["count-one-by-one"] {
				counted.p = left.p
			}
			if !c.isPit(at) || seen[at] || !c.goesOn(r, &counted, at) || len(c.takings(r, &counted, at)) == 0 {
				break
			}
			here := c.leftOf(c.takings(r, &counted, at), &left.p)
			seen[at] = true
			takeFrom(&left.p, here)
			sites = append(sites, here)
		}
	}
	return sites
}

// leftOf returns takings without seeds that were taken before.
func (c *told) leftOf(all []taking, p *engine.Position) (some []taking) {
	left := *p
	for _, t := range all {
		if t.seeds = min(t.seeds, left.Seeds(t.from)); t.seeds > 0 {
			left.Add(t.from, -t.seeds)
			some = append(some, t)
		}
	}
	return some
}

// goesOn reports whether a chain goes on at a pit.
func (c *told) goesOn(r *reading, l *landing, at engine.Place) bool {
	n := l.p.Seeds(at)
	single := r.remarks["chain-back-single"] || r.remarks["chain-ahead-single"] || r.remarks["chain-both-ways-single"]
	switch {
	case r.remarks["chain-alternating"]:
		return l.p.Seeds(c.nextPit(&l.p, at, l.way)) == 0
	case single && n != 1, !single && r.before == "empty" && n > 0, r.before == "occupied" && n == 0:
		return false
	}
	return c.meets(r, l, at)
}

// chains returns the places along which a sentence goes on, one way and then the other.
func (c *told) chains(r *reading, l *landing) (ways [][]engine.Place) {
	both := r.has("chain-both-ways")
	if both || r.has("chain-back") {
		ways = append(ways, l.trail)
	}
	step := 0
	switch {
	case r.has("chain-alternating"):
		step = 2
	case both || r.has("chain-ahead"):
		step = 1
	default:
		return ways
	}
	var places []engine.Place
	at, p := l.at, &engine.Position{} // a closed pit ends the chain
	if step == 2 {
		p = &l.p
	}
	for range 2 * c.pits / step {
		for range step {
			at = c.nextPit(p, at, l.way)
		}
		places = append(places, at)
	}
	return append(ways, places)
}

// has reports whether a remark follows a sentence, in any of its forms.
func (r *reading) has(remark string) bool {
	return r.remarks[remark] || r.remarks[remark+"-single"] || r.remarks[remark+"-empty"]
}

func takeFrom(p *engine.Position, all []taking) {
	for _, t := range all {
		p.Add(t.from, -t.seeds)
		if t.to != engine.Hand {
			p.Add(t.to, t.seeds)
		}
	}
}

// slam applies what is said about taking all the other player's seeds.
func (c *told) slam(l *landing, sites [][]taking) [][]taking {
	p, theirs := l.p, c.own(l.mover.Other())
	for _, site := range sites {
		takeFrom(&p, site)
	}
	if count(&l.p, theirs) == 0 || count(&p, theirs) > 0 {
		return sites
	}
	switch {
	case c.says("grand-slam-nothing"):
		return nil
	case c.says("grand-slam-leaves-first"):
		return sites[1:]
	case c.says("grand-slam-leaves-last"):
		return sites[:len(sites)-1]
	}
	return sites
}

// verdict is what the sentences say of a last seed.
type verdict struct {
	takes   []taking
	claims  []engine.Place
	reading *reading // nil if no sentence applies
	slammed bool     // what a sentence would take is all or partly left
}

// ofLast returns what the sentences say of the last seed of a lap.
func (c *told) ofLast(l *landing) (v verdict) {
	for i := range c.captures {
		r := &c.captures[i]
		if l.quiet && len(r.claims) == 0 || r.when != "last" || r.otherwise && v.reading != nil || !c.applies(r, l) {
			continue
		}
		if len(r.claims) > 0 && l.first {
			continue
		}
		if len(r.claims) > 0 {
			if pits := c.claimed(r, l); len(pits) > 0 {
				v.claims, v.reading = append(v.claims, pits...), r
				for _, at := range pits {
					l.p.SetOwned(at, l.mover)
				}
			}
			continue
		}
		sites := c.sites(r, l)
		if len(sites) == 0 {
			continue
		}
		kept := c.slam(l, sites)
		v.reading, v.slammed = r, len(kept) < len(sites)
		v.takes = append(v.takes, slices.Concat(kept...)...)
		takeFrom(&l.p, slices.Concat(kept...))
	}
	return v
}

// ofDropped returns what the sentences take for any seed that falls.
func (c *told) ofDropped(l *landing, last bool) (all []taking) {
	for i := range c.captures {
		r := &c.captures[i]
		if !l.quiet && (r.when == "each" || r.when == "passing" && !last) && !(r.otherwise && len(all) > 0) && c.applies(r, l) {
			here := c.takings(r, l, l.at)
			takeFrom(&l.p, here)
			all = append(all, here...)
		}
	}
	return all
}

// ofRest returns what the sentences take before or after the sowing.
func (c *told) ofRest(when string, l *landing) (all []taking) {
	for i := range c.captures {
		r := &c.captures[i]
		if l.quiet || r.when != when {
			continue
		}
		counted := *l
		for at := range engine.Place(2 * c.pits) {
			if c.meets(r, &counted, at) {
				here := c.leftOf(c.takings(r, &counted, at), &l.p)
				takeFrom(&l.p, here)
				all = append(all, here...)
			}
		}
	}
	return all
}

// taken returns what steps of play took, but not seeds that fell in a pit of their owner.
func taken(steps []engine.Step) (all []taking) {
	for _, s := range steps {
		if s.Kind == event.CaptureStep && s.Rule != event.RuleOwnedTakes {
			all = append(all, taking{s.From, s.To, s.Seeds})
		}
	}
	return all
}
