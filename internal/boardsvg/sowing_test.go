package boardsvg

import (
	"strings"
	"testing"
)

func TestSowingHasOneArcPerSeed(t *testing.T) {
	for _, c := range []struct {
		name string
		path []int
		arcs int
	}{
		{"along a row", []int{0, 1, 2, 3}, 3},
		{"into the store and on", []int{4, 5, 12, 6}, 3},
		{"around an end without a store", []int{5, 6, 7}, 2},
		{"clockwise", []int{1, 0, 13, 11}, 3},
		{"over a skipped pit", []int{2, 3, 5}, 2},
		{"the same place twice", []int{3, 4, 4, 5}, 2},
		{"empty path", nil, 0},
		{"lifted only", []int{3}, 0},
	} {
		if got := len(newLayout(EmptyBoard{Pits: 6}).sowingArcs(c.path)); got != c.arcs {
			t.Errorf("%s: %d arcs, want %d", c.name, got, c.arcs)
		}
	}
}

func TestArcsOfManyLapsAreLimited(t *testing.T) {
	var path []int
	for lap := 0; lap < 5; lap++ {
		for place := range 12 {
			path = append(path, place)
		}
	}
	if n := len(newLayout(EmptyBoard{Pits: 6}).sowingArcs(path)); n > 12*maxLaps+1 {
		t.Errorf("%d arcs for five laps", n)
	}
}

func TestArcsStayInTheirRow(t *testing.T) {
	l := newLayout(EmptyBoard{Pits: 6})
	for place := range 12 {
		if place == 5 || place == 11 {
			continue
		}
		a := l.arc(place, place+1, maxLaps-1)
		if top := (a.from.y + 2*a.control.y + a.to.y) / 4; (top-l.height/2)*l.outward(place) < -3 {
			t.Errorf("the arc from place %d reaches the other row", place)
		}
	}
}

func TestSowingEndsWithArrowhead(t *testing.T) {
	d := sowingPath(newLayout(EmptyBoard{Pits: 6}).sowingArcs([]int{0, 1, 2}))
	if strings.Count(d, "Q") != 2 || strings.Count(d, "l") != 2 {
		t.Errorf("%s", d)
	}
}
