package board

// MaxSeeds is the largest number of seeds a position may hold in all.
const MaxSeeds = 255

// MaxOpening is the largest number of moves that an opening may have.
const MaxOpening = 99

// MaxFurther is the largest number of further pits that a capture may take.
const MaxFurther = 3

// Position is the number of seeds in each place, the side to move, the pits that are out of
// play or bound, and those that a player owns. It is a value: a copy is independent, and ==
// compares whole positions.
type Position struct {
	seeds  [2*MaxPits + 2]uint8 // by Place
	pits   uint8                // a side
	rows   uint8                // a side
	turn   Side
	closed PitSet    // the pits that are out of play
	owned  [2]PitSet // the pits that each side owns, whichever row they are in
	bound  PitSet    // the pits that the side to move may not empty; if holds, the pits that the side of the other row plays in this round
	holds  bool      // pits are held; none is bound, which happens only where sides have two rows
	open   uint8     // the moves of the opening that are still to come
	more   uint8     // the pits of the other side that the side to move has yet to choose and capture
	again  bool      // the side to move plays again, for the only time in this turn
	lap    uint8     // the pit that the last seed fell in, from 1, while the mover chooses the way of the next lap
	origin uint8     // ... and if captured seeds are sown, the pit that their lap begins in
	end    uint8     // ... and the end of the board at which the turn has captured, or 0: see [Position.Lap]
}

// Even returns the position with the same number of seeds in each of 2*pits pits in two
// rows, empty stores, and side turn to move. See [Board.Even] for other boards.
func Even(pits, seeds int, turn Side) Position { return Board{Pits: pits}.Even(seeds, turn) }

// Even returns the position with the same number of seeds in every pit, empty stores, and
// side turn to move.
func (b Board) Even(seeds int, turn Side) Position {
	p := Position{pits: uint8(b.Pits), rows: uint8(max(1, b.Rows)), turn: turn}
	for i := range 2 * b.Pits {
		p.seeds[i] = uint8(seeds)
	}
	return p
}

// Board returns the shape of the board.
func (p *Position) Board() Board { return Board{int(p.pits), int(p.rows)} }

// Turn returns the side to move.
func (p *Position) Turn() Side { return p.turn }

// WithTurn returns the same position with side s to move.
func (p Position) WithTurn(s Side) Position {
	p.turn = s
	return p
}

// Seeds returns the number of seeds in a pit or a store.
func (p *Position) Seeds(at Place) int { return int(p.seeds[at]) }

// Closed reports whether a pit is out of play in this round: no sowing drops a seed there.
func (p *Position) Closed(pit Place) bool { return p.closed.Has(pit) }

// SetClosed puts an empty pit out of play, so that nobody owns it and no side of the other row
// plays it, or back in play.
func (p *Position) SetClosed(pit Place, closed bool) {
	p.closed.Set(pit, closed)
	if closed {
		p.Disown(pit)
		if p.holds {
			p.SetHolder(pit, p.Board().Owner(pit))
		}
	}
}

// ClosedPits returns the pits that are out of play.
func (p *Position) ClosedPits() PitSet { return p.closed }

// HasClosed reports whether any pit is out of play.
func (p *Position) HasClosed() bool { return p.closed != PitSet{} }

// Owned reports whether a player owns a pit, whichever row it is in, and who.
func (p *Position) Owned(pit Place) (s Side, ok bool) {
	for s = South; s <= North; s++ {
		if p.owned[s].Has(pit) {
			return s, true
		}
	}
	return 0, false
}

// IsOwned reports whether a player owns a pit.
func (p *Position) IsOwned(pit Place) bool {
	return p.owned[South].Has(pit) || p.owned[North].Has(pit)
}

// SetOwned makes a pit the property of side s.
func (p *Position) SetOwned(pit Place, s Side) { p.owned[s].Set(pit, true) }

