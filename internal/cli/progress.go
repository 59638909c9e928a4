package cli

import (
	"fmt"
	"io"
	"sync"
	"time"

	"sowbook/internal/diag"
)

// showProgress shows how many of the things that a command works on, such as pages, are done.
// It begins after a second if at least minLeft are left, and ends when end is called. It
// writes to one line of a terminal, or else new lines at growing intervals. If nothing has
// been done since the last line, it adds what the command waits for, unless waitsFor is nil.
func showProgress(w io.Writer, what string, minLeft int, progress func() (done, all int), waitsFor func() string) (end func()) {
	stop := make(chan struct{})
	terminal := diag.IsTerminal(w)
	var group sync.WaitGroup
	group.Go(func() {
		last := 0
		for wait := time.Second; ; {
			select {
			case <-stop:
				return
			case <-time.After(wait):
			}
			done, all := progress()
			line := fmt.Sprintf("%d of %d %s", done, all, what)
			if done == last && waitsFor != nil {
				line += "; waiting for " + diag.OneLine(waitsFor())
			}
			last = done
			switch {
			case terminal && all-done >= minLeft:
				fmt.Fprintf(w, "\r\x1b[K%s", line)
			case all-done >= minLeft:
				fmt.Fprintln(w, line)
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
