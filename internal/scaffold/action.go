package scaffold

import (
	"cmp"
	"regexp"
	"runtime/debug"
)

// Action returns how the workflow of a new rulebook names Sowbook's action: as
// OWNER/NAME@COMMIT, with the version in a comment if the commit has one. If the
// repository or the commit is unknown, OWNER/sowbook or v1 is in its place.
func Action() string {
	version := ""
	if info, ok := debug.ReadBuildInfo(); ok {
		version = info.Main.Version
	}
	return actionOf(Repository, revision(), version)
}

// release matches the version of a program built from a tagged commit. Other versions are
// like v1.2.1-0.20260731120000-0123456789ab.
var release = regexp.MustCompile(`^v\d+\.\d+\.\d+$`)

func actionOf(repository, commit, version string) string {
	reference := cmp.Or(repository, "OWNER/sowbook") + "@" + cmp.Or(commit, "v1")
	if commit != "" && release.MatchString(version) {
		reference += " # " + version
	}
	return reference
}
