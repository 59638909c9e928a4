package book

import (
	"crypto/sha256"
	"encoding/hex"
	"io/fs"
	"path"
	"slices"
	"strings"

	"sowbook/internal/locale"
	"sowbook/internal/page"
	"sowbook/internal/variant"
)

// Edition is the book in one language. The original edition is the content folder.
// Another edition is a folder in it, named after a language, with pages at the paths of
// their originals. Pages that an edition lacks are shown in the original language.
type Edition struct {
	Words    *locale.Table
	Folder   string             // below content; "" for the original edition
	variants []*variant.Variant // in the order of Book.Variants, translated if possible
	games    []*Page            // in the reading order
}

// newEditions returns the editions of a content folder, the original first, which is in a language.
func newEditions(content fs.FS, tables locale.Tables, original string) []*Edition {
	list := []*Edition{{Words: tables[original]}}
	for _, lang := range tables.Langs() {
		if lang != original && isFolder(content, lang) {
			list = append(list, &Edition{Words: tables[lang], Folder: lang})
		}
	}
	return list
}

// homeLanguage returns the home page and the value of its key language, which is the language of the content
// folder itself: by default English.
func homeLanguage(content fs.FS, displayPath string) (home *page.Page, language page.Value) {
	language.Text = locale.Default
	home, wrong := page.Read(content, displayPath, "index.md")
	if len(wrong) > 0 {
		return nil, language // Load reports it
	}
	if v := home.ReadFront(&wrong).OptionalText("language"); v.Text != "" {
		return home, v
	}
	return home, language
}

func isFolder(content fs.FS, name string) bool {
	info, err := fs.Stat(content, name)
	return err == nil && info.IsDir()
}

// editionOf returns the edition of a content file, and the file's path in it.
func (pages *Pages) editionOf(file string) (*Edition, string) {
	folder, rest, _ := strings.Cut(file, "/")
	for _, e := range pages.Editions[1:] {
		if e.Folder == folder {
			return e, rest
		}
	}
	return pages.Editions[0], file
}

// Notice returns the anchor of the notice that a page is not translated. Links in the
// edition to such a page point there.
func (e *Edition) Notice() string { return "not-in-" + e.Words.Lang }

// EmbedURL returns the address of the page that shows one board on other sites. Only an
// edition with games has this page.
func (e *Edition) EmbedURL() string { return path.Join(e.Folder, "embed") + "/" }

// PageOrOriginal returns the translation of a content file in an edition, or its original, or nil.
func (b *Book) PageOrOriginal(e *Edition, name string) *Page {
	if p := b.Translation(e, name); p != nil {
		return p
	}
	return b.Find(urlOf(name))
}

// Translation returns the translation of a content file in an edition, or nil.
func (b *Book) Translation(e *Edition, name string) *Page {
	return b.Find(urlOf(path.Join(e.Folder, name)))
}

// resolveTranslations reads the game pages of other editions, now that their originals
// are known, and gives each variant its language.
func (r *resolver) resolveTranslations() {
	for _, v := range r.Variants {
		if err := v.SetLanguage(r.Editions[0].Words); err != nil {
			r.problems.Add(v.Page.ProblemAt(v.WordsOffset, "words: "+err.Error()))
		}
	}
	known := slices.Clip(r.Variants)
	for _, url := range r.Unread { // naming a game that cannot be read is not a problem
		if name := strings.TrimSuffix(url, "/"); variant.IsGame(name + page.Ext) {
			known = append(known, &variant.Variant{ID: path.Base(name)})
		}
	}
	r.Editions[0].variants = known
	for _, e := range r.Editions[1:] {
		e.variants = slices.Clone(known)
	}
	r.List = slices.DeleteFunc(r.List, func(p *Page) bool {
		if p.Edition.Folder == "" {
			return false
		}
		p.Original = r.Find(urlOf(p.Name))
		if variant.IsGame(p.Name) {
			r.translateVariant(p)
		}
		leaveOut := p.Draft && !r.withDrafts
		if leaveOut {
			delete(r.byURL, p.URL)
		}
		return leaveOut
	})
}

// translateVariant reads a variant in another language.
func (r *resolver) translateVariant(p *Page) {
	if p.Original == nil || p.Original.Variant == nil {
		r.problem(p, 0, "there is no game to translate: a translation has the path of its original, and there is no content/"+p.Name)
		p.Kind = PlainPage
		return
	}
	p.Translates = p.File.ReadFront(&r.problems).OptionalText("translates")
	v := variant.Translate(p.File, p.Original.Variant, &r.problems)
	if err := v.SetLanguage(p.Edition.Words); err != nil {
		r.problem(p, v.WordsOffset, "words: "+err.Error())
	}
	p.setVariant(v)
	p.Edition.variants[slices.Index(r.Variants, p.Original.Variant)] = v
}

// Version returns a hash of a page's text, which its translations name.
func (p *Page) Version() string {
	sum := sha256.Sum256(p.File.Source.Text)
	return hex.EncodeToString(sum[:4])
}

// Outdated reports whether a page's original has changed, or may have, since it was translated.
func (p *Page) Outdated() bool {
	return p.Original != nil && p.Translates.Text != p.Original.Version()
}
