package site

import (
	"bytes"
	"maps"
	"slices"
	"strconv"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/prose"
	"sowbook/internal/variant"
)

// fillInserts puts into a page the words that its names in double braces stand for.
func (b *book) fillInserts(s *sheet) {
	s.page.Inserts(func(name string, offset int) string {
		text, wrong := b.word(s.entry, name)
		if wrong != "" {
			s.problems.Add(s.page.At(offset, "{{"+name+"}}: "+wrong))
		}
		return text
	})
}

// plain is a short markdown text of a page as plain text, for files that hold no links and no marks; a clause's id stays in its
// brackets. e is the page it belongs to. What is wrong with the text is reported where it is rendered.
func (b *book) plain(e *entry, text string) string { return b.plainOf(e, e.variant, text) }

// plainOf is the same for a text about a variant.
func (b *book) plainOf(e *entry, own *variant.Variant, text string) string {
	f := page.ParseFragment(text, nil)
	f.Inserts(func(name string, _ int) string {
		text, _ := b.wordOf(e, own, name)
		return text
	})
	return f.Plain()
}

// word is what is known by a name: of the page's own variant, or of the one named before a dot, as in {{oware.seeds}}. A capital in
// the name asks for one in the text.
func (b *book) word(e *entry, name string) (text, wrong string) { return b.wordOf(e, e.variant, name) }

// wordOf is the same where another variant than the page's own is spoken of.
func (b *book) wordOf(e *entry, own *variant.Variant, name string) (text, wrong string) {
	game, key := own, name
	if id, rest, dotted := strings.Cut(name, "."); dotted {
		key = rest
		if game, wrong = variant.Find(e.in.variants, id); wrong != "" {
			return "", wrong
		}
	}
	if game != nil && game.Page == nil {
		return "", "" // its page cannot be read, and that is said there
	}
	if game == nil {
		return "", "this page has no variant of its own, so name one, as in {{NAME.seeds}}"
	}
	words := prose.FactWords(e.in.words, game.Voice, game.Rules)
	small := strings.ToLower(key)
	text, known := words[small]
	switch {
	case !known:
		return "", "no fact is called " + strconv.Quote(key) + "; " + diag.Expected(small, slices.Sorted(maps.Keys(words)))
	case text == "":
		return "", game.ID + " has nothing of this kind"
	case key != small:
		text = strings.ToUpper(text[:1]) + text[1:]
	}
	return text, ""
}

// slotNames is what can stand in a page as a block in double braces; each is a template of slots.html.
var slotNames = []string{"compare", "index", labSlot, playSlot, puzzlesSlot, "readings", "search"}

// fillSlots renders the blocks of the page that are names in double braces.
func (v *view) fillSlots() {
	for _, slot := range v.entry.page.Slots() {
		html, wrong := v.slot(slot.Name)
		if wrong != "" {
			v.entry.problems.Add(v.entry.page.At(slot.Pos(), "{{"+slot.Name+"}}: "+wrong))
		}
		slot.HTML = html
	}
}

// slot renders one block.
func (v *view) slot(name string) (html, wrong string) {
	var data any
	switch name {
	case "compare":
		data = v.comparison()
	case "index":
		data = v.index()
	case labSlot:
		if wrong := v.misplaced(labPage, "the lab", "the pages of games lead", "rules to change"); wrong != "" {
			return "", wrong
		}
		data = v.lab()
	case playSlot:
		if wrong := v.misplaced(playPage, "the table to play at", "games and boards lead", "game to play"); wrong != "" {
			return "", wrong
		}
		data = v.play()
	case puzzlesSlot:
		all, wrong := v.puzzles()
		if all == nil {
			return "", wrong
		}
		data = all
	case "readings":
		if v.entry.variant == nil {
			return "", "only the page of a variant has readings"
		}
		data = v.readings()
	case "search":
		data = v.search()
	default:
		return "", "no block is called so; " + diag.Expected(name, slotNames)
	}
	var out bytes.Buffer
	if err := v.renderer.template(v.entry.in, within).ExecuteTemplate(&out, name, data); err != nil {
		v.entry.problems.Add(templateProblem(v.renderer.options, "slots.html", err))
	}
	return out.String(), ""
}

// misplaced is what is wrong with a block that stands in a page of its own, to which others lead, and that a book without games has no use for.
func (v *view) misplaced(page, what, others, use string) string {
	switch {
	case v.entry.name != page:
		return what + " stands in the page " + page + ", where " + others + " to it"
	case len(v.book.variants) == 0:
		return "a book without games has no " + use
	}
	return ""
}
