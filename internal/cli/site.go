package cli

import (
	"errors"
	"flag"
	"fmt"
	"path/filepath"
	"strings"

	"sowbook/internal/site"
)

// siteOptions reads the arguments of a command that makes a site: the command's
// own flags, which it has put into f, and those that all of them have.
func (e *env) siteOptions(f *flag.FlagSet, args []string) (site.Options, error) {
	base := f.String("base", "/", "")
	drafts := f.Bool("drafts", false, "")
	if err := parse(f, args); err != nil {
		return site.Options{}, err
	}
	if err := noArgs(f); err != nil {
		return site.Options{}, err
	}
	if !strings.HasPrefix(*base, "/") || strings.ContainsAny(*base, "?#\\ ") || strings.Contains(*base, "//") {
		return site.Options{}, usageError{fmt.Sprintf("-base is the path that the site stands at, as in /repo/, not %q", *base)}
	}
	if !strings.HasSuffix(*base, "/") {
		*base += "/"
	}
	return site.Options{Dir: e.dir, Builtin: e.builtin, Base: *base, Drafts: *drafts}, nil
}

func runBuild(e *env, f *flag.FlagSet, args []string) (err error) {
	out := f.String("o", "public", "")
	o, err := e.siteOptions(f, args)
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
	return site.Check(site.Options{Dir: e.dir, Builtin: e.builtin, Base: "/", Drafts: true})
}
