package render

import (
	"fmt"
	"strings"
	"testing"

	"sowbook/internal/assets"
	"sowbook/internal/booktest"
)

// gameFiles returns the files of the games of a book, by name.
func gameFiles(t *testing.T, f *fixture) map[string]string {
	t.Helper()
	own, err := assets.Load(booktest.Repository()) // other tests share those of f
	if err != nil {
		t.Fatal(err)
	}
	f.assets = own
	files := map[string]string{}
	for _, o := range f.Outputs() {
		if strings.Contains(o.Name, "embed/") && strings.HasSuffix(o.Name, ".json") {
			err := o.Make(func(file assets.File) error {
				files[file.Name] = string(file.Content)
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	return files
}

func TestGameFilesHaveBoardDataAndColumn(t *testing.T) {
	files := gameFiles(t, twoEditions(t))
	for name, want := range map[string]string{"embed/game.json": "../variants/game/", "embed/plain.json": "../variants/plain/", "ar/embed/game.json": "../../ar/variants/game/", "ar/embed/plain.json": "../../variants/plain/"} {
		text := files[name]
		for _, part := range []string{`\u003csow-board`, `class=\"game\"`, `\u003ctemplate class=\"column\"\u003e`, `\u003ctd\u003e`, want} {
			if !strings.Contains(text, part) {
				t.Errorf("%s lacks %s: %s", name, part, text)
			}
		}
	}
	if len(files) != 4 {
		t.Errorf("%d files", len(files))
	}
}

func TestGameFilesHaveTheGamesOwnWords(t *testing.T) {
	small := booktest.SmallBook("")
	const name = "content/variants/game.md"
	small[name] = strings.Replace(small[name], "store: store\n", "store: store\nwords: {pit: \"cell, cells\"}\n", 1)
	files := gameFiles(t, newGoodFixture(t, small))
	const words = `\"words\":[[\"pits\",\"cells\"],[\"Pits\",\"Cells\"],[\"pit\",\"cell\"],[\"Pit\",\"Cell\"]]`
	if text := files["embed/game.json"]; !strings.Contains(text, words) {
		t.Errorf("the file lacks %s: %s", words, text)
	}
	if text := files["embed/plain.json"]; strings.Contains(text, `\"words\"`) {
		t.Errorf("another game has words: %s", text)
	}
}

func TestGameFilesHaveBoardOfPuzzles(t *testing.T) {
	files := gameFiles(t, newGoodFixture(t, smallPuzzles()))
	for _, part := range []string{`\u003ctemplate class=\"puzzle\"\u003e\u003csow-task`, `id=\"puzzle\" data-game=\"game\"`, `data-hint=\"threat\"`} {
		if !strings.Contains(files["embed/game.json"], part) {
			t.Errorf("the file of a game with puzzles lacks %s: %s", part, files["embed/game.json"])
		}
	}
	if strings.Contains(files["embed/plain.json"], "sow-task") {
		t.Error("the file of a game without puzzles has a board for them")
	}
}

func TestPagesNameVersionsOfGameFiles(t *testing.T) {
	files := booktest.SmallBook("")
	files["content/play.md"] = "---\ntitle: Play\n---\n\n{{play}}\n"
	f := newGoodFixture(t, files)
	gameFiles(t, f)
	html := f.html("play.md")
	contains(t, html, `<sow-play data-games="../embed/" data-review="../review.js`)
	for _, game := range []string{"game", "plain"} {
		_, version, _ := strings.Cut(f.assets.URL("embed/"+game+".json"), "?v=")
		if len(version) != 10 {
			t.Errorf("version %q", version)
		}
		contains(t, html, `<option value="`+game+`" data-version="`+version+`">`)
	}
	if n := strings.Count(html, `class="game" id="game-`); n != 1 {
		t.Errorf("the page has the data of %d games", n)
	}
}

func TestMenusGroupGamesByFamily(t *testing.T) {
	files := booktest.SmallBook("")
	files["content/index.md"] = "---\ntitle: T\nfamilies:\n  far: {title: Far}\n---\n"
	files["content/variants/plain.md"] = strings.Replace(files["content/variants/plain.md"], "source: s\n", "source: s\nfamily: far\n", 1)
	files["content/play.md"] = "---\ntitle: Play\n---\n\n{{play}}\n"
	html := newGoodFixture(t, files).html("play.md")
	contains(t, html, `<optgroup label="Far"><option value="plain" data-version="">Plain</option></optgroup><option value="game"`, `data-game="plain"`)
	if strings.Contains(html, `name="find"`) {
		t.Error("a menu of two games has a field to find one")
	}
	for i := range manyGames - 2 {
		files[fmt.Sprintf("content/variants/g%d.md", i)] = strings.Replace(files["content/variants/plain.md"], "title: Plain", fmt.Sprintf("title: Game %d", i), 1)
	}
	html = newGoodFixture(t, files).html("play.md")
	contains(t, html, `name="find"`)
}
