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
	"syscall"
	"time"

	"sowbook/internal/book"
	"sowbook/internal/diag"
	"sowbook/internal/site"
	"sowbook/internal/sitecheck"
)

// defaultTimeout is how long the requests of a check may take, unless -timeout says otherwise.
const defaultTimeout = 10 * time.Minute

func runCheck(e *env, f *flags, args []string) error {
	strict := f.Bool("strict", "fail on advice, too: on what is missing, not only on what is wrong")
	external := f.Bool("external", "also fetch the links to other sites")
	deployed := f.String("site URL", "", "check the site at this address instead")
	timeout := f.Duration("timeout D", defaultTimeout, "stop the requests of -external or -site after a time, as in 30s; 10m unless given")
	e.addJSONFlag(f)
	if err := parseOnly(f, args); err != nil {
		return err
	}
	hasTimeout := false
	f.Visit(func(given *flag.Flag) { hasTimeout = hasTimeout || given.Name == "timeout" })
	switch {
	case *external && *deployed != "":
		return usageError("-external checks the links of this rulebook and -site a deployed site; use one of them")
	case *deployed != "" && e.json:
		return usageError("-json cannot be used with -site")
	case *deployed != "" && *strict:
		return usageError("-strict checks this rulebook and -site a deployed site; use one of them")
	case *timeout <= 0:
		return usageError("-timeout is a duration, as in 30s or 2m")
	case hasTimeout && !*external && *deployed == "":
		return usageError("-timeout limits the requests of -external and -site; use it with one of them")
	case *deployed != "":
		return e.checkSite(*deployed, *timeout)
	}
	b, advice, err := site.Check(e.project())
	for i := range advice {
		advice[i].Advice = !*strict
	}
	var problems diag.Problems
	if err := problems.AddError(err); err != nil {
		return err
	}
	problems.Add(advice...)
	if *external && !problems.Fail() {
		problems.Add(e.checkExternal(b, *timeout)...)
	}
	return problems.Err()
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

// requestContext returns a context for the requests of a check. It ends when the program is
// interrupted or after a time; its cause says which.
func requestContext(timeout time.Duration) (context.Context, context.CancelFunc) {
	signals, stop := untilStopped()
	ctx, interrupt := context.WithCancelCause(context.Background())
	context.AfterFunc(signals, func() { interrupt(errors.New("the check was interrupted")) })
	ctx, cancel := context.WithTimeoutCause(ctx, timeout, fmt.Errorf("the check stopped after %v; allow more with -timeout", timeout))
	return ctx, func() { cancel(); stop() }
}

// checkExternal requests every URL of another site that a book links to.
func (e *env) checkExternal(b *book.Book, timeout time.Duration) diag.Problems {
	links := b.ExternalLinks()
	fmt.Fprintf(e.stderr, "Checking %d links to other sites\n", len(links))
	log.SetOutput(io.Discard) // package net/http logs what broken hosts send
	ctx, stop := requestContext(timeout)
	defer stop()
	var progress sitecheck.Progress
	end := showProgress(e.stderr, "links checked", 1, func() (int, int) { return progress.Checked(), len(links) }, progress.Host)
	problems, notes, broken, unchecked := sitecheck.DefaultClient.CheckLinks(ctx, links, &progress)
	why := context.Cause(ctx)
	end()
	for _, note := range notes {
		fmt.Fprintln(e.stderr, note.Error())
	}
	if unchecked > 0 {
		problems.Add(diag.Problem{Message: fmt.Sprintf("%v; links not checked: %d", why, unchecked)})
	}
	fmt.Fprintf(e.stderr, "Links checked: %d, broken: %d\n", progress.Checked(), broken)
	return problems
}

func (e *env) checkSite(address string, timeout time.Duration) error {
	root, err := sitecheck.ParseAddress(address)
	if err != nil {
		return usageError("-site: " + err.Error())
	}
	log.SetOutput(io.Discard) // package net/http logs what broken hosts send
	ctx, stop := requestContext(timeout)
	defer stop()
	findings, ok := sitecheck.DefaultClient.CheckSite(ctx, root)
	why := context.Cause(ctx)
	for _, f := range findings {
		fmt.Fprintln(e.stdout, f.Level, f.Text)
	}
	switch {
	case why != nil:
		return fmt.Errorf("%w; not everything was checked", why)
	case !ok:
		return errReported
	}
	return nil
}
