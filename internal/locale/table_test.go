package locale

import (
	"io/fs"
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

// builtin returns the tables of this repository. Only the English one is in the first
// layer, so that the others list what they lack.
func builtin(t *testing.T) Tables {
	t.Helper()
	files := os.DirFS("../../templates/words")
	english, err := fs.ReadFile(files, "en.yaml")
	if err != nil {
		t.Fatal(err)
	}
	tables, problems := Load(nil, Layer{fstest.MapFS{"en.yaml": {Data: english}}, "words"}, Layer{files, "words"})
	if len(problems) > 0 || len(tables) == 0 {
		t.Fatal(problems)
	}
	return tables
}

func TestTablesHaveMessagesOfEngine(t *testing.T) {
	engine := prose.English()
	if table := builtin(t)[Default].Section("engine"); len(engine) == 0 || !maps.Equal(table, engine) {
		t.Errorf("%d messages in the table, %d in the engine", len(table), len(engine))
	}
	tables, problems := load(small, "---\nengine:\n  is-next: \"{next} ist dran.\"\n")
	if x := tables["xx"]; problems != "" || x.T("engine.is-next", "next", "A") != "A ist dran." || x.T("engine.begins", "side", "A") != "A begins." {
		t.Errorf("%s, %+v", problems, x)
	}
	for message, want := range map[string]string{
		"is-nexd: \"A\"":     `words/xx.yaml:3:12: unknown message "engine.is-nexd"; did you mean engine.is-next?`,
		"is-next: \"{nxt}\"": `words/xx.yaml:3:12: engine.is-next has no placeholder {nxt}; the English message has {next}`,
	} {
		if _, problems := load(small, "---\nengine:\n  "+message+"\n"); problems != want {
			t.Errorf("%s: %s", message, problems)
		}
	}
}

func TestEntriesHaveSeveralMessages(t *testing.T) {
	const english = small + "rules:\n  pick:\n    question: \"Which?\"\n  pick-any:\n    answer: \"Any\"\n    say: \"Any of {n}.\"\n  last: \"L\"\nend:\n  at: \"E\"\n"
	tables, problems := load(english, "---\nrules:\n  pick-any:\n    say: \"Ix {n}.\"\n")
	x := tables["xx"]
	if problems != "" || x.T("rules.pick-any.say", "n", 2) != "Ix 2." || x.T("rules.pick-any.answer") != "Any" || x.T("rules.pick.question") != "Which?" || x.T("rules.last") != "L" || x.T("end.at") != "E" {
		t.Errorf("%s, %+v", problems, x)
	}
	want := []string{"last: \"L\"", "pick-any:", "  answer: \"Any\"", "  say: \"Ix {n}.\"", "pick:", "  question: \"Which?\""}
	for _, s := range x.Sections() {
		if s.Name == "rules" && !slices.Equal(s.Lines, want) {
			t.Errorf("the manual lists %q", s.Lines)
		}
	}
	for table, want := range map[string]string{
		"rules:\n  pick-any:\n    sya: \"A\"\n": `words/xx.yaml:4:10: unknown message "rules.pick-any.sya"; did you mean rules.pick-any.say?`,
		"rules:\n  pick-all:\n    say: \"A\"\n": `words/xx.yaml:4:10: unknown message "rules.pick-all.say"; did you mean rules.pick-any.say?`,
		"rules:\n    say: \"A\"\n":              `words/xx.yaml:3:1: expected a section, as in board:, or an indented key and text, as in   play: "Play"`,
		"rules:\n  pick-any:\n    say:\n":       `words/xx.yaml:4:1: expected a section, as in board:, or an indented key and text, as in   play: "Play"`,
		"rules:\n  a: \"A\"\n    say: \"A\"\n":  `words/xx.yaml:4:1: expected a section, as in board:, or an indented key and text, as in   play: "Play"`,
	} {
		if _, problems := load(english, "---\n"+table); !strings.Contains(problems, want) {
			t.Errorf("%q\ngot  %s\nwant %s", table, problems, want)
		}
	}
}

// used finds keys with a pattern in files. It maps each key to a file that has it.
func used(t *testing.T, pattern string, globs ...string) map[string]string {
	t.Helper()
	found := map[string]string{}
	for _, glob := range globs {
		files, _ := filepath.Glob("../../" + glob)
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
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

func TestMessagesUsedByTemplatesAndSiteExist(t *testing.T) {
	english := builtin(t)[Default]
	keys := used(t, `\bt "([a-z.-]+)"`, "templates/*.html")
	maps.Copy(keys, used(t, `"((?:page|alert)\.[a-z-]+[a-z])"`, "internal/book/*.go", "internal/render/*.go", "internal/sitemeta/*.go"))
	for key, file := range keys {
		if !english.Has(key) {
			t.Errorf("%s uses unknown message %s", file, key)
		}
	}
	for key, file := range used(t, `(?:\{"[a-z0-9=!: -]*", |\{Key: )"([a-z0-9-]*[a-z0-9])"`, "internal/prose/subjects.go") {
		if !english.Has("rules."+key+".row") && !english.Has("rules."+key+".cell") {
			t.Errorf("%s uses unknown entry rules.%s", file, key)
		}
	}
}

// Scripts look up messages of several sections by key alone.
func TestScriptMessagesExistAndHaveUniqueKeys(t *testing.T) {
	english, all := builtin(t)[Default], map[string]string{}
	scripts := []string{"static/js/*.js", "static/js/tools/*.js", "static/js/task/*.js", "static/js/learn/*.js", "static/js/play/*.js", "static/js/review/*.js", "static/js/puzzles/*.js", "static/js/lab/*.js", "static/js/embed/*.js", "static/js/pictures/*.js"}
	for _, section := range []string{"scripts", "board", "tools", "search-script", "boards-script", "compare-script", "home-script", "learn-script", "guide-script", "you-script", "play-script", "puzzles-script", "lab-script", "embed-script", "code-script"} {
		for key := range english.Section(section) {
			if all[key] != "" {
				t.Errorf("%s is in both %s and %s", key, all[key], section)
			}
			all[key] = section
		}
	}
	for key, file := range used(t, `\bt\((?:[^()"]*\? )?"([a-z-]+)"`, scripts...) {
		if all[key] == "" {
			t.Errorf("%s uses %s, which no section for scripts has", file, key)
		}
	}
	named, templates := used(t, `"([a-z-]+)"`, scripts...), used(t, `\bt "([a-z.-]+)"`, "templates/*.html")
	for key, section := range all {
		if named[key] == "" && templates[section+"."+key] == "" && key != "of-side" && key != "of-own" && key != "incomplete" { // scripts compose the first two keys; boot.js has no t
			t.Errorf("%s.%s is not used", section, key)
		}
	}
}

// load reads an English table and one of a rulebook in another language.
func load(english, other string) (Tables, string) {
	tables, problems := Load(nil,
		Layer{fstest.MapFS{"en.yaml": {Data: []byte(english)}}, "(built in)"},
		Layer{fstest.MapFS{"xx.yaml": {Data: []byte(other)}}, "words"})
	return tables, problems.Error()
}

// notOfEngine returns keys but those of the engine's messages.
func notOfEngine(keys []string) []string {
	return slices.DeleteFunc(slices.Clone(keys), func(key string) bool { return strings.HasPrefix(key, "engine.") })
}

const small = "---\npage:\n  yes: \"Yes\"\n  seeds: \"{n|one=# seed|other=# seeds} in {place}\"\n"

func TestMissingMessagesAreEnglish(t *testing.T) {
	tables, problems := load(small, "---\nlanguage: \"Ixish\"\ndirection: \"rtl\"\npage:\n  yes: \"Ix\"\n")
	if problems != "" {
		t.Fatal(problems)
	}
	x := tables["xx"]
	if x.Name != "Ixish" || x.Dir != "rtl" || x.T("page.yes") != "Ix" || x.T("page.seeds", "n", 2, "place", "Ax") != "2 seeds in Ax" {
		t.Errorf("%+v", x)
	}
	if missing := notOfEngine(x.Missing); !slices.Equal(missing, []string{"page.seeds"}) {
		t.Errorf("%v", x.Missing)
	}
}

func TestBuiltinTableMayLackMessages(t *testing.T) {
	layer := func(english, other string) Layer {
		return Layer{fstest.MapFS{"en.yaml": {Data: []byte(english)}, "xx.yaml": {Data: []byte(other)}}, "words"}
	}
	tables, problems := Load(nil,
		layer(small, "---\nlanguage: \"Ixish\"\npage:\n  yes: \"Ix\"\n"),
		layer("---\npage:\n  mine: \"Mine\"\n", "---\npage:\n  yes: \"Ax\"\n"))
	x := tables["xx"]
	if len(problems) > 0 || x.T("page.seeds", "n", 1, "place", "A") != "1 seed in A" || !slices.Equal(x.Missing, []string{"page.mine"}) {
		t.Errorf("%v, %+v", problems, x)
	}
}

func TestLaterLayersReplaceSingleMessages(t *testing.T) {
	layer := func(text string) Layer { return Layer{fstest.MapFS{"en.yaml": {Data: []byte(text)}}, "words"} }
	tables, problems := Load(nil, layer(small), layer("---\npage:\n  yes: \"Aye\"\n  mine: \"Mine\"\n"))
	en := tables[Default]
	if len(problems) > 0 || en.T("page.yes") != "Aye" || en.T("page.seeds", "n", 1, "place", "A") != "1 seed in A" || en.T("page.mine") != "Mine" {
		t.Errorf("%v, %+v", problems, en)
	}
}

func TestLoadReportsInvalidTables(t *testing.T) {
	for table, want := range map[string]string{
		"---\npage:\n  yess: \"A\"\n":                                  "words/xx.yaml:3:9: unknown message \"page.yess\"; did you mean page.yes?",
		"---\npage:\n  yes: A\n":                                       `words/xx.yaml:3:1: expected a section, as in board:, or an indented key and text, as in   play: "Play"`,
		"---\n  yes: \"A\"\n":                                          `words/xx.yaml:2:1: expected a section, as in board:, or an indented key and text, as in   play: "Play"`,
		"---\npage:\n  yes: \"\"\n":                                    "words/xx.yaml:3:8: page.yes must be a line of text that is not empty and has no tabs or control characters",
		"---\npage:\n  seeds: \"{m} seeds\"\n":                         "words/xx.yaml:3:10: page.seeds has no placeholder {m}; the English message has {n}, {place}",
		"---\npage:\n  seeds: \"{n seeds\"\n":                          "words/xx.yaml:3:10: page.seeds has unbalanced braces",
		"---\ndirection: \"left\"\n":                                   "words/xx.yaml:2:12: direction must be ltr or rtl, not \"left\"",
		"---\nengine:\n  plurals: \"one n=x\"\n":                       "words/xx.yaml:3:12: a plural rule is a category and conditions, as in few n%100=3..10, not one n=x",
		"---\npage:\n  yes: \"" + strings.Repeat("a", 10_001) + "\"\n": "words/xx.yaml:3:8: page.yes is longer than 10000 bytes; make it shorter",
		"---\npage:\n  yes: \"\xff\"\n":                                "words/xx.yaml:3:9: this is not UTF-8 text; save the file as UTF-8",
	} {
		if _, problems := load(small, table); problems != want {
			t.Errorf("%q\ngot  %s\nwant %s", table, problems, want)
		}
	}
}

func TestUnusedLanguageIsNotRead(t *testing.T) {
	const own = "---\nlanguage: \"Ownish\"\npage:\n  yes: \"Own\"\n"
	tables, problems := Load(func(lang string) bool { return lang == "us" },
		Layer{fstest.MapFS{"en.yaml": {Data: []byte(small)}, "us.yaml": {Data: []byte(own)}, "own.yaml": {Data: []byte(own)}, "no.yaml": {Data: []byte("wrong")}}, "(built in)"},
		Layer{fstest.MapFS{"own.yaml": {Data: []byte(own)}}, "words"})
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	var read []string
	for lang, table := range tables {
		if table != nil {
			read = append(read, lang)
		}
	}
	slices.Sort(read)
	if want := []string{"en", "own", "us"}; !slices.Equal(read, want) {
		t.Errorf("read %v, want %v", read, want)
	}
	if want := []string{"en", "no", "own", "us"}; !slices.Equal(tables.Langs(), want) {
		t.Errorf("languages %v, want %v", tables.Langs(), want)
	}
}

func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		Load(nil, Layer{os.DirFS("../../templates/words"), "words"})
	}
}

// FuzzTable reads a table in another language and one that replaces English messages, and
// fills in every message.
func FuzzTable(f *testing.F) {
	f.Add("---\nlanguage: \"Ixish\"\ndirection: \"rtl\"\npage:\n  yes: \"Ix\"\n")
	f.Add("---\npage:\n  seeds: \"{n|one=a seed|other={n} seeds} in {place}\"\nengine:\n  plurals: \"few n%100=3..10\"\n")
	f.Fuzz(func(t *testing.T, table string) {
		for _, name := range []string{"xx.yaml", "en.yaml"} {
			tables, problems := Load(nil,
				Layer{fstest.MapFS{"en.yaml": {Data: []byte(small)}}, "(built in)"},
				Layer{fstest.MapFS{name: {Data: []byte(table)}}, "words"})
			for _, p := range problems {
				if strings.ContainsAny(p.Error(), "\n\r\x1b") {
					t.Errorf("a problem is more than a line: %q", p.Error())
				}
			}
			for _, words := range tables {
				for key := range words.texts {
					words.T(key, "n", 2, "place", "A")
				}
			}
		}
	})
}
