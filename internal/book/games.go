package book

import (
	"slices"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/variant"
)

// GameGroup is a family or region of games that a home page names.
type GameGroup struct {
	ID      string // as games refer to it
	Title   string
	Summary string // of a family; may be empty
}

// parseFamilies reads the key families of a home page: a title and a summary for each id.
func parseFamilies(f *page.Front) []GameGroup {
	var groups []GameGroup
	families := f.Map("families")
	for _, e := range families.Entries() {
		family := families.Mapping(e)
		groups = append(groups, GameGroup{e.Key, family.Text("title").Text, family.OptionalText("summary").Text})
		family.Done()
	}
	return groups
}

// parseRegions reads the key regions of a home page: a title for each id.
func parseRegions(f *page.Front) []GameGroup {
	var groups []GameGroup
	for _, e := range f.Map("regions").Texts() {
		groups = append(groups, GameGroup{ID: e.Key, Title: e.Value.Text})
	}
	return groups
}

// Games returns the games of an edition, in reading order.
func (e *Edition) Games() []*Page { return slices.Clone(e.games) }

// Settings returns what the home page of an edition says about the book; nothing if the
// edition has no home page.
func (b *Book) Settings(e *Edition) *Settings {
	if p := b.PageOrOriginal(e, "index.md"); p != nil && p.Edition == e {
		return p.settings
	}
	return &Settings{}
}

// checkGroups reports games whose family or region the home page does not name.
func (r *resolver) checkGroups() {
	for _, p := range r.List {
		if p.Variant == nil || p.Original != nil {
			continue
		}
		r.checkGroup(p, "family", "families", p.Variant.Family, r.Settings(p.Edition).Families)
		for _, region := range append([]page.Ref{p.Variant.Region}, p.Variant.AlsoIn...) {
			r.checkGroup(p, "region", "regions", region, r.Settings(p.Edition).Regions)
		}
	}
}

// checkGroup reports a family or region of a game that is not one of groups, which the home
// page names under list.
func (r *resolver) checkGroup(p *Page, key, list string, ref page.Ref, groups []GameGroup) {
	var ids []string
	for _, group := range groups {
		ids = append(ids, group.ID)
	}
	switch {
	case ref.Text == "" || slices.Contains(ids, ref.Text):
	case len(ids) == 0:
		r.problem(p, ref.Offset, "the home page names no "+list+"; add the key "+list+" with "+ref.Text+" to index.md, or leave "+key+" out")
	default:
		r.problem(p, ref.Offset, "there is no "+key+" "+ref.Text+" on the home page; "+diag.FullHint(ref.Text, ids))
	}
}

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
func (r *resolver) checkGames() {
	known := map[string]*variant.Variant{}
	for _, v := range r.Variants {
		if other := known[v.ID]; other != nil {
			r.problems.Add(v.Page.Source.FileProblem("has the name of the game " + other.Page.Path + "; rename one"))
		}
		known[v.ID] = v
	}
	for _, v := range r.Variants {
		v.CheckKin(known, &r.problems)
	}
}
