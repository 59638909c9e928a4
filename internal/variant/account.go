package variant

import (
	"maps"
	"regexp"
	"slices"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// AtlasFolder is the folder of the atlas in the content folder. Its pages other than index.md are
// entries: games by the account of a source, without clauses.
const AtlasFolder = "atlas"

// Account says which account the rules of an entry of the atlas follow.
type Account struct {
	People   string // who plays the game; may be empty
	Place    string
	Date     string     // may be empty
	Citation string     // author, year, page
	Read     string     // where the account was read
	Compared string     // which program plays the game alike, and where it differs; may be empty
	Unplayed page.Ref   // what the rules leave out of the account, and why; Markdown, may be empty
	Untold   page.Ref   // what the account does not tell; likewise
	Kin      []page.Ref // ids of the nearest games, the nearest first
}

// citationPattern matches an author, a year and a page, or the title of an article without pages.
var citationPattern = regexp.MustCompile(`^\S.* \d{4}[a-z]?([–-]\d{2,4})?: \S`)

const citationForm = "author, year and page, as in Townshend 1977: 12–13"

// parseAccount reads the keys of an entry of the atlas.
func parseAccount(f *page.Front) *Account {
	a := &Account{}
	a.People, a.Date, a.Compared = f.OptionalText("people").Text, f.OptionalText("date").Text, f.OptionalText("compared").Text
	a.Place, a.Read = f.Text("place").Text, f.Text("read").Text
	switch citation := f.OptionalText("citation"); {
	case !f.Has("citation"):
		f.Problem(f.Offset(), "an entry of the atlas needs a citation: "+citationForm)
	case !citationPattern.MatchString(citation.Text):
		f.Problem(citation.Offset, "a citation is "+citationForm)
	default:
		a.Citation = citation.Text
	}
	a.Unplayed, a.Untold = f.OptionalText("unplayed").Ref, f.OptionalText("untold").Ref
	for _, kin := range f.OptionalList("kin") {
		a.Kin = append(a.Kin, kin.Ref)
	}
	return a
}

// Told returns the names and the origin of the game for the search.
func (v *Variant) Told() string {
	words := slices.Clone(v.Names)
	if a := v.Account; a != nil {
		words = append(words, a.People, a.Place, a.Citation)
	}
	return strings.Join(words, " ")
}

// CheckKin reports kin of an entry of the atlas that are no games, or the entry itself.
func (v *Variant) CheckKin(known map[string]*Variant, problems *diag.Problems) {
	if v.Account == nil {
		return
	}
	others := slices.DeleteFunc(slices.Sorted(maps.Keys(known)), func(id string) bool { return id == v.ID })
	for _, kin := range v.Account.Kin {
		if !slices.Contains(others, kin.Text) {
			problems.Add(v.Page.ProblemAt(kin.Offset, "kin: there is no other game "+kin.Text+"; "+diag.Hint(kin.Text, others)))
		}
	}
}

// Unplayable is a game of the atlas that cannot be played here.
type Unplayable struct {
	Name                                            string
	Names                                           []string // other names and spellings
	People, Place, Region, Board, Citation, Because string
}

// ParseUnplayable reads the key unplayable of the index of the atlas: for each name its place, source and why.
func ParseUnplayable(f *page.Front) (list []Unplayable) {
	games := f.Map("unplayable")
	for _, e := range games.Entries() {
		g := games.Mapping(e)
		u := Unplayable{Name: e.Key, People: g.OptionalText("people").Text, Place: g.Text("place").Text, Region: g.OptionalText("region").Text, Board: g.OptionalText("board").Text, Citation: g.Text("citation").Text, Because: g.Text("because").Text}
		for _, name := range g.OptionalList("names") {
			u.Names = append(u.Names, name.Text)
		}
		g.Done()
		list = append(list, u)
	}
	return list
}
