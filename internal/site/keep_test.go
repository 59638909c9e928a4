package site

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"sowbook/internal/fifo"
)

func TestFilesThatNoBuildWroteStay(t *testing.T) {
	forEachExchange(t, func(t *testing.T) {
		parent, dir := firstFolder(t, map[string]string{"index.html": "1", "old/index.html": "1", "both/index.html": "1", "both/a \"name\"\n.txt": "1", "'q'": "1", "`b`": "1", `"d"`: "1"})
		must(t,
			os.WriteFile(filepath.Join(dir, "token.html"), []byte("token"), 0o640),
			os.WriteFile(filepath.Join(dir, "old", "mine.txt"), []byte("mine"), 0o644),
			os.WriteFile(filepath.Join(dir, "both", "mine.txt"), []byte("mine"), 0o644),
			os.MkdirAll(filepath.Join(dir, ".git", "refs", "tags"), 0o755),
			os.WriteFile(filepath.Join(dir, ".git", "HEAD"), []byte("ref"), 0o644),
			os.Symlink("../elsewhere", filepath.Join(dir, "link")),
			os.Symlink("old/mine.txt", filepath.Join(dir, "both", "link")),
			fifo.Make(filepath.Join(dir, "pipe")),
			os.MkdirAll(filepath.Join(dir, "closed", "in"), 0o755),
			os.WriteFile(filepath.Join(dir, "closed", "file"), []byte("closed"), 0o400),
			os.Chmod(filepath.Join(dir, "closed"), 0o555),
			os.WriteFile(filepath.Join(dir, "index.html"), []byte("altered"), 0o644),
		)
		t.Cleanup(func() { _ = os.Chmod(filepath.Join(dir, "closed"), 0o755) })
		probe := filepath.Join(parent, "probe")
		must(t, os.Mkdir(probe, 0o755))
		info, err := os.Stat(probe)
		must(t, err, os.Remove(probe))
		folder := info.Mode().String() // depends on the umask
		for _, version := range []string{"2", "3"} {
			must(t, writeSite(dir, map[string]string{"index.html": version, "both/index.html": version, "token.html": "token", "'a'": version, "`a`": version}))
			wantTree(t, dir, map[string]string{
				"index.html": version, "'a'": version, "`a`": version, "both/": folder, "both/index.html": version, "both/mine.txt": "mine", "both/link": "to old/mine.txt",
				"token.html": "token", "old/": folder, "old/mine.txt": "mine", "link": "to ../elsewhere", "pipe": "prw-------",
				".git/": folder, ".git/refs/": folder, ".git/refs/tags/": folder, ".git/HEAD": "ref",
				"closed/": "dr-xr-xr-x", "closed/in/": folder, "closed/file": "closed",
			})
			wantAlone(t, parent, "public")
		}
	})
}

func TestKeptFilesAreCopiedWithoutHardLinks(t *testing.T) {
	_, dir := firstFolder(t, onePage("1"))
	token := filepath.Join(dir, "token")
	must(t, os.WriteFile(token, []byte("token"), 0o640))
	before, err := os.Stat(token)
	must(t, err)
	setForTest(t, &link, func(*os.Root, string, string) error { return errors.ErrUnsupported })
	must(t, writeSite(dir, onePage("2")))
	after, err := os.Stat(token)
	must(t, err)
	if os.SameFile(before, after) || before.Mode() != after.Mode() || !before.ModTime().Equal(after.ModTime()) {
		t.Errorf("%v, %v, want a copy with mode and time", after.Mode(), after.ModTime())
	}
	wantTree(t, dir, map[string]string{"index.html": "2", "token": "token"})
}

func TestKeptFileConflictsWithSite(t *testing.T) {
	parent, dir := firstFolder(t, map[string]string{"index.html": "1", "d/index.html": "1"})
	must(t,
		os.WriteFile(filepath.Join(dir, "d", "mine"), []byte("mine"), 0o644),
		os.WriteFile(filepath.Join(dir, "a"), []byte("mine"), 0o644),
		os.Mkdir(filepath.Join(dir, "b"), 0o755),
		os.Symlink("index.html", filepath.Join(dir, "c")),
	)
	before := tree(t, dir)
	for _, name := range []string{"a", "a/index.html", "b", "c", "c/index.html", "d"} {
		err := writeSite(dir, map[string]string{"index.html": "2", name: "2"})
		kept := name[:1]
		if name == "d" {
			kept = "d/mine"
		}
		want := dir + "/" + kept + " cannot be kept: the new site needs its path; move it, or rename the page; the old site is unchanged"
		if err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", name, err, want)
		}
		wantTree(t, dir, before)
		wantAlone(t, parent, "public")
	}
}
