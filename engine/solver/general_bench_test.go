package solver

import (
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
)

// BenchmarkGeneralPlay counts lines of every game by the general rules, and analyses its
// start. It reports millions of positions played and of nodes searched per second of
// processor time.
func BenchmarkGeneralPlay(b *testing.B) {
	for _, game := range enginetest.Games(b) {
		b.Run(game.Name, func(b *testing.B) {
			start := enginetest.Start(b, game.Rules)
			depth, last, positions := 0, uint64(0), uint64(0) // positions on all lines of that depth
			for depth < 20 && last < 50_000 {
				depth++
				last = perft(&game.Rules, &start, depth)
				positions += last
			}
			began := cpuTime()
			for b.Loop() {
				perft(&game.Rules, &start, depth)
			}
			b.ReportMetric(float64(positions)*float64(b.N)/(cpuTime()-began).Seconds()/1e6, "Mpositions/s")
			began = cpuTime()
			a := Analyse(engine.NewGame(game.Rules, start), 0)
			for !a.Step(10_000) && a.Nodes() < 200_000 {
			}
			b.ReportMetric(float64(a.Nodes())/(cpuTime()-began).Seconds()/1e6, "Mnodes/s")
			b.ReportMetric(float64(a.Depth()), "depth")
			b.ReportMetric(0, "ns/op")
		})
	}
}

func TestWorkUsesCPUTime(t *testing.T) {
	before, sum := cpuTime(), 0
	for cpuTime() <= before && sum < 1<<40 {
		sum++
	}
	if cpuTime() <= before {
		t.Errorf("no time passed after %d calls", sum)
	}
}
