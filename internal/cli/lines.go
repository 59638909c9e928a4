package cli

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
)

// Limits of a line on standard input, in bytes. A line beyond maxLine is skipped. A line
// beyond maxSkipped may never end.
const (
	maxLine    = 1 << 20
	maxSkipped = 64 << 20
)

// lineReader reads lines of limited length, like [bufio.Scanner].
type lineReader struct {
	in     *bufio.Reader
	number int    // of the line, from 1
	line   string // without its end; empty if wrong is set
	wrong  error  // says that the line is too long
	err    error  // why there are no more lines; io.EOF at the end of the input
}

func newLineReader(in io.Reader) *lineReader {
	return &lineReader{in: bufio.NewReaderSize(in, maxLine+len("\n"))}
}

// flushingReader flushes a writer before each read, so that a program that waits for an
// answer before it asks again gets it.
type flushingReader struct {
	in  io.Reader
	out *bufio.Writer
}

// Read implements [io.Reader].
func (f flushingReader) Read(p []byte) (int, error) {
	if err := f.out.Flush(); err != nil {
		return 0, err
	}
	return f.in.Read(p)
}

// next reads the next line and reports whether there is one.
func (l *lineReader) next() bool {
	if l.err != nil {
		return false
	}
	l.number++
	l.line, l.wrong = "", nil
	part, err := l.in.ReadSlice('\n')
	size := len(part)
	for ; err == bufio.ErrBufferFull && size <= maxSkipped; size += len(part) {
		l.wrong = fmt.Errorf("line %d is longer than %d MiB; write each game on its own line", l.number, maxLine>>20)
		part, err = l.in.ReadSlice('\n')
	}
	l.err = err
	if err == bufio.ErrBufferFull {
		l.wrong = fmt.Errorf("line %d is longer than %d MiB, so the rest is not read; write each game on its own line", l.number, maxSkipped>>20)
		l.err = io.EOF
	}
	if l.wrong == nil {
		l.line = string(bytes.TrimSuffix(bytes.TrimSuffix(part, []byte("\n")), []byte("\r")))
	}
	return size > 0
}
