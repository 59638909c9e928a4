package prose

import "sowbook/engine"

// namedPits returns pits by their names in a sentence.
func (c *told) namedPits(names []string, l *landing, at engine.Place) (pits []engine.Place) {
	named := at
	for _, name := range names {
		switch name {
		case "it":
			named = at
		case "facing":
			named = c.facing(named)
		case "behind":
			named = c.behind(named)
		case "next":
			named = c.nextPit(&l.p, at, l.way)
		case "facing-next":
			named = c.facing(c.nextPit(&l.p, at, l.way))
		case "behind-facing":
			named = c.behind(c.facing(at))
		case "beyond", "after-next":
			named = c.nextPit(&l.p, c.nextPit(&l.p, at, l.way), l.way)
		}
		pits = append(pits, named)
	}
	return pits
}

// claimed returns the pits that a sentence makes the mover's.
func (c *told) claimed(r *reading, l *landing) []engine.Place {
	pits := c.namedPits(r.claims, l, l.at)
	mine, theirs := l.p.OwnedBy(l.mover), l.p.OwnedBy(l.mover.Other())
	if r.remarks["limit-each-one-each"] && mine != (engine.PitSet{}) {
		return nil
	}
	for _, at := range pits {
		column, inner := c.column(at)
		mirror := c.pit(c.side(at).Other(), column, inner)
		side := c.own(c.side(at))
		last := side[0]
		if l.way == engine.Right {
			last = side[len(side)-1]
		}
		switch {
		case c.ownedPit(&l.p, at) && r.whose != "owned", (r.remarks["limit-last-not-last"] || r.remarks["limit-last-not-last-any"]) && at == last, r.remarks["limit-same-not-same"] && theirs.Has(mirror), r.remarks["limit-facing-not-facing"] && theirs.Has(c.facing(at)),
			(r.remarks["claim-filled"] || r.facing != nil) && l.p.Seeds(at) == 0:
			return nil
		}
	}
	return pits
}
