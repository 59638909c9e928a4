package gamelist

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sowbook/internal/book"
)

// Atlas is the index of all games that the book knows, by region.
type Atlas struct {
	Groups  []AtlasGroup
	Filters []Filter
	Games   int // in all
	Names   int // of the games, with other spellings
	Script  string
}

// AtlasGroup is the games of a region.
type AtlasGroup struct {
	Title string // "" if the games have no region
	Games []AtlasGame
}

// AtlasGame is a line of the index. The link is empty if the game cannot be played.
type AtlasGame struct {
	Link
	Names                   []string // other names and spellings
	Place, Board, Told, Why string   // where it is from, the size of its board, its source, and why it cannot be played
	Traits                  []Trait  // region, board, family and grade
}

// The grades of games in the atlas.
const (
	fullGrade  = "1" // a page with clauses
	entryGrade = "2" // an entry of the atlas
	lineGrade  = "3" // a game that cannot be played
)

// NewAtlas returns the index for a page, whose lines for unplayable games it has.
func NewAtlas(b *book.Book, p *book.Page, script string) Atlas {
	e := p.Edition
	t := e.Words
	a := Atlas{Script: script}
	var traits [][]Trait
	all := map[string][]AtlasGame{}
	add := func(game AtlasGame, region, family, grade string) {
		game.Traits = slices.DeleteFunc([]Trait{
			{Key: "region", Value: region, Word: titleOf(b.Settings(e).Regions, region)}, boardTrait(game.Board),
			{Key: "family", Value: family, Word: titleOf(b.Settings(e).Families, family)}, {Key: "grade", Value: grade, Word: t.T("atlas.grade-" + grade)},
		}, func(trait Trait) bool { return trait.Word == "" })
		traits = append(traits, game.Traits)
		all[region] = append(all[region], game)
		a.Games++
		a.Names += 1 + len(game.Names)
	}
	for _, game := range e.Games() {
		v := game.Variant
		line := AtlasGame{Link: linkTo(p, game), Names: v.Names, Board: t.T("atlas.board", "rows", int(v.Rules.Rows)+2, "pits", v.Rules.Pits)}
		if account := v.Account; account != nil {
			line.Place, line.Told = place(account.People, account.Place), account.Citation
			add(line, v.Region.Text, v.Family.Text, entryGrade)
			continue
		}
		if names := OtherNames(b, game); names != "" {
			line.Names = append(strings.Split(names, ", "), line.Names...)
		}
		line.Place = titleOf(b.Settings(e).Regions, v.Region.Text)
		if source := b.Find("sources/" + v.Source.Text + "/"); source != nil {
			line.Told = place(source.Source.By, source.Source.Date)
		}
		add(line, v.Region.Text, v.Family.Text, fullGrade)
	}
	for _, u := range p.Unplayable {
		add(AtlasGame{Link{Name: u.Name}, u.Names, place(u.People, u.Place), u.Board, u.Citation, u.Because, nil}, u.Region, "", lineGrade)
	}
	for _, region := range append(slices.Clone(b.Settings(e).Regions), book.GameGroup{}) {
		if games := all[region.ID]; len(games) > 0 {
			slices.SortStableFunc(games, func(x, y AtlasGame) int { return cmp.Compare(strings.ToLower(x.Name), strings.ToLower(y.Name)) })
			a.Groups = append(a.Groups, AtlasGroup{region.Title, games})
		}
	}
	a.Filters = Filters(t, traits)
	return a
}

// boardTrait returns the trait of a board, such as 2 × 6. Boards of several sizes count as the smallest.
func boardTrait(board string) Trait {
	numbers := strings.FieldsFunc(board, func(r rune) bool { return r < '0' || r > '9' })
	if len(numbers) < 2 {
		return Trait{}
	}
	pits, _ := strconv.Atoi(numbers[1])
	return Trait{Key: "board", Value: fmt.Sprintf("%s%02d", numbers[0], pits), Word: numbers[0] + " × " + numbers[1]}
}

// place joins two parts of a text that may be empty.
func place(one, other string) string {
	if one == "" || other == "" {
		return one + other
	}
	return one + ", " + other
}
