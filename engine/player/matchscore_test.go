package player

import (
	"testing"

	"sowbook/engine"
	"sowbook/engine/event"
)

func TestMatchAddsUpDifferences(t *testing.T) {
	m := Match{Target: LanesTarget}
	for _, round := range []struct {
		south, north int
		turned       bool
		line         string
	}{
		{50, 22, false, "50-22: 28-0 of 60"},
		{30, 42, false, "50-22 30-42: 28-12 of 60"},
		{36, 36, false, "50-22 30-42 36-36: 28-12 of 60"},
		{20, 52, true, "50-22 30-42 36-36 20-52: 60-12 of 60"},
	} {
		if _, over := m.Winner(); over {
			t.Fatalf("%s: over too early", &m)
		}
		if !m.Add(engine.Result{Reason: event.BoardCleared, South: round.south, North: round.north}, round.turned) || m.String() != round.line {
			t.Errorf("%s, want %s", &m, round.line)
		}
	}
	if winner, over := m.Winner(); !over || winner != engine.South {
		t.Errorf("%s: winner %v, %v", &m, winner, over)
	}
	if m.Add(engine.Result{Reason: event.BoardCleared, South: 1, North: 71}, false) {
		t.Error("a finished match accepts another round")
	}
}
