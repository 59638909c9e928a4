package history

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"sowbook/internal/fifo"
	"sowbook/internal/long"
	"sowbook/internal/project"
)

// wantDay reports a page of a rulebook whose date is not as wanted.
func wantDay(t *testing.T, dir, page, want string) {
	t.Helper()
	d := New(project.Project{Dir: dir}, BuildTimeout)
	day, _ := d.Changed(page)
	if err := d.Read(); err != nil || day != want {
		t.Errorf("%s changed %q, %v, want %q", page, day, err, want)
	}
}

func TestHistoryOfEveryKindOfRepository(t *testing.T) {
	if testing.Short() {
		t.Skip("several repositories")
	}
	newBook := func(t *testing.T, init ...string) repo {
		r := repo{t, t.TempDir()}
		r.git("2026-01-01", append([]string{"init", "-q", "-b", "main"}, init...)...)
		r.write("a.md", "a\n")
		r.commit("2026-01-01")
		return r
	}
	t.Run("packed references", func(t *testing.T) {
		r := newBook(t)
		r.git("2026-01-01", "pack-refs", "--all")
		wantDay(t, r.dir, "a.md", "2026-01-01")
	})
	t.Run("no branch", func(t *testing.T) {
		r := newBook(t)
		r.git("2026-01-01", "checkout", "-q", "--detach")
		wantDay(t, r.dir, "a.md", "2026-01-01")
	})
	t.Run("linked work tree", func(t *testing.T) {
		r := newBook(t)
		dir := filepath.Join(t.TempDir(), "linked")
		r.git("2026-01-01", "worktree", "add", "-q", dir, "-b", "other")
		linked := repo{t, dir}
		linked.write("b.md", "b\n")
		linked.commit("2026-02-01")
		wantDay(t, dir, "a.md", "2026-01-01")
		wantDay(t, dir, "b.md", "2026-02-01")
	})
	t.Run("submodule", func(t *testing.T) {
		r, outer := newBook(t), newRepo(t)
		outer.git("2026-01-01", "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", r.dir, "book")
		wantDay(t, filepath.Join(outer.dir, "book"), "a.md", "2026-01-01")
	})
	t.Run("book in a folder of the repository", func(t *testing.T) {
		r := newBook(t)
		below := repo{t, filepath.Join(r.dir, "docs", "book [1]*")}
		below.write("b.md", "b\n")
		r.commit("2026-02-01")
		wantDay(t, below.dir, "b.md", "2026-02-01")
	})
	t.Run("repository of the pages alone", func(t *testing.T) {
		r := newBook(t)
		dir := t.TempDir()
		if err := os.Rename(filepath.Join(r.dir, "content"), filepath.Join(dir, "content")); err != nil {
			t.Fatal(err)
		}
		pages := repo{t, filepath.Join(dir, "content")}
		pages.git("2026-01-01", "init", "-q")
		pages.commit("2026-03-01")
		wantDay(t, dir, "a.md", "2026-03-01")
	})
	t.Run("line ends of Windows", func(t *testing.T) {
		r := newBook(t)
		r.write("a.md", "a\r\n")
		wantDay(t, r.dir, "a.md", "2026-01-01")
	})
	t.Run("names of SHA-256", func(t *testing.T) {
		r := newBook(t, "--object-format=sha256")
		wantDay(t, r.dir, "a.md", "2026-01-01")
	})
	for _, format := range []string{"sha1", "sha256"} {
		t.Run("references in tables, "+format, func(t *testing.T) {
			if help, _ := exec.Command("git", "init", "-h").CombinedOutput(); !strings.Contains(string(help), "--ref-format") {
				t.Skip("this git has no tables")
			}
			r := newBook(t, "--ref-format=reftable", "--object-format="+format)
			wantDay(t, r.dir, "a.md", "2026-01-01")
			dir := filepath.Join(t.TempDir(), "linked")
			r.git("2026-01-01", "worktree", "add", "-q", dir, "-b", "other")
			linked := repo{t, dir}
			linked.write("b.md", "b\n")
			linked.commit("2026-02-01")
			wantDay(t, dir, "b.md", "2026-02-01")
			linked.git("2026-01-01", "checkout", "-q", "--detach")
			wantDay(t, dir, "b.md", "2026-02-01")
		})
	}
}

