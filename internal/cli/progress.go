package cli

import (
	"fmt"
	"io"
	"os"
	"time"

	"sowbook/internal/site"
)

// patience is how long a build may take without a word.
const patience = time.Second

// many is how many pages must be left for it to be worth a word.
const many = 100

// showProgress tells how far a build is, once it has taken a while: in one line of a terminal, else in a line now and then. What it
// returns ends it.
func showProgress(w io.Writer, timing *site.Timing) (end func()) {
	stop, stopped := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		before, after := "", "\n"
		if terminal(w) {
			before, after = "\r\x1b[K", ""
			defer fmt.Fprint(w, before)
		}
		for wait := patience; ; {
			select {
			case <-stop:
				return
			case <-time.After(wait):
			}
			if done, all := timing.Progress(); all-done >= many {
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

// terminal tells whether something is a screen that can write a line anew.
func terminal(w io.Writer) bool {
	file, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := file.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
