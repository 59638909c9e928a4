package history

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sowbook/internal/project"
)

// repo is a repository with a rulebook in it, whose commits are made on given days.
type repo struct {
	t   *testing.T
	dir string
}

func newRepo(t *testing.T) repo {
	t.Helper()
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("there is no git")
	}
	r := repo{t, t.TempDir()}
	r.git("2026-01-01", "init", "-q", "-b", "main")
	return r
}

func (r repo) git(day string, args ...string) {
	r.t.Helper()
	cmd := exec.Command("git", append([]string{"-C", r.dir, "-c", "user.name=Author", "-c", "user.email=author@example.org"}, args...)...)
	cmd.Env = append(os.Environ(), "GIT_CONFIG_GLOBAL=/dev/null", "GIT_AUTHOR_DATE="+day+"T12:00:00Z", "GIT_COMMITTER_DATE="+day+"T12:00:00Z")
	if out, err := cmd.CombinedOutput(); err != nil {
		r.t.Fatalf("git %v: %v\n%s", args, err, out)
	}
}

func (r repo) write(name, text string) {
	r.t.Helper()
	file := filepath.Join(r.dir, "content", name)
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		r.t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		r.t.Fatal(err)
	}
}

// dates returns the dates of the rulebook in the repository.
func (r repo) dates() *Dates { return New(project.Project{Dir: r.dir}, BuildTimeout) }

func (r repo) commit(day string) {
	r.t.Helper()
	r.git(day, "add", "-A")
	r.git(day, "commit", "-q", "-m", day)
}

func TestHistoryIsLastCommitOfFile(t *testing.T) {
	if testing.Short() {
		t.Skip("many commits")
	}
	r := newRepo(t)
	for _, name := range []string{"old.md", "side.md", "both.md", "sub/منقلة \"x\".md", "dirty.md", "gone.md"} {
		r.write(name, "first\n")
	}
	r.commit("2026-01-01")
	r.git("2026-01-01", "checkout", "-q", "-b", "branch")
	r.write("side.md", "on the branch\n")
	r.write("both.md", "on the branch\n")
	r.commit("2026-02-01")
	r.git("2026-01-01", "checkout", "-q", "main")
	r.write("both.md", "on main\n")
	r.write("gone.md", "changed\n")
	r.commit("2026-02-02")
	merge := exec.Command("git", "-C", r.dir, "-c", "user.name=A", "-c", "user.email=a@example.org", "merge", "-q", "branch")
	if merge.Run() == nil {
		t.Fatal("the branches should not agree on both.md")
	}
	r.write("both.md", "agreed\n")
	r.commit("2026-03-01") // the merge itself changes both.md alone
	r.git("2026-04-01", "mv", "content/gone.md", "content/here.md")
	r.commit("2026-04-01")
	r.write("dirty.md", "not committed\n")
	r.write("new.md", "not committed\n")

	h := r.dates()
	for name, want := range map[string]string{
		"old.md": "2026-01-01", "side.md": "2026-02-01", "both.md": "2026-03-01", "sub/منقلة \"x\".md": "2026-01-01", "here.md": "2026-04-01",
		"dirty.md": "", "new.md": "", "nosuch.md": "",
	} {
		if day, words := h.Changed(name); day != want || (words == "") != (want == "") {
			t.Errorf("%s changed %q, %q, want %q", name, day, words, want)
		}
	}
	r.write("old.md", "changed\n")
	r.commit("2026-05-01")
	if day, _ := h.Changed("old.md"); day != "" {
		t.Errorf("the page has changed since the history was read, and its date is %s", day)
	}
	if day, words := r.dates().Changed("old.md"); day != "2026-05-01" || words != "1 May 2026" {
		t.Errorf("a new history says %q, %q", day, words)
	}
}

// stateOf returns the State of a repository's folder.
func stateOf(t *testing.T, dir string) string {
	t.Helper()
	state, err := State(dir)
	if err != nil {
		t.Fatal(err)
	}
	return state
}

func TestStateChangesWithHistory(t *testing.T) {
	r := newRepo(t)
	r.write("page.md", "one")
	if state := stateOf(t, r.dir); state != "" {
		t.Errorf("state without a commit: %q", state)
	}
	r.commit("2026-01-01")
	first := stateOf(t, r.dir)
	r.write("page.md", "two")
	r.commit("2026-01-02")
	second := stateOf(t, r.dir)
	if first == "" || second == "" || first == second {
		t.Errorf("states of two commits: %q, %q", first, second)
	}
	clone := repo{t, t.TempDir()}
	clone.git("2026-01-05", "clone", "-q", "--depth", "1", "file://"+r.dir, ".")
	if state := stateOf(t, clone.dir); state != "" {
		t.Errorf("state of a shallow clone: %q", state)
	}
	clone.git("2026-01-05", "fetch", "-q", "--unshallow")
	if state := stateOf(t, clone.dir); state != second {
		t.Errorf("state of a complete clone: %q, want %q", state, second)
	}
	if state := stateOf(t, t.TempDir()); state != "" {
		t.Errorf("state without a repository: %q", state)
	}
}

// useGit puts a shell script in place of git.
func useGit(t *testing.T, script string) {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "git"), []byte("#!/bin/sh\n"+script+"\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir+string(os.PathListSeparator)+os.Getenv("PATH"))
}

func TestGitThatHangsIsStopped(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	r := newRepo(t)
	r.write("a.md", "a\n")
	r.commit("2026-01-01")
	useGit(t, "exec sleep 1000")
	h := New(project.Project{Dir: r.dir}, 100*time.Millisecond)
	want := "git did not answer within 0.1 seconds"
	if err := h.Read(); fmt.Sprint(err) != want+"; pages show no dates of changes" {
		t.Errorf("history: %v", err)
	}
	if day, words := h.Changed("a.md"); day != "" || words != "" {
		t.Errorf("changed %q, %q", day, words)
	}
}

func TestGitThatWritesWithoutEndIsStopped(t *testing.T) {
	if testing.Short() {
		t.Skip("reads 256 MiB")
	}
	r := newRepo(t)
	r.write("a.md", "a\n")
	r.commit("2026-01-01")
	useGit(t, "exec yes")
	want := "git wrote more than 256 MiB; pages show no dates of changes"
	if err := r.dates().Read(); fmt.Sprint(err) != want {
		t.Errorf("%v, want %s", err, want)
	}
}

func TestHistoryIgnoresRepositoryOfHook(t *testing.T) {
	r := newRepo(t)
	r.write("a.md", "a\n")
	r.commit("2026-01-01")
	hook := t.TempDir()
	for _, name := range []string{"GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY"} {
		t.Setenv(name, filepath.Join(hook, strings.ToLower(name)))
	}
	h := r.dates()
	if err := h.Read(); err != nil {
		t.Fatal(err)
	}
	if day, _ := h.Changed("a.md"); day != "2026-01-01" {
		t.Errorf("changed %q, want 2026-01-01", day)
	}
}
