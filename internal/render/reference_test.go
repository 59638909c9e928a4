package render

import (
	"strings"
	"testing"

	"sowbook/internal/booktest"
)

// pageWith returns a small book with a page that has a text.
func pageWith(text string) map[string]string {
	files := booktest.SmallBook("")
	files["content/manual.md"] = "---\ntitle: Manual\n---\n\n" + text
	return files
}

func TestTableOfTemplatesListsFieldsOfEveryPageKind(t *testing.T) {
	f := newGoodFixture(t, pageWith("{{table templates}}\n\n{{messages}}\n"))
	html := f.html("manual.md")
	for _, want := range []string{
		"<code>HowTo []howPart</code>", "<code>pageView</code>", "<code>Title string</code>", "<code>Frames []frameView</code>", "<code>Compare *pageLink</code>",
		`<summary>page <small>`, "skip: &#34;Skip to the text&#34;",
	} {
		if !strings.Contains(html, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
}

func TestExampleFileHasTheSourceOfEachExample(t *testing.T) {
	f := newGoodFixture(t, booktest.SmallBook("```sow one\nsource\ncaption C\nplay 4\n  again\n```\n"))
	files := f.files("variants/game.md")
	want := `{"one":[["cp","` + "```sow one" + `"],["","\n"],["k","caption"],["`
	if !strings.HasPrefix(files["variants/game/examples.json"], want) {
		t.Errorf("%v", files)
	}
	html := files["variants/game/index.html"]
	if strings.Count(html, `class="sourced"`) != 1 || strings.Count(html, " data-written") != 1 || strings.Contains(html, ">source\n") {
		t.Errorf("the source is not beside the board once:\n%s", html)
	}
}
