package cli

import (
	"errors"
	"flag"
	"fmt"

	"sowbook/engine"
	"sowbook/engine/solver"
	"sowbook/internal/variant"
)

// runPerft counts the lines of exactly so many plies and prints the number alone.
func runPerft(e *env, f *flag.FlagSet, args []string) error {
	var set words
	from := f.String("from", "", "")
	depth := f.Int("depth", -1, "")
	f.Var(&set, "set", "")
	if err := parse(f, args); err != nil {
		return err
	}
	switch {
	case f.NArg() != 1:
		return usageError{fmt.Sprintf("perft needs one variant, after the flags; there are %d words; sowbook variants lists the variants", f.NArg())}
	case *depth < 0:
		return usageError{"perft needs -depth N, the number of plies, 0 or more"}
	}
	_, rules, start, err := e.start(f.Arg(0), set, *from)
	if err != nil {
		return err
	}
	fmt.Fprintln(e.stdout, solver.Perft(rules, start, *depth))
	return nil
}

// start finds a variant by its id, and begins it as [begin] does.
func (e *env) start(id string, set []string, from string) (*variant.Variant, engine.Rules, engine.Position, error) {
	list, err := e.variants()
	if err != nil {
		return nil, engine.Rules{}, engine.Position{}, err
	}
	v, wrong := variant.Find(list, id)
	if wrong != "" {
		return nil, engine.Rules{}, engine.Position{}, errors.New(wrong)
	}
	rules, start, err := begin(v, set, from)
	return v, rules, start, err
}
