package cli

import (
	"flag"
	"fmt"

	"sowbook/engine"
	"sowbook/internal/variant"
)

// gameFlags holds the flags of commands that begin with a position.
type gameFlags struct {
	from     string
	readings []string // KEY=VALUE
}

func addGameFlags(f *flag.FlagSet) *gameFlags {
	g := &gameFlags{}
	f.StringVar(&g.from, "from", "", "")
	f.Func("set", "", func(reading string) error {
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

// oneVariant returns the variant that is the only argument of a command.
func (e *env) oneVariant(f *flag.FlagSet) (*variant.Variant, error) {
	if f.NArg() != 1 {
		return nil, usageError(fmt.Sprintf("%s needs one variant after the flags, but got %d arguments; sowbook variants lists the variants", f.Name(), f.NArg()))
	}
	list, err := e.variants()
	if err != nil {
		return nil, err
	}
	return variant.Find(list, f.Arg(0))
}
