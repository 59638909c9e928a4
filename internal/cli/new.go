package cli

import (
	"errors"
	"flag"
	"fmt"

	"sowbook/internal/diag"
	"sowbook/internal/project"
	"sowbook/internal/scaffold"
)

var newCommand = command{project.Command{
	Name:  "new",
	Args:  "site [-plain]|variant|page NAME",
	What:  "create a small rulebook that builds as it is, or a game or page in one; -plain leaves out games",
	Flags: []project.Flag{{Name: "-plain", What: "of new site: without games"}},
}, runNew}

func runNew(e *env, f *flag.FlagSet, args []string) error {
	plain := f.Bool("plain", false, "")
	if err := parse(f, args); err != nil {
		return err
	}
	kind, names := f.Arg(0), f.Args()
	if len(names) > 0 {
		names = names[1:]
	}
	var create func(dir, name string) ([]string, error)
	switch kind {
	case "site":
		if err := parse(f, names); err != nil {
			return err
		}
		if create = scaffold.Site; *plain {
			create = scaffold.PlainSite
		}
		names = f.Args()
	case "variant":
		create = scaffold.Variant
	case "page":
		create = scaffold.Page
	case "":
	default:
		return usageError(fmt.Sprintf("new creates a site, a variant or a page, not %q%s", kind, diag.NearHint(kind, []string{"site", "variant", "page"})))
	}
	if *plain && kind != "site" {
		return usageError("-plain is for sites only, as in sowbook new site -plain NAME")
	}
	if create == nil || len(names) != 1 {
		return usageError("new needs a kind and a name, as in sowbook new site my-rules, sowbook new variant NAME or sowbook new page NAME")
	}
	written, err := create(e.dir, names[0])
	if bad, ok := errors.AsType[scaffold.NameError](err); ok {
		return usageError(bad.Error())
	}
	for _, name := range written {
		fmt.Fprintln(e.stdout, name)
	}
	if err == nil && kind == "site" && !scaffold.KnowsVersion() {
		fmt.Fprintf(e.stderr, "To deploy the site with GitHub Actions, replace %s in .github/workflows/pages.yml with the repository of Sowbook and one of its tags or commits.\n", scaffold.Action())
	}
	return err
}
