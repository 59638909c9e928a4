package book

import (
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/variant"
)

// InAtlas reports whether the page is an entry of the atlas.
func (p *Page) InAtlas() bool { return p.Variant != nil && p.Variant.Account != nil }

// addExample adds the example of an entry of the atlas, which the build makes, to its text.
func (p *Page) addExample() {
	if !p.InAtlas() || !p.Variant.Valid {
		return
	}
	if g := p.Variant.FirstMoves(); g != nil {
		example := "\n```sow first-moves\ncaption " + p.Edition.Words.T("atlas.first-moves") + "\nplay " + strings.Join(p.Variant.Moves(g), " ") + "\n  position " + g.Position().String() + "\n```\n"
		text := append(p.File.Source.Text, example...)
		p.File.Source = *diag.NewSource(p.File.Source.Name, text)
	}
}

// checkGames reports games with the same id, and kin of entries of the atlas that do not exist.
func (b *Book) checkGames(problems *diag.Problems) {
	known := map[string]*variant.Variant{}
	for _, v := range b.Variants {
		if other := known[v.ID]; other != nil {
			problems.Add(v.Page.Source.FileProblem("has the name of the game " + other.Page.Path + "; rename one"))
		}
		known[v.ID] = v
	}
	for _, v := range b.Variants {
		v.CheckKin(known, problems)
	}
}
