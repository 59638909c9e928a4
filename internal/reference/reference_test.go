package reference_test

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/engine/capture"
	"sowbook/engine/event"
	"sowbook/engine/player"
	"sowbook/engine/ruleset"
	"sowbook/internal/book"
	"sowbook/internal/booktest"
	"sowbook/internal/example"
	"sowbook/internal/project"
	"sowbook/internal/prose"
	"sowbook/internal/reference"
)

// content returns this repository's book and its pages. Short runs skip the test.
func content(t *testing.T) (*book.Book, []*book.Parsed) {
	t.Helper()
	if testing.Short() {
		t.Skip("loads the whole book")
	}
	return booktest.Content(t)
}

// data returns the data of this repository's book.
func data(t *testing.T) reference.Data {
	t.Helper()
	b, pages := content(t)
	d := reference.Data{
		Words: b.Editions[0].Words, Front: map[string][]string{}, Views: map[string]any{"moved": struct{ To string }{}},
		Commands: []project.Command{{Name: "sow", Args: "PIT", What: "sow a pit", Flags: []project.Flag{{Name: "-n N", What: "N times"}}}, {Name: "stop", What: "stop"}},
	}
	for _, p := range pages {
		kind := string(p.Kind)
		d.Front[kind] = append(d.Front[kind], p.File.Front.Keys()...)
	}
	return d
}

func TestManualListsEveryWordOfTheRules(t *testing.T) {
	list, err := os.ReadFile("../../content/write/rules.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range ruleset.Keys() {
		// The build checks that the link leads to a section.
		if !regexp.MustCompile("\\[`" + key + "`\\]\\(rules-[a-z]+\\.md#" + key + "\\)").Match(list) {
			t.Errorf("content/write/rules.md does not link to the section of %s", key)
		}
	}
}

func TestManualListsTheOldWordsForCaptures(t *testing.T) {
	page, err := os.ReadFile("../../content/write/rules-captures.md")
	if err != nil {
		t.Fatal(err)
	}
	row := regexp.MustCompile("(?m)^\\| `([a-z-]+): ([^|]*)\\| (.*) \\|$")
	listed := map[string]string{}
	for _, m := range row.FindAllStringSubmatch(string(page), -1) {
		for _, value := range strings.Split(strings.NewReplacer("`", "", " ", "").Replace(m[2]), ",") {
			listed[m[1]+"="+value] = m[3]
		}
	}
	for _, key := range ruleset.OldKeys() {
		for i, value := range ruleset.Values(key) {
			if i > 0 && listed[key+"="+value] == "" {
				t.Errorf("content/write/rules-captures.md does not say which line %s: %s stands for", key, value)
			}
		}
	}
	for word, line := range listed {
		if kind, ok := strings.CutPrefix(word, "capture="); ok {
			checkOldWord(t, kind, line)
		}
	}
}

// checkOldWord checks that a capture and the line that it stands for are the same rules.
func checkOldWord(t *testing.T, kind, line string) {
	t.Helper()
	_, line, _ = strings.Cut(line, "`")
	line, _, _ = strings.Cut(line, "`")
	rules := "pits=6"
	for _, word := range []string{"inner", "inner-both", "inner-facing"} {
		if kind == word {
			rules = "rows=4 stores=none"
		}
	}
	short := rules + " capture=" + kind
	if strings.Contains(line, "NUMBERS") {
		short, line = short+" numbers=4", strings.ReplaceAll(line, "NUMBERS", "4")
	}
	old, err := engine.ParseRules(short)
	if err != nil {
		t.Errorf("%s: %v", short, err)
	}
	if now, err := engine.ParseRules(rules + ` captures="` + line + `"`); err != nil || now != old {
		t.Errorf("%s is not %s: %v", short, line, err)
	}
}

// rows returns the cells of a table below its head.
func rows(t *testing.T, name string, d reference.Data) [][]string {
	t.Helper()
	text, ok := reference.Table(name, d)
	lines := strings.Split(strings.TrimSpace(text), "\n")
	if !ok || len(lines) < 3 {
		t.Fatalf("table %s has no rows: %q", name, text)
	}
	var all [][]string
	for _, line := range lines[2:] {
		all = append(all, strings.Split(strings.TrimSuffix(strings.TrimPrefix(line, "| "), " |"), " | "))
	}
	return all
}

func TestEveryKeyHasASentence(t *testing.T) {
	d := data(t)
	for _, name := range reference.Names() {
		for _, row := range rows(t, name, d) {
			if row[0] == "``" || strings.TrimSpace(row[1]) == "" {
				t.Errorf("table %s: %s has no sentence", name, row[0])
			}
		}
	}
}

func TestTablesHaveEveryWordOfEngineAndParsers(t *testing.T) {
	d := data(t)
	want := map[string][]string{"rules": ruleset.Keys()}
	for rule := range event.RuleCount {
		want["rule-names"] = append(want["rule-names"], rule.String())
	}
	for name := range prose.FactValues(d.Words, prose.Voice{}, engine.Rules{Set: ruleset.Set{Pits: 6}}) {
		want["facts"] = append(want["facts"], name)
	}
	for kind := player.Land; kind <= player.WinBy; kind++ {
		want["goals"] = append(want["goals"], kind.String())
	}
	want["commands"], want["flags"] = []string{"sowbook sow PIT", "sowbook stop"}, []string{"sow"}
	want["describe"], want["task"], want["play"], want["claims"] = example.Keywords()
	for name, words := range want {
		var keys []string
		for _, row := range rows(t, name, d) {
			keys = append(keys, strings.Trim(row[0], "`")+" ")
		}
		for _, word := range words {
			if !slices.ContainsFunc(keys, func(key string) bool { return strings.HasPrefix(key, word+" ") }) {
				t.Errorf("table %s lacks %s", name, word)
			}
		}
		if len(words) == 0 || len(keys) != len(words) {
			t.Errorf("table %s has %d rows, want %d", name, len(keys), len(words))
		}
	}
	for _, row := range rows(t, "rules", d) {
		for _, value := range ruleset.Values(strings.Trim(row[0], "`")) {
			if !strings.Contains(row[2], "`"+value+"`") {
				t.Errorf("table rules: %s lacks %s", row[0], value)
			}
		}
	}
	for _, reason := range event.AllReasons() {
		if text, _ := reference.Table("claims", d); !strings.Contains(text, "`"+reason.String()+"`") {
			t.Errorf("table claims lacks the reason %s", reason)
		}
	}
}

