package scaffold

import "runtime/debug"

// Repository is the repository of Sowbook on GitHub, as OWNER/NAME. `make install` sets
// it; it is empty in other builds.
var Repository string

// revision returns the commit that the program was built from, or "" if it is unknown, as
// with go run.
func revision() string {
	info, _ := debug.ReadBuildInfo()
	if info == nil {
		return ""
	}
	for _, setting := range info.Settings {
		if setting.Key == "vcs.revision" {
			return setting.Value
		}
	}
	return ""
}
