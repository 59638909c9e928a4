package scaffold

import (
	"cmp"
	"regexp"
	"runtime/debug"
)

// Repository is the repository of Sowbook on GitHub, as OWNER/NAME. `make install` sets
// it; it is empty in other builds.
var Repository string

// Action returns how the workflow of a new rulebook names Sowbook's action: as
// OWNER/NAME@COMMIT, with the version in a comment if the commit has one. ok reports
// whether repository and commit of the program are known. If not, OWNER/sowbook or v1
// stands for what is missing.
func Action() (reference string, ok bool) {
	info, _ := debug.ReadBuildInfo()
	if info == nil {
		info = &debug.BuildInfo{}
	}
	return actionOf(Repository, info)
}

// release matches the version of a program built from a tagged commit. Other versions are
// like v1.2.1-0.20260731120000-0123456789ab.
var release = regexp.MustCompile(`^v\d+\.\d+\.\d+$`)

func actionOf(repository string, info *debug.BuildInfo) (reference string, ok bool) {
	commit := revisionOf(info.Settings)
	reference = cmp.Or(repository, "OWNER/sowbook") + "@" + cmp.Or(commit, "v1")
	if commit != "" && release.MatchString(info.Main.Version) {
		reference += " # " + info.Main.Version
	}
	return reference, repository != "" && commit != ""
}

// revisionOf returns the commit that a program was built from, or "" if it is unknown, as
// with go run, or if files were changed since.
func revisionOf(settings []debug.BuildSetting) (commit string) {
	modified := false
	for _, setting := range settings {
		switch setting.Key {
		case "vcs.revision":
			commit = setting.Value
		case "vcs.modified":
			modified = setting.Value == "true"
		}
	}
	if modified {
		return ""
	}
	return commit
}
