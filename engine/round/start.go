package round

import (
	"errors"
	"strconv"

	"sowbook/engine/board"
	"sowbook/engine/ruleset"
)

// Start returns the start position, with South to move. If a player sets up the board, it
// returns an error.
func Start(r *ruleset.Set) (board.Position, error) {
	if r.IsLaidOut() {
		return board.Position{}, errors.New("this game has no fixed start: a player distributes the " + strconv.Itoa(r.Seeds) + " seeds; give a position to start from")
	}
	b := r.Board()
	p := b.Even(0, board.South)
	p.SetOpening(r.Opening.Length())
	for s := board.South; s <= board.North; s++ {
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
		for i := range board.Place(r.FilledPits()) {
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
func CheckSetup(r *ruleset.Set, p *board.Position) error {
	b := p.Board()
	if r.Arrange {
		return checkArranged(r, p)
	}
	switch {
	case p.Stored(board.South)+p.Stored(board.North) > 0:
		return errors.New("nothing is captured yet: both stores must be empty")
	case r.IsLaidOut() && p.Total() != r.Seeds:
		return errors.New("all " + strconv.Itoa(r.Seeds) + " seeds must be on the board, not " + strconv.Itoa(p.Total()))
	case r.Setup == ruleset.TwoEachSetup:
		for i := range board.Place(2 * b.Pits) {
			if p.Seeds(i) < 2 {
				return errors.New("pit " + strconv.Itoa(int(i)+1) + " holds " + strconv.Itoa(p.Seeds(i)) + ": every pit must hold at least two seeds")
			}
		}
		return nil
	case r.Setup != ruleset.MirroredSetup:
		return nil
	}
	for i := range board.Place(b.Pits) {
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

// checkArranged returns an error if the players cannot have arranged their seeds as in p: each keeps
// theirs in their own pits.
func checkArranged(r *ruleset.Set, p *board.Position) error {
	start, err := Start(r)
	if err != nil {
		return err
	}
	b := start.Board()
	if p.Board() != b {
		return errors.New("a side has " + strconv.Itoa(b.Pits) + " pits at the start, not " + strconv.Itoa(p.Board().Pits))
	}
	for s := board.South; s <= board.North; s++ {
		if n, want := p.InPits(s), start.InPits(s); n != want {
			first := int(b.First(s)) + 1
			return errors.New("pits " + strconv.Itoa(first) + " to " + strconv.Itoa(first+b.Pits-1) + " hold " + strconv.Itoa(n) + " seeds: each player arranges exactly the " + strconv.Itoa(want) + " on their side")
		}
	}
	for at := range board.Place(2 * b.Pits) {
		start.Set(at, p.Seeds(at))
	}
	start.SetOpening(p.Opening())
	if start.WithTurn(p.Turn()) != *p {
		return errors.New("players arrange only the seeds in their pits: nothing else is changed before the first move")
	}
	return nil
}

// Distributed returns the start position after player by has distributed the seeds as in
// p and the other player has turned the board if turned (L-6). It returns the error of
// [CheckSetup], or one if the rules do not let a player turn the board. If each player
// arranges their own seeds, South begins, whoever has done so last.
func Distributed(r *ruleset.Set, p board.Position, by board.Side, turned bool) (board.Position, error) {
	if err := CheckSetup(r, &p); err != nil {
		return p, err
	}
	first := by.Other()
	switch {
	case turned && (r.Arrange || r.Begin == ruleset.DistributorBegins):
		return p, errors.New("under these rules nobody turns the board")
	case r.Arrange:
		first = board.South
	case r.Begin == ruleset.DistributorBegins:
		first = by
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
