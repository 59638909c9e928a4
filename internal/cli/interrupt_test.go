package cli

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
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
		for wait := 0; !exists(filepath.Join(dir, ".public-new-*")); wait++ {
			if wait == 20_000 {
				t.Fatal("the build does not begin to write")
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

func TestInterruptedCheckSaysSo(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	fetching := make(chan bool, 2)
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		select {
		case fetching <- true:
		default:
		}
		<-r.Context().Done()
	}))
	defer host.Close()
	dir := t.TempDir()
	if _, err := scaffold.Site(dir, "."); err != nil {
		t.Fatal(err)
	}
	page := fmt.Sprintf("---\ntitle: Page\n---\n\n[a](%[1]s/a) [b](%[1]s/b)\n", host.URL)
	if err := os.WriteFile(filepath.Join(dir, "content", "page.md"), []byte(page), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"-external"}, {"-site", host.URL}} {
		check := exec.Command("sowbook", append([]string{"-C", dir, "check"}, args...)...)
		check.Env = append(os.Environ(), "SOWBOOK="+builtinFiles(t))
		var stdout, stderr bytes.Buffer
		check.Stdout, check.Stderr = &stdout, &stderr
		if err := check.Start(); err != nil {
			t.Fatal(err)
		}
		<-fetching
		if err := check.Process.Signal(os.Interrupt); err != nil {
			t.Fatal(err)
		}
		_ = check.Wait()
		if check.ProcessState.ExitCode() != exitFailure || stdout.Len() > 0 || !strings.HasSuffix(stderr.String(), "the check was interrupted; not everything was checked\n") || strings.Contains(stderr.String(), "canceled") {
			t.Errorf("%v: %v\n%s%s", args, check.ProcessState, &stdout, &stderr)
		}
	}
}

// exists reports whether a pattern matches a file.
func exists(pattern string) bool {
	found, err := filepath.Glob(pattern)
	return err == nil && len(found) > 0
}
