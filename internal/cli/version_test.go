package cli

import (
	"runtime"
	"runtime/debug"
	"testing"
)

func TestVersionNamesVersionCommitAndGo(t *testing.T) {
	system := runtime.Version() + " " + runtime.GOOS + "/" + runtime.GOARCH
	release := &debug.BuildInfo{
		Main:     debug.Module{Version: "v1.2.0"},
		Settings: []debug.BuildSetting{{Key: "vcs.revision", Value: "0123abc"}, {Key: "vcs.modified", Value: "false"}},
	}
	changed := &debug.BuildInfo{Settings: []debug.BuildSetting{{Key: "vcs.revision", Value: "0123abc"}, {Key: "vcs.modified", Value: "true"}}}
	for _, test := range []struct {
		info *debug.BuildInfo
		want string
	}{
		{release, "sowbook v1.2.0, commit 0123abc, " + system},
		{changed, "sowbook (devel), commit 0123abc, with changes, " + system},
		{&debug.BuildInfo{}, "sowbook (devel), commit unknown, " + system},
	} {
		if got := versionLine(test.info); got != test.want {
			t.Errorf("%s, want %s", got, test.want)
		}
	}
}
