package cli

import (
	"flag"

	"sowbook/internal/book"
	"sowbook/internal/preview"
)

func runServe(e *env, f *flag.FlagSet, args []string) error {
	addr := f.String("addr", "localhost:8080", "")
	o, err := e.siteOptions(f, args)
	if err != nil {
		return err
	}
	if o.Location.Base == "" {
		o.Location.Base = book.BaseOf(o.Location.URL)
	}
	ctx, stop := untilStopped()
	defer stop()
	return preview.Run(ctx, o, *addr, e.stderr)
}
