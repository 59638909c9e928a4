package history

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"sowbook/internal/project"
)

// wantDay reports a page of a rulebook whose date is not as wanted.
func wantDay(t *testing.T, dir, page, want string) {
	t.Helper()
	d := New(project.Project{Dir: dir})
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
