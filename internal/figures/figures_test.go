package figures

import (
	"reflect"
	"testing"

	"sowbook/engine"
	"sowbook/engine/board"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
	"sowbook/internal/boardsvg"
	"sowbook/internal/example"
	"sowbook/internal/prose"
	"sowbook/internal/variant"
)

// small has three pits a side and two seeds in each.
const small = "pits=3 seeds=2 capture=across left-over=both-sides"

func gameOf(t *testing.T, rules string) *variant.Variant {
	return &variant.Variant{ID: "g", Rules: enginetest.Rules(t, rules), Voice: prose.Voice{Labels: board.FromLeft, Sides: [2]string{"South", "North"}, Store: "store"}}
}

// played returns an example of moves from a position, or from the start if it is "".
func played(t *testing.T, game *variant.Variant, from string, moves ...string) *example.Example {
	t.Helper()
	start, err := game.Rules.Start()
	if from != "" {
		start, err = engine.ParsePosition(from)
	}
	if err != nil {
		t.Fatal(err)
	}
	g := engine.NewGame(game.Rules, start)
	for _, text := range moves {
		m, err := game.Rules.ParseMove(game.Voice.Labels, g.Position(), text)
		if err == nil {
			err = g.Play(m)
		}
		if err != nil {
			t.Fatal(text, err)
		}
	}
	return &example.Example{ID: "e", Variant: game, Line: example.Line{Game: g}}
}

func TestBoardShowsStateWithItsMove(t *testing.T) {
	ex := played(t, gameOf(t, small), "0,2,0/0,1,0 3,4 S", "2")
	ex.Marks = []example.Mark{{Letter: "A", Place: 1, State: 1}, {Letter: "B", Place: 2, State: 0}}
	ex.Arrows = []example.Arrow{{From: 1, To: 2, State: 1}}
	got := Board(ex, 1)
	want := boardsvg.Board{
		Pits: 3, Rows: 1, Seeds: []int{0, 0, 1, 0, 2, 0, 3, 4}, Labels: []string{"1", "2", "3", "1", "2", "3"}, Turn: 'N',
		Path: []int{1, 2}, Last: 2, Marks: []boardsvg.Mark{{Place: 1, Letter: "A"}}, Arrows: [][2]int{{1, 2}}, Alt: got.Alt,
	}
	if !reflect.DeepEqual(got, want) || got.Alt == "" {
		t.Errorf("state 1 is\n%+v, want\n%+v", got, want)
	}
	before := Board(ex, 0)
	if len(before.Path) > 0 || before.Last != -1 || before.Turn != 'S' || len(before.Arrows) > 0 || len(before.Marks) != 1 || before.Marks[0].Letter != "B" {
		t.Errorf("state 0 is %+v", before)
	}
}

func TestBoardShowsCapturesAndEnd(t *testing.T) {
	ex := played(t, gameOf(t, small), "0,2,0/1,0,0 3,4 S", "1")
	got := Board(ex, 1)
	if want := []int{1, 4}; !reflect.DeepEqual(got.Taken, want) || got.Last != 1 {
		t.Errorf("taken %v, last %d, want %v, 1", got.Taken, got.Last, want)
	}
	if !ex.Game.Over() || got.Turn != 0 {
		t.Errorf("over %v, turn %q", ex.Game.Result(), got.Turn)
	}
}

func TestBoardShowsClosedAndOwnedPits(t *testing.T) {
	ex := played(t, gameOf(t, small), "0,2,2/2,2,0 3,4 S closed=3 north-owns=1 south-owns=5")
	got := Board(ex, 0)
	if want := []int{2}; !reflect.DeepEqual(got.Closed, want) {
		t.Errorf("closed %v, want %v", got.Closed, want)
	}
	if want := [2][]int{{4}, {0}}; !reflect.DeepEqual(got.Owned, want) {
		t.Errorf("owned %v, want %v", got.Owned, want)
	}
}

