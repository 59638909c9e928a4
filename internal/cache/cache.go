// Package cache keeps files for the next run in the user's cache folder. What is kept there may be lost at any time, and costs some time
// then and nothing else.
package cache

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
)

// Path is where a file of a name is kept.
func Path(name string) string {
	dir, err := os.UserCacheDir()
	if err != nil {
		dir = os.TempDir()
	}
	return filepath.Join(dir, "sowbook", name)
}

// Keep writes a file of a name whole or not at all: other processes may be reading it, or writing it too.
func Keep(name string, content []byte) error {
	return Write(name, func(to io.Writer) error {
		_, err := to.Write(content)
		return err
	})
}

// Write is Keep for what is written part by part.
func Write(name string, write func(io.Writer) error) error {
	aside, err := create()
	if err != nil {
		return err
	}
	defer os.Remove(aside.Name())
	if err := errors.Join(write(aside), aside.Close()); err != nil {
		return err
	}
	return os.Rename(aside.Name(), Path(name))
}

// Scratch is a file for this run alone, which is gone when the run ends.
func Scratch() (*os.File, error) {
	file, err := create()
	if err == nil {
		_ = os.Remove(file.Name()) // where an open file can lose its name
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

// Version is a line that changes when a module that this program is made with does: its version, or, where that is not known, what
// Program says.
func Version(module string) (string, error) {
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, m := range info.Deps {
			if m.Path == module && m.Replace == nil {
				return m.Version, nil
			}
		}
	}
	return Program()
}

// Program is a line that changes when this program does.
func Program() (string, error) {
	file, err := os.Executable()
	if err != nil {
		return "", err
	}
	info, err := os.Stat(file)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("program %q %d %d\n", file, info.Size(), info.ModTime().UnixNano()), nil
}
