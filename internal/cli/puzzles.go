package cli

import (
	"flag"
	"fmt"
	"slices"

	"sowbook/internal/puzzle"
	"sowbook/internal/variant"
)

func runPuzzles(e *env, f *flag.FlagSet, args []string) error {
	seed := f.Uint64("seed", 1, "")
	n := f.Int("n", 12, "")
	if err := parse(f, args); err != nil {
		return err
	}
	if *n < 1 {
		return usageError("-n is the largest number of puzzles of a variant, 1 or more")
	}
	list, err := e.variants()
	if err != nil {
		return err
	}
	for _, id := range f.Args() {
		if _, err := variant.Find(list, id); err != nil {
			return err
		}
	}
	fmt.Fprintf(e.stdout, "# sowbook puzzles -seed %d -n %d\n", *seed, *n)
	if f.NArg() > 0 {
		list = slices.DeleteFunc(list, func(v *variant.Variant) bool { return !slices.Contains(f.Args(), v.ID) })
	}
	for _, p := range puzzle.FindAll(list, *n, *seed) {
		fmt.Fprintln(e.stdout, p)
	}
	return nil
}
