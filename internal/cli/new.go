package cli

import (
	"errors"
	"flag"
	"fmt"

	"sowbook/internal/diag"
	"sowbook/internal/scaffold"
)

func runNew(e *env, f *flag.FlagSet, args []string) error {
	if err := parse(f, args); err != nil {
		return err
	}
	if f.NArg() != 2 {
		return usageError("new needs a kind and a name, as in sowbook new site my-rules, sowbook new variant NAME or sowbook new page NAME")
	}
	create := scaffold.Kinds[f.Arg(0)]
	if create == nil {
		return usageError(fmt.Sprintf("new creates a site, a variant or a page, not %q%s", f.Arg(0), diag.NearHint(f.Arg(0), []string{"site", "variant", "page"})))
	}
	written, err := create(e.dir, f.Arg(1))
	if bad, ok := errors.AsType[scaffold.NameError](err); ok {
		return usageError(bad.Error())
	}
	for _, name := range written {
		fmt.Fprintln(e.stdout, name)
	}
	if err == nil && f.Arg(0) == "site" && !scaffold.KnowsVersion() {
		fmt.Fprintln(e.stderr, "To deploy the site with GitHub Actions, set SOWBOOK and VERSION in .github/workflows/pages.yml.")
	}
	return err
}
