package scaffold

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"

	"sowbook/internal/diag"
)

// write creates files below a folder, all or none, and returns their paths.
func write(folder string, contents map[string]string) (written []string, err error) {
	names := slices.Sorted(maps.Keys(contents))
	for _, name := range names {
		if _, err := os.Lstat(filepath.Join(folder, filepath.FromSlash(name))); err == nil {
			return nil, fmt.Errorf("%s exists; choose another name", path.Join(filepath.ToSlash(folder), name))
		}
	}
	defer func() {
		if err != nil {
			for _, file := range written {
				err = errors.Join(err, os.Remove(file))
			}
			written = nil
		}
	}()
	for _, name := range names {
		file := filepath.Join(folder, filepath.FromSlash(name))
		err := os.MkdirAll(filepath.Dir(file), 0o755)
		if err == nil {
			err = writeNew(file, contents[name])
		}
		if err != nil {
			return written, fmt.Errorf("cannot write %s: %s", file, diag.Reason(err))
		}
		written = append(written, file)
	}
	return written, nil
}

// writeNew writes a file that does not exist yet.
func writeNew(file, text string) error {
	out, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = out.WriteString(text)
	if err := errors.Join(err, out.Close()); err != nil {
		return errors.Join(err, os.Remove(file))
	}
	return nil
}
