package cache

import (
	"fmt"
	"os"
	"runtime/debug"
)

// Version returns a string that changes with the version of a module that the program
// depends on. If the version is unknown, it returns Program.
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

// Program returns a string that identifies the running program.
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
