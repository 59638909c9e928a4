package preview

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sowbook/internal/book"
	"sowbook/internal/fifo"
	"sowbook/internal/long"
	"sowbook/internal/site"
)

// mistake is a state of a rulebook on disk that cannot be built.
type mistake struct {
	name  string
	files map[string]string      // to write
	spoil func(dir string) error // or other changes
	want  string                 // part of the problem
}

// make makes the mistake in the rulebook in a folder. It returns false if this system has
// no such files.
func (m mistake) make(t *testing.T, dir string) bool {
	t.Helper()
	writeFiles(t, dir, m.files)
	if m.spoil == nil {
		return true
	}
	err := m.spoil(dir)
	if errors.Is(err, errors.ErrUnsupported) {
		restore(t, dir)
		return false
	}
	if err != nil {
		t.Fatal(err)
	}
	return true
}

var mistakes = []mistake{
	{name: "no content folder", spoil: away("content"), want: "content: there is no such folder"},
	{name: "file in place of content", spoil: replaced("content"), want: "content: is a file, and must be a folder"},
	{name: "empty content folder", spoil: func(dir string) error { return os.RemoveAll(filepath.Join(dir, "content", "index.md")) }, want: "a rulebook needs a first page"},
	{name: "file in place of static", spoil: replaced("static"), want: "static: is a file, and must be a folder"},
	{name: "file in place of templates", spoil: replaced("templates"), want: "templates: is a file, and must be a folder"},
	{name: "broken page in a new language folder", files: map[string]string{"content/ar/index.md": "---\ntitle: [\n"}, want: "content/ar/index.md:"},
	{name: "new language without a table", files: map[string]string{"content/it/index.md": "---\ntitle: D\nnav: []\n---\n"}, want: "content/it: looks like a translation to it, but templates/words/it.yaml is missing"},
	{name: "translation of nothing", files: map[string]string{"content/ar/variants/none.md": "---\ntitle: N\n---\n"}, want: "there is no game to translate"},
	{name: "no home page in a language", files: map[string]string{"content/ar/more.md": "---\ntitle: [\n---\n"}, want: "content/ar/more.md:"},
	{name: "front matter of the home page", files: map[string]string{"content/index.md": "---\nnav: 7\n---\n"}, want: "content/index.md:"},
	{name: "front matter is a list", files: map[string]string{"content/index.md": "---\n- a\n---\n"}, want: "content/index.md:"},
	{name: "script with a syntax error", files: map[string]string{"static/js/boot.js": "let let = ;\n"}, want: "static/js/boot.js:1:"},
	{name: "script of nested brackets", files: map[string]string{"static/js/boot.js": strings.Repeat("[", 300_000)}, want: "static/js/boot.js: cannot be bundled: brackets, operators or statements are nested too deep; nest fewer"},
	{name: "missing import of a style", files: map[string]string{"static/css/site.css": "@import \"nope.css\";\n"}, want: "there is no file static/css/nope.css"},
	{name: "missing import of a script", files: map[string]string{"static/js/boot.js": "import \"./nope.js\";\n"}, want: "there is no file static/js/nope.js"},
	{name: "folder in place of a style", files: map[string]string{"static/css/site.css/x.css": "p {}"}, want: "static/css/site.css: is a folder, and must be a file"},
	{name: "folder in place of a bundle", files: map[string]string{"static/site.css/x.css": "p {}"}, want: "static/site.css/x.css: makes site.css/x.css, but site.css is a file of the build; rename it"},
	{name: "folder in place of a template", files: map[string]string{"templates/base.html/x": ""}, want: "templates/base.html: is a folder"},
	{name: "folder in place of the puzzles", files: map[string]string{"content/puzzles.txt/x": ""}, want: "content/puzzles.txt: is a folder with the name of the puzzle file"},
	{name: "file that is no part of the book", files: map[string]string{"content/x.txt": ""}, want: "content/x.txt: is not part of the book"},
	{name: "folder in place of a page", spoil: func(dir string) error {
		return errors.Join(os.Remove(filepath.Join(dir, "content", "one.md")), os.Mkdir(filepath.Join(dir, "content", "one.md"), 0o755))
	}, want: "content/one.md: is a folder with the name of a page"},
	{name: "template that is not closed", files: map[string]string{"templates/base.html": "{{"}, want: "templates/base.html:1:1:"},
	{name: "template without definitions", files: map[string]string{"templates/base.html": ""}, want: "templates/base.html: does not define"},
	{name: "template that calls itself", files: map[string]string{"templates/page.html": `{{define "main"}}{{template "main" .}}{{end}}`}, want: "templates/page.html"},
	{name: "template that never ends", files: map[string]string{"templates/page.html": `{{define "main"}}{{range 9000000000}}{{if false}}` + strings.Repeat("{{.}}", 10_000) + `{{end}}{{end}}{{end}}`}, want: "templates/page.html:1:26: the template cannot be used: the page takes more than 5000000 steps; make its loops or its text shorter"},
	{name: "table of words that is not YAML", files: map[string]string{"templates/words/en.yaml": "---\n\t:"}, want: "templates/words/en.yaml:"},
	{name: "icon that is no drawing", files: map[string]string{"static/icon.svg": "\x00"}, want: "static/icon.svg"},
	{name: "icon that uses itself", files: map[string]string{"static/icon.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><use id="a" href="#a"/></svg>`}, want: "static/icon.svg: cannot be drawn: elements are nested more than"},
	{name: "empty picture", files: map[string]string{"static/x.png": ""}, want: "static/x.png: the picture is empty"},
	{name: "page that shows an empty picture", files: map[string]string{"static/x.png": "", "content/one.md": goodFiles["content/one.md"] + "\n![X](/x.png)\n"}, want: "content/one.md:7:1: image \"/x.png\": the picture is empty"},
	{name: "dangling link", spoil: linked("nowhere", "static/x.txt"), want: "static/x.txt: cannot be read: it is a link to a file that does not exist"},
	{name: "dangling link in place of a built-in file", spoil: linked("nowhere", "static/icon.svg"), want: "static/icon.svg: cannot be read: it is a link to a file that does not exist"},
	{name: "link to itself", spoil: linked("x.md", "content/x.md"), want: "content/x.md: cannot be read: too many levels of symbolic links"},
	{name: "link out of the rulebook", spoil: linked("/etc/hostname", "static/x.txt"), want: "static/x.txt: cannot be read: links must be relative and stay in the rulebook"},
	{name: "link to a folder", spoil: linked(".", "static/x"), want: "static/x: is a link to a folder, which is not followed"},
	{name: "pipe in static", spoil: pipe("static/x.txt"), want: "static/x.txt: cannot be read: it is a pipe, socket or device; remove it"},
	{name: "pipe among scripts", spoil: pipe("static/js/x.js"), want: "static/js/x.js: cannot be read: it is a pipe, socket or device; remove it"},
	{name: "pipe in place of a page", spoil: pipe("content/index.md"), want: "content/index.md: cannot be read: it is a pipe, socket or device; remove it"},
	{name: "pipe in place of the puzzles", spoil: pipe("content/puzzles.txt"), want: "content/puzzles.txt: cannot be read: it is a pipe, socket or device; remove it"},
	{name: "pipe in place of a template", spoil: pipe("templates/base.html"), want: "templates/base.html: cannot be read: it is a pipe, socket or device; remove it"},
	{name: "pipe in place of static", spoil: pipe("static"), want: "static: cannot be read: it is a pipe, socket or device; remove it"},
}

func away(name string) func(dir string) error {
	return func(dir string) error { return os.RemoveAll(filepath.Join(dir, name)) }
}

func replaced(name string) func(dir string) error {
	return func(dir string) error {
		return errors.Join(os.RemoveAll(filepath.Join(dir, name)), os.WriteFile(filepath.Join(dir, name), nil, 0o644))
	}
}

func linked(target, name string) func(dir string) error {
	return func(dir string) error {
		file := filepath.Join(dir, name)
		return errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.Symlink(target, file))
	}
}

func pipe(name string) func(dir string) error {
	return func(dir string) error {
		file := filepath.Join(dir, name)
		return errors.Join(os.RemoveAll(file), os.MkdirAll(filepath.Dir(file), 0o755), fifo.Make(file))
	}
}

// goodFiles is a small rulebook.
var goodFiles = map[string]string{
	"content/index.md": "---\ntitle: Home\n---\n\nThe first page.\n",
	"content/one.md":   "---\ntitle: One\n---\n\nThe second page.\n",
}

// restore makes a folder the rulebook of goodFiles again, in place.
func restore(t *testing.T, dir string) {
	t.Helper()
	for _, folder := range []string{"templates", "static", "content"} {
		if err := os.RemoveAll(filepath.Join(dir, folder)); err != nil {
			t.Fatal(err)
		}
	}
	writeFiles(t, dir, goodFiles)
}

func writeFiles(t *testing.T, dir string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// skipIfShort skips a test of more than a tenth of a second.
func skipIfShort(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("takes longer")
	}
}

// mistakesToTry returns the mistakes, or one of them in a short test.
func mistakesToTry() []mistake {
	if testing.Short() {
		return mistakes[:1]
	}
	return mistakes
}

func TestServeSurvivesMistakesInFiles(t *testing.T) {
	skipIfShort(t)
	list := mistakesToTry()
	servers := min(4, len(list))
	for k := range servers {
		t.Run("", func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			writeFiles(t, dir, goodFiles)
			url := serveFolder(t, dir, defaultLimits)
			events := browse(t, url, "")
			good := next(t, events, "the first state", func(event) bool { return true })
			for i, m := range list {
				if i%servers != k {
					continue
				}
				if !m.make(t, dir) {
					continue
				}
				next(t, events, "the problem "+m.name, func(e event) bool { return strings.Contains(e.Problems, m.want) })
				if status, _, body := get(t, url); status != 200 || !strings.Contains(body, "The first page.") {
					t.Errorf("%s: the last good page is not served, but %d %s", m.name, status, body)
				}
				restore(t, dir)
				next(t, events, "the repair of "+m.name, func(e event) bool { return e == good })
			}
		})
	}
}

