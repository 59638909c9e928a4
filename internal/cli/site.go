package cli

import (
	"errors"
	"flag"
	"path/filepath"

	"sowbook/internal/site"
)

// siteOptions reads the arguments of a command that makes a site: the command's
// own flags, which it has put into f, and those that all of them have.
func (e *env) siteOptions(f *flag.FlagSet, args []string) (site.Options, error) {
	place := placeFlags(f)
	drafts := f.Bool("drafts", false, "")
	if err := parse(f, args); err != nil {
		return site.Options{}, err
	}
	if err := noArgs(f); err != nil {
		return site.Options{}, err
	}
	base, address, err := place.read()
	if err != nil {
		return site.Options{}, err
	}
	return site.Options{Dir: e.dir, Builtin: e.builtin, Base: base, URL: address, Drafts: *drafts}, nil
}

func runBuild(e *env, f *flag.FlagSet, args []string) (err error) {
	out := f.String("o", "public", "")
	o, err := e.siteOptions(f, args)
	if err != nil {
		return err
	}
	o.Offline = true
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
