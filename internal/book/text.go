package book

import (
	"bytes"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"

	"sowbook/internal/blocks"
	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/prose"
	"sowbook/internal/variant"
)

// checkInlines checks the short Markdown texts of a page and keeps their HTML for Inline.
func (b *Book) checkInlines(d *Parsed) {
	for _, ex := range d.Examples {
		b.checkInline(d, ex.Caption, ex.CaptionOffset)
		for _, line := range ex.Lines() {
			for _, m := range line.Marks {
				b.checkInline(d, m.Text, ex.CaptionOffset)
			}
			for _, note := range slices.Concat(slices.Collect(maps.Values(line.Notes))...) {
				b.checkInline(d, note, ex.CaptionOffset)
			}
		}
		if ex.Task != nil {
			b.checkInline(d, ex.Task.Hint, ex.Task.HintOffset, ex.Task.ClauseRefs...)
			b.checkInline(d, ex.Task.Why, ex.Task.WhyOffset, ex.Task.ClauseRefs...)
		}
	}
	for _, board := range d.Stills {
		b.checkInline(d, board.Caption, board.Offset)
	}
	if game := d.Variant; game != nil {
		if game.Account != nil {
			b.checkInline(d, game.Account.Unplayed.Text, game.Account.Unplayed.Offset)
			b.checkInline(d, game.Account.Untold.Text, game.Account.Untold.Offset)
		}
		for _, reading := range game.Readings {
			b.checkInline(d, reading.Why, reading.WhyOffset)
			for _, value := range reading.Values {
				b.checkInline(d, value.Meaning, value.Offset)
			}
		}
		for _, c := range game.Changes {
			if d.Original == nil {
				b.checkInline(d, c.Text, c.Offset)
			}
		}
	}
	if d.Source != nil {
		for _, c := range d.Source.Clauses {
			b.checkInline(d, c.Text, c.Offset)
		}
	}
}

// checkInline checks a short Markdown text of a page. at is an offset in the page at or
// before the text; cited are clauses in it that checkCited checks.
func (b *Book) checkInline(d *Parsed, text string, at int, cited ...page.Ref) {
	f := page.ParseFragment(text, b.references)
	source := d.Doc.Source.Text
	if i := bytes.Index(source[min(at, len(source)):], []byte(text)); i >= 0 { // the text may have been written with escapes
		at += i
	}
	if len(cited) == 0 {
		b.checkBrackets(d, f.Tree, at)
	}
	b.checkImages(d, f.Tree, at)
	f.Links(func(link page.Link) page.Target {
		return b.link(d, link.Destination, at+link.Offset, "link to "+link.Destination)
	})
	b.fillPlaceholders(d, f.Tree, at)
	html, err := f.HTML()
	if err != nil {
		d.problem(at, err.Error())
	}
	d.inline[text] = html
}

// Inline returns a short Markdown text of a page as HTML, or a message of the interface
// that the page shows in place of one.
func (b *Book) Inline(d *Parsed, text string) string {
	html, checked := d.inline[text]
	if !checked && text != "" {
		html, _ = b.ParseAbsolute(d.Page, text, func(link string) string { return link }).HTML() // an error leaves it empty
	}
	return html
}

// Plain returns a short Markdown text of p as plain text; clause ids keep their brackets.
// Parse reports its problems.
func (b *Book) Plain(p *Page, text string) string { return b.PlainFor(p, p.Variant, text) }

// PlainFor is Plain for a text about a variant that may not be the page's.
func (b *Book) PlainFor(p *Page, v *variant.Variant, text string) string {
	return b.fragment(p, v, text, nil).Plain()
}

// ParseAbsolute parses a short Markdown text for use outside the site, such as in a feed.
// absolute turns a link relative to p into an absolute one.
func (b *Book) ParseAbsolute(p *Page, text string, absolute func(link string) string) page.Fragment {
	f := b.fragment(p, p.Variant, text, b.references)
	f.Links(func(link page.Link) page.Target {
		target, _, _, wrong := b.resolveLink(p, link.Destination)
		if wrong != "" {
			return page.Target{}
		}
		return page.Target{Destination: absolute(target.Destination)}
	})
	return f
}