func TestServeStartsWithMistakesInFiles(t *testing.T) {
	skipIfShort(t)
	dir := t.TempDir()
	writeFiles(t, dir, goodFiles)
	good := next(t, browse(t, serveFolder(t, dir, defaultLimits), ""), "the good state", func(event) bool { return true })
	for i, m := range mistakes {
		if i%4 > 0 && !long.Tests { // TestServeSurvivesMistakesInFiles makes them all
			continue
		}
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			writeFiles(t, dir, goodFiles)
			if !m.make(t, dir) {
				t.Skip("this system has no such files")
			}
			url := serveFolder(t, dir, defaultLimits)
			events := browse(t, url, "")
			first := next(t, events, "the first state", func(event) bool { return true })
			_, _, body := get(t, url)
			if !strings.Contains(first.Problems, m.want) && !strings.Contains(body, m.want) {
				t.Errorf("neither %+v nor the page names the problem:\n%s", first, body)
			}
			if !strings.Contains(body, scriptPath) {
				t.Errorf("the page does not wait for the repair:\n%s", body)
			}
			restore(t, dir)
			next(t, events, "the repair", func(e event) bool {
				e.Advice = good.Advice // which names the folder
				return e == good
			})
			if status, _, body := get(t, url); status != 200 || !strings.Contains(body, "The first page.") {
				t.Errorf("the repaired page is not served, but %d %s", status, body)
			}
		})
	}
}

