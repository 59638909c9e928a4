package book

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

// Inline parses a short markdown text of a page, such as a caption, with its
// links and inserts resolved. It reports what is wrong with the text, which is
// at an offset of the page or behind it.
func (b *Book) Inline(d *Parsed, text string, at int) string {
	f := page.ParseFragment(text, b.references)
	source := d.Doc.Source.Text
	if i := bytes.Index(source[min(at, len(source)):], []byte(text)); i >= 0 { // not there where it was written with escapes
		at += i
	}
	for _, bracket := range f.Brackets() {
		if wrong := b.wrongClause(bracket); wrong != "" {
			d.Problems.Add(d.Doc.At(at+bracket.Offset, wrong))
		}
	}
	f.Links(func(link page.Link) page.Target {
		return b.link(d, link.Destination, at+link.Offset, "link to "+link.Destination)
	})
	f.Inserts(func(name string, offset int) string {
		text, wrong := b.insert(d.Page, d.Variant, name)
		if wrong != "" {
			d.Problems.Add(d.Doc.At(at+offset, "{{"+name+"}}: "+wrong))
		}
		return text
	})
	html, err := f.HTML()
	if err != nil {
		d.Problems.Add(d.Doc.At(at, err.Error()))
	}
	return html
}

// Plain returns a short markdown text of a page as plain text, for files
// without links and markup; clause ids stay in their brackets. What is wrong
// with the text is reported where it is rendered.
func (b *Book) Plain(p *Page, text string) string { return b.PlainOf(p, p.Variant, text) }

// PlainOf is Plain for a text about a variant that need not be the page's own.
func (b *Book) PlainOf(p *Page, v *variant.Variant, text string) string {
	f := page.ParseFragment(text, nil)
	f.Inserts(func(name string, _ int) string {
		text, _ := b.insert(p, v, name)
		return text
	})
	return f.Plain()
}

// Outside parses a short markdown text of a page for places outside the site.
// absolute makes a link from the page's address a whole one.
func (b *Book) Outside(p *Page, text string, absolute func(link string) string) page.Fragment {
	f := page.ParseFragment(text, b.references)
	f.Links(func(link page.Link) page.Target {
		target, _, _, wrong := b.resolveLink(p, link.Destination)
		if wrong != "" {
			return page.Target{Destination: target.Destination}
		}
		return page.Target{Destination: absolute(target.Destination)}
	})
	f.Inserts(func(name string, _ int) string {
		word, _ := b.insert(p, p.Variant, name)
		return word
	})
	return f
}

// fillInserts replaces the names in double braces of a page by their words.
func (b *Book) fillInserts(d *Parsed) {
	d.Doc.Inserts(func(name string, offset int) string {
		text, wrong := b.insert(d.Page, d.Variant, name)
		if wrong != "" {
			d.Problems.Add(d.Doc.At(offset, "{{"+name+"}}: "+wrong))
		}
		return text
	})
}

// insert returns the words for a name in double braces: a fact of the variant
// given, or of the one named before a dot, as in {{oware.seeds}}. A capital in
// the name asks for a capital in the words.
func (b *Book) insert(p *Page, v *variant.Variant, name string) (text, wrong string) {
	key := name
	if id, rest, dotted := strings.Cut(name, "."); dotted {
		key = rest
		if v, wrong = variant.Find(p.Edition.variants, id); wrong != "" {
			return "", wrong
		}
	}
	switch {
	case v == nil:
		return "", "this page has no variant of its own, so name one, as in {{NAME.seeds}}"
	case v.Page == nil:
		return "", "" // its page cannot be read, which is reported there
	}
	words := prose.FactWords(p.Edition.Words, v.Voice, v.Rules)
	lower := strings.ToLower(key)
	text, known := words[lower]
	switch {
	case !known:
		return "", "no fact is called " + strconv.Quote(key) + "; " + diag.Expected(lower, slices.Sorted(maps.Keys(words)))
	case text == "":
		return "", v.ID + " has nothing of this kind"
	case key != lower:
		text = strings.ToUpper(text[:1]) + text[1:]
	}
	return text, ""
}
