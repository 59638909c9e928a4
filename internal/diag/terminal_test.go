package diag

import (
	"bytes"
	"os"
	"testing"
)

func TestColourIsForTerminalsWhoseUserWantsIt(t *testing.T) {
	t.Setenv("NO_COLOR", "")
	t.Setenv("TERM", "xterm")
	file, err := os.CreateTemp(t.TempDir(), "")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	terminal, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0) // a terminal of its own
	if err != nil {
		t.Fatal(err)
	}
	defer terminal.Close()
	if takesColour(file) || takesColour(&bytes.Buffer{}) {
		t.Error("a file is coloured")
	}
	if !takesColour(terminal) {
		t.Error("a terminal is not coloured")
	}
	t.Setenv("TERM", "dumb")
	if takesColour(terminal) {
		t.Error("a dumb terminal is coloured")
	}
	t.Setenv("TERM", "xterm")
	t.Setenv("NO_COLOR", "1")
	if takesColour(terminal) {
		t.Error("NO_COLOR is not obeyed")
	}
}