// Holder returns the side that plays a pit: that of its row, unless the other holds it in this
// round.
func (p *Position) Holder(pit Place) Side {
	s := South
	if pit >= Place(p.pits) {
		s = North
	}
	if p.holds && p.bound.Has(pit) {
		s ^= 1
	}
	return s
}

// SetHolder makes s the side that plays a pit in this round. No pit may be bound.
func (p *Position) SetHolder(pit Place, s Side) {
	p.bound.Set(pit, s != p.Board().Owner(pit))
	p.holds = p.bound != PitSet{}
}

// HasHeld reports whether a side plays pits of the other row.
func (p *Position) HasHeld() bool { return p.holds }

// Span returns the pits among which those that side s plays are: the first, and how many there
// are. They are the row of s, or all if a side plays pits of the other row.
func (p *Position) Span(s Side) (first Place, pits int) {
	if p.holds {
		return 0, 2 * int(p.pits)
	}
	return Place(p.pits) * Place(s), int(p.pits)
}

// Disown makes a pit nobody's property.
func (p *Position) Disown(pit Place) {
	p.owned[South].Set(pit, false)
	p.owned[North].Set(pit, false)
}

// Bound reports whether the side to move may not empty a pit, unless it captures.
func (p *Position) Bound(pit Place) bool { return !p.holds && p.bound.Has(pit) }

// HasBound reports whether any pit is bound.
func (p *Position) HasBound() bool { return !p.holds && p.bound != PitSet{} }

// SetBound makes a pit the only one that is bound; if it is [Hand], none is.
func (p *Position) SetBound(pit Place) {
	if p.holds {
		return
	}
	p.bound = PitSet{}
	if pit != Hand {
		p.bound.Set(pit, true)
	}
}

// HasOwned reports whether a player owns any pit.
func (p *Position) HasOwned() bool { return p.owned != [2]PitSet{} }

// OwnedBy returns the pits that side s owns.
func (p *Position) OwnedBy(s Side) PitSet { return p.owned[s] }

// Free returns the number of seeds in the pits of side s that nobody owns.
func (p *Position) Free(s Side) int {
	n := 0
	first, pits := p.Span(s)
	for at := first; at < first+Place(pits); at++ {
		if !p.IsOwned(at) && (!p.holds || p.Holder(at) == s) {
			n += int(p.seeds[at])
		}
	}
	return n
}

// Again reports whether the side to move has had the one further move that a capture gives
// in a turn.
func (p *Position) Again() bool { return p.again }

// SetAgain sets what [Position.Again] reports.
func (p *Position) SetAgain(again bool) { p.again = again }

// Lap returns the pit of the last seed if the side to move has yet to choose the way of the next lap of
// its turn, or [Hand]. If that lap sows captured seeds, origin is the pit that it begins in. end is 1 if the turn has
// captured in the leftmost column, 2 if in the rightmost, where a capture at both ends wins.
func (p *Position) Lap() (last, origin Place, end int) {
	return Place(p.lap) - 1, Place(p.origin) - 1, int(p.end)
}

// InTurn reports whether the side to move has yet to choose the way of the next lap of its turn.
func (p *Position) InTurn() bool { return p.lap > 0 }

// SetLap sets what [Position.Lap] returns.
func (p *Position) SetLap(last, origin Place, end int) {
	p.lap, p.origin, p.end = uint8(last+1), uint8(origin+1), uint8(end)
}

// EndTurn ends what a turn leaves due to its player.
func (p *Position) EndTurn() {
	p.again, p.more = false, 0
	p.SetLap(Hand, Hand, 0)
}

// PassTurn ends the turn and gives it to the other side.
func (p *Position) PassTurn() {
	p.EndTurn()
	p.SetBound(Hand)
	p.turn ^= 1
}

// Further returns the number of pits of the other side that the side to move has yet to choose
// and capture.
func (p *Position) Further() int { return int(p.more) }

// SetFurther sets what [Position.Further] returns, at most [MaxFurther].
func (p *Position) SetFurther(pits int) { p.more = uint8(pits) }

