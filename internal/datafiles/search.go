package datafiles

import (
	"bytes"
	"encoding/json"
	"io"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"sowbook/internal/assets"
	"sowbook/internal/book"
)

// searchIndex is the file [assets.SearchFile]. The entries are in parts, files of their own,
// so that a search in a large book loads only some of them.
type searchIndex struct {
	Parts  []string         `json:"parts"`  // address of each part, below the site's root
	Shared []string         `json:"shared"` // texts of several pages; parts have their numbers
	Words  map[string][]int `json:"words"`  // the parts that have a word; nil if a search loads all parts
	Titles map[string][]int `json:"titles"` // the parts with a page whose title has the word
}

// searchPage holds the entries of one page in a part. Texts are strings, or numbers of
// shared ones.
type searchPage struct {
	Title   string        `json:"p"`
	URL     string        `json:"u"` // below the site's root
	Lang    string        `json:"l,omitempty"`
	Entries []searchEntry `json:"e"`
}

// searchEntry is the kind, title, anchor (from its # on) and text of an entry.
type searchEntry [4]any

const (
	searchPartSize  = 96_000 // bytes; a part is complete when it has more
	searchPartsAll  = 12     // as many parts as one search may load (static/js/search-files.js)
	searchWordParts = 32     // a word that more parts have says little about where to search
	sharedPages     = 3      // a text that as many pages have is shared
	sharedLength    = 5      // bytes; a shorter text is not
)

// Search makes the search index of a book and its parts, passes them to write one by one,
// and sets their addresses. It keeps no part in memory: those of a large book are the
// largest part of its site.
func Search(b *book.Book, a *assets.Assets, write func(assets.File) error) error {
	shared, numbers := sharedTexts(b)
	groups := make(chan group, 64)
	words, titles := wordParts{}, wordParts{}
	var indexing sync.WaitGroup
	indexing.Go(func() { // meanwhile, since it takes as long as writing the parts
		for g := range groups {
			for _, entry := range g.entries {
				words.add(entry.Title, g.part)
				words.add(entry.Text, g.part)
			}
			words.add(g.title, g.part)
			titles.add(g.title, g.part)
		}
	})
	parts, err := writeParts(b, numbers, a, write, groups)
	indexing.Wait()
	if err != nil {
		return err
	}
	index := searchIndex{Parts: parts, Shared: shared}
	if len(parts) > searchPartsAll {
		most := min(len(parts)/2, searchWordParts)
		index.Words, index.Titles = words.upTo(most), titles.upTo(most)
	}
	file := assets.File{Name: assets.SearchFile, Content: JSON(index, "")}
	a.SetURL(file)
	return write(file)
}

// group holds the entries at one address.
type group struct {
	title, url, lang string
	entries          []book.SearchEntry
	part             int // its index
}

// groupsOf returns the entries of a page and, for a game, that of its card.
func groupsOf(p *book.Page) []group {
	if len(p.Text.Search) == 0 {
		return nil
	}
	g := group{title: p.Title, url: p.URL, entries: p.Text.Search}
	if p.Edition.Folder != "" {
		g.lang = p.Edition.Words.Lang
	}
	if p.Variant == nil {
		return []group{g}
	}
	card := g
	card.url += book.CardFolder
	card.entries = []book.SearchEntry{{Title: p.Variant.Words(p.Edition.Words).T("page.card")}}
	return []group{g, card}
}

// page returns the group as it is in a part. Texts that are shared have numbers.
func (g group) page(numbers map[string]int) searchPage {
	short := func(text string) any {
		if number, shared := numbers[text]; shared {
			return number
		}
		return text
	}
	page := searchPage{Title: g.title, URL: g.url, Lang: g.lang}
	for _, entry := range g.entries {
		page.Entries = append(page.Entries, searchEntry{entry.Kind, short(entry.Title), short(link(entry)), short(entry.Text)})
	}
	return page
}

// link returns the link to an entry within its page.
func link(entry book.SearchEntry) string {
	if entry.Anchor == "" {
		return ""
	}
	return "#" + entry.Anchor
}

