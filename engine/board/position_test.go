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
		"1,2,3/4,5,6 7,8 N north-holds=1,3",
		"1,2,3/4,5,6 7,8 N opening=2 south-holds=4",
		"1,2,3/4,5,6 7,8 N north-holds=1 north-owns=2,4 south-holds=4,5 south-owns=1",
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
		{"4,4/4,4 0,0 S extra", 14, "the words again, bound, closed"},
		{"4,4/4,0 0,0 S closed=2 closed=2", 23, "at most once"},
		{"4,4/4,0 0,0 S closed=2 again=yes", 23, "in this order"},
		{"4,4/4,4 0,0 S again=no", 14, "the words again"},
		{"4,4/4,0 0,0 S closed=", 21, "numbers of pits from 1 to 4"},
		{"4,4/4,0 0,0 S closed=02", 21, "numbers of pits from 1 to 4"},
		{"4,4/4,0 0,0 S closed=5", 21, "numbers of pits from 1 to 4"},
		{"0,4/4,0 0,0 S closed=4,2", 21, "rising order"},
		{"4,4/4,0 0,0 S closed=2,2", 21, "rising order"},
		{"0,0/0,0 0,0 N closed", 20, "closed is numbers of pits"},
		{"4,4/4,0 0,0 S again=yes closed", 30, "closed is numbers of pits"},
		{"4,4/4,0 0,0 S ", 14, "the words again, bound, closed"},
		{"4,4/4,0 0,0 S closed=1", 0, "pit 1 is closed and must be empty"},
		{"4,4/0,0 0,0 S closed=1,2", 0, "each side needs a pit"},
		{"4,4/4,4 0,0 S north-holds=3", 26, "north-holds is numbers of pits from 1 to 2 in"},
		{"4,4/4,4 0,0 S south-holds=1", 26, "south-holds is numbers of pits from 3 to 4 in"},
		{"4,4/4,4 0,0 S bound=1 south-holds=3", 34, "south-holds is numbers"},
		{"4,4/4,0 0,0 S closed=2 north-holds=2", 0, "pit 2 appears twice"},
		{"4,4/4,4 0,0 S opening=0", 22, "opening is a number from 1 to 99"},
		{"4,4/4,4  0,0 S", 0, "one space"},
		{" 4,4/4,4 0,0 S", 0, "three fields"},
		{"4,4,4,4 0,0 S", 0, "North's row, one /, South's row"},
		{"4 0,0 S", 0, "one /"},
		{"4/4/4 0,0 S", 0, "an even number"},
		{"4,4/4,x/4,4 0,0 S", 6, "the middle row"},
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
		{"1/2/3/4/5 0,0 S", 0, "four rows"},
		{"4,4/4,4/4,4/4 0,0 S", 12, "2 and 1 pits"},
		{"4,4/4,x/4,4/4,4 0,0 S", 6, "North's inner row"},
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
	for _, text := range []string{"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "0/0 0,0 N", "1,2/3 0,0 S", "4,-4/4,4 0,0 S", "0,4/4,0 3,0 N closed=2,4", "0,0/0,0 0,0 N closed", " "} {
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

// fourRows is a board of four rows of three: every count differs.
const fourRows = "1,2,3/4,5,6/7,8,9/10,11,12 0,0 S"

func TestFourRowsAreReadFromTopToBottom(t *testing.T) {
	p := parsed(t, fourRows)
	if got := p.String(); got != fourRows {
		t.Errorf("prints as %s", got)
	}
	want := []int{10, 11, 12, 9, 8, 7, 3, 2, 1, 4, 5, 6, 0, 0} // counterclockwise round each side
	for at, n := range want {
		if p.Seeds(Place(at)) != n {
			t.Errorf("place %d has %d seeds, want %d", at, p.Seeds(Place(at)), n)
		}
	}
	if got := p.Turned().String(); got != "12,11,10/9,8,7/6,5,4/3,2,1 0,0 N" {
		t.Errorf("turned: %s", got)
	}
}

func TestFacingAndBehindInFourRows(t *testing.T) {
	p := parsed(t, fourRows)
	b := p.Board()
	for _, c := range [][4]int{{10, 7, 1, 4}, {11, 8, 2, 5}, {12, 9, 3, 6}} { // the columns: outer, inner, North's outer, inner
		places := map[int]Place{}
		for at := range Place(2 * b.Pits) {
			places[p.Seeds(at)] = at
		}
		outer, inner, theirOuter, theirInner := places[c[0]], places[c[1]], places[c[2]], places[c[3]]
		if b.IsInner(outer) || !b.IsInner(inner) || b.IsInner(theirOuter) || !b.IsInner(theirInner) {
			t.Errorf("column %v: the wrong pits are inner", c)
		}
		if b.Behind(inner) != outer || b.Behind(outer) != inner || b.Behind(theirInner) != theirOuter || b.Behind(theirOuter) != theirInner {
			t.Errorf("column %v: the pits behind are wrong", c)
		}
		if b.Opposite(inner) != theirInner || b.Opposite(theirInner) != inner || b.Opposite(outer) != theirOuter || b.Opposite(theirOuter) != outer {
			t.Errorf("column %v: the facing pits are wrong", c)
		}
	}
}

func TestTrackGoesRoundTwoRowsOfSide(t *testing.T) {
	b := Board{Pits: 6, Rows: 2}
	for _, first := range []Place{0, 6} {
		at := first
		for k := range Place(6) {
			if at != first+k || b.Next(b.Next(at, Right), Left) != at {
				t.Fatalf("place %d is not number %d of the track from %d", at, k, first)
			}
			at = b.Next(at, Right)
		}
		if at != first {
			t.Errorf("the track from %d ends at %d", first, at)
		}
	}
}

func TestHashTellsPositionsApart(t *testing.T) {
	seen := map[uint64]string{}
	for _, text := range []string{
		"0,1/1,0 0,0 S", "0,1/1,0 0,0 N", "1,0/1,0 0,0 S", "0,1/0,1 0,0 S", "0,2/0,0 0,0 S", "0,1/1,0 0,0 S again=yes",
		"0,1/1,0 0,0 S closed=2", "0,1/1,0 0,0 S north-owns=1", "0,1/1,0 0,0 S south-owns=1", "0,1/1,0 0,0 S north-holds=1", "0,1/1,0 0,0 S opening=1", "0,0/1,0 0,0 S", "0,0/1,0 0,0 N",
	} {
		p := parsed(t, text)
		if other, ok := seen[p.Hash(false)]; ok {
			t.Errorf("%s and %s have the same hash", other, text)
		}
		seen[p.Hash(false)] = text
	}
	one, two := parsed(t, "0,1/1,0 0,1 S"), parsed(t, "0,1/1,0 1,0 S")
	if one.Hash(false) != two.Hash(false) || one.Hash(true) == two.Hash(true) {
		t.Error("the stores change the hash without being asked for, or do not change it")
	}
}

func TestSidesShareMiddleRow(t *testing.T) {
	const text = "15,14,13,12,11,10/16,17,18,9,8,7/1,2,3,4,5,6 19,20 S"
	p := parsed(t, text)
	b := p.Board()
	if b != (Board{Pits: 9, Rows: MiddleRow}) || b.Columns() != 6 || b.RowsOfSide() != 1.5 {
		t.Fatalf("board %+v, %d columns, %g rows a side", b, b.Columns(), b.RowsOfSide())
	}
	if got := p.String(); got != text {
		t.Errorf("prints as %q", got)
	}
	for at := range b.Store(North) + 1 {
		if p.Seeds(at) != int(at)+1 {
			t.Errorf("place %d has %d seeds, want %d", at, p.Seeds(at), at+1)
		}
	}
	if got := p.Turned().String(); got != "6,5,4,3,2,1/7,8,9,18,17,16/10,11,12,13,14,15 20,19 N" {
		t.Errorf("turned it is %q", got)
	}
	if small := parsed(t, "1,2/3,4/5,6 0,0 N"); small.Board() != (Board{Pits: 3, Rows: MiddleRow}) || small.Board().Columns() != 2 {
		t.Errorf("two columns make %+v", small.Board())
	}
}

func TestMarginCountsOwnedPitsWhicheverRow(t *testing.T) {
	p := parsed(t, "0,5/3,2 4,1 S north-owns=2 south-owns=3")
	if south, north := p.Margin(South), p.Margin(North); south != 4-1+5-2 || north != -south {
		t.Errorf("margins %d and %d", south, north)
	}
}

func TestSideHasTheSeedsOfThePitsItHolds(t *testing.T) {
	p := parsed(t, "6,5,4/1,2,3 0,0 S south-holds=4")
	if south, north := p.InPits(South), p.InPits(North); south != 10 || north != 11 || p.InAllPits() != 21 {
		t.Errorf("South has %d, North %d", south, north)
	}
	if p.Holder(3) != South || p.Holder(4) != North || p.HasOwned() || p.Margin(South) != 0 {
		t.Errorf("Pit 4 is held by %s", p.Holder(3))
	}
	if got := p.Turned().String(); got != "3,2,1/4,5,6 0,0 N north-holds=1" {
		t.Errorf("turned: %s", got)
	}
	p.SetHolder(3, North)
	if p.HasHeld() || p.String() != "6,5,4/1,2,3 0,0 S" {
		t.Errorf("given back: %s", p)
	}
}

func TestFlankIsTheNearEndOfBothRows(t *testing.T) {
	b := Board{Pits: 16, Rows: 2}
	for column, want := range []string{"left", "left", "", "", "", "", "right", "right"} {
		for _, at := range []Place{Place(column), Place(15 - column), Place(16 + column), Place(31 - column)} {
			got := ""
			if way, ok := b.Flank(at); ok {
				got = map[Way]string{Left: "left", Right: "right"}[way]
			}
			if got != want {
				t.Errorf("Pit %d is at the end %q, want %q", at+1, got, want)
			}
		}
	}
}