// Of the keys that parsers read, tables list those that hold a value, each once, in the order
// of their sentences.
func TestFrontMatterTablesListKeysWithValues(t *testing.T) {
	d := reference.Data{Front: map[string][]string{
		"home":    {"draft", "families", "families.west", "families.west.title", "families.east", "families.east.title", "nav", "nav.NAME", "title"},
		"variant": {"title", "sides", "sides.north", "sides.south", "readings", "readings.run", "readings.run.values", "readings.run.values.together"},
	}}
	for name, want := range map[string]string{
		"home":    "title nav.NAME families.NAME.title draft",
		"variant": "title sides.south sides.north readings.NAME.values.NAME",
	} {
		var keys []string
		for _, row := range rows(t, name, d) {
			keys = append(keys, strings.Trim(row[0], "`"))
		}
		if got := strings.Join(keys, " "); got != want {
			t.Errorf("table %s:\n%s, want\n%s", name, got, want)
		}
	}
}

func TestUnknownTableIsNotOK(t *testing.T) {
	if text, ok := reference.Table("verses", reference.Data{}); ok || text != "" {
		t.Errorf("%q, %t", text, ok)
	}
}

// The manual shows every value of every word on a board that is played by that value, if a
// game with a page of its own has it.
func TestManualHasABoardForEveryValueOfTheRules(t *testing.T) {
	b, pages := content(t)
	shown, played := map[string]bool{}, playedValues(b)
	for _, p := range pages {
		if p.InManual() {
			addShown(shown, p)
		}
	}
	for _, key := range ruleset.Keys() {
		for _, value := range ruleset.Values(key) {
			if name := key + ": " + value; played[name] && !shown[name] {
				t.Errorf("no board in content/write shows %s", name)
			}
		}
		if ruleset.Values(key) == nil && !slices.ContainsFunc(pages, func(p *book.Parsed) bool {
			return p.InManual() && slices.ContainsFunc(p.Examples, func(ex *example.Example) bool { return strings.HasPrefix(ex.Caption, "**`"+key+": ") })
		}) {
			t.Errorf("no board in content/write shows a value of %s", key)
		}
	}
}

// The manual shows every word of captures on a board whose caption is the line, if a game has
// it.
func TestManualHasABoardForEveryWordOfCaptures(t *testing.T) {
	b, pages := content(t)
	shown := map[string]bool{}
	for _, p := range pages {
		for _, ex := range p.Examples {
			for _, c := range ex.Game.Rules().Captures.All() {
				if p.InManual() && strings.HasPrefix(ex.Caption, "**`"+c.String()+"`**") {
					addWords(shown, c)
				}
			}
		}
	}
	played := map[string]bool{}
	for _, v := range b.Variants {
		if v.Account != nil {
			continue
		}
		all := []engine.Rules{v.Rules}
		for _, r := range v.Readings {
			for _, value := range r.ValueNames() {
				rules, _ := v.Rules.With(r.Key, value)
				all = append(all, rules)
			}
		}
		for _, rules := range all {
			for _, c := range rules.Captures.All() {
				addWords(played, c)
			}
		}
	}
	for word := range played {
		if !shown[word] {
			t.Errorf("no board in content/write shows %s", word)
		}
	}
	if len(played) < 20 {
		t.Errorf("games have only %d words of captures", len(played))
	}
}

// addWords adds the words and phrases of a capture, without its numbers.
func addWords(words map[string]bool, c capture.Line) {
	head, act, _ := strings.Cut(c.String(), ":")
	pits, phrases, _ := strings.Cut(act, ",")
	for _, word := range strings.Fields(head + pits) {
		if strings.Trim(word, "0123456789,+") != "" {
			words[word] = true
		}
	}
	for phrase := range strings.SplitSeq(phrases, ",") {
		words[strings.TrimSpace(phrase)] = true
	}
	delete(words, "")
}

// playedValues returns the values KEY: VALUE that the rules or readings of games have.
func playedValues(b *book.Book) map[string]bool {
	played := map[string]bool{}
	for _, v := range b.Variants {
		if v.Account != nil {
			continue
		}
		for _, key := range ruleset.Keys() {
			value, _ := v.Rules.Value(key)
			played[key+": "+value] = true
		}
		for _, r := range v.Readings {
			for _, value := range r.ValueNames() {
				played[r.Key+": "+value] = true
			}
		}
	}
	return played
}

// addShown adds the values KEY: VALUE that captions of a page name and their boards have.
func addShown(shown map[string]bool, p *book.Parsed) {
	for _, ex := range p.Examples {
		for _, key := range ruleset.Keys() {
			value, _ := ex.Game.Rules().Value(key)
			if text := key + ": " + value; strings.HasPrefix(ex.Caption, "**`"+text+"`") {
				shown[text] = true
			}
		}
	}
}