// fragment parses a short Markdown text about a variant and fills in its placeholders.
func (b *Book) fragment(p *Page, v *variant.Variant, text string, references page.References) page.Fragment {
	f := page.ParseFragment(text, references)
	known := knownFacts{}
	f.FillPlaceholders(func(name string, _ int) string {
		text, _ := known.fact(p, v, name)
		return text
	})
	return f
}

// fillPlaceholders fills in the names in double braces in a text of a page, and reports
// wrong ones. at is the offset of the text in the page.
func (b *Book) fillPlaceholders(d *Parsed, t page.Tree, at int) {
	known := knownFacts{}
	t.FillPlaceholders(func(name string, offset int) string {
		text, wrong := known.fact(d.Page, d.Variant, name)
		if wrong != "" {
			d.problem(at+offset, "{{"+name+"}}: "+wrong)
		}
		return text
	})
}

// knownFacts holds the facts of variants that a text has used.
type knownFacts map[*variant.Variant]map[string]string

// fact returns the text for a name in double braces: a fact of the variant v, or of the
// one named before a dot, as in {{oware.seeds}}. If the name has a capital letter, the
// text begins with one.
func (known knownFacts) fact(p *Page, v *variant.Variant, name string) (text, wrong string) {
	key := name
	if id, rest, dotted := strings.Cut(name, "."); dotted {
		key = rest
		var err error
		if v, err = variant.Find(p.Edition.variants, id); err != nil {
			return "", err.Error()
		}
	}
	switch {
	case blocks.Has(name):
		return "", "a block must be alone in its paragraph; put empty lines around it"
	case v == nil:
		return "", "this page is not that of a game; name one, as in {{NAME.seeds}}"
	case v.Page == nil:
		return "", "" // its page cannot be read, which is reported there
	}
	if known[v] == nil {
		known[v] = prose.FactValues(v.Words(p.Edition.Words), v.Voice, v.Rules)
	}
	lower := strings.ToLower(key)
	text, isFact := known[v][lower]
	switch {
	case !isFact:
		return "", "unknown fact " + strconv.Quote(key) + "; " + diag.Hint(lower, slices.Sorted(maps.Keys(known[v])))
	case text == "":
		return "", v.ID + " has no such rule"
	case key != lower:
		text = strings.ToUpper(text[:1]) + text[1:]
	}
	return text, ""
}

// checkImages sets the sizes of the images in a text of a page, and reports pictures that
// browsers would not show. at is the offset of the text in the page.
func (b *Book) checkImages(d *Parsed, t page.Tree, at int) {
	t.Images(func(image page.Link) []string {
		if _, _, _, wrong := b.resolveLink(d.Page, image.Destination); wrong != "" {
			return nil // reported with the links
		}
		name, _, _ := strings.Cut(image.Destination, "#")
		attributes, err := b.Pictures.Attributes(strings.TrimPrefix(unescape(name), "/"), d.Page.Root())
		if err != nil {
			d.problem(at+image.Offset, "image "+strconv.Quote(image.Destination)+": "+err.Error())
		}
		return attributes
	})
}

// CheckFiles proves the puzzles, and reports files in content that are no part of the book, and
// pictures in static that browsers would not show and no page has shown so far.
func (b *Book) CheckFiles() diag.Problems {
	_, problems := b.Puzzles()
	problems = slices.Concat(problems, b.strays)
	for _, name := range b.Project.StaticFiles() {
		if err := b.Pictures.Check(name); err != nil {
			problems.Add(diag.Problem{File: b.Project.DisplayPath(path.Join("static", name)), Message: err.Error()})
		}
	}
	return problems
}
