package cli

import (
	"fmt"
	"io"
	"os"
	"time"

	"sowbook/internal/site"
)

// The progress of a build is shown when it has taken minDuration and has at least
// minPagesLeft pages to make.
const (
	minDuration  = time.Second
	minPagesLeft = 100
)

// showProgress shows the progress of a long build until end is called: in one line
// of a terminal, or else in a line now and then.
func showProgress(w io.Writer, timing *site.Timing) (end func()) {
	stop, stopped := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		before, after := "", "\n"
		if isTerminal(w) {
			before, after = "\r\x1b[K", ""
			defer fmt.Fprint(w, before)
		}
		for wait := minDuration; ; {
			select {
			case <-stop:
				return
			case <-time.After(wait):
			}
			if done, all := timing.Progress(); all-done >= minPagesLeft {
				fmt.Fprintf(w, "%s%d of %d pages made%s", before, done, all, after)
			}
			if after != "" {
				wait *= 2
			}
		}
	}()
	return func() {
		close(stop)
		<-stopped
	}
}

// isTerminal reports whether w is a terminal, which can overwrite a line.
func isTerminal(w io.Writer) bool {
	file, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := file.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
