package preview

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"sowbook/internal/assets"
	"sowbook/internal/book"
	"sowbook/internal/booktest"
	"sowbook/internal/long"
	"sowbook/internal/site"
)

// The events are ten thousand with the tag long, and otherwise a thousand.
func TestThousandsOfFileEvents(t *testing.T) {
	skipIfShort(t)
	rounds := 10
	if long.Tests {
		rounds = 100
	}
	const pages = 20
	dir, url := serveGood(t, "127.0.0.1:0", defaultLimits)
	events := browse(t, url, "page19/")
	next(t, events, "the first state", func(event) bool { return true })
	for round := range rounds {
		files := map[string]string{}
		for i := range pages {
			files[fmt.Sprintf("content/page%d.md", i)] = fmt.Sprintf("---\ntitle: Page %d\n---\n\nRound %d.\n", i, round)
		}
		for name, text := range files { // 5 events each: create, write, rename twice, and that of the folder
			temp := filepath.Join(dir, filepath.Dir(name), fmt.Sprintf("%d-%s.new", round, filepath.Base(name)))
			if err := errors.Join(os.WriteFile(temp, []byte(text), 0o644), os.Rename(temp, filepath.Join(dir, name))); err != nil {
				t.Fatal(err)
			}
		}
		folder := filepath.Join(dir, "static", fmt.Sprint("folder", round))
		writeFiles(t, folder, map[string]string{"x.txt": "x"})
		if round < rounds-1 {
			if err := os.RemoveAll(folder); err != nil {
				t.Fatal(err)
			}
		}
	}
	want := fmt.Sprintf("Round %d.", rounds-1)
	for i := range pages {
		eventually(t, fmt.Sprintf("the last state of page %d", i), func() bool {
			status, _, body := get(t, url+fmt.Sprintf("page%d/", i))
			return status == 200 && strings.Contains(body, want)
		})
	}
	for name, want := range map[string]int{fmt.Sprintf("folder%d/x.txt", rounds-1): 200, "folder0/x.txt": 404} {
		eventually(t, fmt.Sprintf("status %d of %s", want, name), func() bool {
			status, _, _ := get(t, url+name)
			return status == want
		})
	}
	writeFiles(t, dir, map[string]string{"content/page19.md": "---\ntitle: Page\n---\n\n[no](nix.md)\n"})
	next(t, events, "a later problem", func(e event) bool { return strings.Contains(e.Problems, "nix.md") })
}

func TestFilesSavedByRenamingAreServed(t *testing.T) {
	skipIfShort(t)
	dir, url := serveGood(t, "127.0.0.1:0", defaultLimits)
	page := filepath.Join(dir, "content", "one.md")
	events := browse(t, url, "one/")
	state := next(t, events, "the first state", func(event) bool { return true })
	text := func(k int) []byte { return fmt.Appendf(nil, "---\ntitle: One\n---\n\nWords %d.\n", k) }
	for k, save := range []func(text []byte) error{
		func(text []byte) error { // Vim with a backup
			return errors.Join(os.Rename(page, page+"~"), os.WriteFile(page, text, 0o644), os.Remove(page+"~"))
		},
		func(text []byte) error { // Emacs, GNOME
			temp := filepath.Join(dir, "content", ".goutputstream-XYZ")
			return errors.Join(os.WriteFile(temp, text, 0o600), os.Rename(temp, page))
		},
		func(text []byte) error { // a temporary file of another name
			return errors.Join(os.WriteFile(page+".tmp.123", text, 0o644), os.Rename(page+".tmp.123", page))
		},
		func(text []byte) error { // from another folder
			return errors.Join(os.WriteFile(filepath.Join(dir, "x"), text, 0o644), os.Rename(filepath.Join(dir, "x"), page))
		},
		func(text []byte) error { // removed and written again
			return errors.Join(os.Remove(page), os.WriteFile(page, text, 0o644))
		},
		func(text []byte) error { // cut and written in two steps
			f, err := os.Create(page)
			if err != nil {
				return err
			}
			_, first := f.Write(text[:5])
			_, second := f.Write(text[5:])
			return errors.Join(first, second, f.Close())
		},
	} {
		if err := save(text(k)); err != nil {
			t.Fatal(err)
		}
		for served := false; !served; { // a save may be two changes
			last := state.Page
			state = next(t, events, fmt.Sprintf("save %d", k), func(e event) bool { return e.Page != last && e.Problems == "" })
			_, _, body := get(t, url+"one/")
			served = strings.Contains(body, fmt.Sprintf("Words %d.", k))
		}
	}
}

