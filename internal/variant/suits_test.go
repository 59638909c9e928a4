package variant

import (
	"reflect"
	"testing"
)

func TestSuitsAreAgeMinutesAndLevel(t *testing.T) {
	for text, want := range map[string]Suits{
		"":                                      {},
		"suits: {age: 7}\n":                     {Age: 7},
		"suits: {minutes: 90, level: medium}\n": {Minutes: 90, Level: "medium"},
		"suits: {age: 5, minutes: 10, level: easy}\n": {5, 10, "easy"},
	} {
		if v, _, problems := parseShort(t, "  pits: 6\n"+text); v.Suits != want || len(problems) > 0 {
			t.Errorf("%q gives %+v, %q", text, v.Suits, problems)
		}
	}
}

func TestWrongSuitsSayWhatWouldBeRight(t *testing.T) {
	_, _, problems := parseShort(t, "  pits: 6\nsuits: {age: young, minutes: 1000, level: eazy, players: 2}\n")
	want := []string{
		`age is a number from 1 to 99, not "young" at young, minutes: 1000, level: eazy, players: 2}`,
		`minutes is a number from 1 to 999, not "1000" at 1000, level: eazy, players: 2}`,
		`level is easy, medium or hard, not "eazy" at eazy, players: 2}`,
		`unknown key "players"; one of age, minutes, level at players: 2}`,
	}
	if !reflect.DeepEqual(problems, want) {
		t.Errorf("problems %q, want %q", problems, want)
	}
}
