package cli

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"sowbook/internal/scaffold"
)

func TestInterruptedBuildRemovesItsFiles(t *testing.T) {
	if testing.Short() {
		t.Skip("builds several hundred pages")
	}
	builtin := builtinFiles(t)
	dir := t.TempDir()
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	if _, err := scaffold.Site(dir, "."); err != nil {
		t.Fatal(err)
	}
	if code := Run([]string{"-C", dir, "build"}, os.DirFS(builtin), nil, io.Discard, os.Stderr); code != exitOK {
		t.Fatal("the rulebook cannot be built")
	}
	for i := range 500 {
		file := filepath.Join(dir, "content", fmt.Sprintf("page-%d.md", i))
		if err := os.WriteFile(file, []byte("---\ntitle: Page\n---\n\nText.\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, signal := range []os.Signal{os.Interrupt, syscall.SIGTERM} {
		build := exec.Command("sowbook", "-C", dir, "build")
		build.Env = append(os.Environ(), "SOWBOOK="+builtin)
		var stderr bytes.Buffer
		build.Stderr = &stderr
		if err := build.Start(); err != nil {
			t.Fatal(err)
		}
		for tries := 0; !exists(filepath.Join(dir, ".public-new-*")); tries++ {
			if tries == 20_000 {
				t.Fatal("the build does not begin")
			}
			time.Sleep(time.Millisecond)
		}
		if err := build.Process.Signal(signal); err != nil {
			t.Fatal(err)
		}
		_ = build.Wait()
		want := fmt.Sprintf("sowbook: the build was interrupted; %s is unchanged\n", filepath.Join(dir, "public"))
		if build.ProcessState.ExitCode() != exitFailure || stderr.String() != want {
			t.Errorf("%v: %v\n%s, want %s", signal, build.ProcessState, &stderr, want)
		}
		if exists(filepath.Join(dir, ".public*")) || exists(filepath.Join(dir, "public", "page-0")) || !exists(filepath.Join(dir, "public", "index.html")) {
			t.Errorf("%v left files or changed the site", signal)
		}
	}
}

// exists reports whether a pattern matches a file.
func exists(pattern string) bool {
	found, err := filepath.Glob(pattern)
	return err == nil && len(found) > 0
}
