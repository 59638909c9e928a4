package cli

import (
	"flag"
	"fmt"
	"slices"

	"sowbook/internal/diag"
	"sowbook/internal/puzzle"
	"sowbook/internal/variant"
)

// runPuzzles looks for puzzles and prints them as the file of the content folder has them.
func runPuzzles(e *env, f *flag.FlagSet, args []string) error {
	seed := f.Uint64("seed", 1, "")
	n := f.Int("n", 12, "")
	if err := parse(f, args); err != nil {
		return err
	}
	if *n < 1 {
		return usageError{"-n is how many puzzles a variant is to have at most, 1 or more"}
	}
	list, err := e.variants()
	if err != nil {
		return err
	}
	var ids []string
	for _, v := range list {
		ids = append(ids, v.ID)
	}
	for _, id := range f.Args() {
		if !slices.Contains(ids, id) {
			return fmt.Errorf("there is no variant %q; %s", id, diag.Expected(id, ids))
		}
	}
	fmt.Fprintf(e.stdout, "# sowbook puzzles -seed %d -n %d\n", *seed, *n)
	list = slices.DeleteFunc(list, func(v *variant.Variant) bool { return f.NArg() > 0 && !slices.Contains(f.Args(), v.ID) })
	for _, p := range puzzle.FindAll(list, *n, *seed) {
		fmt.Fprintln(e.stdout, p)
	}
	return nil
}
