package numbering

import (
	"slices"
	"testing"
)

func TestBoardsAreNumberedWithoutGaps(t *testing.T) {
	for _, pits := range []int{1, 3, 7} {
		n := For(pits)
		most := n.Seeds(MaxSeeds, 1<<18)
		if n.Boards(most) > 1<<18 || most < MaxSeeds && n.Boards(most+1) <= 1<<18 {
			t.Errorf("%d pits: at most %d seeds", pits, most)
		}
		seen := make([]bool, n.Boards(most))
		for seeds := range most + 1 {
			first, second, ok := uint64(seeds), uint64(0), true
			for ok {
				number := n.Number(first, second)
				if seen[number] || number >= n.Boards(seeds) || seeds > 0 && number < n.Boards(seeds-1) {
					t.Fatalf("%d pits: %x %x has number %d", pits, first, second, number)
				}
				seen[number] = true
				if seeds == 0 {
					break
				}
				first, second, ok = n.Following(first, second)
			}
		}
		if i := slices.Index(seen, false); i >= 0 {
			t.Errorf("%d pits: no board has number %d", pits, i)
		}
	}
}
