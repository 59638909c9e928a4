package cli

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"
	"time"
)

// endless is an input without a line break.
type endless struct{ read int }

func (e *endless) Read(p []byte) (int, error) {
	e.read += len(p)
	return copy(p, bytes.Repeat([]byte("y"), len(p))), nil
}

// readLines returns the lines of an input, errors in brackets.
func readLines(t *testing.T, in io.Reader) string {
	t.Helper()
	var out strings.Builder
	l := newLineReader(in)
	for l.next() {
		if l.wrong != nil {
			l.line = "[" + l.wrong.Error() + "]"
		}
		out.WriteString(l.line[:min(len(l.line), 100)] + ";")
	}
	if l.err != io.EOF {
		t.Errorf("the error is %v", l.err)
	}
	return out.String()
}

func TestLinesBeyondTheLimitAreSkipped(t *testing.T) {
	long := strings.Repeat("y", maxLine+1)
	const wrong = " is longer than 1 MiB; write each game on its own line];"
	for in, want := range map[string]string{
		"":                                   "",
		"a":                                  "a;",
		"a\r\n\nb\n":                         "a;;b;",
		"a\n" + long[1:] + "\nb":             "a;" + strings.Repeat("y", 100) + ";b;",
		"a\n" + long + "\nb\n":               "a;[line 2" + wrong + "b;",
		"a\n" + long + long + long + "\nb\n": "a;[line 2" + wrong + "b;",
		"a\n" + long:                         "a;[line 2" + wrong,
	} {
		if got := readLines(t, strings.NewReader(in)); got != want {
			t.Errorf("%.20q of %d bytes: got %s, want %s", in, len(in), got, want)
		}
	}
}

func TestLineWithoutEndStopsReading(t *testing.T) {
	in := &endless{}
	const want = "[line 1 is longer than 64 MiB, so the rest is not read; write each game on its own line];"
	if got := readLines(t, in); got != want || in.read > maxSkipped+2*maxLine {
		t.Errorf("got %s after %d bytes, want %s", got, in.read, want)
	}
}

func TestPlayAnswersEachLineBeforeItReadsTheNext(t *testing.T) {
	in, questions := io.Pipe()
	out, answers, err := os.Pipe() // unlike those of io, with deadlines
	if err != nil {
		t.Fatal(err)
	}
	defer out.Close()
	defer questions.Close()
	if err := out.SetReadDeadline(time.Now().Add(10 * time.Second)); err != nil {
		t.Fatal(err)
	}
	go func() {
		playLines(&env{stdin: in, stdout: answers})
		answers.Close()
	}()
	lines := bufio.NewReader(out)
	for _, name := range []string{"first", "second", "third"} {
		if _, err := fmt.Fprintf(questions, "rules: %s | start | 1\n", name); err != nil {
			t.Fatal(err)
		}
		if got, err := lines.ReadString('\n'); err != nil || !strings.Contains(got, "not valid") || !strings.Contains(got, name) {
			t.Fatalf("the answer to the line %s is %q, %v", name, got, err)
		}
	}
	io.WriteString(questions, "rules: last | start | 1") // without a line break
	questions.Close()
	if got, err := io.ReadAll(lines); err != nil || strings.Count(string(got), "\n") != 1 || !strings.Contains(string(got), "not valid") || !strings.Contains(string(got), "last") {
		t.Errorf("the answer to the last line is %q, %v", got, err)
	}
}
