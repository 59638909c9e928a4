package engine

import (
	"strings"

	"sowbook/engine/board"
	"sowbook/engine/ruleset"
	"sowbook/internal/errtext"
)

// Format returns the notation of a move: the number of the pit, followed by R or L if
// moves go both ways and > if a lap goes on from the house; see [Move.Text] for other moves.
// The move is made in position p, or in one that follows in the same round.
func (r Rules) Format(l Labels, p Position, m Move) string {
	var ways [2]string
	if r.BothWays() {
		ways = [2]string{Right: "R", Left: "L"}
	}
	return m.Text(l.In(&p).Label(p.Board(), m.Pit), ways)
}

// ParseMove parses what [Rules.Format] writes, as a move of the side to move. It does
// not check whether the move is legal; [Rules.WhyIllegal] does. In a game in which sides may play pits of
// the other row, a number of a pit that is not the player's is read by the other numbering.
func (r Rules) ParseMove(l Labels, p Position, text string) (Move, error) {
	switch text {
	case "-":
		return Move{Kind: Pass}, nil
	case "=":
		return Move{Kind: NextRound, Pit: Hand}, nil
	}
	number, on := text, false
	if r.HasHouses() {
		number, on = strings.CutSuffix(text, ">")
	}
	n := len(number)
	for n > 0 && (number[n-1] == 'R' || number[n-1] == 'L') {
		n--
	}
	number, suffix := number[:n], number[n:]
	mover, kind := p.Turn(), Gift
	number, given := strings.CutPrefix(number, "+")
	if giver, due := r.giver(&p); given && due {
		mover = giver
	}
	taken := p.Further() > 0 && strings.HasPrefix(number, "x")
	if taken {
		number, mover, kind = number[1:], mover.Other(), Take
	}
	at, err := l.ParsePit(&p, mover, number, r.Refill == ruleset.Territory, r.suffixHint()+"; this is "+errtext.Quote(text))
	if err != nil {
		return Move{}, err
	}
	if (given || taken) && suffix == "" && !on {
		return Move{Kind: kind, Pit: at}, nil
	}
	m := Move{Kind: Sow, Pit: at, Way: r.ways()[0], On: on}
	switch {
	case !r.BothWays() && suffix != "":
		return m, board.NewTextError(len(number), "every move goes the same way here, so it is written "+number+", not "+errtext.Quote(text))
	case r.BothWays() && suffix != "R" && suffix != "L":
		return m, board.NewTextError(len(number), "a move goes right or left here: write "+number+"R or "+number+"L, not "+errtext.Quote(text))
	case suffix == "L":
		m.Way = Left
	}
	return m, nil
}

// suffixHint returns what an error about a move says of its direction, or "".
func (r *Rules) suffixHint() string {
	if r.BothWays() {
		return " with R or L after it"
	}
	return ""
}
