package boardsvg

import (
	"regexp"
	"strings"
	"testing"
)

func TestThumbnailHasPitsStoresAndSeeds(t *testing.T) {
	moves := regexp.MustCompile(`M[^M]+`)
	for _, piles := range []bool{false, true} {
		b := Board{Pits: 6, Piles: piles, Seeds: []int{4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0}}
		text := b.Thumbnail()
		all := elements(t, text)
		if len(all) > 8 {
			t.Errorf("%d elements, which is heavy for a list", len(all))
		}
		count := map[string][]int{}
		for _, e := range all {
			class, d := "", ""
			for _, a := range e.Attr {
				switch a.Name.Local {
				case "class":
					class = a.Value
				case "d":
					d = a.Value
				}
			}
			if e.Name.Local == "path" {
				count[class] = append(count[class], len(moves.FindAllString(d, -1)))
			}
		}
		stores := 2
		if piles {
			stores = 0
		}
		if got := count["hollow"]; len(got) != 2 || got[0] != 12 || got[1] != stores {
			t.Errorf("piles %v: hollows %v, want 12 pits and %d stores", piles, got, stores)
		}
		if got := count["seed-a"][0] + count["seed-b"][0]; got != 48 {
			t.Errorf("piles %v: %d seeds, want 48", piles, got)
		}
		if strings.Contains(text, "<text") || !strings.Contains(text, `aria-hidden="true"`) {
			t.Errorf("not a decoration: %s", text)
		}
	}
}
