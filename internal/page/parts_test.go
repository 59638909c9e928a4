package page

import (
	"slices"
	"strings"
	"testing"
)

const sections = "First.\n\n## One\n\nA.\n\nB.\n\n```sow x\n```\n\nC.\n\nD.\n\n```sow y\n```\n\n```sow z\n```\n\n### Under\n\nE.\n\n## Two\n\nF.\n"

// placed renders a page with each example as its id.
func placed(t *testing.T, text string) Page {
	t.Helper()
	p := parse(t, text)
	for _, block := range p.ExampleBlocks() {
		block.HTML = block.Info + "\n"
	}
	p.PlaceExamplesBeside()
	return *p
}

func TestExamplesAreBesideTheBlockBeforeThem(t *testing.T) {
	p := placed(t, sections)
	out, err := p.HTML()
	if err != nil {
		t.Fatal(err)
	}
	const want = `<p>A.</p>
<div class="with-board">
<p>B.</p>
x
<p>C.</p>
</div>
<div class="with-board">
<p>D.</p>
y
</div>
<div class="with-board">
z
</div>
<h3 id="under">`
	if !strings.Contains(out, want) {
		t.Errorf("got %s\nwant %s", out, want)
	}
}

func TestPartsAreSectionsWithTheirSubsections(t *testing.T) {
	parts := placed(t, sections).Parts()
	var ids []string
	for _, part := range parts {
		ids = append(ids, part.ID)
	}
	if !slices.Equal(ids, []string{"", "one", "two"}) {
		t.Fatalf("%q", ids)
	}
	one, two := parts[1], parts[2]
	if one.Title != "One" || one.Examples != 3 || !slices.Equal(one.Subsections, []string{"Under"}) || two.Examples != 0 {
		t.Errorf("%+v, %+v", one, two)
	}
	for _, test := range []struct {
		render func() (string, error)
		want   string
	}{
		{parts[0].HTML, "<p>First.</p>\n"},
		{two.HTML, "<h2 id=\"two\"><a class=\"anchor\" href=\"#two\">Two</a></h2>\n<p>F.</p>\n"},
		{two.ContentHTML, "<p>F.</p>\n"},
	} {
		if out, err := test.render(); err != nil || out != test.want {
			t.Errorf("got %s, %v, want %s", out, err, test.want)
		}
	}
}
