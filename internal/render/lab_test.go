package site

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"sowbook/engine"
	"sowbook/internal/prose"
)

func TestEveryWordOfTheRulesStandsInOnePartOfTheLab(t *testing.T) {
	all := slices.Concat(labParts[:]...)
	for _, key := range engine.Keys() {
		if n := len(slices.DeleteFunc(slices.Clone(all), func(k string) bool { return k != key })); n != 1 {
			t.Errorf("%s stands %d times", key, n)
		}
	}
	if len(all) != len(engine.Keys()) {
		t.Errorf("the parts have %d words, the rules %d", len(all), len(engine.Keys()))
	}
}

func TestEveryWordOfTheRulesAndEachOfItsValuesHasAName(t *testing.T) {
	for lang, table := range tables(t) {
		named := map[string]bool{}
		for _, key := range engine.Keys() {
			names := []string{}
			for _, value := range engine.Values(key) {
				named[key+"-"+value] = true
				names = append(names, table.T("lab."+key+"-"+value))
			}
			named["rule-"+key] = true
			for _, name := range append(names, table.T("lab.rule-"+key)) {
				if name == "" {
					t.Errorf("%s: %s, or one of its values, has no name", lang, key)
				}
			}
			slices.Sort(names)
			if len(slices.Compact(slices.Clone(names))) != len(names) {
				t.Errorf("%s: two values of %s have one name: %v", lang, key, names)
			}
		}
		for message := range table.Section("lab") {
			if strings.Contains(message, "-") && message != "no-scripts" && !named[message] {
				t.Errorf("%s: lab.%s is the name of nothing", lang, message)
			}
		}
	}
}

// labOf is the page of a small book that has the lab, and what is wrong with it.
func labOf(t *testing.T, name string, games bool) (html, wrong string) {
	t.Helper()
	files := smallBook("")
	if !games {
		files = fstest.MapFS{"index.md": files["index.md"]}
	}
	files[name] = &fstest.MapFile{Data: []byte("---\ntitle: T\n---\n\n{{lab}}\n")}
	b, sheets, problems := readBook(files)
	r, bad := newRenderer(repository, b.editions)
	problems.Add(bad...)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	e := sheets[slices.IndexFunc(sheets, func(s *sheet) bool { return s.name == name })]
	out, err := r.render(b, e)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range e.problems {
		wrong += p.What
	}
	return string(out), wrong
}

func TestTheLabBeginsWithTheFirstGameAndHasAllOfThem(t *testing.T) {
	html, wrong := labOf(t, labPage, true)
	if wrong != "" {
		t.Fatal(wrong)
	}
	if games := all(`<option value="([a-z]+)">`, html); !slices.Equal(games, []string{"game", "plain"}) {
		t.Errorf("games %v", games)
	}
	if chosen := all(`value="([a-z-]*)" checked`, html); len(chosen) != 19 || !slices.Contains(chosen, "across") {
		t.Errorf("%d chosen: %v", len(chosen), chosen)
	}
	var data labData
	if err := json.Unmarshal([]byte(all(`(?s)<script type="application/json" class="data">(.*?)</script>`, html)[0]), &data); err != nil {
		t.Fatal(err)
	}
	if len(data.Games) != 2 || len(data.Parts) != len(prose.Subjects) || data.Words["capture-across"] == "" || data.Words["numbers"] == "" {
		t.Errorf("%+v", data)
	}
	for _, game := range data.Games {
		if strings.Contains(game.Voice, "X-1") || !strings.Contains(game.Voice, "store="+game.Store) {
			t.Errorf("the voice of rules that are nobody's: %s", game.Voice)
		}
	}
	if !strings.Contains(html, "When the last seed falls in an empty pit of yours") {
		t.Error("the page does not say the rules of the first game")
	}
}

func TestALabThatCannotBeSaysWhereItCan(t *testing.T) {
	if _, wrong := labOf(t, "other.md", true); wrong != "{{lab}}: the lab stands in the page lab.md, where the pages of games lead to it" {
		t.Errorf("%q", wrong)
	}
	if _, wrong := labOf(t, labPage, false); wrong != "{{lab}}: a book without games has no rules to change" {
		t.Errorf("%q", wrong)
	}
}
