package site

import (
	"errors"
	"io"
)

// Sink takes the files of a site. Names are paths below its root. Several goroutines may write at once, each a file of its own.
type Sink interface {
	Create(name string) (io.WriteCloser, error)
}

// writeAll writes files to a sink.
func writeAll(files []file, sink Sink) error {
	for _, f := range files {
		out, err := sink.Create(f.name)
		if err != nil {
			return err
		}
		_, err = out.Write(f.content)
		if err := errors.Join(err, out.Close()); err != nil {
			return err
		}
	}
	return nil
}

// nowhere is a sink that keeps nothing.
type nowhere struct{}

func (nowhere) Create(string) (io.WriteCloser, error) { return nowhere{}, nil }
func (nowhere) Write(text []byte) (int, error)        { return len(text), nil }
func (nowhere) Close() error                          { return nil }
