package page

import (
	"strings"
	"testing"
)

// fillInserts sets the value of each insert to its name in angle brackets and
// returns the source of the inserts.
func fillInserts(p *Page) (at []string) {
	p.FillPlaceholders(func(name string, offset int) string {
		text, _, _ := strings.Cut(string(p.Source.Text[offset:]), "}}")
		at = append(at, text+"}}")
		return "<" + name + ">"
	})
	return at
}

func TestInsertsAreFoundInAllText(t *testing.T) {
	p := parse(t, "## On {{pits}}\n\nPut *{{seeds}}* in [{{ oware.pits }} pits](x.md).\n\n| a |\n| - |\n| {{store}} |\n")
	if at := strings.Join(fillInserts(p), " "); at != "{{pits}} {{seeds}} {{ oware.pits }} {{store}}" {
		t.Errorf("inserts at %q", at)
	}
	out, err := p.HTML()
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"On &lt;pits&gt;", "Put <em>&lt;seeds&gt;</em> in <a href=\"x.md\">&lt;oware.pits&gt; pits</a>.", "<td>&lt;store&gt;</td>"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %s in %s", want, out)
		}
	}
	if blocks := p.Blocks(); len(blocks) != 0 {
		t.Errorf("%d blocks", len(blocks))
	}
}

func TestCodeAndSingleBracesAreNotInserts(t *testing.T) {
	p := parse(t, "`{{seeds}}` and {seeds} and {{se\neds}} and {{}\n\n```go\n{{seeds}}\n```\n")
	if at := fillInserts(p); len(at) != 0 {
		t.Errorf("inserts at %q", at)
	}
}

func TestInsertAloneInParagraphIsSlot(t *testing.T) {
	p := parse(t, "Before {{index}}.\n\n{{readings}}\n\n- Item\n\n  {{compare}}\n\n## {{index}}\n")
	blocks := p.Blocks()
	if len(blocks) != 2 || blocks[0].Name != "readings" || blocks[1].Name != "compare" {
		t.Fatalf("blocks %+v", blocks)
	}
	for _, block := range blocks {
		if text := string(p.Source.Text[block.Pos():]); !strings.HasPrefix(text, "{{"+block.Name+"}}") {
			t.Errorf("block %s is at %q", block.Name, text)
		}
		block.HTML = "<b>" + block.Name + "</b>"
	}
	out, err := p.HTML()
	if err != nil || !strings.Contains(out, "<p>Before .</p>\n<b>readings</b>") || !strings.Contains(out, "<b>compare</b>") {
		t.Errorf("%s, %v", out, err)
	}
}
