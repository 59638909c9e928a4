package cli

import (
	"fmt"

	"sowbook/engine"
	"sowbook/internal/variant"
)

// gameFlags holds the flags of commands that begin with a position.
type gameFlags struct {
	rules    string // of a game without a page, or ""
	from     string
	readings []string // KEY=VALUE
}

func addGameFlags(f *flags) *gameFlags {
	g := &gameFlags{}
	f.StringVar(&g.rules, f.add("rules TEXT", "play by these rules, without a variant"), "", "")
	f.StringVar(&g.from, f.add("from POSITION", "begin with this position, not with the start of the game"), "", "")
	f.Func(f.add("set KEY=VALUE", "choose a reading of the game; can be repeated"), "", func(reading string) error {
		g.readings = append(g.readings, reading)
		return nil
	})
	return g
}

// start returns a variant's rules under the readings, and the first position: -from or
// else the variant's start.
func (g *gameFlags) start(v *variant.Variant) (engine.Rules, engine.Position, error) {
	rules, err := v.RulesWith(g.readings)
	if err != nil {
		return rules, engine.Position{}, err
	}
	if g.from == "" {
		start, err := rules.Start()
		if err != nil {
			err = fmt.Errorf("%s needs -from POSITION: %w", v.ID, err)
		}
		return rules, start, err
	}
	start, err := engine.ParsePosition(g.from)
	if err == nil {
		err = rules.CheckPosition(start)
	}
	if err != nil {
		err = usageError(fmt.Sprintf("position %q: %v", g.from, err))
	}
	return rules, start, err
}

// game returns the game of a command, that of -rules or else the first argument, and the
// other arguments.
func (e *env) game(f *flags, ofGame *gameFlags) (v *variant.Variant, rest []string, err error) {
	if ofGame.rules != "" {
		v, err = rulesVariant(ofGame.rules)
		return v, f.Args(), err
	}
	v, err = e.variant(f.Arg(0))
	return v, f.Args()[1:], err
}

// oneVariant returns the game of a command that takes no other arguments.
func (e *env) oneVariant(f *flags, ofGame *gameFlags) (*variant.Variant, error) {
	if ofGame.rules != "" && f.NArg() > 0 {
		return nil, usageError(fmt.Sprintf("%s takes no variant with -rules, but got %q", f.Name(), f.Arg(0)))
	}
	if ofGame.rules == "" && f.NArg() != 1 {
		return nil, usageError(fmt.Sprintf("%s needs one variant after the flags, but got %d arguments; sowbook variants lists the variants", f.Name(), f.NArg()))
	}
	v, _, err := e.game(f, ofGame)
	return v, err
}