func TestFoldersMayBeMovedAwayAndBack(t *testing.T) {
	skipIfShort(t)
	outside := t.TempDir()
	dir := filepath.Join(outside, "book")
	writeFiles(t, dir, goodFiles)
	writeFiles(t, dir, map[string]string{"content/more/deep/x.md": "---\ntitle: X\n---\n", "static/a/b.txt": "b", "templates/page.html": `{{define "main"}}<p>Mine: {{.Body}}</p>{{end}}`})
	url := serveFolder(t, dir, defaultLimits)
	events := browse(t, url, "more/deep/x/")
	state := next(t, events, "the first state", func(event) bool { return true })
	move := func(from, to string) {
		t.Helper()
		if err := os.Rename(from, to); err != nil {
			t.Fatal(err)
		}
	}
	for k, name := range []string{"content", "content/more", "content/more/deep", "static", "templates", ""} {
		folder, aside := filepath.Join(dir, name), filepath.Join(outside, "aside")
		move(folder, aside)
		if k%2 == 0 { // else it is back before the preview has settled
			next(t, events, "the change", func(e event) bool { return e != state })
		}
		if name == "" { // another folder takes its place
			if err := os.CopyFS(dir, os.DirFS(aside)); err != nil {
				t.Fatal(err)
			}
			if err := os.RemoveAll(aside); err != nil {
				t.Fatal(err)
			}
		} else {
			move(aside, folder)
		}
		text := fmt.Sprintf("---\ntitle: X\n---\n\nAfter %d.\n", k)
		writeFiles(t, dir, map[string]string{"content/more/deep/x.md": text})
		state = event{}
		eventually(t, fmt.Sprintf("the page of round %d without problems", k), func() bool {
			_, _, body := get(t, url+"more/deep/x/")
			return strings.Contains(body, fmt.Sprintf("After %d.", k)) && strings.Contains(body, "Mine: ")
		})
		eventually(t, "a/b.txt", func() bool {
			status, _, _ := get(t, url+"a/b.txt")
			return status == 200
		})
		writeFiles(t, dir, map[string]string{"content/one.md": fmt.Sprintf("---\ntitle: One\n---\n\n[x](nix%d.md)\n", k)})
		next(t, events, "a problem", func(e event) bool { return strings.Contains(e.Problems, fmt.Sprintf("nix%d.md", k)) })
		writeFiles(t, dir, goodFiles)
		state = next(t, events, "the repair", func(e event) bool { return e.Problems == "" })
	}
}

// trapFS calls a function before it opens a file.
type trapFS struct {
	fs.FS
	opening func(name string)
}

func (f trapFS) Open(name string) (fs.File, error) {
	f.opening(name)
	return f.FS.Open(name)
}

func TestPanicIsProblemUntilTheNextChange(t *testing.T) {
	skipIfShort(t)
	b := newRulebook(t)
	o := b.live.options
	var armed atomic.Bool
	o.Project.Builtin = trapFS{o.Project.Builtin, func(name string) {
		if armed.Load() && name == "templates/page.html" {
			panic("the trap")
		}
	}}
	b.live = NewLive(o, func() {})
	armed.Store(true)
	b.settle()
	if text := b.live.Problems().Error(); text != "an error in sowbook; please report it with these lines" || !strings.Contains(strings.Join(b.live.Problems()[0].Notes, "\n"), "the trap\n") {
		t.Errorf("%q", text)
	}
	armed.Store(false)
	b.change(map[string]string{"content/one.md": "---\ntitle: One\n---\n\nOther words.\n"})
	b.settle()
	b.problems()
	b.wantText("one/index.html", "Other words.")
	armed.Store(true)
	b.change(map[string]string{"content/two.md": "---\ntitle: Three\n---\n\n## There\n"})
	b.wantText("one/index.html", "Other words.")
	armed.Store(false)
	b.settle()
	b.problems()
	b.wantText("two/index.html", "<h1>Three</h1>")
}

func TestPreviewEndsWhileFilesCannotBeRead(t *testing.T) {
	dir := t.TempDir()
	writeFiles(t, dir, goodFiles)
	p := projectIn(dir)
	release, reached := make(chan struct{}), make(chan struct{}, 1)
	defer close(release)
	p.Builtin = trapFS{p.Builtin, func(name string) {
		if name == "templates/page.html" {
			select {
			case reached <- struct{}{}:
			default:
			}
			<-release
		}
	}}
	url, stop := start(t, site.Options{Project: p, Location: book.Location{Base: "/"}}, "127.0.0.1:0", defaultLimits)
	<-reached
	c := dial(t, url, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n") // waits for the first build
	stop()
	wantClosed(t, "a waiting client", c)
}

func TestUnfinishedEngineIsTriedAgain(t *testing.T) {
	skipIfShort(t)
	b := newRulebook(t)
	calls := 0
	b.live.engine = func() ([]byte, error) {
		if calls++; calls < 3 {
			return nil, io.ErrUnexpectedEOF
		}
		return []byte("module"), nil
	}
	small := booktest.SmallBook("")
	b.write("content/sources/s.md", small["content/sources/s.md"])
	b.write("content/variants/game.md", small["content/variants/game.md"])
	for try, want := range []string{"", "", "module", "module"} {
		b.live.Change([]string{everything})
		b.settle()
		if got, _ := b.live.Read(assets.EngineFile); string(got) != want || (len(b.live.Problems()) == 0) != (want != "") {
			t.Errorf("try %d: %q, want %q; %v", try, got, want, b.live.Problems())
		}
	}
	if calls != 3 {
		t.Errorf("%d calls", calls)
	}
}

func TestBrokenLoadIsTriedAgainWithoutEvents(t *testing.T) {
	skipIfShort(t)
	dir := t.TempDir()
	writeFiles(t, dir, goodFiles)
	if err := linked("../elsewhere/x.txt", "static/x.txt")(dir); err != nil {
		t.Fatal(err)
	}
	soon := defaultLimits
	soon.retry = 20 * time.Millisecond
	url := serveFolder(t, dir, soon)
	events := browse(t, url, "x.txt")
	first := next(t, events, "the problem page", func(event) bool { return true })
	writeFiles(t, dir, map[string]string{"elsewhere/x.txt": "linked"}) // a folder that is not watched
	next(t, events, "the repair", func(e event) bool { return e.Page != first.Page })
	if status, _, body := get(t, url+"x.txt"); status != 200 || body != "linked" {
		t.Errorf("%d %s", status, body)
	}
}
