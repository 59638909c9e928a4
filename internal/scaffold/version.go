package scaffold

import (
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
