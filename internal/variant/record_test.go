package variant

import (
	"encoding/json"
	"testing"

	"sowbook/engine"
	"sowbook/internal/prose"
)

// small returns a game of two pits a side with one seed in each.
func small(t *testing.T) *Variant {
	t.Helper()
	rules, err := engine.ParseRules("pits=2 seeds=1 capture=across")
	if err != nil {
		t.Fatal(err)
	}
	return &Variant{
		ID: "small", Title: "Small", Rules: rules, Voice: prose.Voice{Labels: engine.FromStore, Sides: [2]string{"Lower", "Upper"}, Store: "store"},
		Readings: []Reading{{Key: "lone-capture", Values: []Value{{Name: "no"}, {Name: "yes"}}}},
	}
}

func written(t *testing.T, value any) string {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestGameRecordHasEveryPositionAndResult(t *testing.T) {
	v := small(t)
	g := engine.NewGame(v.Rules, engine.Even(2, 1, engine.South))
	const start = `{"variant":"small","start":"1,1/1,1 0,0 S","plies":[],"position":"1,1/1,1 0,0 S","legal":["2","1"],"over":false,"result":null}`
	if got := written(t, v.GameRecord(g)); got != start {
		t.Errorf("at the start\ngot  %s\nwant %s", got, start)
	}
	// Lower sows pit 1 into the store and moves again; the seed of pit 2 ends in the empty pit 1 and captures the seed opposite. Upper
	// sows the last seed into the store and would move again, but has no seeds left.
	for _, move := range []string{"1", "2", "1"} {
		if err := v.Voice.Play(g, move); err != nil {
			t.Fatal(err)
		}
	}
	const end = `{"variant":"small","start":"1,1/1,1 0,0 S","plies":[` +
		`{"player":"S","move":"1","position":"1,1/1,0 1,0 S","captured":0,"again":true},` +
		`{"player":"S","move":"2","position":"1,0/0,0 3,0 N","captured":2,"again":false},` +
		`{"player":"N","move":"1","position":"0,0/0,0 3,1 N","captured":0,"again":true}],` +
		`"position":"0,0/0,0 3,1 N","legal":[],"over":true,"result":{"reason":"no-move","south":3,"north":1,"winner":"S"}}`
	if got := written(t, v.GameRecord(g)); got != end {
		t.Errorf("at the end\ngot  %s\nwant %s", got, end)
	}
}

func TestRecordHasReadings(t *testing.T) {
	v := small(t)
	want := `{"id":"small","title":"Small","rules":"` + v.Rules.String() + `","labels":"near","sides":["Lower","Upper"],"readings":[{"key":"lone-capture","values":["no","yes"]}]}`
	if got := written(t, v.Record()); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	v.Readings = nil
	if got := v.Record().Readings; got == nil {
		t.Error("no readings are written as null, not as an empty list")
	}
}
