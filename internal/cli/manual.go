package cli

import (
	"errors"
	"io/fs"
	"os"

	"sowbook/internal/book"
	"sowbook/internal/preview"
	"sowbook/internal/site"
)

// Manual has the rulebook of the program, with its manual in content/write, and the pictures of its
// pages. It is nil in a program without them.
var Manual fs.FS

func runManual(e *env, f *flags, args []string) error {
	addr := f.String("addr HOST:PORT", "localhost:8081", "where to serve, localhost:8081 unless given")
	if err := parseOnly(f, args); err != nil {
		return err
	}
	if err := checkAddress(*addr); err != nil {
		return err
	}
	if Manual == nil {
		return errors.New("this program was built without the manual")
	}
	dir, err := os.MkdirTemp("", "sowbook-manual-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if err := os.CopyFS(dir, Manual); err != nil {
		return err
	}
	e.dir = dir
	e.print("The manual is in write/ at the address below.")
	ctx, stop := untilStopped()
	defer stop()
	return preview.Run(ctx, site.Options{Project: e.project(), Location: book.Location{Base: "/"}, Warn: e.print}, *addr, e.stderr)
}
