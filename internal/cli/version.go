package cli

import (
	"fmt"
	"runtime"
	"runtime/debug"
)

func runVersion(e *env, f *flags, args []string) error {
	if err := parseOnly(f, args); err != nil {
		return err
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		info = &debug.BuildInfo{}
	}
	_, err := fmt.Fprintln(e.stdout, versionLine(info))
	return err
}

// versionLine describes a build of the program: the version, the commit and the Go release
// and system it was built for.
func versionLine(info *debug.BuildInfo) string {
	version, commit := info.Main.Version, "unknown"
	if version == "" {
		version = "(devel)"
	}
	for _, setting := range info.Settings {
		switch {
		case setting.Key == "vcs.revision":
			commit = setting.Value
		case setting.Key == "vcs.modified" && setting.Value == "true":
			commit += ", with changes"
		}
	}
	return fmt.Sprintf("sowbook %s, commit %s, %s %s/%s", version, commit, runtime.Version(), runtime.GOOS, runtime.GOARCH)
}
