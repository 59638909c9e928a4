package cli

import (
	"fmt"
	"io"
	"sync"
	"time"

	"sowbook/internal/diag"
	"sowbook/internal/site"
)

// The progress of a build is shown after minDuration if at least minPagesLeft pages are left.
const (
	minDuration  = time.Second
	minPagesLeft = 100
)

// showProgress shows the progress of a long build until end is called: on one line of a
// terminal, or else on new lines at growing intervals.
func showProgress(w io.Writer, timing *site.Timing) (end func()) {
	stop := make(chan struct{})
	terminal := diag.IsTerminal(w)
	var group sync.WaitGroup
	group.Go(func() {
		for wait := minDuration; ; {
			select {
			case <-stop:
				return
			case <-time.After(wait):
			}
			done, all := timing.Progress()
			switch {
			case terminal && all-done >= minPagesLeft:
				fmt.Fprintf(w, "\r\x1b[K%d of %d pages made", done, all)
			case all-done >= minPagesLeft:
				fmt.Fprintf(w, "%d of %d pages made\n", done, all)
			}
			if !terminal {
				wait *= 2
			}
		}
	})
	return func() {
		close(stop)
		group.Wait()
		if terminal {
			fmt.Fprint(w, "\r\x1b[K")
		}
	}
}
