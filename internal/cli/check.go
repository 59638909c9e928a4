package cli

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
	"os"
	"os/signal"
	"strings"
	"sync/atomic"
	"syscall"
	"time"

	"sowbook/internal/diag"
	"sowbook/internal/project"
	"sowbook/internal/site"
	"sowbook/internal/sitecheck"
)

var checkCommand = command{project.Command{
	Name: "check",
	Args: "[-external] [-site URL] [-time D] [-json]",
	What: "check the rulebook without writing; or its links to other sites; or a deployed site",
	Flags: []project.Flag{
		{Name: "-external", What: "also fetch the links to other sites"},
		{Name: "-site URL", What: "check the site at this address instead"},
		{Name: "-time D", What: "stop the requests of -external or -site after a time, as in 30s; 10m unless given"},
		{Name: "-json", What: "print problems as JSON"},
	},
}, runCheck}

// requestLimit is how long the requests of a check may take, unless -time says otherwise.
const requestLimit = 10 * time.Minute

func runCheck(e *env, f *flag.FlagSet, args []string) error {
	external := f.Bool("external", false, "")
	deployed := f.String("site", "", "")
	limit := f.Duration("time", requestLimit, "")
	f.BoolVar(&e.json, "json", false, "")
	if err := parseOnly(f, args); err != nil {
		return err
	}
	switch {
	case *external && *deployed != "":
		return usageError("-external checks the links of this rulebook and -site a deployed site; use one of them")
	case *deployed != "" && e.json:
		return usageError("-json cannot be used with -site")
	case *limit <= 0:
		return usageError("-time is a duration, as in 30s or 2m")
	case *limit != requestLimit && !*external && *deployed == "":
		return usageError("-time limits the requests of -external and -site; use it with one of them")
	case *deployed != "":
		return e.checkSite(*deployed, *limit)
	}
	if err := site.Check(e.project()); err != nil || !*external {
		return err
	}
	return e.checkExternal(*limit)
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

// untilStoppedOr returns a context that ends when the program is interrupted or after a
// time, and a function that returns why it ended, or "".
func untilStoppedOr(limit time.Duration) (ctx context.Context, ended func() string, stop func()) {
	log.SetOutput(io.Discard) // package net/http logs what broken hosts send
	interrupted, stopSignals := untilStopped()
	ctx, cancel := context.WithTimeout(interrupted, limit)
	ended = func() string {
		switch {
		case interrupted.Err() != nil:
			return "the check was interrupted"
		case ctx.Err() != nil:
			return fmt.Sprintf("the check stopped after %v; allow more with -time", limit)
		}
		return ""
	}
	return ctx, ended, func() { cancel(); stopSignals() }
}

// checkExternal requests every URL of another site that the rulebook links to.
func (e *env) checkExternal(limit time.Duration) error {
	b, _, problems := site.Load(e.project(), true, nil)
	if len(problems) > 0 {
		return problems
	}
	var links []sitecheck.Link
	for _, link := range b.ExternalLinks() {
		links = append(links, sitecheck.Link(link))
	}
	fmt.Fprintf(e.stderr, "Checking %d links to other sites\n", len(links))
	ctx, ended, stop := untilStoppedOr(limit)
	defer stop()
	var done atomic.Int64
	end := showProgress(e.stderr, "links checked", 1, func() (int, int) { return int(done.Load()), len(links) })
	problems, notes, unchecked := sitecheck.DefaultClient.CheckLinks(ctx, links, func(n int) { done.Add(int64(n)) })
	why := ended()
	end()
	for _, note := range notes {
		fmt.Fprintln(e.stderr, note.Error())
	}
	if len(unchecked) > 0 {
		problems.Add(diag.Problem{Message: fmt.Sprintf("%s; links not checked: %d (%s)", why, len(unchecked), strings.Join(unchecked, ", "))})
	}
	if len(problems) > 0 {
		return problems
	}
	return nil
}

// checkSite checks a deployed site and prints its findings.
func (e *env) checkSite(address string, limit time.Duration) error {
	root, err := sitecheck.ParseAddress(address)
	if err != nil {
		return usageError("-site: " + err.Error())
	}
	ctx, ended, stop := untilStoppedOr(limit)
	defer stop()
	findings, ok := sitecheck.DefaultClient.CheckSite(ctx, root)
	why := ended()
	for _, f := range findings {
		fmt.Fprintln(e.stdout, f.Level, f.Text)
	}
	switch {
	case why != "":
		return errors.New(why + "; not everything was checked")
	case !ok:
		return errReported
	}
	return nil
}
