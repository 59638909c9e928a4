package book

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"sowbook/internal/blocks"
	"sowbook/internal/diag"
	"sowbook/internal/example"
	"sowbook/internal/page"
)

// TextSummary holds what other pages and the site's files need of a page's text. The book
// keeps it instead of the parsed text.
type TextSummary struct {
	Search      []SearchEntry
	HasBoards   bool           // the text has examples
	NeedsOthers bool           // the page shows parts of the texts of others
	Terms       []page.Section // the terms that the text defines
	LinksTo     []string       // addresses of the other pages that the text links to, sorted
	Outline     diag.Problems  // sections out of order, headings that skip a level
	Thumbnail   string         // of a game without rules: its first board
	Tasks       []TaskEntry    // the examples that set a task or guide a game

	parsed   bool         // false before the page is checked
	anchors  []string     // sorted
	links    []anchorLink // to anchors of other pages
	explains []Mention    // clauses that the text explains
	plays    []Mention    // clauses that an example shows
	open     int          // of a game: how many sections of level 2 are not folded
}

// TaskEntry is an example that sets a task or guides a game. Goal is the kind of its goal, or "".
type TaskEntry struct{ ID, Game, Goal string }

// SearchEntry is an entry of the search index: a part of a page.
type SearchEntry struct {
	Kind   SearchKind
	Title  string // of the part, the clause or the term; "" for the page
	Anchor string
	Text   string
}

// SearchKind is the kind of a search entry. It is empty for a section, and for a page that is
// not about a game.
type SearchKind string

// The kinds of search entries.
const (
	SearchGame    SearchKind = "game"
	SearchReading SearchKind = "reading"
	SearchFact    SearchKind = "fact"
	SearchTerm    SearchKind = "term"
	SearchClause  SearchKind = "clause"
	SearchExample SearchKind = "example"
	SearchManual  SearchKind = "manual" // any part of the manual
)

// Summarize returns the summary of a parsed page.
func (b *Book) Summarize(d *Parsed) *TextSummary {
	sections := d.Doc.Sections()
	s := &TextSummary{
		Search: b.searchEntries(d, sections), HasBoards: len(d.Examples) > 0, NeedsOthers: d.needsOthers() || d.Kind == Home && b.HasUnchecked, parsed: true,
		anchors: slices.Sorted(maps.Keys(d.Anchors)), links: d.links,
		LinksTo: slices.Sorted(maps.Keys(d.linksTo)), Outline: append(checkSections(d, sections), d.Doc.CheckHeadings(sections, d.Kind == Home)...),
		explains: d.explains, open: countOpenSections(sections),
	}
	if d.Unchecked && len(d.Stills) > 0 {
		s.Thumbnail = d.Stills[0].Shape().Thumbnail()
	}
	for _, ex := range d.Examples {
		if ex.Task != nil || ex.Guided {
			s.Tasks = append(s.Tasks, TaskEntry{ex.ID, ex.Variant.ID, ex.Task.GoalKind()})
		}
		if d.Edition.Folder != "" {
			continue // its original plays the clauses
		}
		for _, ref := range ex.Clauses {
			s.plays = append(s.plays, Mention{d.Page, ex.ID, d.Title + ", " + b.exampleName(d, ex), ref.Text})
		}
	}
	for _, section := range sections[1:] {
		if section.Level == 0 {
			s.Terms = append(s.Terms, page.Section{ID: section.ID, Title: section.Title})
		}
	}
	return s
}

// needsOthers reports whether the page depends on the texts of others: it shows mentions
// of clauses, the index, search or the tasks of lessons.
func (d *Parsed) needsOthers() bool {
	return d.Source != nil || d.Kind == Course || d.HasBlock(blocks.Book, blocks.Index, blocks.Search, blocks.Play)
}

// searchEntries returns the entries of a page, without its card, for the search index.
func (b *Book) searchEntries(d *Parsed, sections []page.Section) []SearchEntry {
	if d.Draft {
		return nil
	}
	var list []SearchEntry
	add := func(kind SearchKind, title, anchor, text string) {
		if d.InManual() {
			kind = SearchManual
		}
		list = append(list, SearchEntry{kind, title, anchor, text})
	}
	for i, section := range sections {
		kind := SearchKind("")
		if i == 0 {
			section.Text = strings.TrimSpace(d.Page.Summary + " " + section.Text)
			if d.Variant != nil {
				section.Text = strings.TrimSpace(section.Text + " " + d.Variant.Told())
				kind = SearchGame
			}
		} else if section.Level == 0 {
			kind = SearchTerm
		} else if d.Kind == Home {
			continue // sections of the home page only link to other pages
		}
		add(kind, section.Title, section.ID, section.Text)
	}
	for _, ex := range d.Examples {
		add(SearchExample, b.exampleName(d, ex), ex.ID, b.Plain(d.Page, ex.Caption))
	}
	if game := d.Variant; game != nil {
		words := game.Words(d.Edition.Words)
		for _, reading := range game.Readings {
			text := reading.Values[0].Meaning + " " + reading.Why
			for _, value := range reading.Values[1:] {
				text += " " + value.Meaning
			}
			if key := "rules." + reading.Key + ".asks"; words.Has(key) {
				text += " " + words.T(key) // asked in other words
			}
			add(SearchReading, reading.Question(words), "reading-"+reading.Key, b.Plain(d.Page, text))
		}
		for _, f := range d.facts {
			if f.Value != "" && !d.InAtlas() { // the questions answer them; the index would be twice as large
				add(SearchFact, words.T("rules."+f.Key+".asks"), "fact-"+f.Key, cmp.Or(f.Say, f.Name+": "+f.Value))
			}
		}
	}
	if d.Source != nil {
		for _, c := range d.Source.Clauses {
			add(SearchClause, c.ID, c.ID, b.Plain(d.Page, c.Text))
		}
	}
	return list
}

// exampleName returns the name of an example in lists on other pages.
func (b *Book) exampleName(d *Parsed, ex *example.Example) string { return b.Plain(d.Page, ex.Name()) }
