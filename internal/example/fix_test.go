package example

import "testing"

func TestWrongClaimsHaveTheRightOne(t *testing.T) {
	for _, test := range []struct{ claim, fact, want string }{
		{"position 4,4/4,4 0,0 S", "3,4/4,4 1,0 N", "position 3,4/4,4 1,0 N"},
		{"captured 4", "0 captured", "captured 0"},
		{"captured 4", "no ply before this line", ""},
		{"holds 3 North 5", "4 in North 5", "holds 4 North 5"},
		{"again", "that the turn passes", "not again"},
		{"not again", "that the same player moves again", "again"},
		{"sown 4, 5, store", "4, 5, 6, store", "sown 4, 5, 6, store"},
		{"legal 1 2", "none", "legal none"},
		{"refused 3 feed", "that empty-pit forbids it", "refused 3 empty-pit"},
		{"refused 3 feed", "that 3 is legal", ""},
		{"over no-move", "cleared", "over cleared"},
		{"over no-move", "that the game goes on", ""},
		{"winner South", "that the game goes on", ""},
		{"winner South", "draw", "winner draw"},
		{"score 3 4", "4 3", "score 4 3"},
		{"value 4", "value -2", "value -2"},
		{"value 4", "no value that it can prove: the rest of the game is too long", ""},
		{"only captured 4", "that it does not hold for this move: 5 captured", "only captured 5"},
		{"only captured 4", "that it holds after 3, 2 too", "captured 4"},
		{"only by feed", "that it does not hold for this move: only steps by sow", ""},
		{"by feed", "only steps by sow", ""},
		{"threat 3 captured 4", "after 3, 2 captured", ""},
		{"best", "3 is worth 4, and this move 2", ""},
	} {
		if got := fixedClaim(test.claim, test.fact); got != test.want {
			t.Errorf("%s; %s: %q, want %q", test.claim, test.fact, got, test.want)
		}
	}
}
