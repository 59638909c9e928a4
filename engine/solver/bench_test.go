package solver

import (
	"testing"
	"time"

	"sowbook/engine"
)

const (
	// perftRules are the rules for comparing speeds and values.
	perftRules = "capture=across ends=at-once left-over=both-sides"

	egyptian = "origin=skipped capture=across left-over=other-side"
	twoWays  = egyptian + " direction=either fewest=2"
)

// BenchmarkPerft counts the same lines with the array code, packed boards and the general
// rules. It reports millions of leaves per second, and the ratio to the array code.
func BenchmarkPerft(b *testing.B) {
	const depth, want = 8, 563055
	r, err := engine.ParseRules(perftRules)
	if err != nil {
		b.Fatal(err)
	}
	p := engine.Even(6, 4, engine.South)
	ways := []struct {
		name  string
		count func() uint64
		took  time.Duration
	}{
		{name: "array", count: func() uint64 { return arrayPerft(evenArray(4), 0, depth) }},
		{name: "compiled", count: func() uint64 { return Perft(r, p, depth) }},
		{name: "general", count: func() uint64 { return perft(&r, &p, depth) }},
	}
	for b.Loop() {
		for i := range ways {
			began := time.Now()
			if got := ways[i].count(); got != want {
				b.Fatalf("%s counts %d, want %d", ways[i].name, got, want)
			}
			ways[i].took += time.Since(began)
		}
	}
	for _, w := range ways {
		b.ReportMetric(want*float64(b.N)/w.took.Seconds()/1e6, w.name+"-Mleaves/s")
		b.ReportMetric(float64(ways[0].took)/float64(w.took), w.name+"/array")
	}
	b.ReportMetric(0, "ns/op")
}

// BenchmarkSolve solves games with published values, each with an empty table.
func BenchmarkSolve(b *testing.B) {
	for _, c := range shortGames {
		b.Run(c.name(), func(b *testing.B) { c.bench(b) })
	}
}

// BenchmarkSolveLong solves boards of six pits a side and four seeds a pit, which takes a
// minute and half a gigabyte each.
func BenchmarkSolveLong(b *testing.B) {
	for _, c := range longGames {
		b.Run(c.name(), func(b *testing.B) { c.bench(b) })
	}
}

func (c knownGame) bench(b *testing.B) {
	r, err := engine.ParseRules(perftRules + c.extra)
	if err != nil {
		b.Fatal(err)
	}
	nodes := uint64(0)
	for b.Loop() {
		found := Solve(r, engine.Even(c.pits, c.seeds, engine.South), Limits{})
		if !found.Proven || found.Value != c.value {
			b.Fatalf("%+v, want %d", found, c.value)
		}
		nodes += found.Nodes
	}
	b.ReportMetric(float64(nodes)/float64(b.N), "nodes")
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
	b.ReportMetric(b.Elapsed().Seconds()/float64(b.N), "s")
	b.ReportMetric(0, "ns/op")
}
