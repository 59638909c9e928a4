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
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"
)

func TestInterruptedBuildRemovesItsFiles(t *testing.T) {
	if testing.Short() {
		t.Skip("builds several hundred pages")
	}
	builtin := builtinFiles(t)
	dir := t.TempDir()
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	newRulebook(t, dir)
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
		build := exec.Command(process, "-C", dir, "build")
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

// startCheck starts a check of links to two pages of a host, or of a site there.
func startCheck(t *testing.T, host string, args ...string) (check *exec.Cmd, stdout, stderr *bytes.Buffer) {
	t.Helper()
	dir := t.TempDir()
	newRulebook(t, dir)
	page := fmt.Sprintf("---\ntitle: Page\n---\n\n[a](%[1]s/a) [b](%[1]s/b)\n", host)
	if err := os.WriteFile(filepath.Join(dir, "content", "play.md"), []byte(page), 0o644); err != nil {
		t.Fatal(err)
	}
	check = exec.Command(process, append([]string{"-C", dir, "check"}, args...)...)
	check.Env = append(os.Environ(), "SOWBOOK="+builtinFiles(t))
	stdout, stderr = &bytes.Buffer{}, &bytes.Buffer{}
	check.Stdout, check.Stderr = stdout, stderr
	if err := check.Start(); err != nil {
		t.Fatal(err)
	}
	return check, stdout, stderr
}

func TestCheckThatEndsEarlySaysSo(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	const unchecked = "; links not checked: 2\nDIR/content/play.md:5:5: HOST/a was not checked\n    LINE\n        ^\nDIR/content/play.md:5:COLUMN: HOST/b was not checked\n    LINE\n    INDENT^"
	for _, test := range []struct {
		args      []string
		interrupt bool
		want      string // HOST is the address of the host, LINE the line of the links
	}{
		{[]string{"-external"}, true, "the check was interrupted" + unchecked},
		{[]string{"-external", "-timeout", "100ms"}, false, "the check stopped after 100ms; allow more with -timeout" + unchecked},
		{[]string{"-site", "HOST"}, true, "sowbook: the check was interrupted; not everything was checked"},
		{[]string{"-site", "HOST", "-timeout", "100ms"}, false, "sowbook: the check stopped after 100ms; allow more with -timeout; not everything was checked"},
	} {
		fetching := make(chan bool, 9)
		host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			fetching <- true
			<-r.Context().Done()
		}))
		defer host.Close()
		for k, arg := range test.args {
			test.args[k] = strings.ReplaceAll(arg, "HOST", host.URL)
		}
		check, stdout, stderr := startCheck(t, host.URL, test.args...)
		if test.interrupt {
			<-fetching
			if err := check.Process.Signal(os.Interrupt); err != nil {
				t.Fatal(err)
			}
		}
		_ = check.Wait()
		indent := len("[a](/a) [b](") + len(host.URL)
		want := strings.NewReplacer("HOST", host.URL, "DIR", check.Args[2], "LINE", fmt.Sprintf("[a](%[1]s/a) [b](%[1]s/b)", host.URL),
			"COLUMN", fmt.Sprint(indent+1), "INDENT", strings.Repeat(" ", indent)).Replace(test.want) + "\n"
		if test.args[0] == "-external" {
			want = "Checking 2 links to other sites\nLinks checked: 0, broken: 0\n" + want
		}
		if check.ProcessState.ExitCode() != exitFailure || stdout.Len() > 0 || stderr.String() != want {
			t.Errorf("%v: %v\n%s%s, want %s", test.args, check.ProcessState, stdout, stderr, want)
		}
	}
}

// A host that answers with more than was asked for makes package net/http write to the log.
func TestCheckPrintsNothingThatHostsSend(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodHead {
			time.Sleep(50 * time.Millisecond) // what follows the answer before arrives meanwhile
			w.WriteHeader(http.StatusMethodNotAllowed)
			return
		}
		conn, _, err := w.(http.Hijacker).Hijack()
		if err != nil {
			t.Error(err)
			return
		}
		_, _ = io.WriteString(conn, "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\nmore than was asked for")
		_, _ = io.Copy(io.Discard, conn)
		conn.Close()
	}))
	defer host.Close()
	check, stdout, stderr := startCheck(t, host.URL, "-external")
	err := check.Wait()
	said := regexp.MustCompile(`(?m)^1 of 2 links checked.*\n`).ReplaceAllString(stderr.String(), "") // a link may have to be tried again
	if err != nil || stdout.Len() > 0 || said != "Checking 2 links to other sites\nLinks checked: 2, broken: 0\n" {
		t.Errorf("%v\n%s%s", err, stdout, stderr)
	}
}

// exists reports whether a pattern matches a file.
func exists(pattern string) bool {
	found, err := filepath.Glob(pattern)
	return err == nil && len(found) > 0
}
