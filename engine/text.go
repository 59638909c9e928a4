package engine

import "errors"

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
