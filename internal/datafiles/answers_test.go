package datafiles

import (
	"slices"
	"testing"
)

func TestQuestionMarkOfEveryScriptEndsAWayToAsk(t *testing.T) {
	for text, want := range map[string][]string{
		"Who starts? Who goes first?": {"Who starts", "Who goes first"},
		"من يبدأ؟ من يلعب أولًا؟":     {"من يبدأ", "من يلعب أولًا"},
		"": {},
	} {
		if got := askedWays(text); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
