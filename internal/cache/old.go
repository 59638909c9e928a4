package cache

import (
	"errors"
	"io"
	"os"
	"path/filepath"
)

// The functions in this file go away once their callers use Get and Put.

// Path returns where the file of a name is kept.
func Path(name string) string {
	dir, err := os.UserCacheDir()
	if err != nil {
		dir = os.TempDir()
	}
	return filepath.Join(dir, "sowbook", name)
}

// Keep writes the file of a name atomically.
func Keep(name string, content []byte) error {
	return Write(name, func(to io.Writer) error {
		_, err := to.Write(content)
		return err
	})
}

// Write is like Keep; write writes the content.
func Write(name string, write func(io.Writer) error) error {
	file, err := create()
	if err != nil {
		return err
	}
	defer os.Remove(file.Name())
	if err := errors.Join(write(file), file.Close()); err != nil {
		return err
	}
	return os.Rename(file.Name(), Path(name))
}

// Scratch returns a file that is gone when the program ends.
func Scratch() (*os.File, error) {
	file, err := create()
	if err == nil {
		_ = os.Remove(file.Name())
	}
	return file, err
}

func create() (*os.File, error) {
	dir := Path("")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	return os.CreateTemp(dir, "new-")
}
