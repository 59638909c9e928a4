package project

import (
	"errors"
	"io"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sowbook/internal/fifo"
)

// newRulebook returns a rulebook in a temporary folder. Beside it is a file secret.txt.
func newRulebook(t *testing.T) Project {
	t.Helper()
	outside := t.TempDir()
	p := Project{Dir: filepath.Join(outside, "book")}
	for name, text := range map[string]string{
		"secret.txt": "secret", "book/static/a.txt": "a", "book/content/index.md": "i", "book/static/more/b.txt": "b",
	} {
		file := filepath.Join(outside, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return p
}

func TestFilesThatCannotBeReadAreProblems(t *testing.T) {
	link := func(target string) func(string) error {
		return func(name string) error { return os.Symlink(target, name) }
	}
	socket := func(name string) error {
		l, err := net.ListenUnix("unix", &net.UnixAddr{Name: name, Net: "unix"})
		if err == nil {
			l.SetUnlinkOnClose(false)
			l.Close()
		}
		return err
	}
	huge := func(name string) error {
		return errors.Join(os.WriteFile(name, nil, 0o644), os.Truncate(name, 1<<40)) // takes no room on the disk
	}
	linkToHuge := func(name string) error {
		return errors.Join(huge("huge.bin~"), os.Symlink("huge.bin~", name)) // the name of a backup, which is not checked itself
	}
	for _, test := range []struct {
		name string
		make func(name string) error
		want string // the reason
	}{
		{"huge file", huge, "it is larger than 16 MiB; divide it, or make it smaller"},
		{"link to a huge file", linkToHuge, "it is larger than 16 MiB; divide it, or make it smaller"},
		{"pipe", fifo.Make, errSpecial.Error()},
		{"link to a device", link("/dev/zero"), errOutside.Error()},
		{"socket", socket, errSpecial.Error()},
		{"link out", link("../../secret.txt"), errOutside.Error()},
		{"absolute link", link("/etc/hostname"), errOutside.Error()},
		{"link to a folder out", link("../.."), errOutside.Error()},
		{"dangling link", link("nowhere"), errDangling.Error()},
		{"link to itself", link("x.md"), "too many levels of symbolic links"},
	} {
		for _, folder := range SourceFolders {
			t.Run(test.name+" in "+folder, func(t *testing.T) {
				p := newRulebook(t)
				file := filepath.Join(p.Dir, folder, "x.md")
				if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
					t.Fatal(err)
				}
				t.Chdir(filepath.Dir(file)) // the path of a socket must be short
				if err := test.make("x.md"); errors.Is(err, errors.ErrUnsupported) {
					t.Skip(err)
				} else if err != nil {
					t.Fatal(err)
				}
				want := p.DisplayPath(folder+"/x.md") + ": cannot be read: " + test.want
				if got := p.CheckTypes().Error(); got != want {
					t.Errorf("problems %q, want %q", got, want)
				}
				if text, err := fs.ReadFile(p.Folder(folder), "x.md"); err == nil || !strings.HasSuffix(err.Error(), ": "+test.want) {
					t.Errorf("reads %q, %v", text, err)
				}
			})
		}
	}
}

func TestLinksInTheRulebookAreFollowed(t *testing.T) {
	p := newRulebook(t)
	if err := os.Symlink("../static/more/b.txt", filepath.Join(p.Dir, "content", "x.txt")); err != nil {
		t.Fatal(err)
	}
	if problems := p.CheckTypes(); len(problems) > 0 {
		t.Error(problems)
	}
	if text, err := fs.ReadFile(p.Folder("content"), "x.txt"); string(text) != "b" {
		t.Errorf("%q, %v", text, err)
	}
	if err := os.Symlink("more", filepath.Join(p.Dir, "static", "others")); err != nil {
		t.Fatal(err)
	}
	want := p.DisplayPath("static/others") + ": is a link to a folder, which is not followed; put the folder itself here"
	if got := p.CheckTypes().Error(); got != want {
		t.Errorf("problems %q, want %q", got, want)
	}
}

func TestFoldersMayNotLinkOutOfTheRulebook(t *testing.T) {
	p := newRulebook(t)
	if err := os.Symlink("..", filepath.Join(p.Dir, "templates")); err != nil {
		t.Fatal(err)
	}
	if text, err := fs.ReadFile(p.Folder("templates"), "secret.txt"); err == nil {
		t.Errorf("reads %q", text)
	}
	want := p.DisplayPath("templates") + ": cannot be read: " + errOutside.Error()
	if got := p.CheckTypes().Error(); got != want {
		t.Errorf("problems %q, want %q", got, want)
	}
}

func TestFilesOfGitAndEditorsAreLeftOut(t *testing.T) {
	p := newRulebook(t)
	for _, name := range []string{"a.txt~", "#a.txt#", ".a.txt.swp", "4913", ".goutputstream-X1", ".git",
		".gitkeep", "a.txt.bak", "a.txt.orig", "a.TMP", "~$a.txt", "._a.txt", ".DS_Store", "Thumbs.db", "desktop.ini"} {
		if err := os.WriteFile(filepath.Join(p.Dir, "static", name), nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink("someone@host.123", filepath.Join(p.Dir, "static", ".#a.txt")); err != nil { // a lock of Emacs
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(p.Dir, "static", ".htaccess"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	list, err := fs.ReadDir(p.Folder("static"), ".")
	if err != nil || len(list) != 3 || list[0].Name() != ".htaccess" || list[1].Name() != "a.txt" || list[2].Name() != "more" {
		t.Errorf("%v, %v", list, err)
	}
	if problems := p.CheckTypes(); len(problems) > 0 {
		t.Error(problems)
	}
}

func TestLimitsOfFileSizes(t *testing.T) {
	p := newRulebook(t)
	file := filepath.Join(p.Dir, "static", "x")
	for _, test := range []struct {
		ending string
		size   int64
		want   string // the problem, or ""
	}{
		{".svg", maxText, ""},
		{".svg", maxText + 1, "it is larger than 16 MiB; divide it, or make it smaller"},
		{".JS", maxText + 1, "it is larger than 16 MiB; divide it, or make it smaller"},
		{".png", maxOther, ""},
		{".png", maxOther + 1, "it is larger than 256 MiB; make it smaller"},
	} {
		name := file + test.ending
		if err := errors.Join(os.WriteFile(name, nil, 0o644), os.Truncate(name, test.size)); err != nil {
			t.Fatal(err)
		}
		want := ""
		if test.want != "" {
			want = p.DisplayPath("static/x"+test.ending) + ": cannot be read: " + test.want
		}
		if got := p.CheckTypes().Error(); got != want {
			t.Errorf("%s of %d bytes: problems %q, want %q", test.ending, test.size, got, want)
		}
		f, err := p.Folder("static").Open("x" + test.ending)
		if err == nil {
			f.Close()
		}
		if (err != nil) != (test.want != "") {
			t.Errorf("%s of %d bytes: %v", test.ending, test.size, err)
		}
		if err := os.Remove(name); err != nil {
			t.Fatal(err)
		}
	}
}

func TestFileThatGrowsIsNotReadBeyondLimit(t *testing.T) {
	p := newRulebook(t)
	f, err := p.Folder("content").Open("index.md")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := os.Truncate(filepath.Join(p.Dir, "content", "index.md"), 1<<40); err != nil {
		t.Fatal(err)
	}
	read, err := io.Copy(io.Discard, f)
	if err == nil || !strings.Contains(err.Error(), "it is larger than 16 MiB") || read > maxText {
		t.Errorf("read %d bytes, %v", read, err)
	}
}

// A pattern is also tried on files as if they were folders.
func TestFilesHaveNoEntries(t *testing.T) {
	found, err := fs.Glob(newRulebook(t).Folder("static"), "*/*")
	if err != nil || strings.Join(found, " ") != "more/b.txt" {
		t.Errorf("%v, %v", found, err)
	}
}
