package engine

import (
	"testing"
	"time"
)

// perftRules is the game whose lines are counted to compare speeds.
const perftRules = "capture=across ends=at-once left-over=both-sides"

// BenchmarkPerft counts the same lines three ways, in turn, in one process, and
// gives each in millions of leaves a second and as a ratio to plain array code:
// on packed boards, by the general rules, and by the array code itself.
func BenchmarkPerft(b *testing.B) {
	const depth, want = 8, 563055
	r, err := ParseRules(perftRules)
	if err != nil {
		b.Fatal(err)
	}
	p := Even(6, 4, South)
	ways := []struct {
		name  string
		count func() uint64
		took  time.Duration
	}{
		{name: "array", count: func() uint64 { return arrayPerft(evenArray(4), 0, depth) }},
		{name: "compiled", count: func() uint64 { return r.Perft(p, depth) }},
		{name: "general", count: func() uint64 { return r.perft(p, depth) }},
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

// BenchmarkSolve solves games whose values are published, each from nothing.
func BenchmarkSolve(b *testing.B) {
	for _, c := range shortGames {
		b.Run(c.name(), func(b *testing.B) { c.bench(b) })
	}
}

// BenchmarkSolveLong solves the usual board with four seeds a pit: half a minute
// and a gigabyte each, by itself.
func BenchmarkSolveLong(b *testing.B) {
	for _, c := range longGames {
		b.Run(c.name(), func(b *testing.B) { c.bench(b) })
	}
}

func (c knownGame) bench(b *testing.B) {
	r, err := ParseRules(perftRules + c.extra)
	if err != nil {
		b.Fatal(err)
	}
	var found Solution
	for b.Loop() {
		found = r.Solve(Even(c.pits, c.seeds, South), Limits{})
		if !found.Proven || found.Value != c.value {
			b.Fatalf("%+v, want %d", found, c.value)
		}
	}
	b.ReportMetric(float64(found.Nodes), "positions")
	b.ReportMetric(b.Elapsed().Seconds()/float64(b.N), "s")
	b.ReportMetric(0, "ns/op")
}
