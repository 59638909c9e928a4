// Package cache keeps files for the next run in the user's cache folder. What is kept there may be lost at any time, and costs some time
// then and nothing else.
package cache

import (
	"errors"
	"fmt"
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
	file := Path(name)
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	aside, err := os.CreateTemp(filepath.Dir(file), "new-")
	if err != nil {
		return err
	}
	defer os.Remove(aside.Name())
	_, err = aside.Write(content)
	if err := errors.Join(err, aside.Close()); err != nil {
		return err
	}
	return os.Rename(aside.Name(), file)
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
