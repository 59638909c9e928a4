package engine

import (
	"errors"
	"strconv"

	"sowbook/engine/capture"
	"sowbook/engine/round"
	"sowbook/engine/ruleset"
)

// Start returns the start position, with South to move. If a player sets up the board, it
// returns an error.
func (r Rules) Start() (Position, error) { return round.Start(&r.Set) }

// CheckSetup returns an error if the rules do not allow p as a set-up: see [round.CheckSetup].
func (r Rules) CheckSetup(p Position) error { return round.CheckSetup(&r.Set, &p) }

// Distributed returns the start position after player by has distributed the seeds as in p and
// the other player has turned the board if turned: see [round.Distributed].
func (r Rules) Distributed(p Position, by Side, turned bool) (Position, error) {
	return round.Distributed(&r.Set, p, by, turned)
}

// CheckPosition returns an error if games with these rules never have such a position: the
// board has another number of rows, a pit is owned or bound or a further move or pit due although no
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
	case p.Further() > r.Captures.Further() || p.Further() > r.further(&p):
		return errors.New("no capture of this game leaves so many further pits to choose here; leave out further, or use a smaller number")
	case !r.mayAsk(&p):
		return errors.New("no lap of this game goes on here in a way that the player chooses; leave out lap, lap-from and end")
	case p.Again() && !r.Captures.Has(capture.PlaysAgainOnce):
		return errors.New("no capture gives one further move in this game; leave out again=yes")
	}
	return nil
}
