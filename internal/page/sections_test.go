package page

import (
	"reflect"
	"strings"
	"testing"
)

func TestSectionsSplitAtHeadingsAndTerms(t *testing.T) {
	p := parse(t, "Before\nall.\n\n## First *part*\n\nOne [P-E3], [قرق]{lang=ar}, {{seeds}}.\n\n```sow ex\nplay 4\n```\n\nMore.\n\n### Below\n\nRelay\n: To sow on.\n\nLap & lift\n: One round.\n\n## First part\n")
	fillInserts(p)
	sections := p.Sections()
	for i := range sections {
		if i > 0 {
			if text := string(p.Source.Text[sections[i].Offset:]); !strings.HasPrefix(text, strings.Fields(sections[i].Title)[0]) && !strings.HasPrefix(text, "#") {
				t.Errorf("section %q is at %.20q", sections[i].Title, text)
			}
		}
		sections[i].Offset = 0
	}
	want := []Section{
		{Text: "Before all."},
		{Level: 2, ID: "first-part", Title: "First part", Text: "One P-E3, قرق, <seeds>. More."},
		{Level: 3, ID: "below", Title: "Below"},
		{ID: "relay", Title: "Relay", Text: "To sow on."},
		{ID: "lap--lift", Title: "Lap & lift", Text: "One round."},
		{Level: 2, ID: "first-part-1", Title: "First part"},
	}
	if !reflect.DeepEqual(sections, want) {
		t.Errorf("got  %+v\nwant %+v", sections, want)
	}
}

func TestTermsHaveAnchors(t *testing.T) {
	p := parse(t, "## Words\n\nRelay\n: To sow on.\n")
	if anchors := p.Anchors(); !reflect.DeepEqual(anchors, []string{"words", "relay"}) {
		t.Errorf("anchors %q", anchors)
	}
	if out, err := p.HTML(); err != nil || !strings.Contains(out, `<dt id="relay">Relay</dt>`) {
		t.Errorf("%s, %v", out, err)
	}
}