// serveFolder serves the rulebook in a folder below / until the test ends, and returns the
// address of its first page.
func serveFolder(t *testing.T, dir string, l limits) (url string) {
	t.Helper()
	url, _ = start(t, site.Options{Project: projectIn(dir), Location: book.Location{Base: "/"}}, "127.0.0.1:0", l)
	return url
}

// start runs a preview until the test ends or stop is called. It returns the address that
// the preview prints.
func start(t *testing.T, o site.Options, addr string, l limits) (url string, stop func()) {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	log, out := io.Pipe()
	ended := make(chan error, 1)
	go func() {
		ended <- run(ctx, o, addr, out, l)
		out.Close()
	}()
	stopped := false
	stop = func() {
		if stopped {
			return
		}
		stopped = true
		cancel()
		select {
		case err := <-ended:
			if err != nil {
				t.Error(err)
			}
		case <-time.After(time.Minute):
			t.Error("the preview does not end")
		}
	}
	t.Cleanup(stop)
	line := make([]byte, 1000)
	n, err := log.Read(line)
	if err != nil {
		t.Fatal(err)
	}
	go func() { _, _ = io.Copy(io.Discard, log) }()
	url, _, _ = strings.Cut(strings.TrimPrefix(string(line[:n]), "Serving "), " ")
	return url, stop
}
