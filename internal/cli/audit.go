package cli

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"sowbook/internal/site"
	"sowbook/internal/sitecheck"
)

// untilStopped is a context that ends when the reader of the terminal stops the program.
func untilStopped() (context.Context, context.CancelFunc) {
	return signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
}

// checkExternal asks every address of another site that the rulebook links to.
func (e *env) checkExternal(o site.Options) error {
	found, err := site.Externals(o)
	if err != nil {
		return err
	}
	var links []sitecheck.Link
	for _, link := range found {
		links = append(links, sitecheck.Link(link))
	}
	fmt.Fprintf(e.stderr, "Asking for %d addresses of other sites, each once\n", len(links))
	ctx, stop := untilStopped()
	defer stop()
	problems, notes := sitecheck.Politely.Links(ctx, links)
	for _, note := range notes {
		fmt.Fprintln(e.stderr, note.Error())
	}
	if len(problems) > 0 {
		return problems
	}
	return nil
}

// checkSite looks at a site where it stands and prints what it finds.
func (e *env) checkSite(address string) error {
	ctx, stop := untilStopped()
	defer stop()
	findings, ok := sitecheck.Politely.Site(ctx, address)
	for _, f := range findings {
		fmt.Fprintln(e.stdout, f.Mark, f.Text)
	}
	if !ok {
		return errReported
	}
	return nil
}
