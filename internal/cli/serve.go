package cli

import (
	"context"
	"flag"
	"os"
	"os/signal"
	"syscall"

	"sowbook/internal/serve"
)

func runServe(e *env, f *flag.FlagSet, args []string) error {
	addr := f.String("addr", "localhost:8080", "")
	flags := newSiteFlags(f)
	if err := parse(f, args); err != nil {
		return err
	}
	if err := noArgs(f); err != nil {
		return err
	}
	o, err := e.options(flags)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	return serve.Run(ctx, o, *addr, e.stderr)
}
