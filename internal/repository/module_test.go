//go:build long

package repository

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// A fork gets a module path of its own with one command. Then it builds, and another module imports
// the engine under the new path.
func TestForkChangesItsModulePath(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "fork")
	for _, args := range [][]string{
		{"git", "clone", "-q", ".", dir},
		{"make", "-C", dir, "module", "PATH=example.org/me/rule-book"},
		{"go", "build", "-C", dir, "./..."},
		{"go", "vet", "-C", dir, "-tags", "long", "./..."},
		{"git", "-C", dir, "grep", "-q", "replace example.org/me/rule-book =>", "content/write/programs.md"},
	} {
		cmd := exec.Command(args[0], args[1:]...)
		cmd.Env = append(os.Environ(), "GOFLAGS=")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%q: %v\n%s", args, err, out)
		}
	}
	runManualProgram(t, dir)
}
