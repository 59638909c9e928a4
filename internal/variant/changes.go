package variant

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"time"

	"sowbook/internal/page"
)

// Change is an entry of the list of changes to a game's rules.
type Change struct {
	Date   string // as in 2026-11-20
	Text   string // Markdown
	Offset int    // byte offset in the page
	Number int    // position among the changes of the day, from 1
}

// Anchor returns the id of the change in the page of its game.
func (c Change) Anchor() string {
	id := "change-" + c.Date
	if c.Number > 1 {
		id += "-" + strconv.Itoa(c.Number)
	}
	return id
}

// parseChanges reads the key changes, a list of dates followed by sentences, and sorts it
// by date, newest first. Within a day, the order of the list decides Number, so appending
// a change keeps the anchors of earlier ones.
func (v *Variant) parseChanges(f *page.Front) {
	days := map[string]int{}
	for _, item := range f.OptionalList("changes") {
		date, text, _ := strings.Cut(item.Text, " ")
		text = strings.TrimSpace(text)
		if _, err := time.Parse(time.DateOnly, date); err != nil || text == "" {
			f.Problem(item.Offset, `a change is a date and a sentence, as in "2026-11-20 A lone last seed captures nothing."; quote it if it contains a colon`)
			continue
		}
		days[date]++
		v.Changes = append(v.Changes, Change{Date: date, Text: text, Offset: item.Offset, Number: days[date]})
	}
	slices.SortStableFunc(v.Changes, func(a, b Change) int { return cmp.Or(cmp.Compare(b.Date, a.Date), cmp.Compare(b.Number, a.Number)) })
}
