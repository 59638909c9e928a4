package engine

import (
	"errors"
	"strconv"

	"sowbook/engine/ruleset"
)

// Start returns the start position, with South to move. If a player sets up the board, it
// returns an error.
func (r Rules) Start() (Position, error) {
	if r.IsLaidOut() {
		return Position{}, errors.New("this game has no fixed start: a player distributes the " + strconv.Itoa(r.Seeds) + " seeds; give a position to start from")
	}
	b := r.Board()
	p := b.Even(0, South)
	p.SetOpening(r.Opening.Length())
	for s := South; s <= North; s++ {
		p.Set(b.Store(s), r.Stock)
		house := b.House(s)
		if r.HasHouses() {
			p.SetOwned(house, s)
		}
		if r.Setup == ruleset.HouseSetup {
			p.Set(house, 3*r.Seeds)
			p.Set(house-1, r.Seeds)
			p.Set(house-2, r.Seeds)
			continue
		}
		for i := range Place(r.FilledPits()) {
			n, ok := r.LaidSeeds(s, int(i))
			if !ok {
				n = r.Seeds
			}
			p.Set(b.First(s)+i, n)
		}
	}
	return p, nil
}

// CheckSetup returns an error if the rules do not allow p as a set-up (LI-5, LW-5, P-C1, CD-4).
// The error names the rule and the pits.
func (r Rules) CheckSetup(p Position) error {
	b := p.Board()
	switch {
	case p.Stored(South)+p.Stored(North) > 0:
		return errors.New("nothing is captured yet: both stores must be empty")
	case r.IsLaidOut() && p.Total() != r.Seeds:
		return errors.New("all " + strconv.Itoa(r.Seeds) + " seeds must be on the board, not " + strconv.Itoa(p.Total()))
	case r.Setup == ruleset.TwoEachSetup:
		for i := range Place(2 * b.Pits) {
			if p.Seeds(i) < 2 {
				return errors.New("pit " + strconv.Itoa(int(i)+1) + " holds " + strconv.Itoa(p.Seeds(i)) + ": every pit must hold at least two seeds")
			}
		}
		return nil
	case r.Setup != ruleset.MirroredSetup:
		return nil
	}
	for i := range Place(b.Pits) {
		outer := i == 0 || int(i) == b.Pits-1
		south, north := p.Seeds(i), p.Seeds(b.Opposite(i))
		pits := "pits " + strconv.Itoa(int(i)+1) + " and " + strconv.Itoa(int(b.Opposite(i))+1)
		switch {
		case outer && south+north > 0:
			return errors.New(pits + " are at the ends of the board and must stay empty")
		case (south > 0) != (north > 0):
			return errors.New(pits + " face each other: both must hold seeds, or neither")
		}
	}
	return nil
}

// Distributed returns the start position after player by has distributed the seeds as in
// p and the other player has turned the board if turned (L-6). It returns the error of
// [Rules.CheckSetup], or one if the rules do not let a player turn the board.
func (r Rules) Distributed(p Position, by Side, turned bool) (Position, error) {
	if err := r.CheckSetup(p); err != nil {
		return p, err
	}
	first := by.Other()
	if r.Begin == ruleset.DistributorBegins {
		first = by
		if turned {
			return p, errors.New("with begins=distributor nobody turns the board")
		}
	}
	if turned {
		p = p.Turned()
		if r.Begin == ruleset.TurnedForfeits {
			first = by
		}
	}
	p.SetOpening(r.Opening.Length())
	return p.WithTurn(first), nil
}

// CheckPosition returns an error if games with these rules never have such a position: the
// board has another number of rows, a pit is owned or bound or a further move due although no
// rule makes it so, or a pit is closed although players give seeds. Rows may have any length.
func (r Rules) CheckPosition(p Position) error {
	if want := r.Board(); p.Board().Rows != want.Rows {
		return errors.New("the board has " + strconv.Itoa(int(2*want.RowsOfSide())) + " rows in this game; this position has " + strconv.Itoa(int(2*p.Board().RowsOfSide())))
	}
	switch {
	case p.HasOwned() && !r.Captures.Claim() && !r.HasHouses():
		return errors.New("nobody owns a pit in this game; leave out north-owns and south-owns")
	case r.HasHouses() && !p.OwnsOnlyHouses():
		return errors.New("in this game players own only their houses, pits " + strconv.Itoa(int(p.Board().House(South))+1) + " and " + strconv.Itoa(int(p.Board().House(North))+1))
	case p.HasBound() && !r.isBound(&p):
		return errors.New("the rules of this game do not bind this pit here; leave out bound")
	case p.HasClosed() && r.Give != ruleset.NoGive:
		return errors.New("no pit is closed in this game; leave out closed")
	case p.HasHeld() && r.Refill != ruleset.Territory:
		return errors.New("no side plays pits of the other row in this game; leave out north-holds and south-holds")
	case p.Opening() > r.Opening.Length():
		return errors.New("the opening of this game has " + strconv.Itoa(r.Opening.Length()) + " moves; leave out opening, or use a smaller number")
	case p.Again() && !r.Captures.PlayAgainOnce():
		return errors.New("no capture gives one further move in this game; leave out again=yes")
	}
	return nil
}
