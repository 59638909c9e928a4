package variant

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"time"

	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// Change is one change to the rules of a game as the book tells them.
type Change struct {
	Date string // as in 2026-11-20
	Text string // what changed; markdown
	At   int
	Nth  int // which of its day's it is, from 1
}

// Anchor is the id of the change in its game's page.
func (c Change) Anchor() string {
	id := "change-" + c.Date
	if c.Nth > 1 {
		id += "-" + strconv.Itoa(c.Nth)
	}
	return id
}

// parseChanges reads the key changes: a list of texts, each a date and a sentence. The list may be in any order; changes of one day keep
// theirs, so that a change keeps its anchor when others are added.
func (v *Variant) parseChanges(p *page.Page, f *page.Front, problems *diag.Problems) {
	days := map[string]int{}
	for _, item := range f.OptionalList("changes") {
		date, text, _ := strings.Cut(item.Text, " ")
		text = strings.TrimSpace(text)
		if _, err := time.Parse(time.DateOnly, date); err != nil || text == "" {
			problems.Add(p.At(item.Offset, `a change is a date and a sentence, as in "2026-11-20 A lone last seed captures nothing."; a sentence with a colon stands in quotes`))
			continue
		}
		days[date]++
		v.Changes = append(v.Changes, Change{Date: date, Text: text, At: item.Offset, Nth: days[date]})
	}
	slices.SortStableFunc(v.Changes, func(a, b Change) int { return cmp.Or(cmp.Compare(b.Date, a.Date), cmp.Compare(b.Nth, a.Nth)) })
}
