package solver

import (
	"bytes"
	"compress/gzip"
	"math/rand/v2"
	"strconv"
	"testing"
	"time"

	"sowbook/engine"
)

// boardsOf shows every board with so many seeds in all on pits a side, the mover having
// one at least.
func boardsOf(pits, seeds int, look func(k packed)) {
	var counts [2 * PackedPits]int
	var fill func(pit, left int)
	fill = func(pit, left int) {
		if pit == 2*pits-1 {
			counts[pit] = left
			var k packed
			for i := range pits {
				k.mover |= uint64(counts[i]) << byteShift(uint(i))
				k.waiter |= uint64(counts[pits+i]) << byteShift(uint(i))
			}
			if k.mover != 0 {
				look(k)
			}
			return
		}
		for n := 0; n <= left; n++ {
			counts[pit] = n
			fill(pit+1, left-n)
		}
	}
	fill(0, seeds)
}

// BenchmarkEndgameTable answers whether a table of exact endings should be made when the
// site is built and sent to pages: how large it would be, beside how long a page takes to
// work out the same values itself, all of them, and how long it takes for those it needs,
// in an ending of twice as many seeds.
func BenchmarkEndgameTable(b *testing.B) {
	r, err := engine.ParseRules(perftRules)
	if err != nil {
		b.Fatal(err)
	}
	for _, seeds := range []int{6, 8, 10} {
		b.Run(strconv.Itoa(seeds)+"-seeds", func(b *testing.B) {
			var size, boards int
			var all, with, without time.Duration
			for b.Loop() {
				s := newSearch(r, engine.Even(6, 4, engine.South), endgameMemory, false)
				began := time.Now()
				for n := 1; n <= seeds; n++ {
					boardsOf(6, n, func(k packed) {
						if r.Ended(k.unpack(s.board, engine.South)) == engine.GoesOn {
							s.endgameValue(k)
						}
					})
				}
				all += time.Since(began)
				s.endgame.seeds = seeds
				values := s.endgame.values[:s.endgame.boards(seeds)]
				boards = len(values)
				var packedUp bytes.Buffer
				w, _ := gzip.NewWriterLevel(&packedUp, 9)
				w.Write(values)
				w.Close()
				size = packedUp.Len()
				with += solveEndings(r, 2*seeds, &s.endgame)
				without += solveEndings(r, 2*seeds, nil)
			}
			b.ReportMetric(float64(boards), "boards")
			b.ReportMetric(float64(size)/1024, "KiB-gzip")
			b.ReportMetric(all.Seconds()*1000/float64(b.N), "ms-all")
			b.ReportMetric(with.Seconds()*1000/float64(b.N)/endings, "ms-ending-with")
			b.ReportMetric(without.Seconds()*1000/float64(b.N)/endings, "ms-ending-lazily")
			b.ReportMetric(0, "ns/op")
		})
	}
}

// endings is how many are solved for an average.
const endings = 20

// endgameMemory is the memory of the searches, in bytes.
const endgameMemory = 2 << 20

// solveEndings solves boards of so many seeds, with a full table of smaller ones or by
// working its values out as they are needed.
func solveEndings(r engine.Rules, seeds int, full *endgame) time.Duration {
	rng := rand.New(rand.NewPCG(1, 1))
	var took time.Duration
	for range endings {
		p := engine.Even(6, 0, engine.South)
		for range seeds {
			at := engine.Place(rng.IntN(12))
			p.Set(at, p.Seeds(at)+1)
		}
		if r.Ended(p) != engine.GoesOn {
			continue
		}
		s := newSearch(r, p, endgameMemory, true)
		if full != nil {
			s.endgame = *full
		}
		began := time.Now()
		d := newDeepening(pack(&p).masked(s.pits), maxDepth, always)
		d.start(toTheEnd)
		d.endBudget = unlimited / 2
		d.step(s, unlimited)
		took += time.Since(began)
	}
	return took
}
