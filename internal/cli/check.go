package cli

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"sowbook/internal/diag"
	"sowbook/internal/project"
	"sowbook/internal/site"
	"sowbook/internal/sitecheck"
)

var checkCommand = command{project.Command{
	Name: "check",
	Args: "[-external] [-site URL] [-json]",
	What: "check the rulebook without writing; or its links to other sites; or a deployed site",
	Flags: []project.Flag{
		{Name: "-external", What: "also fetch the links to other sites"},
		{Name: "-site URL", What: "check the site at this address instead"},
		{Name: "-json", What: "print problems as JSON"},
	},
}, runCheck}

func runCheck(e *env, f *flag.FlagSet, args []string) error {
	external := f.Bool("external", false, "")
	deployed := f.String("site", "", "")
	f.BoolVar(&e.json, "json", false, "")
	if err := parseOnly(f, args); err != nil {
		return err
	}
	switch {
	case *external && *deployed != "":
		return usageError("-external checks the links of this rulebook and -site a deployed site; use one of them")
	case *deployed != "" && e.json:
		return usageError("-json cannot be used with -site")
	case *deployed != "":
		return e.checkSite(*deployed)
	}
	if err := site.Check(e.project()); err != nil || !*external {
		return err
	}
	return e.checkExternal()
}

// untilStopped returns a context that ends when the program is interrupted. A second
// interrupt ends the program at once, whatever it waits for.
func untilStopped() (context.Context, context.CancelFunc) {
	signals := []os.Signal{os.Interrupt, syscall.SIGTERM}
	if !signal.Ignored(syscall.SIGHUP) { // as nohup does
		signals = append(signals, syscall.SIGHUP)
	}
	ctx, stop := signal.NotifyContext(context.Background(), signals...)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

var errInterrupted = errors.New("the check was interrupted; not everything was checked")

// checkExternal requests every URL of another site that the rulebook links to.
func (e *env) checkExternal() error {
	b, _, problems := site.Load(e.project(), true, nil)
	if len(problems) > 0 {
		return problems
	}
	var links []sitecheck.Link
	for _, link := range b.ExternalLinks() {
		links = append(links, sitecheck.Link(link))
	}
	fmt.Fprintf(e.stderr, "Checking %d links to other sites\n", len(links))
	ctx, stop := untilStopped()
	defer stop()
	problems, notes := sitecheck.DefaultClient.CheckLinks(ctx, links)
	for _, note := range notes {
		fmt.Fprintln(e.stderr, note.Error())
	}
	if ctx.Err() != nil {
		problems.Add(diag.Problem{Message: errInterrupted.Error()})
	}
	if len(problems) > 0 {
		return problems
	}
	return nil
}

// checkSite checks a deployed site and prints its findings.
func (e *env) checkSite(address string) error {
	root, err := sitecheck.ParseAddress(address)
	if err != nil {
		return usageError("-site: " + err.Error())
	}
	ctx, stop := untilStopped()
	defer stop()
	findings, ok := sitecheck.DefaultClient.CheckSite(ctx, root)
	if ctx.Err() != nil {
		return errInterrupted // the findings would blame the site
	}
	for _, f := range findings {
		fmt.Fprintln(e.stdout, f.Level, f.Text)
	}
	if !ok {
		return errReported
	}
	return nil
}
