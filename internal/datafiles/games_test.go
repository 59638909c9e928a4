package datafiles

import (
	"encoding/json"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/internal/booktest"
)

func TestListOfGamesHasTitlesRulesAndStarts(t *testing.T) {
	b, _, problems := booktest.Load(t, booktest.Write(t, booktest.TwoEditions()))
	if len(problems) > 1 { // one link to a missing anchor
		t.Fatal(problems)
	}
	text, err := Games(b)
	if err != nil {
		t.Fatal(err)
	}
	var games []gameEntry
	if err := json.Unmarshal(text, &games); err != nil || len(games) != 2 {
		t.Fatal(err, string(text))
	}
	g := games[0]
	if g.ID != "game" || g.Titles["en"] != "Across" || g.Titles["ar"] != "لعبة" || len(games[1].Titles) != 1 || g.Grade != "" || g.Labels != "near" ||
		g.Start != "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S" || g.Source != "s" || g.Page != "variants/game/" || g.Words == nil {
		t.Errorf("%+v", games)
	}
	var words []string
	for key, value := range g.Rules {
		words = append(words, key+"="+value)
	}
	if rules, err := engine.ParseRules(strings.Join(words, " ")); err != nil || rules != b.Variants[0].Rules {
		t.Errorf("%q, %v", words, err)
	}
}
