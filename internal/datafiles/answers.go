package datafiles

import (
	"slices"
	"strings"

	"sowbook/internal/book"
	"sowbook/internal/gamelist"
	"sowbook/internal/locale"
	"sowbook/internal/questions"
)

// answersFile is the file [assets.AnswersFile]: what each game answers to the questions that
// people ask about rules. It has the games of the original language.
type answersFile struct {
	Games     []answeringGame `json:"games"` // those that readers know best first
	Questions []askedQuestion `json:"questions"`
	Texts     []string        `json:"texts"`
	Terms     []string        `json:"terms"` // what the search index has a definition of
	Untaught  []untaughtGame  `json:"untaught"`
	Sections  []askedSection  `json:"sections"`
}

// askedSection is a section of the search page, by its anchor, with ways to ask what it answers.
type askedSection struct {
	ID    string   `json:"id"`
	Asked []string `json:"asked"`
}

// untaughtGame is a game that the atlas lists only, because the rules cannot say it.
type untaughtGame struct {
	Names []string `json:"n"`
	Where string   `json:"w"`
	Why   string   `json:"y"`
	Board string   `json:"b"`
}

// answeringGame is a game by which questions are answered.
type answeringGame struct {
	ID      string `json:"i"`
	Title   string `json:"t"`
	URL     string `json:"u"`           // below the site's root
	Names   string `json:"n"`           // other names, separated by commas
	Where   string `json:"w"`           // where it is played, and by whom
	Summary string `json:"s,omitempty"` // of a page of its own, which may name places, too
	Popular bool   `json:"p"`           // readers know it best
	Rows    int    `json:"r"`           // of the board
	Pits    int    `json:"h"`           // in each row
}

// askedQuestion is a question with the answer of each game.
type askedQuestion struct {
	Key     string   `json:"k"`
	Title   string   `json:"t"`
	Asked   []string `json:"a"`           // other ways to ask it
	Fact    string   `json:"f"`           // the fact that states the answer, anchor fact-FACT of the game's page
	With    string   `json:"w,omitempty"` // the keys of questions whose answers are shown below
	Answers [][4]int `json:"g"`           // of each game: the numbers of its reply and of what it adds, what its page has about it, and the number of the example that shows it
}

// What the page of a game has about an answer.
const (
	hasFact    = 1 << iota // in the table of rules
	hasReading             // where players disagree
)

// Answers returns the content of the file [assets.AnswersFile].
func Answers(b *book.Book) []byte {
	edition := b.Editions[0]
	out := answersFile{Games: []answeringGame{}, Questions: []askedQuestion{}, Texts: []string{""}, Terms: terms(b, edition), Untaught: untaught(b, edition), Sections: askedSections(b, edition)}
	numbers := map[string]int{"": 0}
	number := func(text string) int {
		n, known := numbers[text]
		if !known {
			n = len(out.Texts)
			numbers[text], out.Texts = n, append(out.Texts, text)
		}
		return n
	}
	words := edition.Words
	for _, q := range questions.All {
		out.Questions = append(out.Questions, askedQuestion{
			Key: q.Key, Title: words.T("questions." + q.Key + ".title"), Asked: askedWays(words.T("questions." + q.Key + ".asked")), Fact: q.Fact, With: questions.With[q.Key], Answers: [][4]int{},
		})
	}
	games, popular := gamelist.PopularFirst(b, edition)
	for k, p := range games {
		game := p.Variant
		entry := answeringGame{ID: game.ID, Title: p.Title, URL: p.URL, Rows: int(game.Rules.Rows) + 2, Pits: game.Rules.Pits, Popular: k < popular, Names: names(b, p), Where: gamelist.Where(b, p)}
		if game.Account == nil {
			entry.Summary = p.Summary
		}
		out.Games = append(out.Games, entry)
		for i, a := range questions.Answers(words, game.Voice, game.Rules) {
			switch suits := game.Suits; questions.All[i].Key {
			case questions.Rules:
				a.Reply = p.Summary
			case questions.Age:
				a.Reply = suited(words, "replies.age", suits.Age)
			case questions.Minutes:
				a.Reply = suited(words, "replies.minutes", suits.Minutes)
			case questions.Level:
				if suits.Level != "" {
					a.Reply = questions.Sentence(words.T("page.level-" + suits.Level))
				}
			}
			has := 0
			if a.Fact {
				has = hasFact
			}
			fact := questions.All[i].Fact
			if _, err := game.Reading(fact); err == nil {
				has |= hasReading
			}
			shown := exampleOf(b, p, game.Facts[fact].Clauses)
			out.Questions[i].Answers = append(out.Questions[i].Answers, [4]int{number(a.Reply), number(a.Say), has, number(shown)})
		}
	}
	return JSON(out, "")
}

// names returns the other names of a game, those that readers know well first, separated by commas.
func names(b *book.Book, p *book.Page) string {
	isShort := func(name string) bool { return len(name) < 3 } // I and To are words
	all := append([]string{gamelist.OtherNames(b, p)}, slices.DeleteFunc(slices.Clone(p.Variant.Names), isShort)...)
	return strings.TrimPrefix(strings.Join(all, ", "), ", ")
}

// terms returns the terms that the pages of an edition define.
func terms(b *book.Book, e *book.Edition) []string {
	list := []string{}
	for _, p := range b.List {
		if p.Edition != e {
			continue
		}
		for _, entry := range p.Text.Search {
			if entry.Kind == book.SearchTerm {
				list = append(list, entry.Title)
			}
		}
	}
	return list
}

// untaught returns the games of an edition that the rules cannot say.
func untaught(b *book.Book, e *book.Edition) []untaughtGame {
	list := []untaughtGame{}
	for _, p := range b.List {
		if p.Edition != e {
			continue
		}
		for _, u := range p.Unplayable {
			list = append(list, untaughtGame{append([]string{u.Name}, u.Names...), u.Place, u.Because, u.Board})
		}
	}
	return list
}

// suited returns a message about a number that the page of a game may give, or "".
func suited(words *locale.Table, message string, n int) string {
	if n == 0 {
		return ""
	}
	return words.T(message, "n", n)
}

// exampleOf returns the id of the first example of a page that shows one of some clauses, or "".
func exampleOf(b *book.Book, p *book.Page, clauses []string) string {
	for _, id := range clauses {
		if c := b.Clauses[id]; c != nil {
			for _, m := range c.ShownIn {
				if m.Page == p {
					return m.Anchor
				}
			}
		}
	}
	return ""
}

// askedSections returns the questions that sections of the pages of an edition answer.
func askedSections(b *book.Book, e *book.Edition) []askedSection {
	list := []askedSection{}
	for _, p := range b.List {
		if p.Edition != e {
			continue
		}
		for _, entry := range p.Asked {
			list = append(list, askedSection{entry.Key, askedWays(entry.Value.Text)})
		}
	}
	return list
}

// askedWays splits questions at their question marks.
func askedWays(text string) []string {
	ways := []string{}
	for way := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == '?' || r == '؟' }) {
		if way = strings.TrimSpace(way); way != "" {
			ways = append(ways, way)
		}
	}
	return ways
}
