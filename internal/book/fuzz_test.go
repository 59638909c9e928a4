package book_test

import (
	"strings"
	"testing"

	"sowbook/internal/booktest"
	"sowbook/internal/page"
)

// FuzzText checks a page of this book with any text: its examples, links, clauses, facts
// and markup.
func FuzzText(f *testing.F) {
	b, _ := booktest.Content(f)
	original := b.Find("variants/oware/")
	front := "---\n" + string(original.File.FrontText()) + "---\n"
	f.Add("## A\n\n[P-E3] {{seeds}} [a](../index.md#games) [b](/play/) ![c](/board.png)\n\n- [x](d.md)\n- [ ] e\n")
	f.Add("```sow one\ncaption A\nclauses X-1\nplay 3 4\n  captured 2\n  again\ninstead 2\n  not again\nposition 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S\nmark A: 3\nnote B\nover no-move\nwinner South\n```\n")
	f.Add("```sow two\ntask capture 3\nhint C\nstart 0,0,0,0,0,1/0,0,2,0,0,0 20,25 S\nset lone-capture=no\nlegal 1 2\n  sown 1, store\n  holds 6 South 3\n  by capture-across\n  only again\n```\n\n> [!NOTE]\n> [^1]\n\n[^1]: d\n")
	f.Fuzz(func(t *testing.T, text string) {
		file, problems := page.New("content", original.File.Path, []byte(front+text))
		if len(problems) > 0 {
			return
		}
		p := *original
		p.File = file
		d := b.Parse(&p)
		b.Summarize(d)
		for _, problem := range d.Problems {
			if strings.ContainsAny(problem.Error(), "\n\r\x1b") || problem.Line < 1 || problem.Column < 1 {
				t.Errorf("problem %q", problem.Error())
			}
		}
		if len(d.Problems) == 0 {
			if _, err := d.Doc.HTML(); err != nil {
				t.Error(err)
			}
		}
	})
}
