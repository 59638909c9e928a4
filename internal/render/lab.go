package render

import (
	"html/template"
	"slices"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/internal/assets"
	"sowbook/internal/datafiles"
	"sowbook/internal/prose"
	"sowbook/internal/variant"
)

// labView is the lab, where readers change rules: the games to start from, the board and
// the rules of the first one, and every key of rules with its values.
type labView struct {
	Games  []pageLink
	Board  exampleView
	Parts  []labPart
	Says   []cardPart  // the rules of the first game in sentences
	Data   template.JS // for the script
	Rival  string      // the side that the computer may play
	Levels []string    // who may play that side: a person, or the computer's strengths
	Script string
}

// labPart holds the keys of one part of the rules.
type labPart struct {
	Title string
	Rules []labRule
}

// labRule is one key of rules. Its value is one of Values, a number from Least to
// Most, or a set of Members.
type labRule struct {
	Key, Name   string
	Now         string // in the first game
	Default     string
	Values      []labValue
	Least, Most int
	Members     []int
}

type labValue struct {
	Word, Name string
	Now        bool
}

// labParts lists the keys of each part of the rules.
var labParts = [...][]string{
	prose.PartStart:    {"pits", "seeds", "setup", "begins"},
	prose.PartTurn:     {"direction", "pick", "rightmost", "fewest", "stores", "origin", "relay", "last-in-store"},
	prose.PartCaptures: {"capture", "numbers", "lone-capture", "run", "grand-slam", "after-capture"},
	prose.PartEnd:      {"feed", "give", "ends", "stuck", "left-over"},
}

// mostCaptured is the greatest number of seeds in a pit that rules may capture by.
const mostCaptured = 15

func (b *pageBuilder) lab() labView {
	l := labView{Script: b.page.Root() + b.assets.URL("lab.js")}
	data := datafiles.Lab{Engine: b.page.Root() + b.assets.URL(assets.EngineFile), Words: b.labWords()}
	defaults, _ := engine.ParseRules("")
	data.Defaults = defaults.String()
	var first *variant.Variant
	for _, p := range b.gamePages() {
		game, voice := p.Variant, p.Variant.Voice
		if first == nil {
			first = game
			l.Board = b.startBoard(game)
			l.Board.ID = "lab-board"
			l.Rival = voice.Sides[engine.North]
		}
		voice.Clauses = nil // no source states the rules of the lab
		l.Games = append(l.Games, b.gameLink(p))
		data.Games = append(data.Games, datafiles.LabGame{
			ID: game.ID, Title: p.Title, Rules: game.Rules.String(), Voice: voice.String(), Store: voice.Store, Labels: voice.Labels.String(),
			Sides: map[string]string{"S": voice.Sides[0], "N": voice.Sides[1]},
		})
	}
	words := b.page.Edition.Words
	l.Levels = append(l.Levels, words.T("play-script.against-person"))
	for _, level := range []string{"beginner", "novice", "club", "strong", "best"} {
		l.Levels = append(l.Levels, words.T("play-script.against-computer", "level", words.T("play-script.level-"+level)))
	}
	l.Says = b.rulesInSentences(first, b.page.Edition.Words)
	for i, keys := range labParts {
		part := labPart{Title: b.page.Edition.Words.T(partTitles[i])}
		for _, key := range keys {
			part.Rules = append(part.Rules, b.labRule(key, first.Rules, defaults))
		}
		l.Parts = append(l.Parts, part)
	}
	for i := range prose.Subjects {
		data.Parts = append(data.Parts, int(prose.Subjects[i].Part))
	}
	l.Data = scriptJSON(data)
	return l
}

// labRule returns a key of rules with its value in a game.
func (b *pageBuilder) labRule(key string, game, defaults engine.Rules) labRule {
	words := b.page.Edition.Words
	r := labRule{Key: key, Name: words.T("questions." + key)}
	r.Now, _ = game.Value(key)
	r.Default, _ = defaults.Value(key)
	for _, value := range engine.Values(key) {
		r.Values = append(r.Values, labValue{value, words.T("questions." + key + "-" + value), value == r.Now})
	}
	var counts bool
	if r.Least, r.Most, counts = engine.Range(key); r.Values == nil && !counts {
		for n := range mostCaptured {
			r.Members = append(r.Members, n+1)
		}
	}
	return r
}

// Has reports whether a number is in the first game's set.
func (r labRule) Has(n int) bool {
	return slices.Contains(strings.Split(r.Now, ","), strconv.Itoa(n))
}

// labWords returns the messages for the sentences of facts and for numbers.
func (b *pageBuilder) labWords() map[string]string {
	table := b.page.Edition.Words
	all := map[string]string{}
	for key, text := range table.Section("facts") {
		if name, isSentence := strings.CutSuffix(key, "-say"); isSentence {
			all[name] = text
		}
	}
	for _, key := range []string{"numbers", "one-of", "comma"} {
		all[key] = table.T("engine." + key)
	}
	return all
}
