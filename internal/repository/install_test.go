//go:build long

package repository

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// checkout copies the sources that go install needs from this repository, and
// nothing that was built.
func checkout(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	folders := []string{"engine", "templates", "static", "wasm"}
	packages, err := os.ReadDir("internal")
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range packages {
		if p.Name() != "e2e" { // node_modules is large
			folders = append(folders, filepath.Join("internal", p.Name()))
		}
	}
	for _, name := range folders {
		if err := os.CopyFS(filepath.Join(dir, name), os.DirFS(name)); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"main.go", "builtin.go", "go.mod", "go.sum"} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	built, err := filepath.Glob(filepath.Join(dir, "wasm", "built", "[^.]*"))
	if err != nil || len(built) > 0 {
		t.Fatalf("wasm/built is not empty: %v, %v", built, err)
	}
	return dir
}

// run runs a program. It returns the program's output and reports whether it
// succeeded.
func run(dir string, env []string, name string, args ...string) (string, bool) {
	cmd := exec.Command(name, args...)
	cmd.Dir, cmd.Env = dir, env
	out, err := cmd.CombinedOutput()
	return string(out), err == nil
}

// A program that go install built from a clean checkout compiles the engine
// once, with the go command. One that make install built needs no go command.
// Neither needs any other file.
func TestInstalledProgramNeedsNoOtherFiles(t *testing.T) {
	source, bin, empty := checkout(t), t.TempDir(), t.TempDir()
	install := append(os.Environ(), "GOBIN="+bin, "GOFLAGS=-buildvcs=false")
	sowbook := filepath.Join(bin, "sowbook")
	bare := []string{"PATH=" + empty, "HOME=" + empty}

	if out, ok := run(source, install, "go", "install", "."); !ok {
		t.Fatal(out)
	}
	work := t.TempDir()
	if out, ok := run(work, bare, sowbook, "new", "site", "rules"); !ok {
		t.Fatal(out)
	}
	for _, args := range [][]string{{"check"}, {"play", "first-game", "3"}} {
		if out, ok := run(work, bare, sowbook, append([]string{"-C", "rules"}, args...)...); !ok {
			t.Errorf("%v: %s", args, out)
		}
	}
	out, ok := run(work, bare, sowbook, "-C", "rules", "build")
	if ok || !strings.Contains(out, "there is no go command") {
		t.Errorf("build without a go command: %s", out)
	}
	cache := t.TempDir()
	withGo := append(os.Environ(), "XDG_CACHE_HOME="+cache)
	goCache, _ := run(work, os.Environ(), "go", "env", "GOCACHE")
	withGo = append(withGo, "GOCACHE="+strings.TrimSpace(goCache))
	if out, ok := run(work, withGo, sowbook, "-C", "rules", "build"); !ok {
		t.Fatal(out)
	}
	once := append(bare, "XDG_CACHE_HOME="+cache)
	if out, ok := run(work, once, sowbook, "-C", "rules", "build"); !ok {
		t.Errorf("the engine was not found in the cache: %s", out)
	}

	// The steps of make install.
	if out, ok := run(source, withGo, sowbook, "-C", source, "engine", "-o", "wasm/built"); !ok {
		t.Fatal(out)
	}
	if out, ok := run(source, install, "go", "install", "."); !ok {
		t.Fatal(out)
	}
	if out, ok := run(work, bare, sowbook, "-C", "rules", "build", "-o", "../embedded"); !ok {
		t.Fatal(out)
	}
	first, err := os.ReadFile(filepath.Join(work, "rules", "public", "engine.wasm"))
	if err != nil {
		t.Fatal(err)
	}
	second, err := os.ReadFile(filepath.Join(work, "embedded", "engine.wasm"))
	if err != nil || string(first) != string(second) {
		t.Errorf("the embedded engine differs from the compiled one: %v", err)
	}
}
