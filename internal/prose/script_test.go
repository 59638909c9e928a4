package prose_test

import (
	"bytes"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/engine/ruleset"
	"sowbook/internal/golden"
	"sowbook/internal/prose"
)

// factsFile is the golden file of facts that the lab's script must produce from the same
// rules (static/js/test/lab.test.js).
const factsFile = "../../static/js/test/facts.json"

// TestFactsForTheScripts writes the facts of every game of the book, and of rules that
// have facts which none of these has, in all languages.
func TestFactsForTheScripts(t *testing.T) {
	if testing.Short() {
		t.Skip("tries every value of every game")
	}
	tables, problems := load()
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	file := goldenFile{t: t}
	file.write(`{"labels":[`)
	for _, how := range []engine.Labels{engine.FromStore, engine.FromLeft, engine.Cells} {
		for _, pits := range []int{1, 6, 13} {
			var labels []string
			for at := range 2 * pits {
				labels = append(labels, strconv.Itoa(how.Label(engine.Board{Pits: pits}, engine.Place(at))))
			}
			file.item(map[string]any{"how": how.String(), "pits": pits, "labels": labels})
		}
	}
	file.write(`],` + "\n" + `"said":[`)
	reached := map[string]bool{}
	for _, g := range scriptGames(t) {
		keys, isNew := prose.FactKeys(g.rules), !strings.Contains(g.name, " ")
		for _, key := range keys {
			isNew = isNew || !reached[key]
			for _, key := range append(strings.Fields(key), key) {
				reached[key] = true
			}
		}
		if !isNew {
			continue
		}
		for _, lang := range tables.Langs() {
			file.item(map[string]any{"name": g.name, "lang": lang, "store": g.voice.Store, "rules": g.rules.String(), "total": g.rules.Total()})
			file.text.Truncate(file.text.Len() - len("}"))
			file.write(`,"facts":[`)
			for i, f := range prose.Facts(tables[lang], g.voice, g.rules) {
				file.item([]string{keys[i], f.Say})
			}
			file.write("]}")
		}
	}
	file.write("]}\n")
	golden.Compare(t, factsFile, file.text.Bytes())
	for name := range tables["en"].Section("facts") {
		if name, sentence := strings.CutSuffix(name, "-say"); sentence && !reached[name] {
			t.Errorf("facts.%s-say is true of no rules", name)
		}
	}
}

// scriptGames returns the games of the book, the same with each value of each word, and
// some other boards and numbers. Names without a space are always included.
func scriptGames(t *testing.T) []game {
	t.Helper()
	all := games(t)
	for _, base := range slices.Clone(all) {
		for _, key := range ruleset.Keys() {
			for _, value := range ruleset.Values(key) {
				if rules, ok := base.rules.Adapt(key, value); ok {
					all = append(all, game{base.name + " " + key + "=" + value, base.voice, rules})
				}
			}
		}
	}
	for _, text := range []string{"pits=13 seeds=1", "pits=1 seeds=20", "setup=free seeds=11", "capture=made numbers=3", "capture=made numbers=2,3,14", "capture=run-both numbers=1"} {
		rules, err := engine.ParseRules(text)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, game{strings.ReplaceAll(text, " ", ";"), prose.Voice{Store: "store"}, rules})
	}
	return all
}

// goldenFile is JSON with an item of a list on each line.
type goldenFile struct {
	t    *testing.T
	text bytes.Buffer
}

func (f *goldenFile) write(text string) { f.text.WriteString(text) }

// item appends an item of a list.
func (f *goldenFile) item(value any) {
	f.t.Helper()
	if !bytes.HasSuffix(f.text.Bytes(), []byte("[")) {
		f.write(",")
	}
	f.write("\n")
	encoder := json.NewEncoder(&f.text)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		f.t.Fatal(err)
	}
	f.text.Truncate(f.text.Len() - len("\n"))
}
