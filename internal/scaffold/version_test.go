package scaffold

import (
	"runtime/debug"
	"testing"
)

func TestModifiedTreeHasNoRevision(t *testing.T) {
	for modified, want := range map[string]string{"false": "abc", "true": ""} {
		settings := []debug.BuildSetting{{Key: "vcs", Value: "git"}, {Key: "vcs.revision", Value: "abc"}, {Key: "vcs.modified", Value: modified}}
		if got := revisionOf(settings); got != want {
			t.Errorf("modified %s: %q, want %q", modified, got, want)
		}
	}
}
