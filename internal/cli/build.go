package cli

import (
	"errors"
	"fmt"
	"time"

	"sowbook/internal/book"
	"sowbook/internal/scaffold"
	"sowbook/internal/site"
)

func runBuild(e *env, f *flags, args []string) error {
	began := time.Now()
	out := f.String("o DIR", site.DefaultOut, "the folder to write, public unless given")
	ofSite := addSiteFlags(f)
	folder := f.Bool("folder", "make a site that opens from a folder, without a server; it has no address")
	verbose := f.Bool("v", "print how long each stage took")
	e.addJSONFlag(f)
	if err := parseOnly(f, args); err != nil {
		return err
	}
	o, err := ofSite.options(e)
	if err != nil {
		return err
	}
	if *folder && o.Location != (book.Location{}) {
		return usageError("-folder makes a site without an address; leave out -url and -base")
	}
	o.Folder, o.Location.Offline = *folder, !*folder
	dir, err := e.outFolder(*out)
	if err != nil {
		return err
	}
	shown := e.path(*out)
	snapshot := site.TakeSnapshot(o, dir)
	if snapshot.Unchanged() {
		e.say("Nothing has changed: " + shown + " is as the last build wrote it.")
		return nil
	}
	limitMemory()
	o.Timing = &site.Timing{}
	warning := ""
	o.Warn = func(message string) { warning = message }
	written, err := e.writeSite(o, dir)
	if err != nil {
		return err
	}
	if warning != "" { // without a snapshot, the next build tries again
		e.print(warning)
	} else {
		snapshot.Save(written.Outputs())
	}
	e.say("Wrote " + written.Summary() + " to " + shown + ".")
	scaffold.OldCopies(e.project()).PrintPlain(e.stderr)
	if *verbose {
		o.Timing.Print(e.stderr)
		fmt.Fprintf(e.stderr, "%8.3f s  all\n", time.Since(began).Seconds())
	}
	return nil
}

// minPagesLeft is the number of pages from which on the progress of a build is shown.
const minPagesLeft = 100

// writeSite builds a site into a folder, which it closes, and shows the progress of a long
// build. If the program is interrupted, it removes what it wrote.
func (e *env) writeSite(o site.Options, out string) (folder *site.Folder, err error) {
	ctx, stop := untilStopped()
	defer stop()
	folder, err = site.NewFolder(out)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, folder.Close()) }()
	defer showProgress(e.stderr, "pages made", minPagesLeft, o.Timing.Progress, nil)()
	built := make(chan error, 1)
	go func() {
		err := site.Build(o, folder.Write)
		if err == nil {
			err = folder.Commit()
		}
		built <- err
	}()
	select {
	case err := <-built:
		return folder, err
	case <-ctx.Done(): // the program ends before the build does
		if err := folder.Close(); err != nil || folder.Committed() {
			return folder, err
		}
		return folder, fmt.Errorf("the build was interrupted; %s is unchanged", out)
	}
}
