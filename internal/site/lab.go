package site

import (
	"encoding/json"
	"html/template"
	"slices"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/internal/prose"
	"sowbook/internal/variant"
)

// labSlot is the name of the block with the rules to change, and labPage that of the page it stands in.
const (
	labSlot = "lab"
	labPage = "lab.md"
)

// labView is what the lab is given: the games to start from, the rules of the first of them with its board, every word of rules with
// what it allows.
type labView struct {
	Games  []pageLink
	Board  exampleView
	Parts  []labPart
	Says   []cardPart  // the rules of the first game, said
	Data   template.JS // for the script
	Rival  string      // the side that a computer may play
	Levels []string    // who may play it: a person, or how strong a computer
	Script string
}

// labPart is the words of one part of a rule book.
type labPart struct {
	Title string
	Rules []labRule
}

// labRule is one word of rules. It allows names, numbers from Least to Most, or a set of numbers.
type labRule struct {
	Key, Name   string
	Now         string // the first game's
	Default     string
	Values      []labValue
	Least, Most int
	Members     []int
}

type labValue struct {
	Word, Name string
	Now        bool
}

// labParts is the words of rules by the part of a rule book that they belong to.
var labParts = [...][]string{
	prose.PartStart:    {"pits", "seeds", "setup", "begins"},
	prose.PartTurn:     {"direction", "pick", "rightmost", "fewest", "stores", "origin", "relay", "last-in-store"},
	prose.PartCaptures: {"capture", "numbers", "lone-capture", "run", "grand-slam", "after-capture"},
	prose.PartEnd:      {"feed", "give", "ends", "stuck", "left-over"},
}

// mostCaptured is the greatest number that can be captured by number.
const mostCaptured = 15

// lab makes what the template shows of the lab.
func (v *view) lab() labView {
	l := labView{Script: v.entry.root() + v.renderer.assets.addresses["lab.js"]}
	data := labData{Engine: v.entry.root() + v.renderer.assets.addresses[engineName], Words: v.labWords()}
	defaults, _ := engine.ParseRules("")
	data.Defaults = defaults.String()
	var first *variant.Variant
	for _, e := range v.gamePages() {
		game, voice := e.variant, e.variant.Voice
		if first == nil {
			first = game
			l.Board = v.startBoard(game).exampleView
			l.Board.ID = "lab-board"
			l.Rival = voice.Sides[engine.North]
		}
		voice.Clauses = nil // the rules of the lab are nobody's
		l.Games = append(l.Games, v.gameLink(e))
		data.Games = append(data.Games, labGame{
			ID: game.ID, Title: e.title, Rules: game.Rules.String(), Voice: voice.String(), Store: voice.Store, Labels: voice.Labels.String(),
			Sides: map[string]string{"S": voice.Sides[0], "N": voice.Sides[1]},
		})
	}
	for _, level := range []string{"person", "beginner", "novice", "regular", "strong", "best"} {
		l.Levels = append(l.Levels, v.entry.in.words.T("play-script.player-"+level))
	}
	said := prose.Facts(v.entry.in.words, first.Voice, first.Rules)
	for part, keys := range labParts {
		title := v.entry.in.words.T(partTitles[part])
		p, says := labPart{Title: title}, cardPart{Title: title}
		for _, key := range keys {
			p.Rules = append(p.Rules, v.labRule(key, first.Rules, defaults))
		}
		for _, fact := range said {
			if fact.Part == prose.Part(part) && fact.Say != "" {
				says.Facts = append(says.Facts, factView{Fact: fact})
			}
		}
		l.Parts, l.Says = append(l.Parts, p), append(l.Says, says)
	}
	for i := range prose.Subjects {
		data.Parts = append(data.Parts, int(prose.Subjects[i].Part))
	}
	text, err := json.Marshal(data) // which escapes what would end the element
	if err != nil {
		panic(err) // strings and numbers only
	}
	l.Data = template.JS(text)
	return l
}

// labRule is a word of rules, as it is in a game.
func (v *view) labRule(key string, now, defaults engine.Rules) labRule {
	words := v.entry.in.words
	r := labRule{Key: key, Name: words.T("lab.rule-" + key)}
	r.Now, _ = now.Value(key)
	r.Default, _ = defaults.Value(key)
	for _, value := range engine.Values(key) {
		r.Values = append(r.Values, labValue{value, words.T("lab." + key + "-" + value), value == r.Now})
	}
	var counts bool
	if r.Least, r.Most, counts = engine.Range(key); r.Values == nil && !counts {
		for n := range mostCaptured {
			r.Members = append(r.Members, n+1)
		}
	}
	return r
}

// Has tells whether a number is in the first game's set.
func (r labRule) Has(n int) bool {
	return slices.Contains(strings.Split(r.Now, ","), strconv.Itoa(n))
}

// labData is what the script of the lab is given.
type labData struct {
	Engine   string            `json:"engine"`   // address
	Defaults string            `json:"defaults"` // the rules that say nothing
	Games    []labGame         `json:"games"`
	Parts    []int             `json:"parts"` // of each subject of facts
	Words    map[string]string `json:"words"` // that facts are said with
}

// labGame is a game that the lab may start from.
type labGame struct {
	ID     string            `json:"id"`
	Title  string            `json:"title"`
	Rules  string            `json:"rules"`
	Voice  string            `json:"voice"` // for the engine, unread; it names no clauses
	Sides  map[string]string `json:"sides"`
	Store  string            `json:"store"`
	Labels string            `json:"labels"` // how its pits are numbered
}

// labWords is the messages that facts are said with: of each that a subject may say its sentence, and how numbers are written.
func (v *view) labWords() map[string]string {
	table := v.entry.in.words
	all := map[string]string{}
	for key, text := range table.Section("facts") {
		if name, sentence := strings.CutSuffix(key, "-say"); sentence {
			all[name] = text
		}
	}
	for _, key := range []string{"numbers", "one-of", "comma"} {
		all[key] = table.T("engine." + key)
	}
	return all
}
