package reference

import (
	"slices"
	"testing"

	"sowbook/engine/capture"
	"sowbook/engine/ruleset"
)

func TestUsualCapturesGoWithSomeRules(t *testing.T) {
	for _, line := range UsualCaptures {
		fits := false
		for _, rules := range []string{"", "rows=4 stores=none last-in-store=ends relay=yes wins=last-mover"} {
			_, err := ruleset.Parse(rules + " captures=" + line)
			fits = fits || err == nil
		}
		if !fits {
			t.Errorf("%s is never possible", line)
		}
	}
}

func TestCardsAskForEveryPartOfCapture(t *testing.T) {
	asked := slices.Concat(CaptureParts[:]...)
	for k := range capture.PartCount {
		if !slices.Contains(asked, capture.PartName(k)) {
			t.Errorf("no question about %s", capture.PartName(k))
		}
	}
	if len(asked) != capture.PartCount {
		t.Errorf("%d questions about %d parts", len(asked), capture.PartCount)
	}
}
