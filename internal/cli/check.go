package cli

import (
	"flag"

	"sowbook/internal/site"
)

func runCheck(e *env, f *flag.FlagSet, args []string) error {
	external := f.Bool("external", false, "")
	deployed := f.String("site", "", "")
	f.BoolVar(&e.json, "json", false, "")
	if err := parseOnly(f, args); err != nil {
		return err
	}
	switch {
	case *external && *deployed != "":
		return usageError{"-external looks at this rulebook, -site at one that is deployed; ask for one of them"}
	case *deployed != "":
		return e.checkSite(*deployed)
	}
	if err := site.Check(e.project()); err != nil || !*external {
		return err
	}
	return e.checkExternal()
}