// writeParts writes the parts of the search index and returns their addresses. It sends the
// entries of each page to groups and closes it.
func writeParts(b *book.Book, numbers map[string]int, a *assets.Assets, write func(assets.File) error, groups chan<- group) ([]string, error) {
	defer close(groups)
	addresses := []string{}
	var part bytes.Buffer
	encoder := newEncoder(&part)
	end := func() error {
		part.WriteString("]\n")
		file := assets.File{Name: assets.SearchPart(len(addresses) + 1), Content: bytes.Clone(part.Bytes())}
		part.Reset()
		a.SetURL(file)
		addresses = append(addresses, a.URL(file.Name))
		return write(file)
	}
	for _, p := range originalsFirst(b) {
		for _, g := range groupsOf(p) {
			separator := ","
			if part.Len() == 0 {
				separator = "["
			}
			part.WriteString(separator)
			encode(encoder, g.page(numbers))
			part.Truncate(part.Len() - 1) // the line break
			g.part = len(addresses)
			groups <- g
		}
		if part.Len() > searchPartSize {
			if err := end(); err != nil {
				return nil, err
			}
		}
	}
	if part.Len() > 0 {
		if err := end(); err != nil {
			return nil, err
		}
	}
	return addresses, nil
}

// originalsFirst returns the pages of a book by edition.
func originalsFirst(b *book.Book) []*book.Page {
	rank := func(p *book.Page) int { return slices.Index(b.Editions, p.Edition) }
	return slices.SortedStableFunc(slices.Values(b.List), func(p, q *book.Page) int { return rank(p) - rank(q) })
}

// sharedTexts returns the titles, anchors and texts that several pages have, in the order of
// the book, and the number of each.
func sharedTexts(b *book.Book) (texts []string, numbers map[string]int) {
	texts, numbers = []string{}, map[string]int{}
	type use struct {
		pages int
		last  *book.Page
	}
	uses := map[string]use{}
	for _, p := range b.List {
		for _, g := range groupsOf(p) {
			for _, entry := range g.entries {
				for _, text := range []string{entry.Title, link(entry), entry.Text} {
					used := uses[text]
					if len(text) < sharedLength || used.last == p {
						continue
					}
					uses[text] = use{used.pages + 1, p}
					if used.pages+1 == sharedPages {
						numbers[text] = len(texts)
						texts = append(texts, text)
					}
				}
			}
		}
	}
	return texts, numbers
}

type wordParts map[string][]int

func (w wordParts) add(text string, part int) {
	for word := range strings.FieldsFuncSeq(text, isBetweenWords) {
		word = strings.ToLower(word)
		if parts := w[word]; len(parts) == 0 || parts[len(parts)-1] != part {
			w[word] = append(parts, part)
		}
	}
}

// upTo returns the words that no more than n parts have.
func (w wordParts) upTo(n int) wordParts {
	rare := wordParts{}
	for word, parts := range w {
		if len(parts) <= n {
			rare[word] = parts
		}
	}
	return rare
}

// isBetweenWords reports whether a letter separates words. Scripts drop apostrophes and
// marks when they compare words.
func isBetweenWords(r rune) bool {
	if r < utf8.RuneSelf {
		isLetter := 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z'
		return !isLetter && (r < '0' || r > '9') && r != '\'' && r != '`'
	}
	return !unicode.IsLetter(r) && !unicode.IsNumber(r) && !unicode.IsMark(r) && !strings.ContainsRune("’‘´", r)
}

// JSON returns a value of strings and numbers as a JSON file, indented by a text for each level.
func JSON(value any, indent string) []byte {
	var out bytes.Buffer
	encoder := newEncoder(&out)
	encoder.SetIndent("", indent)
	encode(encoder, value)
	return out.Bytes()
}

// newEncoder returns an encoder that leaves <, > and & as they are.
func newEncoder(out io.Writer) *json.Encoder {
	encoder := json.NewEncoder(out)
	encoder.SetEscapeHTML(false) // the file is not part of a page
	return encoder
}

// encode writes a value of strings and numbers, and a line break.
func encode(encoder *json.Encoder, value any) {
	if err := encoder.Encode(value); err != nil {
		panic(err)
	}
}
