package cli

import (
	"flag"

	"sowbook/internal/assets"
	"sowbook/internal/project"
	"sowbook/internal/site"
)

// project returns the rulebook that the command works on.
func (e *env) project() project.Project {
	return project.Project{Dir: e.dir, Builtin: e.builtin, Reserved: assets.Reserved(), Commands: e.commands}
}

// siteOptions reads the arguments of a command that builds a site: the flags that the
// command has added to f, and those of all such commands.
func (e *env) siteOptions(f *flag.FlagSet, args []string) (site.Options, error) {
	base := f.String("base", "", "")
	address := f.String("url", "", "")
	drafts := f.Bool("drafts", false, "")
	if err := parseOnly(f, args); err != nil {
		return site.Options{}, err
	}
	at, err := readLocation(*base, *address)
	if err != nil {
		return site.Options{}, err
	}
	return site.Options{Project: e.project(), Location: at, Drafts: *drafts}, nil
}
