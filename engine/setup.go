package engine

import "sowbook/internal/lite"

// Start returns the position that a game by these rules begins with, South to move. It
// is an error if a player sets the board up.
func (r Rules) Start() (Position, error) {
	if r.Setup != EvenSetup {
		return Position{}, lite.Error("this game has no fixed start: a player distributes the " + lite.Itoa(r.Seeds) + " seeds; give a position to start from")
	}
	return Even(r.Pits, r.Seeds, South), nil
}

// CheckSetup returns an error if a player may not distribute the seeds like this (LI-5,
// LW-5, P-C1). It says which rule the distribution breaks, and where.
func (r Rules) CheckSetup(p Position) error {
	b := p.Board()
	switch {
	case p.Stored(South)+p.Stored(North) > 0:
		return lite.Error("nothing is captured yet: both stores must be empty")
	case r.Setup != EvenSetup && p.Total() != r.Seeds:
		return lite.Error("all " + lite.Itoa(r.Seeds) + " seeds must lie on the board; these are " + lite.Itoa(p.Total()))
	case r.Setup != MirroredSetup:
		return nil
	}
	for i := range Place(b.Pits) {
		outer := i == 0 || int(i) == b.Pits-1
		south, north := p.Seeds(i), p.Seeds(b.Opposite(i))
		pits := "pits " + lite.Itoa(int(i)+1) + " and " + lite.Itoa(int(b.Opposite(i))+1)
		switch {
		case outer && south+north > 0:
			return lite.Error(pits + " are at the ends of the board and must stay empty")
		case (south > 0) != (north > 0):
			return lite.Error(pits + " face each other: both must hold seeds, or neither")
		}
	}
	return nil
}

// Distributed returns the position after player by has distributed the seeds of p and
// the other player has turned the board, or not (L-6), with the player to move who
// begins. It is an error if [Rules.CheckSetup] rejects the distribution.
func (r Rules) Distributed(p Position, by Side, turned bool) (Position, error) {
	if err := r.CheckSetup(p); err != nil {
		return p, err
	}
	first := by.Other()
	if turned {
		p = p.Turned()
		if r.Begin == TurnedForfeits {
			first = by
		}
	}
	return p.WithTurn(first), nil
}
