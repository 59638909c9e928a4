//go:build long && unix

package bench

import (
	"compress/gzip"
	"fmt"
	"io"
	"io/fs"
	"math/rand"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// BenchmarkGames builds rulebooks of many games, and reports the seconds of a build, its
// peak memory in MB, and the sizes in kB, plain and compressed, of what grows with the
// number of games, or must not.
func BenchmarkGames(b *testing.B) {
	if *sowbook == "" {
		b.Skip("needs -sowbook")
	}
	for _, games := range []int{50, 200, 400} {
		b.Run(fmt.Sprintf("games=%d", games), func(b *testing.B) {
			dir := b.TempDir()
			b.Setenv("XDG_CACHE_HOME", filepath.Join(dir, "cache"))
			book, out := filepath.Join(dir, "book"), filepath.Join(dir, "out")
			writeGames(b, book, games)
			build := func() usage { return run(b, *sowbook, "-C", book, "build", "-o", out) }
			build() // compiles the engine
			var total usage
			for b.Loop() {
				remove(b, out)
				total.add(build())
			}
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(total.wall/float64(b.N), "s")
			b.ReportMetric(total.peak/float64(b.N)/1000, "MB-peak")
			for _, part := range []struct{ name, files string }{
				{"home", "index.html"}, {"play", "play/index.html"}, {"compare", "compare/index.html"}, {"lab", "lab/index.html"}, {"embed", "embed/index.html"},
				{"search-first", "search.json"}, {"search-all", "search*.json"}, {"game", "embed/game-001.json"},
			} {
				plain, compressed := size(b, out, part.files)
				b.Logf("%3d games: %-12s %8.1f kB, %7.1f kB compressed", games, part.name, plain/1000, compressed/1000)
			}
		})
	}
}

// size returns the bytes of the files that match a pattern, and their bytes when each is
// compressed.
func size(b *testing.B, dir, pattern string) (plain, compressed float64) {
	names, err := fs.Glob(os.DirFS(dir), pattern)
	if err != nil || len(names) == 0 {
		b.Fatalf("%s: no files, %v", pattern, err)
	}
	for _, name := range names {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			b.Fatal(err)
		}
		out := counter(0)
		zip, _ := gzip.NewWriterLevel(&out, gzip.BestCompression)
		if _, err := zip.Write(text); err != nil || zip.Close() != nil {
			b.Fatal(name)
		}
		plain, compressed = plain+float64(len(text)), compressed+float64(out)
	}
	return plain, compressed
}

// counter is an io.Writer that counts bytes.
type counter int

var _ io.Writer = new(counter)

func (c *counter) Write(p []byte) (int, error) {
	*c += counter(len(p))
	return len(p), nil
}

// writeGames writes a rulebook of games, each with a source and text of its own.
func writeGames(b *testing.B, dir string, games int) {
	run(b, *sowbook, "new", "site", dir)
	run(b, *sowbook, "-C", dir, "new", "variant", "model-game")
	for page, block := range map[string]string{"play": "play", "compare": "compare", "lab": "lab", "search": "search"} {
		writeFile(b, filepath.Join(dir, "content", page+".md"), fmt.Sprintf("---\ntitle: %s\n---\n\n{{%s}}\n", page, block))
	}
	random := generator{rand.New(rand.NewSource(1))}
	for _, folder := range []string{"sources", "variants"} {
		file := filepath.Join(dir, "content", folder, "model-game.md")
		model, err := os.ReadFile(file)
		if err != nil {
			b.Fatal(err)
		}
		remove(b, file)
		for i := 1; i <= games; i++ {
			writeFile(b, filepath.Join(dir, "content", folder, fmt.Sprintf("game-%03d.md", i)), gameText(string(model), i, random))
		}
	}
}

// gameText returns a page of game i, made from that of the model game, with sentences of its
// own in each section.
func gameText(model string, i int, random generator) string {
	name := fmt.Sprintf("game-%03d", i)
	text := strings.NewReplacer("model-game", name, "Model Game", fmt.Sprintf("Game %d %s", i, random.words(1)), "MG-", fmt.Sprintf("G%c%c%c-", 'A'+i/100, 'A'+i/10%10, 'A'+i%10)).Replace(model)
	sections := strings.Split(text, "\n## ")
	for k := range sections[1:] {
		sections[k+1] += "\n" + random.sentence() + " " + random.sentence() + " " + random.sentence() + "\n"
	}
	return strings.Join(sections, "\n## ")
}
