package scaffold

import (
	"runtime/debug"
	"testing"
)

func TestActionIsPinnedToTheCommitOfTheProgram(t *testing.T) {
	build := func(version, commit, modified string) *debug.BuildInfo {
		return &debug.BuildInfo{
			Main:     debug.Module{Version: version},
			Settings: []debug.BuildSetting{{Key: "vcs", Value: "git"}, {Key: "vcs.revision", Value: commit}, {Key: "vcs.modified", Value: modified}},
		}
	}
	for _, test := range []struct {
		repository string
		info       *debug.BuildInfo
		want       string
		ok         bool
	}{
		{"o/r", build("v1.2.0", "abc", "false"), "o/r@abc # v1.2.0", true},
		{"o/r", build("v1.2.1-0.20260731120000-0123456789ab", "abc", "false"), "o/r@abc", true},
		{"o/r", build("(devel)", "abc", "true"), "o/r@v1", false},
		{"o/r", &debug.BuildInfo{}, "o/r@v1", false},
		{"", build("v1.2.0", "abc", "false"), "OWNER/sowbook@abc # v1.2.0", false},
		{"", &debug.BuildInfo{}, "OWNER/sowbook@v1", false},
	} {
		if got, ok := actionOf(test.repository, test.info); got != test.want || ok != test.ok {
			t.Errorf("%q, %+v: %q, %t, want %q", test.repository, test.info, got, ok, test.want)
		}
	}
}
