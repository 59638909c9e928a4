package locale

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"sowbook/internal/prose"
)

// own is the tables of this repository.
func own(t *testing.T) Tables {
	t.Helper()
	tables, problems := Load(Layer{os.DirFS("../../templates/words"), "words"})
	if len(problems) > 0 || len(tables) == 0 {
		t.Fatal(problems)
	}
	return tables
}

func TestTheEnglishTableSaysWhatTheEngineSays(t *testing.T) {
	table, engine := own(t)[Default].Section("engine"), prose.English()
	for _, key := range slices.Sorted(maps.Keys(engine)) {
		if table[key] != engine[key] {
			t.Errorf("engine.%s: the table has %q, the engine %q", key, table[key], engine[key])
		}
	}
	if len(table) != len(engine) {
		t.Errorf("%d messages in the table, %d in the engine", len(table), len(engine))
	}
}

func TestNoTableOfThisRepositoryLacksAMessage(t *testing.T) {
	for lang, table := range own(t) {
		if len(table.Missing) > 0 {
			t.Errorf("%s lacks %s", lang, strings.Join(table.Missing, ", "))
		}
	}
}

// used is the keys that a pattern finds in the files of some folders.
func used(t *testing.T, pattern string, globs ...string) map[string]string {
	t.Helper()
	found := map[string]string{}
	for _, glob := range globs {
		files, _ := filepath.Glob("../../" + glob)
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range regexp.MustCompile(pattern).FindAllStringSubmatch(string(text), -1) {
				found[m[1]] = file
			}
		}
	}
	if len(found) == 0 {
		t.Fatalf("nothing found by %s", pattern)
	}
	return found
}

func TestEveryMessageThatATemplateOrTheSiteNamesIsThere(t *testing.T) {
	english := own(t)[Default]
	keys := used(t, `\bt "([a-z.-]+)"`, "templates/*.html")
	maps.Copy(keys, used(t, `"((?:page|alert|facts)\.[a-z-]+[a-z])"`, "internal/site/*.go"))
	for key, file := range keys {
		if !english.Has(key) {
			t.Errorf("%s says %s, which is no message", file, key)
		}
	}
	for key, file := range used(t, `(?:\{"[a-z0-9=! -]*", |\{Key: )"([a-z-]*[a-z])"`, "internal/prose/subjects.go") {
		if !english.Has("facts." + key) {
			t.Errorf("%s says facts.%s, which is no message", file, key)
		}
	}
}

// Scripts find the messages of several sections under one roof.
func TestEveryMessageThatAScriptNamesIsThereAndNoTwoSectionsShareAKey(t *testing.T) {
	english, all := own(t)[Default], map[string]string{}
	for _, section := range []string{"board", "tools", "search-script", "compare-script", "learn-script", "play-script", "puzzles-script", "lab-script"} {
		for key := range english.Section(section) {
			if all[key] != "" {
				t.Errorf("%s is in %s and in %s", key, all[key], section)
			}
			all[key] = section
		}
	}
	for key, file := range used(t, `\bt\((?:[^()"]*\? )?"([a-z-]+)"`, "static/js/*.js", "static/js/tools/*.js", "static/js/task/*.js", "static/js/learn/*.js", "static/js/play/*.js", "static/js/puzzles/*.js", "static/js/lab/*.js") {
		if all[key] == "" {
			t.Errorf("%s says %s, which no section for scripts has", file, key)
		}
	}
	named, templates := used(t, `"([a-z-]+)"`, "static/js/*.js", "static/js/tools/*.js", "static/js/task/*.js", "static/js/learn/*.js", "static/js/play/*.js", "static/js/puzzles/*.js", "static/js/lab/*.js"), used(t, `\bt "([a-z.-]+)"`, "templates/*.html")
	for key, section := range all {
		if named[key] == "" && templates[section+"."+key] == "" && key != "of-side" && key != "of-own" { // made of a kind of line
			t.Errorf("nothing says %s.%s", section, key)
		}
	}
}

func load(english, other string) (Tables, string) {
	tables, problems := Load(Layer{fstest.MapFS{"en.yaml": {Data: []byte(english)}, "xx.yaml": {Data: []byte(other)}}, "words"})
	return tables, problems.Error()
}

const small = "---\npage:\n  yes: \"Yes\"\n  seeds: \"{n|one=# seed|other=# seeds} in {place}\"\n"

func TestWhatATableLacksIsSaidInEnglishAndNamed(t *testing.T) {
	tables, problems := load(small, "---\nlanguage: \"Ixish\"\ndirection: \"rtl\"\npage:\n  yes: \"Ix\"\n")
	if problems != "" {
		t.Fatal(problems)
	}
	x := tables["xx"]
	if x.Name != "Ixish" || x.Dir != "rtl" || x.T("page.yes") != "Ix" || x.T("page.seeds", "n", 2, "place", "Ax") != "2 seeds in Ax" {
		t.Errorf("%+v", x)
	}
	if !slices.Equal(x.Missing, []string{"page.seeds"}) {
		t.Errorf("%v", x.Missing)
	}
}

func TestALaterLayerReplacesSingleMessages(t *testing.T) {
	layer := func(text string) Layer { return Layer{fstest.MapFS{"en.yaml": {Data: []byte(text)}}, "words"} }
	tables, problems := Load(layer(small), layer("---\npage:\n  yes: \"Aye\"\n  mine: \"Mine\"\n"))
	en := tables[Default]
	if len(problems) > 0 || en.T("page.yes") != "Aye" || en.T("page.seeds", "n", 1, "place", "A") != "1 seed in A" || en.T("page.mine") != "Mine" {
		t.Errorf("%v, %+v", problems, en)
	}
}

func TestAWrongTableIsToldWhereAndWhatWouldBeRight(t *testing.T) {
	for table, want := range map[string]string{
		"---\npage:\n  yess: \"A\"\n":            "words/xx.yaml:3:9: no message is called page.yess; did you mean page.yes?",
		"---\npage:\n  yes: A\n":                 `words/xx.yaml:3:1: a line of a table is a section, as in board:, or below it a key and a text, as in   play: "Play"`,
		"---\n  yes: \"A\"\n":                    `words/xx.yaml:2:1: a line of a table is a section, as in board:, or below it a key and a text, as in   play: "Play"`,
		"---\npage:\n  yes: \"\"\n":              "words/xx.yaml:3:8: page.yes is a text of one line that is not empty, without tabs",
		"---\npage:\n  seeds: \"{m} seeds\"\n":   "words/xx.yaml:3:10: page.seeds fills in {m}, and in English it fills in {n}, {place}",
		"---\npage:\n  seeds: \"{n seeds\"\n":    "words/xx.yaml:3:10: page.seeds opens as many braces as it closes, no two within each other",
		"---\ndirection: \"left\"\n":             "words/xx.yaml:2:12: direction is ltr or rtl, not left",
		"---\nengine:\n  plurals: \"one n=x\"\n": "words/xx.yaml:3:12: a plural rule is a category and conditions, as in few n%100=3..10, not one n=x",
		"---\npage:\n  yes: \"\xff\"\n":          "words/xx.yaml:3:9: this is not UTF-8 text; save the file as UTF-8",
	} {
		english := small + "engine:\n  plurals: \"one n=1\"\n"
		if _, problems := load(english, table); problems != want {
			t.Errorf("%q\ngot  %s\nwant %s", table, problems, want)
		}
	}
}

func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		Load(Layer{os.DirFS("../../templates/words"), "words"})
	}
}
