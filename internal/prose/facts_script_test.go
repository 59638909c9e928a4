package prose_test

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/internal/golden"
	"sowbook/internal/prose"
)

// saidFile is what the tests of the lab's script compare its sentences with: those of every game of the book, and of rules that say what
// none of these does.
const saidFile = "../../static/js/test/said.json"

// said is rules, what the engine tells of them, and what a page says.
type said struct {
	Name  string   `json:"name"`
	Lang  string   `json:"lang"`
	Store string   `json:"store"`
	Rules string   `json:"rules"`
	Total int      `json:"total"`
	Facts []string `json:"facts"`
	Want  []string `json:"want"`
}

// numbered is the pits of a board as they are numbered.
type numbered struct {
	How    string   `json:"how"`
	Pits   int      `json:"pits"`
	Labels []string `json:"labels"`
}

func TestThePagesScriptsAreComparedWithTheseSentences(t *testing.T) {
	if english(t) == nil {
		t.Fatal("no words")
	}
	tables, _ := load()
	all := games(t)
	for _, base := range slices.Clone(all) { // and each choice of each word
		for _, key := range engine.Keys() {
			for _, value := range engine.Values(key) {
				if rules, ok := base.rules.Adapt(key, value); ok {
					all = append(all, game{base.name + " " + key + "=" + value, base.voice, rules})
				}
			}
		}
	}
	for _, r := range []string{"pits=13 seeds=1", "pits=1 seeds=20", "setup=free seeds=11", "capture=made numbers=3", "capture=made numbers=2,3,14"} {
		rules, err := engine.ParseRules(r)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, game{r, prose.Voice{Store: "store"}, rules})
	}
	var list []said
	heard := map[string]bool{}
	variants := 0
	for _, g := range all {
		own := !strings.ContainsAny(g.name, " =")
		news := own || strings.Contains(g.name, "=") && !strings.Contains(g.name, " ")
		for i := range prose.Subjects {
			says := prose.Subjects[i].Says(g.rules.String())
			news = news || !heard[says]
			heard[says] = true
		}
		if own {
			variants++
		}
		if !news {
			continue
		}
		for _, lang := range tables.Langs() {
			one := said{Name: g.name, Lang: lang, Store: g.voice.Store, Rules: g.rules.String(), Total: g.rules.Total()}
			for _, f := range prose.Facts(tables[lang], g.voice, g.rules) {
				one.Want = append(one.Want, f.Say)
			}
			for i := range prose.Subjects {
				one.Facts = append(one.Facts, prose.Subjects[i].Says(one.Rules))
			}
			list = append(list, one)
		}
	}
	for name := range tables["en"].Section("facts") {
		if name, sentence := strings.CutSuffix(name, "-say"); sentence && !slices.ContainsFunc(slices.Collect(maps.Keys(heard)), func(says string) bool {
			return slices.Contains(strings.Fields(says), name)
		}) {
			t.Errorf("no rules say %s", name)
		}
	}
	if variants < 10 {
		t.Errorf("only %d games", variants)
	}
	var labels []numbered
	for _, how := range []engine.Labels{engine.Near, engine.FromLeft, engine.Cells} {
		for _, pits := range []int{1, 6, 13} {
			n := numbered{How: how.String(), Pits: pits}
			for at := range 2 * pits {
				n.Labels = append(n.Labels, strconv.Itoa(how.Label(engine.Board{Pits: pits}, engine.Place(at))))
			}
			labels = append(labels, n)
		}
	}
	var got strings.Builder
	encoder := json.NewEncoder(&got)
	encoder.SetEscapeHTML(false)
	got.WriteString("{\"labels\":")
	if err := encoder.Encode(labels); err != nil {
		t.Fatal(err)
	}
	got.WriteString(",\"said\":[")
	for i, one := range list {
		if i > 0 {
			got.WriteByte(',')
		}
		if err := encoder.Encode(one); err != nil {
			t.Fatal(err)
		}
	}
	got.WriteString("]}\n")
	golden.Compare(t, saidFile, []byte(got.String()))
}
