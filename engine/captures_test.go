package engine_test

import (
	"errors"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/engine/capture"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

// play returns the position after moves, by the labels of pits from the left.
func playCaptures(t *testing.T, rules, from, moves string) engine.Position {
	t.Helper()
	r := enginetest.Rules(t, rules)
	g := engine.NewGame(r, enginetest.Position(t, from))
	for text := range strings.FieldsSeq(moves) {
		m, err := r.ParseMove(engine.FromLeft, g.Position(), text)
		if err == nil {
			err = g.Play(m)
		}
		if err != nil {
			t.Fatalf("%s, %s, move %s: %v", rules, from, text, err)
		}
	}
	return g.Position()
}

func TestCapturesByParts(t *testing.T) {
	for _, c := range []struct{ name, captures, from, moves, want string }{
		{"two captures: the facing pit", `last own empty: it and facing; last theirs makes even: it`,
			"0,0,5,0,0,1/0,1,0,0,0,2 0,0 S", "2", "0,0,0,0,0,1/0,0,0,0,0,2 6,0 N"},
		{"two captures: an even number", `last own empty: it and facing; last theirs makes even: it`,
			"0,0,5,0,0,1/0,1,0,0,0,2 0,0 S", "6", "0,0,5,0,0,0/0,1,0,0,0,0 3,0 N"},
		{"any side", `last makes 2: it`, "0,0,0,5,0,1/0,1,1,0,0,2 0,0 S", "2", "0,0,0,5,0,1/0,0,0,0,0,2 2,0 N"},
		{"the facing pit of an occupied one", `last own occupied: facing`, "0,0,7,5,0,1/0,1,1,0,0,2 0,0 S", "2", "0,0,0,5,0,1/0,0,2,0,0,2 7,0 N"},
		{"the facing number", `last own facing 5: facing`, "0,0,5,7,0,1/0,1,1,0,0,2 0,0 S", "2", "0,0,0,7,0,1/0,0,2,0,0,2 5,0 N"},
		{"the same number facing", `last own facing same: it and facing`, "0,0,2,7,0,1/0,1,1,0,0,2 0,0 S", "2", "0,0,0,7,0,1/0,0,0,0,0,2 4,0 N"},
		{"the next pit with the one facing it", `last: next with facing`, "0,0,4,3,0,1/0,1,1,6,0,2 0,0 S", "2", "0,0,4,0,0,1/0,0,2,0,0,2 9,0 N"},
		{"more than a number", `last theirs makes 4+: it`, "0,0,0,0,0,8/0,0,0,0,0,2 0,0 S", "6", "0,0,0,0,0,0/0,0,0,0,0,0 10,0 N"},
		{"no more than two seeds", `last theirs: 2 of it`, "0,0,0,0,0,8/0,0,0,0,1,2 0,0 S", "6", "0,0,0,0,0,7/0,0,0,0,1,0 3,0 N"},
		{"seeds in passing", `passing theirs makes 2: it`, "0,0,0,0,1,1/0,0,0,0,1,3 0,0 S", "6", "0,0,0,0,2,0/0,0,0,0,1,0 3,0 N"},
		{"after the sowing", `after theirs makes 2: it`, "2,0,0,0,1,0/0,0,0,0,1,3 0,0 S", "6", "0,0,0,0,0,1/0,0,0,0,1,0 5,0 N"},
		{"before the sowing", `before own makes 1: facing`, "0,3,0,5,2,0/0,1,1,0,0,4 0,0 S", "6", "0,0,0,6,3,1/0,1,1,0,0,0 4,0 N"},
		{"certain pits of a row, from its owner’s left", `last theirs at 1,6: it`, "0,0,0,0,2,4/0,0,0,0,0,2 0,0 S", "6", "0,0,0,0,2,0/0,0,0,0,0,0 6,0 N"},
		{"no other pits of the row", `last theirs at 1,6: it`, "0,0,0,0,2,4/0,0,0,0,0,3 0,0 S", "6", "0,0,0,0,3,5/0,0,0,0,0,0 1,0 N"},
		{"what faces the next pit", `last next-empty: facing-next`, "0,0,0,5,0,1/0,1,0,0,0,2 0,0 S", "2", "0,0,0,0,0,1/0,0,1,0,0,2 5,0 N"},
		{"beside an empty facing pit", `last own facing empty: it`, "0,0,0,5,0,1/0,1,3,0,0,2 0,0 S", "2", "0,0,0,5,0,1/0,0,0,0,0,2 4,0 N"},
		{"not beside a full one", `last own facing empty: it`, "0,0,1,5,0,1/0,1,3,0,0,2 0,0 S", "2", "0,0,1,5,0,1/0,0,4,0,0,2 0,0 N"},
		{"seeds for the other player", `last own empty: facing, to other`, "0,0,5,0,0,1/0,1,0,0,0,2 0,0 S", "2", "0,0,0,0,0,1/0,0,1,0,0,2 0,5 N"},
		{"sow next: the pit after the one captured is sown on", `last makes 2: it, sow next`, "0,0,0,0,0,0/1,1,3,0,0,0 0,0 S", "1", "0,0,0,0,0,0/0,0,0,1,1,1 2,0 N"},
		{"sow next: not if it is empty", `last makes 2: it, sow next`, "0,0,0,0,0,0/1,1,0,3,0,1 0,0 S", "1", "0,0,0,0,0,0/0,0,0,3,0,1 2,0 N"},
		{"sow it: the last seed goes on after it has captured", `last own empty: facing, sow it`, "0,0,0,5,0,0/0,0,1,0,0,2 0,0 S", "3", "0,0,0,0,0,0/0,0,0,0,1,2 5,0 N"},
		{"another turn after one of two captures", `last own empty: it and facing, again; last theirs makes even: it`,
			"0,0,5,0,0,1/0,1,0,0,0,2 0,0 S", "2", "0,0,0,0,0,1/0,0,0,0,0,2 6,0 S"},
	} {
		t.Run(c.name, func(t *testing.T) {
			rules := `captures="` + c.captures + `"`
			if got := playCaptures(t, rules, c.from, c.moves).String(); got != c.want {
				t.Errorf("%s\ngot  %s\nwant %s", rules, got, c.want)
			}
		})
	}
}

func TestCapturesHaveOneText(t *testing.T) {
	for _, text := range []string{
		"last own empty: it and facing; last theirs makes even: it",
		"last theirs makes 2,5+: it, back, again once",
		"last inner occupied: facing and behind, sown from start",
		"last next-empty: beyond with facing, sow on; each makes 4: it, to owner",
		"passing theirs facing same: 2 of it with next; after own makes odd: it",
	} {
		c, err := capture.Parse(text)
		if err != nil || c.String() != text {
			t.Errorf("%q is read as %q, %v", text, c.String(), err)
		}
	}
	long := enginetest.Rules(t, `captures="last own empty: it and facing; last theirs makes even: it"`)
	if short := enginetest.Rules(t, "captures=last_own_empty:it_and_facing;last_theirs_makes_even:it"); long != short || enginetest.Rules(t, long.String()) != long {
		t.Errorf("%s and %s are different", long, short)
	}
	if a, b := enginetest.Rules(t, `captures="last own empty: it and facing"`), enginetest.Rules(t, "capture=across"); a != b {
		t.Errorf("%s and %s are different", a, b)
	}
}

func TestWrongCapturesAreExplained(t *testing.T) {
	for text, want := range map[string]string{
		"own": "a capture is when, where and if, a colon", "first own: it": "a capture begins with last, each, passing, after or before",
		"last mine: it": "the conditions of a capture are own, theirs", "last own own: it": "the conditions of a capture are",
		"last makes: it": "makes is followed by numbers", "last makes 3,2: it": "makes is followed by numbers",
		"last own:": "say which pits are taken", "last own: that": "what is taken is it, facing", "last own: it or facing": "what is taken is it, facing",
		"last own: it, twice": "what follows a capture is one each", "last own: it, back, back": "what follows a capture is one each",
		"last: it; last: it; last: it; last: it; last: it": "at most 4 captures",
		"across":                        "a capture is written by its parts: - last own empty: it and facing",
		"opposite; made":                "by its parts: - last own empty: facing",
		"last own: it back":             "write a comma before back, as in it, back",
		"last own: it and facing again": "write a comma before again, as in it and facing, again",
		"last own: it, facing":          `pits are joined by and or with, as in it and facing; not by a comma before "facing"`,
		"last own empty makes 2: it":    "empty and makes exclude each other", "last inner: it": "inner, outer, behind and behind-facing need rows=4",
		"last own: it, one each":       "one each, shared and phrases with not have no meaning without claim",
		"last own at 9: it":            "at names a pit that a side does not have; use numbers up to 6; in last own at 9: it",
		"last next-empty: it and next": "next-empty and next exclude each other", "last own facing empty: it with facing": "facing empty excludes taking facing",
		"last own: it and it": "a capture names each pit once", "last own: facing and it": "it is supported only as the first pit that a capture names",
		"last own at 1,7: it": "use numbers up to 6", "last own at 7+: it": "use numbers up to 6",
	} {
		_, err := engine.ParseRules(`captures="` + text + `"`)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
	for text, want := range map[string]string{
		"captures=last:it run=one-by-one": "captures says all about captures; keep it, leave out run, and write one by one in the line",
		"numbers=2 captures=last:it":      "keep it, leave out numbers, and write makes and the numbers in a line",
		"capture=last-theirs,across":      "a game can have several captures; write captures: with a line for each, as in - last theirs makes 2,3: it and - last own empty: it and facing",
		"rows=4 stores=none last-in-store=ends captures=last_inner_empty:facing-next,sow_on":                                          "sow on and sow next are not supported with rows=4 where the first pit captured is on the other side",
		"rows=4 capture=made+inner-facing":                                                                                            "as in - each makes 4: it, to owner and - last inner occupied: facing, sown from last",
		"rows=4 stores=none last-in-store=ends grand-slam=nothing captures=last_makes_4:it;last_inner_occupied:facing,sown_from_last": "captured seeds that are sown are not supported with grand-slam; in last inner occupied: facing, sown from last",
		"rows=4 stores=none last-in-store=ends captures=last_inner_occupied:facing,to_other,sown_from_last":                           "2 of, chains, to owner and to other are not supported where captured seeds are sown; in last inner occupied: facing, to other, sown from last",
		"captures=last:it captures-1-chane=back":                                                                                      `a capture has no part "chane"; its parts are when, whose`,
	} {
		if _, err := engine.ParseRules(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

func TestUnknownWordsOfCapturesNameTheirPlace(t *testing.T) {
	for text, want := range map[string]string{
		"lst own: it": "lst: last each passing after", "last own ocupied: it": "ocupied: own theirs owned inner outer empty occupied next-empty at makes facing",
		"last own: iit": "iit: it facing behind next beyond", "last own: it end facing": "end: and with",
		"last own: it, agian": "agian: one each not last not same not facing",
		"last own: it back":   ": ",
	} {
		_, err := capture.Parse(text)
		var e *engine.TextError
		if !errors.As(err, &e) || !strings.HasPrefix(e.Wrong+": "+strings.Join(e.Known, " "), want) {
			t.Errorf("%q: %+v, want %s", text, e, want)
		}
	}
}

func TestFacingPitIsBlamedOnlyIfItIsEmptyAndWouldBeCaptured(t *testing.T) {
	const rules = "stores=none last-in-store=ends captures=last_own_empty"
	for text, want := range map[string]event.Rule{
		rules + ":facing":            event.RuleNothingAcross,
		rules + "_at_3:facing":       event.RuleNothingAcross,
		rules + ":facing-next":       event.RuleTurnPasses,
		rules + "_at_3:it":           event.RuleTurnPasses,
		rules + ":facing relay=yes":  event.RuleNothingAcross,
		rules + "_at_3:it relay=yes": event.RuleEmptyEnds,
	} {
		if got := passes(t, text, "1,0,0/1,0,0 0,0 S"); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
	for _, line := range []string{"_at_3:facing", "_facing_3:facing"} {
		if got := passes(t, rules+line, "1,2,0/1,0,0 0,0 S"); got != event.RuleTurnPasses {
			t.Errorf("%s: %s although the pit opposite holds seeds", line, got)
		}
	}
}

// passes returns the rule by which the turn passes after the first pit of South is sown.
func passes(t *testing.T, rules, position string) event.Rule {
	t.Helper()
	r := enginetest.Rules(t, rules)
	_, steps, err := r.Trace(enginetest.Position(t, position), engine.Move{Kind: engine.Sow})
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range steps {
		if s.Kind == event.TurnStep {
			return s.Rule
		}
	}
	t.Fatalf("%s: no turn passes", rules)
	return 0
}

func TestCaptureThatCannotSowOnIsMadeOnce(t *testing.T) {
	const rules = "stores=none last-in-store=ends captures=last_theirs_makes_4:2_of_next,sow_next"
	got, want := playCaptures(t, rules, "0,0,4,3,0,0/0,0,0,0,0,3 0,0 S", "6").String(), "0,0,2,4,1,1/0,0,0,0,0,0 2,0 N"
	if got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