// Opening returns the number of moves of the opening that are still to come.
func (p *Position) Opening() int { return int(p.open) }

// SetOpening sets what [Position.Opening] returns, at most [MaxOpening].
func (p *Position) SetOpening(moves int) { p.open = uint8(moves) }

// AppendRow appends the seeds of side s to row, its pits in order of place and then its
// store, and returns the extended slice.
func (p *Position) AppendRow(row []uint8, s Side) []uint8 {
	b := p.Board()
	first := b.First(s)
	row = append(row, p.seeds[first:first+Place(b.Pits)]...)
	return append(row, p.seeds[b.Store(s)])
}

// With returns the same position with n seeds in a place, n from 0 to [MaxSeeds].
func (p Position) With(at Place, n int) Position {
	p.seeds[at] = uint8(n)
	return p
}

// Set puts n seeds in a place, n from 0 to [MaxSeeds]. [Position.With] returns a changed
// copy instead.
func (p *Position) Set(at Place, n int) { p.seeds[at] = uint8(n) }

// Add puts n more seeds in a place, or takes some away if n is negative.
func (p *Position) Add(at Place, n int) { p.seeds[at] += uint8(n) }

// Drop puts one more seed in a place and returns the number there.
func (p *Position) Drop(at Place) int {
	p.seeds[at]++
	return int(p.seeds[at])
}

// Move moves all seeds of one place to another and returns their number.
func (p *Position) Move(from, to Place) int {
	n := p.seeds[from]
	p.seeds[from] = 0
	p.seeds[to] += n
	return int(n)
}

// SameSeeds reports whether two positions have the same seeds in every place.
func (p *Position) SameSeeds(q *Position) bool { return p.seeds == q.seeds }

// Turned returns the position as the other player sees it: the board is turned by
// 180 degrees, North becomes South, and the same player is to move.
func (p Position) Turned() Position {
	b, q := p.Board(), p
	for i := range Place(p.pits) {
		south, north := i, b.First(North)+i
		q.seeds[south], q.seeds[north] = p.seeds[north], p.seeds[south]
		q.closed.Set(south, p.closed.Has(north))
		q.closed.Set(north, p.closed.Has(south))
		q.bound.Set(south, p.bound.Has(north))
		q.bound.Set(north, p.bound.Has(south))
		for s := range q.owned {
			q.owned[s].Set(south, p.owned[s^1].Has(north))
			q.owned[s].Set(north, p.owned[s^1].Has(south))
		}
	}
	q.seeds[b.Store(South)], q.seeds[b.Store(North)] = p.seeds[b.Store(North)], p.seeds[b.Store(South)]
	q.turn = p.turn.Other()
	for _, at := range [...]*uint8{&q.lap, &q.origin} {
		if *at > 0 {
			*at = (*at-1+p.pits)%(2*p.pits) + 1
		}
	}
	return q
}

// WithoutStores returns the position with empty stores, for comparing repetitions.
func (p Position) WithoutStores() Position {
	b := p.Board()
	return p.With(b.Store(South), 0).With(b.Store(North), 0)
}

// Hash returns a 64-bit hash of the position, which other positions hardly ever share. If
// stores is false, the seeds in the stores do not change it.
func (p *Position) Hash(stores bool) uint64 {
	const mix = 0x9e3779b97f4a7c15
	h := uint64(p.turn) + 1
	if p.again {
		h += 2
	}
	if p.holds {
		h += 1 << 10
	}
	h += uint64(p.open)<<2 + uint64(p.more)<<11 + uint64(p.lap)<<13 + uint64(p.origin)<<20 + uint64(p.end)<<27
	places := 2 * int(p.pits)
	if stores {
		places += 2
	}
	for _, n := range p.seeds[:places] {
		h = h*mix ^ uint64(n)
	}
	for _, set := range [...]*PitSet{&p.bound, &p.closed, &p.owned[South], &p.owned[North]} {
		h = (h*mix^set[0])*mix ^ set[1]
	}
	h *= mix
	return h ^ h>>32
}
