package preview

import (
	"errors"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sowbook/internal/booktest"
	"sowbook/internal/fifo"
	"sowbook/internal/long"
)

// randomNames are files and folders of a rulebook.
var randomNames = []string{
	"content", "content/index.md", "content/one.md", "content/ar", "content/ar/index.md", "content/de/index.md", "content/variants", "content/variants/game.md",
	"content/ar/variants/game.md", "content/puzzles.txt", "content/puzzles.md", "content/sources", "content/sources/s.md", "content/learn/index.md", "content/learn/a.md", "content/play.md", "content/lab.md",
	"static", "static/icon.svg", "static/css/site.css", "static/js/boot.js", "static/js/offline/service-worker.js", "static/x.png", "static/one/index.html", "static/site.css", "static/search.json",
	"templates", "templates/base.html", "templates/page.html", "templates/variant.html", "templates/icons.svg", "templates/words", "templates/words/en.yaml", "templates/words/ar.yaml", "templates/words/de.yaml",
}

// randomTexts are contents of files, most of them wrong in most places.
var randomTexts = []string{
	"", "\x00", "{{", "---\n---\n", "---\ntitle: T\n---\n", "---\ntitle: [\n---\n", "---\n- a\n---\n", "---\n? a\n---\n",
	"---\ntitle: T\nnav: {One: one.md}\nmoved-from: [a/, b.html]\n---\n\n{{index}}\n\n[x](one.md#y)\n",
	"---\ntitle: T\ntranslates: abc\norder: [one.md]\noutside: [puzzles.md]\n---\n\n```sow ex\ncaption C\nplay 4\n  again\n```\n",
	aPuzzle, "---\ntitle: P\n---\n\n{{puzzles}}\n\n{{search}}\n", "<svg></svg>", "<svg viewBox='0 0 0 0'><rect/></svg>",
	"@import 'x.css';", "let let;", `{{define "main"}}{{.Nope}}{{end}}`, `{{define "main"}}{{template "base" .}}{{end}}`,
	"language: X\npage:\n  skip: 3\n", "page: [1,2]\n", "engine:\n  plurals: zz\n", "---\ndirection: rtl\n---\n",
	strings.Repeat("> ", 300), strings.Repeat("[", 500), "---\na: &a [*a]\n---\n", "---\n<<: *x\ntitle: &x {a: *x}\n---\n",
}

func TestRandomChangesOnDiskAreSurvived(t *testing.T) {
	skipIfShort(t)
	rounds := 16
	if long.Tests {
		rounds = 320
	}
	good := maps.Clone(goodFiles)
	small := booktest.SmallBook("")
	for _, name := range []string{"content/sources/s.md", "content/variants/game.md"} {
		good[name] = small[name]
	}
	texts := append(slices.Collect(maps.Values(good)), randomTexts...)
	slices.Sort(texts)
	b := newRulebook(t)
	repair := func(changed []string) {
		restore(t, b.dir)
		writeFiles(t, b.dir, good)
		b.live.Change([]string{everything})
		b.settle()
		if problems := b.live.Problems(); len(problems) > 0 {
			t.Fatalf("after the repair of %q: %v", changed, problems)
		}
	}
	repair(nil)
	random := rand.New(rand.NewPCG(1, 2))
	broken := 0
	var changed []string
	for round := range rounds {
		changed = nil
		for range 1 + random.IntN(3) {
			name := randomNames[random.IntN(len(randomNames))]
			file := filepath.Join(b.dir, name)
			if os.MkdirAll(filepath.Dir(file), 0o755) != nil {
				continue // a file is in the place of its folder
			}
			changed = append(changed, name)
			err := os.RemoveAll(file)
			switch random.IntN(8) {
			case 0:
			case 1:
				err = errors.Join(err, fifo.Make(file))
			case 2:
				err = errors.Join(err, os.Symlink([]string{"x", "..", "/etc/passwd", "index.md"}[random.IntN(4)], file))
			case 3:
				err = errors.Join(err, os.Mkdir(file, 0o755))
			default:
				err = errors.Join(err, os.WriteFile(file, []byte(texts[random.IntN(len(texts))]), 0o644))
			}
			if err != nil && !errors.Is(err, errors.ErrUnsupported) {
				t.Fatal(err)
			}
		}
		b.live.Change(changed)
		if round%2 == 0 {
			b.settle()
		}
		problems := b.live.Problems()
		for _, p := range problems {
			if strings.HasPrefix(p.Message, "an error in sowbook") {
				t.Errorf("%q: %s", changed, strings.Join(p.Notes, "\n"))
			}
		}
		if len(problems) > 0 {
			broken++
		}
		if round%4 == 3 {
			repair(changed)
		}
	}
	repair(changed)
	if broken < rounds/3 {
		t.Errorf("only %d of %d states have problems", broken, rounds)
	}
}
