package site_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sowbook/internal/booktest"
	"sowbook/internal/project"
	"sowbook/internal/site"
)

// buildInto builds a rulebook into its folder public.
func buildInto(t *testing.T, p project.Project) {
	t.Helper()
	folder, err := site.NewFolder(filepath.Join(p.Dir, site.DefaultOut))
	if err == nil {
		if err = site.Build(site.Options{Project: p}, folder.Write); err == nil {
			err = folder.Commit()
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	if err := folder.Close(); err != nil {
		t.Fatal(err)
	}
}

func TestAddressesOfEarlierBuildsAreNotLost(t *testing.T) {
	if testing.Short() {
		t.Skip("builds")
	}
	p := booktest.Write(t, map[string]string{
		"content/index.md": "---\ntitle: T\n---\n[A](a.md) [B](b.md)\n", "content/a.md": "---\ntitle: A\n---\n", "content/b.md": "---\ntitle: B\n---\n",
	})
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(p.Dir, "content", name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	wantLost := func(when string, want ...string) {
		t.Helper()
		_, advice, err := site.Check(p)
		var lost []string
		for _, problem := range advice {
			if rest, ok := strings.CutPrefix(problem.Message, "an earlier build had a page at "); ok {
				address, _, _ := strings.Cut(rest, ",")
				lost = append(lost, address)
			}
		}
		if err != nil || !slices.Equal(lost, want) {
			t.Errorf("%s: %q, %v, want %q", when, lost, err, want)
		}
	}
	wantLost("before the first build")
	buildInto(t, p)
	wantLost("after the first build")
	if err := os.Remove(filepath.Join(p.Dir, "content", "a.md")); err != nil {
		t.Fatal(err)
	}
	write("index.md", "---\ntitle: T\n---\n[B](b.md)\n")
	wantLost("without the page", "a/")
	buildInto(t, p)
	buildInto(t, p)
	wantLost("after later builds", "a/")
	write("b.md", "---\ntitle: B\nmoved-from: [a/]\n---\n")
	wantLost("moved")
	buildInto(t, p)
	if _, err := os.Stat(filepath.Join(p.Dir, site.DefaultOut, "a", "index.html")); err != nil {
		t.Error(err)
	}
}