func TestTraysOnlyWhereSeedsLeaveThePits(t *testing.T) {
	for _, test := range []struct {
		rules       string
		piles, left bool
	}{
		{small, false, false},
		{small + " store-end=left direction=cw", false, true},
		{small + " stores=none last-in-store=ends", true, false},
		{"pits=4 rows=4 seeds=2 stores=none last-in-store=ends relay=yes capture=inner captured=sown-on wins=last-mover", false, false},
	} {
		game := gameOf(t, test.rules)
		got := EmptyBoard(game.Voice, game.Rules, game.Rules.Board())
		if got.Piles != test.piles || got.Left != test.left {
			t.Errorf("%s: trays %t, left %t", test.rules, got.Piles, got.Left)
		}
	}
}

func TestExampleAtStartHasEvenPitsIfPlayersSetUp(t *testing.T) {
	for rules, want := range map[string]string{
		small: "2,2,2/2,2,2 0,0 S",
		"pits=3 seeds=12 setup=free capture=across left-over=both-sides": "2,2,2/2,2,2 0,0 S",
	} {
		ex := AtStart(gameOf(t, rules))
		if got := ex.Game.Position().String(); got != want || ex.ID != "board-g" || ex.Game.Len() > 0 {
			t.Errorf("%s: %s at %s", rules, ex.ID, got)
		}
	}
}

func TestExampleSkipsMovesShownAbove(t *testing.T) {
	game := gameOf(t, small)
	above, below := played(t, game, "", "1", "1"), played(t, game, "", "1", "1", "2")
	other := played(t, game, "2,2,2/2,2,2 1,1 S", "1", "1", "2")
	all := []*example.Example{above, below, other}
	for i, want := range []int{0, 2, 0} {
		if got := ShownAbove(all, all[i]); got != want {
			t.Errorf("example %d skips %d moves, want %d", i, got, want)
		}
	}
	if got := ShownAbove([]*example.Example{below, above}, above); got != 1 {
		t.Errorf("%d moves are skipped, want 1: one is always shown", got)
	}
	below.ShowSet = true
	if got := ShownAbove(all, below); got != 0 {
		t.Errorf("%d moves are skipped although the author says where to begin", got)
	}
}

func TestExampleOfRuleIsFirstOneNotShown(t *testing.T) {
	game := gameOf(t, small)
	plain := played(t, game, "2,2,2/2,2,2 0,0 S", "1")
	first, second := played(t, game, "0,2,0/1,0,2 3,4 S", "1"), played(t, game, "2,0,2/0,1,0 3,4 S", "2")
	all := []*example.Example{plain, first, second}
	for _, test := range []struct {
		shown []*example.Example
		want  *example.Example
		state int
	}{
		{nil, first, 1},
		{[]*example.Example{first}, second, 1},
		{[]*example.Example{first, second}, nil, 0},
	} {
		if got, state := OfRule(all, game, event.RuleCaptureAcross, test.shown); got != test.want || state != test.state {
			t.Errorf("%d shown: %v in state %d", len(test.shown), got, state)
		}
	}
	if got, _ := OfRule(all, gameOf(t, small), event.RuleCaptureAcross, nil); got != nil {
		t.Error("the example is of another game")
	}
}

func TestExampleOfReadingIsMoveThatItChanges(t *testing.T) {
	game := gameOf(t, small)
	reading := variant.Reading{Key: "lone-capture", Values: []variant.Value{{Name: "no"}, {Name: "yes"}}}
	same, changed := played(t, game, "", "1", "1"), played(t, game, "0,1,1/1,1,0 3,4 N", "1", "2")
	all := []*example.Example{same, changed}
	if got := OfReading(all, game, reading); got != nil {
		t.Errorf("%s is of examples that cannot switch the reading", got.ID)
	}
	for _, ex := range all {
		ex.Switches = []string{"lone-capture"}
	}
	if got := OfReading(all[:1], game, reading); got != nil {
		t.Errorf("the reading changes nothing in %s", got.ID)
	}
	got := OfReading(all, game, reading)
	if got == nil {
		t.Fatal("no example")
	}
	if n := got.Game.Len(); got.ID != "reading-lone-capture" || n != 1 || got.FirstState != 1 {
		t.Errorf("%s begins in state %d of %d", got.ID, got.FirstState, n)
	}
	if from, want := got.Game.Start().String(), changed.Game.PositionAfter(1).String(); from != want {
		t.Errorf("it begins at %s, want %s", from, want)
	}
}
