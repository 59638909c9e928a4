package cli

import (
	"errors"
	"flag"
	"fmt"
	"regexp"
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
	if !isBase(*base) {
		return site.Options{}, usageError{fmt.Sprintf("-base is the path that the site stands at, as in /repo/, not %q", *base)}
	}
	if !strings.HasSuffix(*base, "/") {
		*base += "/"
	}
	return site.Options{Dir: e.dir, Builtin: e.builtin, Base: *base, Drafts: *drafts}, nil
}

var segmentPattern = regexp.MustCompile(`^[A-Za-z0-9._~-]+$`)

// isBase tells whether a text is a path of an address: a slash, or segments with
// a slash before each, of characters that an address holds as they are.
func isBase(text string) bool {
	if text == "/" {
		return true
	}
	path, rooted := strings.CutPrefix(strings.TrimSuffix(text, "/"), "/")
	for segment := range strings.SplitSeq(path, "/") {
		rooted = rooted && segment != "." && segment != ".." && segmentPattern.MatchString(segment)
	}
	return rooted
}

func runBuild(e *env, f *flag.FlagSet, args []string) (err error) {
	out := f.String("o", "public", "")
	f.BoolVar(&e.json, "json", false, "")
	o, err := e.siteOptions(f, args)
	if err != nil {
		return err
	}
	dir, err := e.outFolder(*out)
	if err != nil {
		return err
	}
	folder, err := site.NewFolder(dir)
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
	f.BoolVar(&e.json, "json", false, "")
	if err := parse(f, args); err != nil {
		return err
	}
	if err := noArgs(f); err != nil {
		return err
	}
	return site.Check(site.Options{Dir: e.dir, Builtin: e.builtin, Base: "/", Drafts: true})
}
