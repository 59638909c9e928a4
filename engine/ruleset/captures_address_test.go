package ruleset

import (
	"strings"
	"testing"
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
		"captures-3-then":  "the game has no capture 3",
		"captures-1-chian": `a capture has no part "chian"`,
		"captures-1-then":  `then is ends, again, again once or sow on, not "x"`,
		"captures-1-makes": `makes is followed by numbers of seeds`,
		"captures-1-takes": "what is taken is it, facing",
	} {
		if _, err := rules.With(key, "x"); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%s=x: %v, want %s", key, err, why)
		}
	}
}
