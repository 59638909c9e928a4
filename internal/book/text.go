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

// Inline returns the HTML of a short markdown text of a page, such as a caption. It
// reports what is wrong with the text, which is at an offset of the page or after it.
func (b *Book) Inline(d *Parsed, text string, at int) string {
	f := page.ParseFragment(text, b.references)
	source := d.Doc.Source.Text
	if i := bytes.Index(source[min(at, len(source)):], []byte(text)); i >= 0 { // not there where it was written with escapes
		at += i
	}
	b.checkBrackets(d, f.Tree, at)
	f.Links(func(link page.Link) page.Target {
		return b.link(d, link.Destination, at+link.Offset, "link to "+link.Destination)
	})
	b.fillInserts(d, f.Tree, at)
	html, err := f.HTML()
	if err != nil {
		d.Problems.Add(d.Doc.ProblemAt(at, err.Error()))
	}
	return html
}

// Plain returns a short markdown text of a page without links and markup; clause ids
// stay in their brackets. It reports no problems: Inline does.
func (b *Book) Plain(p *Page, text string) string { return b.PlainOf(p, p.Variant, text) }

// PlainOf is Plain for a text about a variant that may be another than the page's.
func (b *Book) PlainOf(p *Page, v *variant.Variant, text string) string {
	return b.fragment(p, v, text, nil).Plain()
}

// Outside parses a short markdown text of a page for use outside the site. absolute
// makes a link relative to the page absolute.
func (b *Book) Outside(p *Page, text string, absolute func(link string) string) page.Fragment {
	f := b.fragment(p, p.Variant, text, b.references)
	f.Links(func(link page.Link) page.Target {
		target, _, _, wrong := b.resolveLink(p, link.Destination)
		if wrong != "" {
			return page.Target{Destination: target.Destination}
		}
		return page.Target{Destination: absolute(target.Destination)}
	})
	return f
}

// fragment parses a short markdown text about a variant, and fills in its inserts as
// far as they have a text.
func (b *Book) fragment(p *Page, v *variant.Variant, text string, references page.References) page.Fragment {
	f := page.ParseFragment(text, references)
	f.Inserts(func(name string, _ int) string {
		text, _ := b.insert(p, v, name)
		return text
	})
	return f
}

// fillInserts replaces the names in double braces in a text of a page by their texts,
// and reports those that have none. at is the offset of the text in the page.
func (b *Book) fillInserts(d *Parsed, t page.Tree, at int) {
	t.Inserts(func(name string, offset int) string {
		text, wrong := b.insert(d.Page, d.Variant, name)
		if wrong != "" {
			d.Problems.Add(d.Doc.ProblemAt(at+offset, "{{"+name+"}}: "+wrong))
		}
		return text
	})
}

// insert returns the text for a name in double braces: a fact of the variant v, or of
// the one named before a dot, as in {{oware.seeds}}. Where the name has a capital, the
// text begins with one.
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
		return "", "this page is not that of a game; name one, as in {{NAME.seeds}}"
	case v.Page == nil:
		return "", "" // its page cannot be read, which is reported there
	}
	words := prose.FactValues(p.Edition.Words, v.Voice, v.Rules)
	lower := strings.ToLower(key)
	text, known := words[lower]
	switch {
	case !known:
		return "", "unknown fact " + strconv.Quote(key) + "; " + diag.Hint(lower, slices.Sorted(maps.Keys(words)))
	case text == "":
		return "", v.ID + " has no such rule"
	case key != lower:
		text = strings.ToUpper(text[:1]) + text[1:]
	}
	return text, ""
}
