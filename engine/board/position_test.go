package board_test

import (
	"strings"
	"testing"

	. "sowbook/engine/board"
)

// parsed returns the position that a text describes.
func parsed(t *testing.T, text string) Position {
	t.Helper()
	p, err := ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestPositionStringRoundTrip(t *testing.T) {
	for _, text := range []string{
		"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S",
		"4,4,5,5,5,5/4,4,0,5,5,0 2,0 N",
		"0/0 0,0 S",
		"1,2,3/4,5,6 7,8 N",
		"255/0 0,0 S",
		"1,2,3/4,5,6 7,8 N north-owns=1,3 south-owns=6",
		"0,0,0,0,0,0/0,0,0,0,0,0 20,28 N",
		"0,4/4,0 3,0 N closed=2,4",
		strings.Repeat("0,", MaxPits-1) + "1/" + strings.Repeat("0,", MaxPits-1) + "2 0,0 S",
	} {
		if got := parsed(t, text).String(); got != text {
			t.Errorf("%q prints as %q", text, got)
		}
	}
}

func TestParsePositionErrors(t *testing.T) {
	long := strings.Repeat("0,", MaxPits) + "0"
	for _, c := range []struct {
		text   string
		offset int
		why    string // a part of the message
	}{
		{"", 0, "three fields"},
		{"4,4/4,4 0,0", 0, "three fields"},
		{"4,4/4,4 0,0 S extra", 14, "the words closed"},
		{"4,4/4,0 0,0 S closed=2 closed=2", 23, "at most once"},
		{"4,4/4,0 0,0 S closed=", 21, "numbers of pits from 1 to 4"},
		{"4,4/4,0 0,0 S closed=02", 21, "numbers of pits from 1 to 4"},
		{"4,4/4,0 0,0 S closed=5", 21, "numbers of pits from 1 to 4"},
		{"0,4/4,0 0,0 S closed=4,2", 21, "rising order"},
		{"4,4/4,0 0,0 S closed=2,2", 21, "rising order"},
		{"4,4/4,0 0,0 S ", 14, "the words closed"},
		{"4,4/4,0 0,0 S closed=1", 0, "pit 1 is closed and must be empty"},
		{"4,4/0,0 0,0 S closed=1,2", 0, "each side needs a pit"},
		{"4,4/4,4  0,0 S", 0, "one space"},
		{" 4,4/4,4 0,0 S", 0, "three fields"},
		{"4,4,4,4 0,0 S", 0, "North's row, one /, South's row"},
		{"4/4/4 0,0 S", 0, "one /"},
		{"4,x/4,4 0,0 S", 2, "North's row"},
		{"4,4/4,-1 0,0 S", 6, "South's row"},
		{"4,4/4,+1 0,0 S", 6, "South's row"},
		{"4,4/4,04 0,0 S", 6, "leading zero"},
		{"4,4/4, 0,0 S", 6, "South's row"},
		{"4,4/4,4,4 0,0 S", 4, "2 and 3 pits"},
		{"4,4/4,4 0 S", 8, "two counts"},
		{"4,4/4,4 0,0,0 S", 8, "two counts"},
		{"4,4/4,4 0,1.5 S", 10, "the stores"},
		{"4,4/4,4 0,0 s", 12, "the turn is S or N"},
		{"4,4/4,4 0,0 SN", 12, "the turn is S or N"},
		{"200,50/6,0 0,0 S", 0, "256 seeds in all"},
		{"256,0/0,0 0,0 S", 0, "too many"},
		{"99999999999999999999,0/0,0 0,0 S", 0, "North's row"},
		{long + "/" + long + " 0,0 S", 0, "65 pits"},
	} {
		_, err := ParsePosition(c.text)
		e, ok := err.(*TextError)
		if !ok {
			t.Errorf("%q: got %v, want a *TextError", c.text, err)
			continue
		}
		if e.Offset != c.offset || !strings.Contains(e.Why, c.why) {
			t.Errorf("%q: offset %d, %q; want offset %d, containing %q", c.text, e.Offset, e.Why, c.offset, c.why)
		}
	}
}

func TestTurnedTwiceIsTheSame(t *testing.T) {
	p := parsed(t, "1,2,3/4,5,6 7,8 N")
	if got := p.Turned().String(); got != "6,5,4/3,2,1 8,7 S" {
		t.Errorf("turned: %s", got)
	}
	closed := parsed(t, "1,2,0/4,5,6 7,8 N closed=4")
	if got := closed.Turned().String(); got != "6,5,4/0,2,1 8,7 S closed=1" {
		t.Errorf("turned with a closed pit: %s", got)
	}
	if p.Turned().Turned() != p {
		t.Error("turning twice changes the position")
	}
}

func FuzzPosition(f *testing.F) {
	for _, text := range []string{"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "0/0 0,0 N", "1,2/3 0,0 S", "4,-4/4,4 0,0 S", "0,4/4,0 3,0 N closed=2,4", " "} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := ParsePosition(text)
		if err != nil {
			if e, ok := err.(*TextError); !ok || e.Why == "" || e.Offset < 0 || e.Offset > len(text) {
				t.Fatalf("%q: %#v", text, err)
			}
			return
		}
		if p.String() != text || p.Total() > MaxSeeds {
			t.Fatalf("%q prints as %q", text, p)
		}
	})
}
