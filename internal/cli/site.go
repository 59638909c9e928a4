package cli

import (
	"errors"
	"flag"
	"fmt"
	"runtime/debug"
	"time"

	"sowbook/internal/page"
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
	began := time.Now()
	out := f.String("o", "public", "")
	verbose := f.Bool("v", false, "")
	f.BoolVar(&e.json, "json", false, "")
	o, err := e.siteOptions(f, args)
	if err != nil {
		return err
	}
	o.Offline = true
	dir, err := e.outFolder(*out)
	if err != nil {
		return err
	}
	record := site.NewRecord(o, dir)
	if record.Holds() {
		fmt.Fprintln(e.stderr, "Nothing has changed: "+*out+" is as the last build wrote it.")
		return nil
	}
	page.LoadHighlights(o.Dir)
	o.Clock = &site.Clock{}
	if err := e.writeSite(o, dir); err != nil {
		return err
	}
	record.Keep()
	_ = page.SaveHighlights(o.Dir)
	if *verbose {
		o.Clock.Print(e.stderr)
		fmt.Fprintf(e.stderr, "%8.3f s  all\n", time.Since(began).Seconds())
	}
	return nil
}

// thrift is how much of what a build keeps it may waste before it tidies up, in percent: less than half of what Go takes otherwise, for what it
// keeps is small and what a page needs on the way is not.
const thrift = 45

// writeSite builds a site into a folder, and tells how far it is when that takes long.
func (e *env) writeSite(o site.Options, out string) (err error) {
	debug.SetGCPercent(thrift)
	folder, err := site.NewFolder(out)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, folder.Close()) }()
	defer showProgress(e.stderr, o.Clock)()
	if err := site.Build(o, folder); err != nil {
		return err
	}
	return folder.Commit()
}
