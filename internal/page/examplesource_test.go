package page

import (
	"strings"
	"testing"

	"sowbook/internal/highlight"
)

const markdownExample = "---\ntitle: T\n---\n\n```sow lone kalah\nsource\ncaption **One.** Nothing [P-E3]. <b>\nclauses P-E3\nset seeds=3\n" +
	"mark A South 4: four: seeds\nfrom 3,3/3,3 0,0 S\nplay 2R\n  not again\n```\n"

// exampleOf returns the only example of a page.
func exampleOf(t *testing.T, text string) *ExampleBlock {
	t.Helper()
	p, problems := New("", "page.md", []byte(text))
	p.Parse(nil)
	blocks := p.ExampleBlocks()
	if len(problems) > 0 || len(blocks) != 1 {
		t.Fatal(problems, len(blocks))
	}
	return blocks[0]
}

func TestSourceOfExampleLeavesOutTheLineSource(t *testing.T) {
	got := exampleOf(t, markdownExample).Source()
	_, want, _ := strings.Cut(strings.Replace(markdownExample, "source\n", "", 1), "\n\n")
	if got+"\n" != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestExampleTokensAreTheSourceWithClasses(t *testing.T) {
	block := exampleOf(t, markdownExample)
	tokens, err := highlight.Load("book").ExampleTokens(block.Source())
	if err != nil {
		t.Fatal(err)
	}
	text, classes := "", map[string]string{}
	for _, token := range tokens {
		text += token[1]
		classes[strings.TrimSpace(token[1])] = token[0]
	}
	if text != block.Source() {
		t.Errorf("%q, want %q", text, block.Source())
	}
	for word, want := range map[string]string{
		"```sow lone kalah": "cp", "caption": "k", "play": "k", "not": "nb", "[P-E3]": "s", "P-E3": "s", "from": "k", "seeds": "na", "3,3/3,3": "m", ": four: seeds": "",
	} {
		if got, found := classes[word]; got != want || !found && want != "" {
			t.Errorf("%s has class %q, want %q", word, got, want)
		}
	}
}
