package engine

import (
	"errors"
	"strconv"

	"sowbook/engine/board"
)

// MarshalText returns the text form of the rules, so that they can be written as JSON.
func (r Rules) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText reads the text form of rules. The error is that of [ParseRules].
func (r *Rules) UnmarshalText(text []byte) error {
	rules, err := ParseRules(string(text))
	if err == nil {
		*r = rules
	}
	return err
}

// String returns the move with the number of its pit around the board, from 1 at South's left:
// those of South come first. L follows if it goes left, and > if it goes on from the house. A gift
// has + before its number, a pass is -, and the next round =. [Rules.Format] writes moves with the
// numbers and letters that a game uses.
func (m Move) String() string {
	switch m.Kind {
	case Pass:
		return "-"
	case NextRound:
		return "="
	}
	text := strconv.Itoa(int(m.Pit) + 1)
	if m.Kind == Gift {
		return "+" + text
	}
	if m.Way == board.Left {
		text += "L"
	}
	if m.On {
		text += ">"
	}
	return text
}

// Undo takes back the last ply. It returns an error if no ply has been played.
func (g *Game) Undo() error {
	n := len(g.plies)
	if n == 0 {
		return errors.New("no ply has been played")
	}
	before := NewGame(g.rules, g.start) // which counts repetitions from the start
	for _, ply := range g.plies[:n-1] {
		if err := before.Play(ply.Move); err != nil {
			panic(err) // it was legal before
		}
	}
	*g = *before
	return nil
}
