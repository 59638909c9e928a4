package engine_test

import (
	"slices"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

// asksWay is Omweso's rules on a board of four columns. South's pits 5 to 8 are the inner row, from the right.
const asksWay = `rows=4 pits=4 seeds=4 fewest=2 direction=reverse-any-lap stores=none last-in-store=ends relay=yes wins=last-mover captures="last inner occupied: facing and behind, sown from start"`

const (
	// South's Pit 8 goes back to Pit 6 and captures three, which would capture in Pit 5 if they went back too.
	beforeCapture = "2,0,2,1/0,0,1,1/2,0,1,1/0,0,0,0 0,0 S"
	afterCapture  = "2,0,2,1/0,0,1,1/0,1,2,1/0,0,0,0 0,0 S lap=6 lap-from=8"

	// The last seed of South's Pit 6 falls in Pit 8, at the left, whose three would capture in Pit 5 if they went back.
	beforeRelay = "2,0,0,1/0,0,0,1/2,0,2,1/0,0,0,0 0,0 S"
	afterRelay  = "2,0,0,1/0,0,0,1/3,1,0,1/0,0,0,0 0,0 S lap=8"

	// South's Pit 2 captures in the leftmost column, then in the rightmost, and could go on to capture beside the first.
	beforeBothEnds = "2,1,0,1/3,1,0,2/1,0,0,1/0,2,0,0 0,0 S"
	afterOneEnd    = "0,1,0,1/0,1,0,2/3,1,1,2/2,0,0,0 0,0 S end=1 lap=5 lap-from=2"
)

func TestWayOfLaterLapIsChosenInMoveOfItsOwn(t *testing.T) {
	for _, c := range []struct{ name, rules, from, moves, want string }{
		{"after a clockwise capture", asksWay, beforeCapture, "8L", afterCapture},
		{"clockwise again", asksWay, beforeCapture, "8L 6L", "2,0,0,0/0,0,0,0/0,2,3,2/1,1,0,0 0,0 N"},
		{"or counterclockwise", asksWay, beforeCapture, "8L 6R", "2,0,0,1/0,0,0,1/0,1,2,1/1,1,1,0 0,0 N"},
		{"a relay at the left", asksWay, beforeRelay, "6R", afterRelay},
		{"clockwise", asksWay, beforeRelay, "6R 8L", "2,0,0,0/0,0,0,0/0,2,1,2/1,1,0,0 0,0 N"},
		{"counterclockwise", asksWay, beforeRelay, "6R 8R", "2,0,0,1/0,0,0,1/0,1,0,1/1,1,1,0 0,0 N"},
		{"no choice if clockwise captures nothing", asksWay, "2,0,0,1/0,0,0,0/2,0,2,1/0,0,0,0 0,0 S", "6R", "2,0,0,1/0,0,0,0/0,1,0,1/1,1,1,0 0,0 N"},
		{"a capture at one end", asksWay + " both-ends=wins", beforeBothEnds, "2L 8L", afterOneEnd},
		{"is forgotten where it does not count", asksWay, beforeBothEnds, "2L 8L", strings.Replace(afterOneEnd, "end=1 ", "", 1)},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got, want := playCaptures(t, c.rules, c.from, c.moves), enginetest.Position(t, c.want); got != want {
				t.Errorf("got  %s\nwant %s", got, want)
			}
		})
	}
}

func TestNothingButTheTwoWaysIsLegalWhileOneIsChosen(t *testing.T) {
	r, p := enginetest.Rules(t, asksWay), enginetest.Position(t, afterCapture)
	right, left := engine.Move{Pit: 5, Way: engine.Right}, engine.Move{Pit: 5, Way: engine.Left}
	if got := r.Legal(p); !slices.Equal(got, []engine.Move{right, left}) {
		t.Errorf("legal: %v", got)
	}
	if why := r.WhyIllegal(p, engine.Move{Pit: 6}); why == nil || why.Rule != event.RuleDirection {
		t.Errorf("another pit: %v", why)
	}
	if why := r.WhyIllegal(p, engine.Move{Kind: engine.Pass}); why == nil || why.Rule != event.RulePass {
		t.Errorf("a pass: %v", why)
	}
}

// The two captures of the turn are made in moves of their own.
func TestBothEndsWinsAcrossAChoice(t *testing.T) {
	g := engine.NewGame(enginetest.Rules(t, asksWay+" both-ends=wins"), enginetest.Position(t, beforeBothEnds))
	for _, m := range []engine.Move{{Pit: 1, Way: engine.Left}, {Pit: 7, Way: engine.Left}, {Pit: 4}} {
		if err := g.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	if !g.Over() || g.Result().Reason != event.BothEnds || g.Result().Winner() != "S" {
		t.Errorf("%+v in %s", g.Result(), g.Position())
	}
}

func TestPositionLeavesOnlyAChoiceThatThereIs(t *testing.T) {
	r, ends := enginetest.Rules(t, asksWay), enginetest.Rules(t, asksWay+" both-ends=wins")
	for _, c := range []struct {
		rules engine.Rules
		text  string
		valid bool
	}{
		{r, afterCapture, true},
		{r, afterRelay, true},
		{ends, afterOneEnd, true},
		{r, afterOneEnd, false},
		{enginetest.Rules(t, strings.Replace(asksWay, "-any-lap", "", 1)), afterRelay, false},
		{r, "2,0,0,1/0,0,0,1/3,1,0,1/0,0,0,0 0,0 S lap=5", false},
		{r, "2,0,0,1/0,0,0,1/3,1,0,1/0,0,0,0 0,0 S lap=13", false},
		{r, "2,0,0,1/0,0,0,1/3,1,0,1/0,0,0,0 0,0 S lap=99", false},
		{r, "2,0,0,1/0,0,0,1/3,1,0,1/0,0,0,0 0,0 S lap=8 lap-from=6", false},
		{r, "2,0,0,1/0,0,0,1/3,1,0,1/0,0,0,0 0,0 S lap-from=6", false},
	} {
		p := enginetest.Position(t, c.text)
		if err := c.rules.CheckPosition(p); (err == nil) != c.valid {
			t.Errorf("%s: %v", c.text, err)
		}
		if p.String() != c.text {
			t.Errorf("%s is written %s", c.text, p)
		}
	}
}
