package page

import (
	"strings"
	"testing"
)

func TestMarksFollowTheirSentence(t *testing.T) {
	const one, two = `<a href="P-E1" class="clause">P-E1</a>`, `<a href="P-E3" class="clause">P-E3</a>`
	group := func(marks ...string) string {
		for i := range marks[1:] {
			marks[i+1] = strings.Replace(marks[i+1], MarkClass, MoreClass, 1)
		}
		return MarkSpace + strings.Join(marks, MarkSpace)
	}
	for source, want := range map[string]string{
		"It ends [P-E1].":                        "It ends." + group(one),
		"It ends [P-E1] there. And so on.":       "It ends there." + group(one) + " And so on.",
		"It ends [P-E1], and\nit is [P-E3]. Yes": "It ends, and\nit is." + group(one, two) + " Yes",
		"It ends [P-E1]\n[P-E3].\nYes [P-E1]":    "It ends." + group(one, two) + "\nYes" + group(one),
		"It ends. [P-E1] Yes.":                   "It ends." + group(one) + " Yes.",
		"It ends [P-E1] and ends [P-E1]:":        "It ends and ends:" + group(one),
		"It **ends [P-E1]** here.":               "It <strong>ends" + group(one) + "</strong> here.",
		"(It ends [P-E1].) [More](m) [P-E3].":    `(It ends.)` + group(one) + ` <a href="m">More</a>.` + group(two),
		"[P-E1] [P-E3]":                          group(one, two),
		"3.5 seeds [P-E1] are not [P-X9].":       "3.5 seeds are not [P-X9]." + group(one),
	} {
		p, problems := New("content", "page.md", []byte("---\ntitle: T\n---\n"+source))
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		p.Parse(NewReferences(map[string]string{"P-E1": "clause:P-E1", "P-E3": "clause:P-E3"}))
		p.Links(func(l Link) Target {
			id, isClause := strings.CutPrefix(l.Destination, "clause:")
			if !isClause {
				return Target{Destination: l.Destination}
			}
			return Target{Destination: id, Class: MarkClass}
		})
		out, err := p.HTML()
		if want := "<p>" + want + "</p>\n"; err != nil || out != want {
			t.Errorf("%s:\ngot  %s\nwant %s (%v)", source, out, want, err)
		}
	}
}
