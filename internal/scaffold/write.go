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

// write makes files below a folder, all of them or none, and gives their paths.
func write(folder string, made map[string]string) (written []string, err error) {
	names := slices.Sorted(maps.Keys(made))
	for _, name := range names {
		if _, err := os.Lstat(filepath.Join(folder, filepath.FromSlash(name))); err == nil {
			return nil, fmt.Errorf("%s is there already and is left as it is; choose another name", path.Join(filepath.ToSlash(folder), name))
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
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return written, fmt.Errorf("%s cannot be written: %s", file, diag.Reason(err))
		}
		if err := writeNew(file, made[name]); err != nil {
			return written, fmt.Errorf("%s cannot be written: %s", file, diag.Reason(err))
		}
		written = append(written, file)
	}
	return written, nil
}

// writeNew writes a file that is not there yet.
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