func TestDamagedRepositoryHasNoDates(t *testing.T) {
	for name, text := range map[string]string{
		"nothing": "", "no reference": "ref: \n", "reference to itself": "ref: HEAD\n", "reference to a file outside": "ref: refs/../../../secret\n",
		"cycle": "ref: refs/heads/cycle\n", "no object": "0123\n", "missing object": strings.Repeat("1", 40) + "\n", "zeros": strings.Repeat("\x00", 100),
	} {
		r := newRepo(t)
		r.write("a.md", "a\n")
		r.commit("2026-01-01")
		for file, text := range map[string]string{".git/HEAD": text, ".git/refs/heads/cycle": "ref: refs/heads/cycle\n", "secret": strings.Repeat("1", 40)} {
			if err := os.WriteFile(filepath.Join(r.dir, file), []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		d := r.dates()
		if day, _ := d.Changed("a.md"); day != "" || d.Read() != nil {
			t.Errorf("%s: changed %q, %v", name, day, d.Read())
		}
	}
}

// A tree that contains another ten times, which contains a third ten times, and so on, stands
// for more files than git can list.
func TestTreesWithoutEndNeedLimitedMemory(t *testing.T) {
	if !long.Tests || runtime.GOOS != "linux" {
		t.Skip("uses 1 GiB of memory, which only Linux limits")
	}
	r := newRepo(t)
	r.write("a.md", "a\n")
	r.commit("2026-01-01")
	tree := r.make("blob", "x")
	for depth := range 10 {
		entry, lines := "040000 tree", ""
		if depth == 0 {
			entry = "100644 blob"
		}
		for i := range 10 {
			lines += fmt.Sprintf("%s %s\t%d\n", entry, tree, i)
		}
		tree = r.make("tree", lines)
	}
	top := r.make("tree", "040000 tree "+tree+"\tcontent\n")
	bomb := r.ask("-c", "user.name=A", "-c", "user.email=a@example.org", "commit-tree", "-m", "Bomb", top)
	clean := r.ask("-c", "user.name=A", "-c", "user.email=a@example.org", "commit-tree", "-p", bomb, "-m", "Clean", "HEAD^{tree}")
	r.git("2026-01-01", "reset", "-q", "--soft", clean)
	d := r.dates()
	want := "git needs more than 1 GiB of memory; pages show no dates of changes"
	if err := d.Read(); fmt.Sprint(err) != want {
		t.Errorf("%v, want %s", err, want)
	}
}

func TestListsOfObjectFoldersAreLimited(t *testing.T) {
	r := newRepo(t)
	r.write("a.md", "a\n")
	r.commit("2026-01-01")
	alternates := filepath.Join(r.dir, ".git", "objects", "info", "alternates")
	if err := os.WriteFile(alternates, []byte(strings.Repeat("/none\n", 20_000)), 0o600); err != nil {
		t.Fatal(err)
	}
	wantDay(t, r.dir, "a.md", "")
	if err := errors.Join(os.Remove(alternates), fifo.Make(alternates)); err != nil {
		t.Skip(err)
	}
	wantDay(t, r.dir, "a.md", "")
}

// make stores an object. The lines of a tree are those of git mktree.
func (r repo) make(kind, content string) string {
	r.t.Helper()
	args := []string{"hash-object", "-w", "--stdin"}
	if kind == "tree" {
		args = []string{"mktree"}
	}
	cmd := exec.Command("git", append([]string{"-C", r.dir}, args...)...)
	cmd.Stdin = strings.NewReader(content)
	name, err := cmd.Output()
	if err != nil {
		r.t.Fatal(err)
	}
	return strings.TrimSpace(string(name))
}
