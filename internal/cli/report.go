package cli

import (
	"errors"
	"fmt"
	"io"
	"os"

	"sowbook/internal/diag"
)

// report prints why a command failed: problems with their places, anything else
// as a line of its own. With -json it is one array on standard output, empty
// when nothing failed.
func (e *env) report(err error) {
	var problems diag.Problems
	other := problems.Take(err)
	if errors.Is(err, errReported) {
		return
	}
	if e.json {
		if other != nil {
			problems.Add(diag.Problem{What: other.Error()})
		}
		if err := problems.WriteJSON(e.stdout); err != nil {
			fmt.Fprintln(e.stderr, "sowbook: "+err.Error())
		}
		return
	}
	if coloured(e.stderr) {
		problems.PrintColoured(e.stderr)
	} else {
		problems.Print(e.stderr)
	}
	if other != nil {
		fmt.Fprintln(e.stderr, "sowbook: "+other.Error())
	}
}

// coloured tells whether what is written to w is seen on a terminal that shows
// colours and whose user wants them.
func coloured(w io.Writer) bool {
	file, ok := w.(*os.File)
	if !ok || os.Getenv("NO_COLOR") != "" || os.Getenv("TERM") == "dumb" {
		return false
	}
	info, err := file.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
