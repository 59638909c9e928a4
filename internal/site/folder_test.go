package site

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sowbook/internal/assets"
	"sowbook/internal/fifo"
)

// forEachExchange runs a test with the system's exchange of folders and without one.
func forEachExchange(t *testing.T, run func(t *testing.T)) {
	for name, f := range map[string]func(one, other string) error{"exchange": swap, "renames": noExchange} {
		t.Run(name, func(t *testing.T) {
			setForTest(t, &exchange, f)
			run(t)
		})
	}
}

func noExchange(string, string) error { return errors.ErrUnsupported }

// writeSite commits a site with some files to a folder.
func writeSite(dir string, files map[string]string) error {
	f, err := NewFolder(dir)
	if err != nil {
		return err
	}
	for name, text := range files {
		if err := f.Write(assets.File{Name: name, Content: []byte(text)}); err != nil {
			return errors.Join(err, f.Close())
		}
	}
	return errors.Join(f.Commit(), f.Close())
}

// firstFolder makes a folder with a site and nothing beside it.
func firstFolder(t *testing.T, files map[string]string) (parent, dir string) {
	t.Helper()
	parent = t.TempDir()
	dir = filepath.Join(parent, "public")
	must(t, writeSite(dir, files))
	return parent, dir
}

// onePage is the files of a site with one page.
func onePage(text string) map[string]string { return map[string]string{"index.html": text} }

// setForTest sets a variable until the test ends.
func setForTest[T any](t *testing.T, variable *T, value T) {
	before := *variable
	*variable = value
	t.Cleanup(func() { *variable = before })
}

