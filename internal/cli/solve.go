package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"runtime"
	"strings"
	"time"

	"sowbook/engine"
	"sowbook/engine/solver"
	"sowbook/internal/variant"
)

type solutionJSON struct {
	Variant string   `json:"variant"`
	Start   string   `json:"start"`
	Value   int      `json:"value"`
	Proven  bool     `json:"proven"`
	Depth   int      `json:"depth"`
	Nodes   uint64   `json:"nodes"`
	Best    *string  `json:"best"` // null if the game is over
	Line    []string `json:"line"`
}

func runSolve(e *env, f *flags, args []string) error {
	asJSON := f.answerAsJSON()
	ofGame := addGameFlags(f)
	depth := f.Int("depth N", 0, "stop after N plies")
	limit := f.Duration("time D", 0, "stop after a time, as in 30s or 2m")
	if err := parse(f, args); err != nil {
		return err
	}
	switch {
	case *depth < 0:
		return usageError("-depth is a number of plies, 1 or more; the default is to search to the end of the game")
	case *limit < 0:
		return usageError("-time is a duration, as in 30s or 2m")
	}
	v, err := e.oneVariant(f, ofGame)
	if err != nil {
		return err
	}
	rules, start, err := ofGame.start(v)
	if err != nil {
		return err
	}
	found := solve(e.stderr, v, rules, start, solver.Limits{Depth: *depth, Workers: runtime.GOMAXPROCS(0)}, *limit)
	out := solutionJSON{
		Variant: v.ID, Start: start.String(), Value: found.Value, Proven: found.Proven,
		Depth: found.Depth, Nodes: found.Nodes, Line: v.FormatLine(rules, start, found.Line),
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

// progressInterval is the time between two reports of a long search.
const progressInterval = 2 * time.Second

// solve searches until the time limit, if it is not 0. It reports a long search to progress.
func solve(progress io.Writer, v *variant.Variant, rules engine.Rules, start engine.Position, l solver.Limits, limit time.Duration) solver.Solution {
	began := time.Now()
	if limit > 0 {
		l.Stop = func() bool { return time.Since(began) >= limit }
	}
	reported := began
	l.Report = func(s solver.Solution) {
		if now := time.Now(); now.Sub(reported) >= progressInterval {
			reported = now
			fmt.Fprintf(progress, "%6.1f s: %d positions, depth %d, value %+d for %s\n",
				now.Sub(began).Seconds(), s.Nodes, s.Depth, s.Value, v.Voice.Sides[start.Turn()])
		}
	}
	return solver.Solve(rules, start, l)
}

func printSolution(w io.Writer, v *variant.Variant, start engine.Position, s solutionJSON) {
	side, other := v.Voice.Sides[start.Turn()], v.Voice.Sides[start.Turn().Other()]
	end := "draw"
	switch {
	case s.Value > 0:
		end = fmt.Sprintf("%s wins by %d", side, s.Value)
	case s.Value < 0:
		end = fmt.Sprintf("%s wins by %d", other, -s.Value)
	}
	how := "proven, with best play on both sides"
	if !s.Proven {
		how = fmt.Sprintf("not proven, searched to depth %d", s.Depth)
	}
	fmt.Fprintf(w, "%s, %s to play\n%s (%s)\n", s.Start, side, end, how)
	if s.Best != nil {
		fmt.Fprintf(w, "best: %s\nline: %s\n", *s.Best, strings.Join(s.Line, " "))
	}
	fmt.Fprintf(w, "%d positions\n", s.Nodes)
}
