package scaffold

import (
	"cmp"
	"regexp"
	"runtime/debug"
	"strings"
)

// Repository is the repository of Sowbook on GitHub, as OWNER/NAME. `make install` and
// releases set it; it is empty in other builds.
var Repository string

// revision returns the commit that the program was built from, or "" if it is unknown, as
// with go run, or if files were changed since.
func revision() string {
	info, _ := debug.ReadBuildInfo()
	if info == nil {
		return ""
	}
	return revisionOf(info.Settings)
}

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

// manual says where else the manual is, which is part of Sowbook's own rulebook: its address on
// GitHub Pages if the repository is known, or "".
func manual(repository string) string {
	owner, name, known := strings.Cut(repository, "/")
	if !known {
		return ""
	}
	host := strings.ToLower(owner) + ".github.io"
	if strings.EqualFold(name, host) { // the site of the owner, which has no folder
		return "; so does https://" + host + "/write/"
	}
	return "; so does https://" + host + "/" + name + "/write/"
}

// KnowsVersion reports whether Site fills in the repository and the version of Sowbook in
// the workflow of a rulebook.
func KnowsVersion() bool { return Repository != "" && revision() != "" }

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
