package board

// Stored returns the number of seeds in the store of side s.
func (p Position) Stored(s Side) int { return p.Seeds(p.Board().Store(s)) }

// Margin returns how many more seeds side s has than its opponent: those stored, and if sides
// have two rows, all in its pits, else those in pits that it owns whichever row they
// are in. Inlining it would make the WebAssembly module larger by 1 KB.
//
//go:noinline
func (p Position) Margin(s Side) int {
	margin := p.Stored(s) - p.Stored(s.Other())
	if p.rows == 2 {
		return margin + p.InPits(s) - p.InPits(s.Other())
	}
	if p.HasOwned() {
		for at := range Place(2 * p.pits) {
			switch owner, owned := p.Owned(at); {
			case owned && owner == s:
				margin += p.Seeds(at)
			case owned:
				margin -= p.Seeds(at)
			}
		}
	}
	return margin
}

// InPits returns the number of seeds in the pits that side s plays. Inlining it would make the
// WebAssembly module larger by 1.6 KB.
//
//go:noinline
func (p *Position) InPits(s Side) int {
	n, first := 0, p.Board().First(s)
	for at := first; at < first+Place(p.pits); at++ {
		n += int(p.seeds[at])
	}
	if p.holds {
		n += p.exchanged(s)
	}
	return n
}

// IsEmpty reports whether side s has no seeds in the pits that it plays.
func (p *Position) IsEmpty(s Side) bool {
	if p.holds {
		return p.InPits(s) == 0
	}
	first := Place(p.pits) * Place(s)
	for _, n := range p.seeds[first : first+Place(p.pits)] {
		if n > 0 {
			return false
		}
	}
	return true
}

// HasAtMost reports whether the pits hold n seeds or fewer in all.
func (p *Position) HasAtMost(n int) bool {
	for _, seeds := range p.seeds[:2*p.pits] {
		if n -= int(seeds); n < 0 {
			return false
		}
	}
	return true
}

// exchanged returns how many more seeds side s has in the pits of the other row that it plays
// than the other side has in those of the row of s.
func (p *Position) exchanged(s Side) (n int) {
	for at := range Place(2 * p.pits) {
		switch {
		case !p.bound.Has(at):
		case p.Holder(at) == s:
			n += int(p.seeds[at])
		default:
			n -= int(p.seeds[at])
		}
	}
	return n
}

// InAllPits returns the number of seeds in all pits.
func (p Position) InAllPits() int { return p.InPits(South) + p.InPits(North) }

// Total returns the number of seeds in all pits and stores.
func (p Position) Total() int { return p.InAllPits() + p.Stored(South) + p.Stored(North) }

// HasMajority reports whether a side has more than half of all seeds: in its store, and with owned
// also in the pits that it owns.
func (p *Position) HasMajority(owned bool) bool {
	b := p.Board()
	lead, left := p.Seeds(b.Store(South))-p.Seeds(b.Store(North)), p.InPits(South)+p.InPits(North)
	if owned && p.HasOwned() {
		lead, left = p.Margin(South), p.Free(South)+p.Free(North)
	}
	return max(lead, -lead) > left
}

// InnerPits returns how many pits of the inner row of the side to move hold seeds, and how many
// of them hold at least a number. The sides must have two rows.
func (p *Position) InnerPits(least int) (occupied, filled int) {
	b := p.Board()
	last := b.First(p.Turn()) + Place(b.Pits)
	for at := last - Place(b.Columns()); at < last; at++ {
		if n := p.Seeds(at); n > 0 {
			occupied++
			if n >= least {
				filled++
			}
		}
	}
	return occupied, filled
}

// OwnsOnlyHouses reports whether the players own no pits but their houses.
func (p *Position) OwnsOnlyHouses() bool {
	b := p.Board()
	for at := Place(0); b.IsPit(at); at++ {
		if s, owned := p.Owned(at); owned && at != b.House(s) {
			return false
		}
	}
	return true
}
