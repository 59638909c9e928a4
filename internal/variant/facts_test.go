package variant

import (
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/prose"
)

// parse reads a game with the lines of its key facts.
func parse(t *testing.T, facts string) (v *Variant, text string, messages []string) {
	t.Helper()
	text = "---\ntitle: G\nsummary: S\nsource: s\nrules: {fewest: 2}\nlabels: left\nsides: {south: South, north: North}\nstore: store\nfacts:\n" + facts + "---\n"
	variants, problems := Load(fstest.MapFS{"variants/g.md": {Data: []byte(text)}}, "content")
	for _, p := range problems {
		messages = append(messages, p.Message)
	}
	if len(variants) != 1 {
		t.Fatalf("%d variants, %q", len(variants), messages)
	}
	return variants[0], text, messages
}

func TestFactsNameTheClausesThatStateThem(t *testing.T) {
	v, text, problems := parse(t, "  board: A-1 A-2\n  direction: not A-3\n  begins: none\n  lone-capture: A-3\n")
	want := map[string]Statement{
		"board":        {Clauses: []string{"A-1", "A-2"}},
		"direction":    {Clauses: []string{"A-3"}, Contrary: true},
		"begins":       {Clauses: []string{}},
		"lone-capture": {Clauses: []string{"A-3"}},
	}
	for key, s := range v.Facts {
		if !strings.HasPrefix(text[s.Offset:], key+":") {
			t.Errorf("%s is not at %d", key, s.Offset)
		}
		s.Offset = 0
		v.Facts[key] = s
	}
	if len(problems) > 0 || !reflect.DeepEqual(v.Facts, want) {
		t.Errorf("%+v, %q", v.Facts, problems)
	}
	var refs []string
	for _, ref := range v.ClauseRefs {
		refs = append(refs, ref.Text+" "+text[ref.Offset:ref.Offset+3])
	}
	if !slices.Equal(refs, []string{"A-1 A-1", "A-2 A-2", "A-3 A-3", "A-3 A-3"}) {
		t.Errorf("the clauses are at %q", refs)
	}
	var gaps diag.Problems
	v.CheckClauses(&gaps)
	for i, want := range []string{
		`the rules do not answer "lone-capture"; remove it from facts`,
		"rules: nothing states start, playable, sown, origin, last-in-store, relay, capture, ends, stuck, rest, wins; write the clause after a value, as in seeds: 4 [X-1], or [none]",
		"rules: no clause is named for sow, own-store, skip-store, extra-turn, turn-passes, no-move, left-over, own-pits, empty-pit, fewest, direction, most-wins; write the clause after a value, as in direction: ccw [X-1], or [none]",
	} {
		if gaps[i].Message != want {
			t.Errorf("%q, want %q", gaps[i].Message, want)
		}
	}
}

func TestWrongFactsAreReported(t *testing.T) {
	for facts, want := range map[string]string{
		"  bord: A-1\n":      `unknown fact "bord"; did you mean board?`,
		"  wins: \"\"\n":     "wins is empty; write the clauses that state it, or none",
		"  wins: none A-1\n": "wins has none beside other words; write the clauses, or none alone",
		"  wins: not none\n": "wins has none beside other words; write the clauses, or none alone",
	} {
		if _, _, problems := parse(t, facts); !slices.Equal(problems, []string{want}) {
			t.Errorf("%q: %q, want %q", facts, problems, want)
		}
	}
}

func TestClausesAreFoundWhereTheyAreNamed(t *testing.T) {
	v, text, problems := parse(t, "  board: A-12  A-1 A-12\n")
	at := strings.Index(text, "A-12")
	if want := []page.Ref{{Text: "A-12", Offset: at}, {Text: "A-1", Offset: at + 6}, {Text: "A-12", Offset: at + 10}}; len(problems) > 0 || !slices.Equal(v.ClauseRefs, want) {
		t.Errorf("%v, %q, want %v", v.ClauseRefs, problems, want)
	}
}

// These facts are what this book plays without a source that states it. A fact leaves the
// list when a clause is found that states it.
func TestFactsThatNoSourceStates(t *testing.T) {
	want := map[string]string{
		"ali-guli-mane":     "begins origin rest",
		"avalanche":         "start begins origin capture",
		"ayoayo":            "begins playable wins",
		"bao-la-kujifunza":  "begins origin rest",
		"bao-la-kiswahili":  "origin rest",
		"bohnenspiel":       "begins origin",
		"congkak":           "begins origin",
		"dakon":             "origin wins",
		"gamepigeon":        "begins origin lone-capture; not direction",
		"hus":               "begins origin rest",
		"kalah":             "begins origin lone-capture",
		"lab-hakimi":        "begins origin after-capture empty-side rest",
		"lab-madjnuni":      "origin after-capture empty-side rest",
		"lane-ignorant":     "origin",
		"lane-wise":         "origin",
		"leaflet-egyptian":  "origin",
		"leaflet-ethiopian": "origin stuck",
		"leaflet-nigerian":  "origin",
		"sungka":            "begins origin next-begins",
		"ohvalhu":           "begins origin empty-side next-begins",
		"omweso":            "origin rest",
		"mangala":           "",
		"obridje":           "begins origin",
		"endodoi":           "begins origin",
		"oware":             "",
		"songo":             "",
		"hawalis":           "begins origin rest",
		"owela":             "begins origin rest",
		"tsoro":             "begins origin rest",
		"isolo":             "origin rest",
		"um-el-bagara":      "begins origin",
		"unnee-tugalluulax": "begins",
		"pasu-pondi":        "begins origin next-begins",
		"layli-goobalay":    "begins",
		"gabata":            "origin rest",
		"krur":              "begins origin empty-side rest",
		"sulus-aidi":        "begins origin rest",
		"toguz-kumalak":     "",
		"pallanguzhi":       "begins origin",
		"vai-lung-thlan":    "begins rest",
		"pratt-basic":       "begins playable last-in-store relay",
		"pratt-egyptian":    "begins playable relay",
		"pratt-ethiopian":   "begins relay",
	}
	got := map[string]string{}
	for _, v := range content(t) {
		var unstated, contrary []string
		for _, subject := range prose.Subjects {
			key := subject.Key
			switch s, named := v.Facts[key]; {
			case named && len(s.Clauses) == 0:
				unstated = append(unstated, key)
			case s.Contrary:
				contrary = append(contrary, "; not "+key)
			}
		}
		got[v.ID] = strings.Join(unstated, " ") + strings.Join(contrary, "")
	}
	if !maps.Equal(got, want) {
		t.Errorf("%v\nwant %v", got, want)
	}
}