// tree returns the contents of all files below a folder, and the targets of links. Folders
// end in a slash. The marker file is left out.
func tree(t *testing.T, dir string) map[string]string {
	t.Helper()
	found := map[string]string{}
	err := fs.WalkDir(os.DirFS(dir), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || name == "." || name == assets.MarkerFile || name == ".nojekyll" {
			return err
		}
		file := filepath.Join(dir, name)
		info, err := d.Info()
		if err != nil {
			return err
		}
		switch info.Mode().Type() {
		case fs.ModeDir:
			found[name+"/"] = info.Mode().String()
		case fs.ModeSymlink:
			target, err := os.Readlink(file)
			found[name] = "to " + target
			return err
		case 0:
			text, err := os.ReadFile(file)
			found[name] = string(text)
			return err
		default:
			found[name] = info.Mode().String()
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

func wantTree(t *testing.T, dir string, want map[string]string) {
	t.Helper()
	if got := tree(t, dir); !maps.Equal(got, want) {
		t.Errorf("%s holds\n%q, want\n%q", dir, got, want)
	}
}

// wantAlone checks that a folder holds nothing but the given names.
func wantAlone(t *testing.T, dir string, want ...string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, e := range entries {
		got = append(got, e.Name())
	}
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("%s holds %q, want %q", dir, got, want)
	}
}

func must(t *testing.T, errs ...error) {
	t.Helper()
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
}

func TestNothingIsWrittenOutsideTheFolder(t *testing.T) {
	parent := t.TempDir()
	f, err := NewFolder(filepath.Join(parent, "public"))
	must(t, err)
	must(t, os.Symlink(parent, filepath.Join(f.root.Name(), "link")))
	for _, name := range []string{"../out", "a/../../out", "/out", "", ".", "..", "a//out", "a/./out", "link/out", "link/of/out", parent + "/out"} {
		if err := f.Write(assets.File{Name: name}); err == nil || !strings.HasPrefix(err.Error(), "the site cannot be written to "+f.dir+": ") {
			t.Errorf("%q: %v", name, err)
		}
	}
	must(t, f.Write(assets.File{Name: "a/b.html"}))
	if err := f.Write(assets.File{Name: "a/b.html"}); err == nil {
		t.Error("a file was written twice")
	}
	must(t, f.Close())
	wantAlone(t, parent)
}

// Removing the old folder would remove the files of a mount.
func TestMountsAreNotReplaced(t *testing.T) {
	site := map[string]string{"index.html": "1", "mounted/page.html": "1", "file": "1"}
	for mount, want := range map[string]string{
		".":                 "the site cannot be written to DIR: it is a mount point; unmount it, or write elsewhere with -o; the old site is unchanged",
		"mounted":           "DIR/mounted cannot be kept: it is a mount point; unmount it, or write elsewhere with -o; the old site is unchanged",
		"mounted/page.html": "DIR/mounted/page.html cannot be kept: it is a mount point; unmount it, or write elsewhere with -o; the old site is unchanged",
	} {
		_, dir := firstFolder(t, site)
		before := tree(t, dir)
		setForTest(t, &isMount, func(name string) bool { return name == filepath.Join(dir, mount) })
		if err := writeSite(dir, onePage("2")); err == nil || err.Error() != strings.ReplaceAll(want, "DIR", dir) {
			t.Errorf("%v, want %s", err, want)
		}
		wantTree(t, dir, before)
	}
}

func TestMarkerThatIsNoFileIsNotRead(t *testing.T) {
	for name, make := range map[string]func(marker string) error{
		"pipe":   fifo.Make,
		"folder": func(marker string) error { return os.Mkdir(marker, 0o755) },
		"huge": func(marker string) error {
			return errors.Join(os.WriteFile(marker, nil, 0o600), os.Truncate(marker, 1<<40))
		},
	} {
		dir := filepath.Join(t.TempDir(), "public")
		must(t, os.Mkdir(dir, 0o755), make(filepath.Join(dir, assets.MarkerFile)))
		err := writeSite(dir, onePage("1"))
		if want := dir + " holds files that no build wrote (sowbook.txt); empty it, or write elsewhere with -o"; err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", name, err, want)
		}
	}
}

// Windows renames no folder that is open.
func TestFoldersAreClosedBeforeTheyAreRenamed(t *testing.T) {
	const open = "/proc/self/fd"
	if _, err := os.Stat(open); err != nil {
		t.Skip("the system does not list open files")
	}
	parent, dir := firstFolder(t, onePage("1"))
	f, err := NewFolder(dir)
	must(t, err)
	defer f.Close()
	var found []string
	setForTest(t, &exchange, func(one, other string) error {
		files, err := os.ReadDir(open)
		for _, file := range files {
			if target, _ := os.Readlink(filepath.Join(open, file.Name())); strings.HasPrefix(target, parent) {
				found = append(found, target)
			}
		}
		return errors.Join(err, swap(one, other))
	})
	must(t, f.Write(assets.File{Name: "index.html"}), f.Commit())
	slices.Sort(found)
	if want := []string{filepath.Join(parent, ".public-lock"), filepath.Join(f.temp.Name, "lock")}; !slices.Equal(found, want) {
		t.Errorf("open: %q, want the locks %q", found, want)
	}
}

func TestFirstBuildIntoAFolder(t *testing.T) {
	for name, want := range map[string]string{
		".git":        "",
		".gitignore":  "",
		"CNAME":       "holds files that no build wrote (CNAME)",
		"sowbook.txt": "holds files that no build wrote (sowbook.txt)", // not the marker of a build
	} {
		dir := filepath.Join(t.TempDir(), "public")
		must(t, os.Mkdir(dir, 0o755), os.WriteFile(filepath.Join(dir, name), []byte("mine"), 0o644))
		err := writeSite(dir, onePage("1"))
		switch {
		case want == "" && err == nil:
			wantTree(t, dir, map[string]string{name: "mine", "index.html": "1"})
		case want == "" || err == nil || !strings.Contains(err.Error(), want):
			t.Errorf("%s: %v, want %q", name, err, want)
		}
	}
}

func TestModeOfTheFolderStays(t *testing.T) {
	_, dir := firstFolder(t, onePage("1"))
	for _, mode := range []fs.FileMode{0o755, 0o700, 0o775} {
		must(t, os.Chmod(dir, mode), writeSite(dir, onePage("1")))
		if info, err := os.Stat(dir); err != nil || info.Mode().Perm() != mode {
			t.Errorf("%v, %v, want %v", info.Mode(), err, mode)
		}
	}
}

func TestCloseRemovesAnUnfinishedSite(t *testing.T) {
	parent := t.TempDir()
	f, err := NewFolder(filepath.Join(parent, "public"))
	must(t, err)
	must(t, f.Write(assets.File{Name: "a/index.html"}), f.Close(), f.Close())
	if f.Write(assets.File{Name: "b/index.html"}) == nil || f.Commit() == nil || f.Committed() {
		t.Error("a closed folder was written to")
	}
	wantAlone(t, parent)
}
