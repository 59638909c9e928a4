package scaffold

import (
	"runtime/debug"
	"strings"
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

func TestNewRulebookLinksToTheManual(t *testing.T) {
	for repository, want := range map[string]string{
		"Owner/sowbook":         "; so does https://owner.github.io/sowbook/write/",
		"Owner/owner.GitHub.io": "; so does https://owner.github.io/write/",
		"":                      "",
	} {
		if got := manual(repository); got != want {
			t.Errorf("%s: %q, want %q", repository, got, want)
		}
	}
	for _, kind := range []string{"site", "plain"} {
		made := map[string]string{}
		addFiles(made, kind, "My rules", "")
		if !strings.Contains(made["README.md"], "`sowbook manual` shows how to write rules, examples and pages"+manual(Repository)) {
			t.Errorf("the README of a new %s does not name the manual:\n%s", kind, made["README.md"])
		}
	}
}
