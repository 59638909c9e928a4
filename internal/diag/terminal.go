package diag

import (
	"io"
	"os"
)

// Show prints the problems for whoever reads w: in colour where that is a
// terminal, unless NO_COLOR or TERM=dumb says otherwise.
func (ps Problems) Show(w io.Writer) {
	if takesColour(w) {
		ps.PrintColoured(w)
	} else {
		ps.Print(w)
	}
}

func takesColour(w io.Writer) bool {
	file, ok := w.(*os.File)
	if !ok || os.Getenv("NO_COLOR") != "" || os.Getenv("TERM") == "dumb" {
		return false
	}
	info, err := file.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
