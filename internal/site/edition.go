package site

import (
	"crypto/sha256"
	"encoding/hex"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/example"
	"sowbook/internal/locale"
	"sowbook/internal/page"
	"sowbook/internal/variant"
)

// edition is the book in one language. The book's own is the folder content; any other is a folder in it that has the name of a table of
// words, with pages of the same paths. Where it lacks a page, the book's own stands in for it.
type edition struct {
	words    *locale.Table
	folder   string             // below content; "" of the book's own
	variants []*variant.Variant // in this language as far as they are translated
}

// newEditions is the editions that a content folder may have, the book's own first.
func newEditions(content fs.FS, tables locale.Tables) []*edition {
	list := []*edition{{words: tables[locale.Default]}}
	if content == nil {
		return list // it cannot be read
	}
	for _, lang := range tables.Langs() {
		if info, err := fs.Stat(content, lang); err == nil && info.IsDir() && lang != locale.Default {
			list = append(list, &edition{words: tables[lang], folder: lang})
		}
	}
	return list
}

// editionOf is the edition that a content file belongs to, and the file's name in it.
func (s shelf) editionOf(file string) (*edition, string) {
	folder, rest, _ := strings.Cut(file, "/")
	for _, in := range s.editions[1:] {
		if in.folder == folder {
			return in, rest
		}
	}
	return s.editions[0], file
}

// page finds the page of a content file in an edition, or else in the book's own language; nil where there is neither.
func (b *book) page(in *edition, name string) *entry {
	if e := b.find(urlOf(path.Join(in.folder, name))); e != nil {
		return e
	}
	return b.find(urlOf(name))
}

// foreign is the language of the page that page e links to, where that is not its own; else "".
func (e *entry) foreign(to *entry) string {
	if to.in == e.in {
		return ""
	}
	return to.in.words.Lang
}

// translate reads the pages of variants that are in other editions, now that their originals are known, and gives each variant the
// language it speaks.
func (b *book) translate(problems *diag.Problems) {
	for _, v := range b.variants {
		v.Voice.Words = b.editions[0].words.Engine()
	}
	known := slices.Clip(b.variants)
	for _, url := range b.unread { // what names such a game is not to blame for it
		if folder, id := path.Split(strings.TrimSuffix(url, "/")); folder == variant.Folder+"/" {
			known = append(known, &variant.Variant{ID: id})
		}
	}
	b.editions[0].variants = known
	for _, in := range b.editions[1:] {
		in.variants = slices.Clone(known)
	}
	b.pages = slices.DeleteFunc(b.pages, func(e *entry) bool {
		if e.in.folder == "" {
			return false
		}
		e.original = b.find(urlOf(e.name))
		if e.kind == "variant" {
			b.translateVariant(e, problems)
		}
		left := e.draft && !b.drafts
		if left {
			delete(b.byURL, e.url)
		}
		return left
	})
}

// translateVariant reads the words of a variant in another language.
func (b *book) translateVariant(e *entry, problems *diag.Problems) {
	if e.original == nil || e.original.variant == nil {
		problems.Add(e.page.At(0, "there is no game to translate: an edition's page has the path of its original, and content/"+e.name+" is not there"))
		e.kind = "page"
		return
	}
	e.translated(e.page.Bind(problems))
	v := variant.Translate(e.page, e.original.variant, problems)
	v.Voice.Words = e.in.words.Engine()
	e.variant, e.title, e.summary, e.draft = v, v.Title, v.Summary, v.Draft
	e.in.variants[slices.Index(b.variants, e.original.variant)] = v
}

// translated gives variants in the language of an edition.
func (b *book) translated(in *edition) func(*variant.Variant) *variant.Variant {
	return func(original *variant.Variant) *variant.Variant {
		return in.variants[slices.Index(b.variants, original)]
	}
}

// checkTranslatedExamples checks the examples of an edition's page. One that the original plays has only its words here; the original is
// played for it.
func (b *book) checkTranslatedExamples(s *sheet) {
	original := b.open(s.original)
	for _, fence := range s.page.Fences() {
		id, _, _ := strings.Cut(fence.Info, " ")
		played := slices.IndexFunc(original.examples, func(ex *example.Example) bool { return ex.ID == id })
		var ex *example.Example
		switch {
		case played >= 0:
			ex = example.Translate(s.page, fence, original.examples[played], b.translated(s.in), &s.problems)
		case slices.ContainsFunc(original.page.Fences(), func(f *page.Fence) bool { return f.Info == id || strings.HasPrefix(f.Info, id+" ") }):
			// One that has problems of its own is none, and they are reported there.
		default:
			ex = example.Check(s.page, fence, s.variant, s.in.variants, &s.problems)
		}
		if ex != nil {
			s.examples = append(s.examples, ex)
		}
	}
}

// mark names a version of a page's text, in the front matter of a translation of it.
func (b *book) mark(e *entry) string {
	text, _ := page.Open(b.content, b.shown, e.page.Path) // what is wrong with it is reported where it is made
	sum := sha256.Sum256(text.Source.Text)
	return hex.EncodeToString(sum[:4])
}

// outdated tells whether a page's original has changed since it was translated, or nobody knows.
func (b *book) outdated(e *entry) bool {
	return e.original != nil && e.translates.Text != b.mark(e.original)
}

// checkEditions reports the translations that are older than their originals, and what the tables of the editions' words lack.
func (b *book) checkEditions(problems *diag.Problems) {
	for _, e := range b.pages {
		if b.outdated(e) {
			text, _ := page.Open(b.content, b.shown, e.page.Path) // for the line
			what := "nothing says which state of " + e.original.page.Source.Name + " this page translates; if it is the present one,"
			if e.translates.Text != "" {
				what = e.original.page.Source.Name + " has changed since it was translated; bring this page up to it, and then"
			}
			problems.Add(text.At(e.translates.Offset, what+" write translates: "+b.mark(e.original)))
		}
	}
	for _, in := range b.editions[1:] {
		if missing := in.words.Missing; len(missing) > 0 {
			problems.Add(diag.Problem{File: in.words.File, What: "lacks " + strconv.Itoa(len(missing)) + " of the messages in " + locale.Default + ".yaml, which stay English",
				Notes: bySection(missing)})
		}
	}
}

// bySection is the keys of messages as lines, one for each section; the keys are sorted.
func bySection(keys []string) []string {
	var lines []string
	last := ""
	for _, key := range keys {
		section, name, ok := strings.Cut(key, ".")
		switch {
		case !ok: // what a table says of itself has no section
			lines, last = append(lines, key), ""
		case section == last:
			lines[len(lines)-1] += ", " + name
		default:
			lines, last = append(lines, section+": "+name), section
		}
	}
	return lines
}
