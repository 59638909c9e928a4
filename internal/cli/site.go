package cli

import (
	"errors"
	"flag"
	"fmt"
	"path/filepath"
	"strings"

	"sowbook/internal/site"
)

// siteFlags is the flags of the commands that make a site.
type siteFlags struct {
	base   *string
	drafts *bool
}

func newSiteFlags(f *flag.FlagSet) siteFlags {
	return siteFlags{f.String("base", "/", ""), f.Bool("drafts", false, "")}
}

// options checks the base path and makes the options of a build.
func (e *env) options(f siteFlags) (site.Options, error) {
	base := *f.base
	if !strings.HasPrefix(base, "/") || strings.ContainsAny(base, "?#\\ ") || strings.Contains(base, "//") {
		return site.Options{}, usageError{fmt.Sprintf("-base is the path that the site stands at, as in /repo/, not %q", base)}
	}
	if !strings.HasSuffix(base, "/") {
		base += "/"
	}
	return site.Options{Dir: e.dir, Base: base, Drafts: *f.drafts}, nil
}

func runBuild(e *env, f *flag.FlagSet, args []string) (err error) {
	out := f.String("o", "public", "")
	flags := newSiteFlags(f)
	if err := parse(f, args); err != nil {
		return err
	}
	if err := noArgs(f); err != nil {
		return err
	}
	o, err := e.options(flags)
	if err != nil {
		return err
	}
	if !filepath.IsAbs(*out) {
		*out = filepath.Join(e.dir, *out)
	}
	folder, err := site.NewFolder(*out)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, folder.Close()) }()
	if err := site.Build(o, folder); err != nil {
		return err
	}
	return folder.Commit()
}

func runCheck(e *env, f *flag.FlagSet, args []string) error {
	if err := parse(f, args); err != nil {
		return err
	}
	if err := noArgs(f); err != nil {
		return err
	}
	return site.Check(site.Options{Dir: e.dir, Base: "/", Drafts: true})
}
