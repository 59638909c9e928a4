package cli

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"runtime"
	"strings"
	"time"

	"sowbook/engine"
	"sowbook/engine/solver"
	"sowbook/internal/variant"
)

// solutionJSON is a solution as other programs read it.
type solutionJSON struct {
	Variant string   `json:"variant"`
	Start   string   `json:"start"`
	Value   int      `json:"value"`
	Proven  bool     `json:"proven"`
	Depth   int      `json:"depth"`
	Nodes   uint64   `json:"nodes"`
	Best    *string  `json:"best"` // null when the game is over
	Line    []string `json:"line"`
}

// runSolve finds the value of a position and the best line.
func runSolve(e *env, f *flag.FlagSet, args []string) error {
	var set words
	asJSON := f.Bool("json", false, "")
	from := f.String("from", "", "")
	depth := f.Int("depth", 0, "")
	limit := f.Duration("time", 0, "")
	f.Var(&set, "set", "")
	if err := parse(f, args); err != nil {
		return err
	}
	switch {
	case f.NArg() != 1:
		return usageError{fmt.Sprintf("solve needs one variant, after the flags; there are %d words; sowbook variants lists the variants", f.NArg())}
	case *depth < 0:
		return usageError{"-depth is a number of plies, 1 or more; without it the search goes to the end of the game"}
	case *limit < 0:
		return usageError{"-time is a length of time, as in 30s or 2m"}
	}
	v, rules, start, err := e.start(f.Arg(0), set, *from)
	if err != nil {
		return err
	}
	found := solve(e.stderr, v, rules, start, solver.Limits{Depth: *depth, Workers: runtime.GOMAXPROCS(0)}, *limit)
	out := solutionJSON{
		Variant: v.ID, Start: start.String(), Value: found.Value, Proven: found.Proven,
		Depth: found.Depth, Nodes: found.Nodes, Line: lineText(v, rules, start, found.Line),
	}
	if len(out.Line) > 0 {
		out.Best = &out.Line[0]
	}
	if *asJSON {
		return json.NewEncoder(e.stdout).Encode(out)
	}
	printSolution(e.stdout, v, start, out)
	return nil
}

// quiet is how long a search runs before it says how far it is, and again.
const quiet = 2 * time.Second

// solve runs the search, for no longer than a limit unless that is zero, and says
// how far it is when it takes long.
func solve(progress io.Writer, v *variant.Variant, rules engine.Rules, start engine.Position, l solver.Limits, limit time.Duration) solver.Solution {
	began := time.Now()
	if limit > 0 {
		l.Stop = func() bool { return time.Since(began) >= limit }
	}
	told := began
	l.Report = func(s solver.Solution) {
		if now := time.Now(); now.Sub(told) >= quiet {
			told = now
			fmt.Fprintf(progress, "%6.1f s: %d positions; %d plies deep it looks like %+d for %s\n",
				now.Sub(began).Seconds(), s.Nodes, s.Depth, s.Value, v.Voice.Sides[start.Turn()])
		}
	}
	return solver.Solve(rules, start, l)
}

// lineText is the moves of a line from a position as the variant writes them.
func lineText(v *variant.Variant, rules engine.Rules, p engine.Position, line []engine.Move) []string {
	texts := []string{}
	for _, m := range line {
		texts = append(texts, rules.Format(v.Voice.Labels, p.Board(), m))
	}
	return texts
}

// printSolution writes a solution for a person.
func printSolution(w io.Writer, v *variant.Variant, start engine.Position, s solutionJSON) {
	side, other := v.Voice.Sides[start.Turn()], v.Voice.Sides[start.Turn().Other()]
	end := fmt.Sprintf("%s and %s end level", side, other)
	switch {
	case s.Value > 0:
		end = fmt.Sprintf("%s wins by %d", side, s.Value)
	case s.Value < 0:
		end = fmt.Sprintf("%s wins by %d", other, -s.Value)
	}
	how := "proven: both play their best"
	if !s.Proven {
		how = fmt.Sprintf("not proven: as it looks %d plies deep", s.Depth)
	}
	fmt.Fprintf(w, "%s, %s to play\n%s (%s)\n", s.Start, side, end, how)
	if s.Best != nil {
		fmt.Fprintf(w, "best: %s\nline: %s\n", *s.Best, strings.Join(s.Line, " "))
	}
	fmt.Fprintf(w, "%d positions\n", s.Nodes)
}
