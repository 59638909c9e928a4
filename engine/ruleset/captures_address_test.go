package ruleset

import (
	"slices"
	"strings"
	"testing"

	"sowbook/engine/capture"
)

func TestPartsOfCapturesHaveKeys(t *testing.T) {
	const text = "last own empty: it and facing; each theirs makes 2,4: it, to owner"
	rules, err := Parse(`captures="` + text + `"`)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ key, now, value, want string }{
		{"captures-1-takes", "it and facing", "it with facing", "last own empty: it with facing; each theirs makes 2,4: it, to owner"},
		{"captures-1-takes", "it and facing", "facing", "last own empty: facing; each theirs makes 2,4: it, to owner"},
		{"captures-1-whose", "own", "any", "last empty: it and facing; each theirs makes 2,4: it, to owner"},
		{"captures-1-then", "ends", "again", "last own empty: it and facing, again; each theirs makes 2,4: it, to owner"},
		{"captures-2-to", "to owner", "store", "last own empty: it and facing; each theirs makes 2,4: it"},
		{"captures-2-makes", "2,4", "even", "last own empty: it and facing; each theirs makes even: it, to owner"},
		{"captures-2-facing", "any", "same", "last own empty: it and facing; each theirs makes 2,4 facing same: it, to owner"},
		{"captures-2-makes", "2,4", "4+", "last own empty: it and facing; each theirs makes 4+: it, to owner"},
		{"captures-1-pits", "it and facing", "facing", "last own empty: facing; each theirs makes 2,4: it, to owner"},
		{"captures-1-if-empty", "nothing", "rest", "last own empty: it with facing; each theirs makes 2,4: it, to owner"},
	} {
		if now, ok := rules.Value(c.key); !ok || now != c.now {
			t.Errorf("%s is %q, want %q", c.key, now, c.now)
		}
		changed, err := rules.With(c.key, c.value)
		if err != nil || changed.Captures.String() != c.want {
			t.Errorf("%s=%s: %s, %v", c.key, c.value, changed.Captures, err)
		}
		if back, err := changed.With(c.key, c.now); err != nil || back != rules {
			t.Errorf("%s=%s: back to %s, %v", c.key, c.now, back.Captures, err)
		}
	}
	for key, why := range map[string]string{
		"captures-3-then":     "the game has no capture 3",
		"captures-1-chian":    `a capture has no part "chian"`,
		"captures-1-then":     `then is ends, again, again once, sow on, sow next or sow it, not "x"`,
		"captures-1-makes":    `makes is followed by numbers`,
		"captures-1-takes":    "what is taken is it, facing",
		"captures-1-pits":     "what is taken is it, facing",
		"captures-1-if-empty": `if-empty is nothing or rest, not "x"`,
	} {
		if _, err := rules.With(key, "x"); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%s=x: %v, want %s", key, err, why)
		}
	}
}

func TestChangedPartResetsPartsThatNoLongerMatter(t *testing.T) {
	for _, c := range []struct{ before, key, value, after string }{
		{"last makes 2,3: it with facing, back, one by one", "chain", "no", "last makes 2,3: it with facing"},
		{"last makes 2,3: it with facing, back, one by one, again", "when", "each", "each makes 2,3: it with facing"},
		{"last theirs makes 2,3: it, back", "before", "empty", "last theirs empty: it, back"},
		{"last theirs makes 3: claim it, one each, not last", "pits", "it", "last theirs makes 3: it"},
		{"last own empty: facing, 2 more", "then", "again", "last own empty: facing, again"},
		{"last own empty: it with facing", "pits", "beyond and facing", "last own empty: beyond with facing"},
	} {
		rules, err := Parse(`stores=none last-in-store=ends captures="` + c.before + `"`)
		if err != nil {
			t.Fatal(err)
		}
		changed, err := rules.With("captures-1-"+c.key, c.value)
		if err != nil || changed.Captures.String() != c.after {
			t.Errorf("%s with %s=%s: %s, %v; want %s", c.before, c.key, c.value, changed.Captures, err, c.after)
		}
	}
}

func TestAdaptFitsOtherWordsToCapture(t *testing.T) {
	rules, err := Parse(`captures="last own occupied: facing"`)
	if err != nil {
		t.Fatal(err)
	}
	want := "captures=last_own_inner_occupied:facing"
	adapted, ok := rules.Adapt("captures-1-row", "inner")
	if text := adapted.String(); !ok || !strings.Contains(text, " rows=4 ") || !strings.Contains(text, " stores=none ") || !strings.Contains(text, " "+want+" ") {
		t.Errorf("%v %s", ok, text)
	}
}

func TestPartsOfCaptureThatMatter(t *testing.T) {
	for text, without := range map[string]string{
		"last own empty: it and facing":           "row sown count limit-each limit-last limit-same limit-facing shared makes",
		"last theirs makes 2,3: it, back":         "row sown limit-each limit-last limit-same limit-facing shared if-empty",
		"each makes 4: it, to owner":              "row sown chain count then limit-each limit-last limit-same limit-facing shared further if-empty",
		"last theirs makes 3: claim it, one each": "row sown chain count to shared further if-empty",
		"after makes 4: it":                       "row before next sown chain count then limit-each limit-last limit-same limit-facing shared further if-empty",
	} {
		rules, err := Parse(`captures="` + text + `" stores=none last-in-store=ends`)
		if err != nil {
			t.Fatal(err)
		}
		for k := range capture.PartCount {
			is := rules.AsksPart(&rules.Captures.All()[0], k)
			if is == slices.Contains(strings.Fields(without), capture.PartName(k)) {
				t.Errorf("%s: %s is asked: %t", text, capture.PartName(k), is)
			}
		}
	}
}
