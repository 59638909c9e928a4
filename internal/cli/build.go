package cli

import (
	"errors"
	"flag"
	"fmt"
	"time"

	"sowbook/internal/book"
	"sowbook/internal/project"
	"sowbook/internal/scaffold"
	"sowbook/internal/site"
)

var buildCommand = command{project.Command{
	Name: "build",
	Args: "[-o public] [-url https://HOST/path/] [-base /path/] [-folder] [-drafts] [-v] [-json]",
	What: "build the whole site; with -folder one that opens without a server",
	Flags: []project.Flag{
		{Name: "-o DIR", What: "the folder to write, public unless given"},
		urlFlag, baseFlag, draftsFlag,
		{Name: "-folder", What: "make a site that opens from a folder, without a server; it has no address"},
		{Name: "-v", What: "print how long each stage took"},
		{Name: "-json", What: "print problems as JSON"},
	},
}, runBuild}

func runBuild(e *env, f *flag.FlagSet, args []string) error {
	began := time.Now()
	out := f.String("o", site.DefaultOut, "")
	folder := f.Bool("folder", false, "")
	verbose := f.Bool("v", false, "")
	f.BoolVar(&e.json, "json", false, "")
	o, err := e.siteOptions(f, args)
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
