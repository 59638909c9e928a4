package cli

import (
	"context"
	"flag"
	"os"
	"os/signal"
	"syscall"

	"sowbook/internal/preview"
	"sowbook/internal/site"
)

func runServe(e *env, f *flag.FlagSet, args []string) error {
	addr := f.String("addr", "localhost:8080", "")
	o, err := e.siteOptions(f, args)
	if err != nil {
		return err
	}
	if o.Base == "" {
		o.Base = site.BaseOf(o.URL)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	return preview.Run(ctx, o, *addr, e.stderr)
}
