package cli

import (
	"fmt"
	"slices"

	"sowbook/internal/book"
	"sowbook/internal/puzzle"
	"sowbook/internal/variant"
)

func runPuzzles(e *env, f *flags, args []string) error {
	seed := f.Uint64(f.add("seed N", "the seed of the random games, 1 unless given; the same seed finds the same puzzles"), 1, "")
	n := f.Int("n N", 12, "how many puzzles a game gets, 12 unless given")
	keep := f.Bool("keep", "keep the puzzles in the file that are still right, so that links to them keep working, and add to them")
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
	var kept []puzzle.Puzzle
	if *keep {
		content, problems := book.Content(e.project())
		if len(problems) == 0 {
			kept, problems = puzzle.Load(content, e.contentPath(), list, nil)
		}
		if len(kept) == 0 && len(problems) > 0 {
			return problems
		}
		if n := len(problems); n > 0 {
			fmt.Fprintf(e.stderr, "lines left out of %s because they are not puzzles any more: %d; sowbook check says why\n", puzzle.File, n)
		}
	}
	fmt.Fprintf(e.stdout, "# sowbook puzzles -seed %d -n %d\n", *seed, *n)
	if f.NArg() > 0 {
		list = slices.DeleteFunc(list, func(v *variant.Variant) bool { return !slices.Contains(f.Args(), v.ID) })
		for _, p := range kept { // those of the other games stay
			if !slices.Contains(f.Args(), p.Variant.ID) {
				fmt.Fprintln(e.stdout, p)
			}
		}
	}
	for _, p := range puzzle.Find(list, *n, *seed, kept) {
		fmt.Fprintln(e.stdout, p)
	}
	return nil
}
