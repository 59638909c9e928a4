package gamelist

import (
	"html/template"
	"regexp"
	"slices"
	"strings"

	"sowbook/internal/book"
)

// Gloss links words to the glossary, each where a page uses it first.
type Gloss struct {
	href  string
	terms []glossTerm // not used yet
}

type glossTerm struct {
	id   string
	text string         // in small letters
	word *regexp.Regexp // with English endings
}

// NewGloss returns the gloss of a game's page. It links the words of the edition's message
// page.glossed that its glossary defines.
func NewGloss(b *book.Book, p *book.Page) *Gloss {
	g := &Gloss{}
	glossary := b.Translation(p.Edition, "glossary.md")
	if glossary == nil {
		return g
	}
	g.href = p.LinkTo(glossary.URL)
	for word := range strings.SplitSeq(p.Edition.Words.T("page.glossed"), ", ") {
		if word == "house" && p.Variant.Rules.House > 0 {
			continue // not any pit, but a special one
		}
		for _, term := range glossary.Text.Terms {
			if strings.EqualFold(term.Title, word) {
				g.terms = append(g.terms, glossTerm{term.ID, strings.ToLower(word), regexp.MustCompile(`(?i)\b` + regexp.QuoteMeta(word) + `(?:s|n|ing)?\b`)})
				break // a later one is special
			}
		}
	}
	return g
}

// Mark returns a sentence as HTML, with links at words that no sentence before had. HTML, which
// is in another language, it returns as it is.
func (g *Gloss) Mark(said any) any {
	sentence, ok := said.(string)
	if !ok {
		return said
	}
	var html strings.Builder
	for sentence != "" {
		first, at := -1, []int{len(sentence), len(sentence)}
		small := strings.ToLower(sentence)
		for k, term := range g.terms {
			if !strings.Contains(small, term.text) {
				continue // a search of the pattern takes long
			}
			if found := term.word.FindStringIndex(sentence); found != nil && found[0] < at[0] {
				first, at = k, found
			}
		}
		html.WriteString(template.HTMLEscapeString(sentence[:at[0]]))
		if first >= 0 {
			html.WriteString(`<a href="` + template.HTMLEscapeString(g.href) + `#` + g.terms[first].id + `">` + sentence[at[0]:at[1]] + `</a>`)
			g.terms = slices.Delete(g.terms, first, first+1)
		}
		sentence = sentence[at[1]:]
	}
	return template.HTML(html.String())
}
