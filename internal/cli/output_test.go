package cli

import (
	"bytes"
	"os"
	"regexp"
	"strings"
	"syscall"
	"testing"
)

// fullFile is a file on a disk without room.
type fullFile struct{}

func (fullFile) Write([]byte) (int, error) {
	return 0, &os.PathError{Op: "write", Path: "out", Err: syscall.ENOSPC}
}

// slowSearch matches the progress of a search, which is printed on a slow machine.
var slowSearch = regexp.MustCompile(`(?m)^ +[\d.]+ s: .*\n`)

func TestLostOutputIsAnError(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	dir := t.TempDir()
	newRulebook(t, dir)
	builtin := os.DirFS(builtinFiles(t))
	for _, command := range []string{
		"help", "version", "new page about", "variants", "variants -json", "play first-game 1", "play -json first-game 1", "play -", "check -json", "build -json",
		"perft -depth 2 first-game", "puzzles -n 1 first-game", "solve -depth 2 first-game", "solve -json -depth 2 first-game",
	} {
		args := strings.Fields(command)
		var stderr bytes.Buffer
		code := Run(append([]string{"-C", dir}, args...), builtin, strings.NewReader("first-game | start | 1\n"), fullFile{}, &stderr)
		want := "sowbook: cannot write the output: no space left on device\n"
		if got := slowSearch.ReplaceAllString(stderr.String(), ""); code != exitFailure || got != want {
			t.Errorf("%s: exit code %d, %q, want %q", command, code, got, want)
		}
	}
}
