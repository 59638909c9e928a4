package diag

import (
	"bytes"
	"os"
	"testing"
)

func TestColourOnlyOnTerminals(t *testing.T) {
	t.Setenv("NO_COLOR", "")
	t.Setenv("TERM", "xterm")
	file, err := os.CreateTemp(t.TempDir(), "")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	terminal, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer terminal.Close()
	if supportsColour(file) || supportsColour(&bytes.Buffer{}) {
		t.Error("a file supports colour")
	}
	if !supportsColour(terminal) {
		t.Error("a terminal does not support colour")
	}
	t.Setenv("TERM", "dumb")
	if supportsColour(terminal) {
		t.Error("TERM=dumb is ignored")
	}
	t.Setenv("TERM", "xterm")
	t.Setenv("NO_COLOR", "1")
	if supportsColour(terminal) {
		t.Error("NO_COLOR is ignored")
	}
}
