package player

import (
	"sowbook/engine"
	"sowbook/engine/ruleset"
	"sowbook/internal/errtext"
)

// Theme is the subject of a puzzle.
type Theme uint8

// The themes.
const (
	ThemeCapture Theme = iota // the largest capture of a turn
	ThemeTurn                 // the most sowings in a turn
	ThemeThreat               // an answer to a threat
	ThemeSave                 // a way to lose nothing at all
	ThemeEnding               // the largest win of an ending
	ThemeOnly                 // the only move that wins
	ThemeRelay                // the longest relay
	ThemeLand                 // the move whose relay ends in a given pit
	ThemeRefuse               // an ending or a defence that refuses a capture
	ThemeClaim                // the move that claims a pit
	ThemeGuard                // a way to lose no pit
	themeCount
)

var themeNames = [themeCount]string{"capture", "turn", "threat", "save", "ending", "only", "relay", "land", "refuse", "claim", "guard"}

// String returns capture, turn, threat, save, ending, only, relay, land, refuse, claim or
// guard.
func (t Theme) String() string { return themeNames[t] }

// Themes returns every theme.
func Themes() []Theme {
	all := make([]Theme, themeCount)
	for t := range all {
		all[t] = Theme(t)
	}
	return all
}

// ParseTheme parses the name of a theme. The error is an [*engine.TextError].
func ParseTheme(theme string) (Theme, error) {
	for i, name := range themeNames {
		if name == theme {
			return Theme(i), nil
		}
	}
	return 0, &engine.TextError{Why: "a theme is " + errtext.List(themeNames[:]) + ", not " + errtext.Quote(theme)}
}

// IsCounting reports whether puzzles of the theme are exercises in counting: what one turn does
// decides them, not what the opponent does next.
func (t Theme) IsCounting() bool {
	switch t {
	case ThemeCapture, ThemeTurn, ThemeRelay, ThemeLand, ThemeClaim:
		return true
	}
	return false
}

// suits reports whether a game under the rules can have puzzles of the theme.
func (t Theme) suits(r engine.Rules) bool {
	again := r.Stores != ruleset.NoStore && r.LastInStore != ruleset.LastEndsTurn || r.Captures.PlayAgain()
	switch t {
	case ThemeCapture, ThemeThreat, ThemeSave, ThemeRefuse:
		return r.Captures.TakeSeeds() || r.Captures.Raid()
	case ThemeTurn:
		return again
	case ThemeRelay, ThemeLand:
		return r.Relay != ruleset.NoRelay
	case ThemeClaim, ThemeGuard:
		return r.Captures.Claim()
	}
	return true
}
