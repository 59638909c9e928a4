package render

import (
	"html/template"

	"sowbook/engine"
	"sowbook/engine/ruleset"
	"sowbook/internal/datafiles"
	"sowbook/internal/prose"
	"sowbook/internal/reference"
)

// labView is the lab, where readers change rules: the games to start from, the board and
// the rules of the first one, and every key of rules with its values.
type labView struct {
	Menu   gameMenu
	First  string // the name of the first game
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
	Title    string
	Rules    []reference.Rule
	Captures captures // the question about captures, if it is in this part
}

type captures struct { // the question about captures, with a card for each
	Rule  reference.Rule
	Cards []reference.Card
}

func (b *pageBuilder) lab() labView {
	l := labView{Menu: b.menu(nil), Script: b.asset("lab.js")}
	data := datafiles.Lab{Says: datafiles.FactMessages(b.page.Edition.Words), Captures: reference.UsualCaptures}
	defaults, _ := engine.ParseRules("")
	data.Defaults = defaults.String()
	page := b.gamePages()[0]
	first := page.Variant
	l.First = page.Title
	l.Board = b.startBoard(first)
	l.Board.ID = "lab-board"
	l.Rival = first.Voice.Sides[engine.North]
	words := b.page.Edition.Words
	l.Levels = append(l.Levels, words.T("play-script.against-person"))
	for _, level := range []string{"beginner", "novice", "club", "strong", "best"} {
		l.Levels = append(l.Levels, words.T("play-script.against-computer", "level", words.T("play-script.level-"+level)))
	}
	l.Says = b.rulesInSentences(first, words)
	for i, keys := range reference.RuleParts {
		part := labPart{Title: words.T(partTitles[i])}
		for _, key := range keys {
			rule := reference.NewRule(words, key, first.Rules)
			part.Rules = append(part.Rules, rule)
			if key == ruleset.CapturesKey {
				part.Captures = captures{rule, reference.Cards(words, first.Rules)}
			}
		}
		l.Parts = append(l.Parts, part)
	}
	for i := range prose.Subjects {
		data.Parts = append(data.Parts, int(prose.Subjects[i].Part))
	}
	l.Data = scriptJSON(data)
	return l
}
