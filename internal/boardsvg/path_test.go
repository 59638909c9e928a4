package boardsvg

import (
	"strings"
	"testing"
)

func TestASowingIsOneArcASeed(t *testing.T) {
	for _, c := range []struct {
		name string
		path []int
		arcs int
	}{
		{"along a row", []int{0, 1, 2, 3}, 3},
		{"into the store and on", []int{4, 5, 12, 6}, 3},
		{"round the end without a store", []int{5, 6, 7}, 2},
		{"clockwise", []int{1, 0, 13, 11}, 3},
		{"over a pit passed over", []int{2, 3, 5}, 2},
		{"the same place twice", []int{3, 4, 4, 5}, 2},
		{"nothing", nil, 0},
		{"only lifted", []int{3}, 0},
	} {
		if got := len(lay(6, false).hops(c.path)); got != c.arcs {
			t.Errorf("%s: %d arcs, want %d", c.name, got, c.arcs)
		}
	}
}

func TestManyLapsDoNotClutter(t *testing.T) {
	var path []int
	for lap := 0; lap < 5; lap++ {
		for place := range 12 {
			path = append(path, place)
		}
	}
	if n := len(lay(6, false).hops(path)); n > 12*laps+1 {
		t.Errorf("%d arcs for five laps", n)
	}
}

func TestArcsOfBothRowsKeepToTheirSides(t *testing.T) {
	l := lay(6, false)
	for place := range 12 {
		if place == 5 || place == 11 {
			continue
		}
		h := l.hop(place, place+1, laps-1)
		if top := (h.from.y + 2*h.by.y + h.to.y) / 4; (top-l.height/2)*l.out(place) < -3 {
			t.Errorf("the arc from place %d swings into the other row", place)
		}
	}
}

func TestTheLastArcEndsWithAnArrowhead(t *testing.T) {
	d := draw(lay(6, false).hops([]int{0, 1, 2}))
	if strings.Count(d, "Q") != 2 || strings.Count(d, "l") != 2 {
		t.Errorf("%s", d)
	}
}
