package engine_test

import (
	"testing"

	. "sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

// playFromStart plays moves, by the labels of pits from the left, from the start.
func playFromStart(t *testing.T, rules, moves string) Position {
	t.Helper()
	p, err := enginetest.Rules(t, rules).Start()
	if err != nil {
		t.Fatal(err)
	}
	return playCaptures(t, rules, p.String(), moves)
}

func TestOpeningPrescribesPits(t *testing.T) {
	const rules = "opening=move_3,move_6"
	start, _ := enginetest.Rules(t, rules).Start()
	if got, want := start.String(), "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S opening=2"; got != want {
		t.Fatalf("the start is %s, want %s", got, want)
	}
	g := NewGame(enginetest.Rules(t, rules), start)
	if legal := g.Legal(); len(legal) != 1 || legal[0].Pit != 2 {
		t.Errorf("legal: %v", legal)
	}
	if why := g.WhyIllegal(Move{Pit: 0}); why == nil || why.Rule != event.RuleOpening {
		t.Errorf("another pit is refused because of %v", why)
	}
	// The third pit plays again, so South also makes the second move.
	if got, want := playFromStart(t, rules, "3 6").String(), "4,4,5,5,5,5/4,4,0,5,5,0 2,0 N"; got != want {
		t.Errorf("after the opening %s, want %s", got, want)
	}
}

func TestOpeningDoesNotPrescribeEmptyPits(t *testing.T) {
	g := NewGame(enginetest.Rules(t, "pits=3 opening=move_2"), enginetest.Position(t, "1,1,1/1,0,1 0,0 S opening=1"))
	if legal := g.Legal(); len(legal) != 2 {
		t.Errorf("legal: %v", legal)
	}
}

func TestOpeningCapturesNothing(t *testing.T) {
	const from, rules = "4,4,4,4,4,4/4,0,4,4,1,0 0,0 S", "capture=across opening=no-captures_2"
	if got, want := playCaptures(t, rules, from+" opening=1", "5").String(), "4,4,4,4,4,4/4,0,4,4,0,1 0,0 N"; got != want {
		t.Errorf("in the opening %s, want %s", got, want)
	}
	if got, want := playCaptures(t, rules, from, "5").String(), "4,4,4,4,4,0/4,0,4,4,0,0 5,0 N"; got != want {
		t.Errorf("after the opening %s, want %s", got, want)
	}
}

func TestOpeningClaimsNothing(t *testing.T) {
	const from, rules = "4,4,4,4,4,3/4,0,4,4,0,1 0,0 S", "stores=none last-in-store=ends claim=makes-four opening=no-claims_1"
	if got, want := playCaptures(t, rules, from+" opening=1", "6").String(), "4,4,4,4,4,4/4,0,4,4,0,0 0,0 N"; got != want {
		t.Errorf("in the opening %s, want %s", got, want)
	}
	if got := playCaptures(t, rules, from, "6"); !got.HasOwned() {
		t.Errorf("after the opening %s", got)
	}
}

func TestMoveOfOpeningNeedNotCapture(t *testing.T) {
	const rules = "rows=4 pits=4 seeds=2 stores=none last-in-store=ends relay=yes capture=inner captured=sown-on fewest=2 must-capture=yes wins=last-mover "
	start := enginetest.Position(t, "2,2,2,2/2,2,2,2/2,2,2,2/2,2,2,2 0,0 S")
	free := len(enginetest.Rules(t, rules).Legal(start))
	start.SetOpening(1)
	if legal := enginetest.Rules(t, rules+"opening=no-captures_1").Legal(start); len(legal) <= free || len(legal) != 8 {
		t.Errorf("%d moves in the opening, %d after it", len(legal), free)
	}
	if legal := enginetest.Rules(t, rules+"opening=move_8").Legal(start); len(legal) != 1 || legal[0].Pit != 7 {
		t.Errorf("prescribed: %v", legal)
	}
}

func TestRoundBeginsWithTheOpening(t *testing.T) {
	g := playRound(t, rounds+" opening=move_2,no-captures_3", "1,0,0/0,0,0 9,8 N", "1")
	before := g.Position()
	if err := g.Play(Move{Kind: NextRound}); err != nil {
		t.Fatal(err)
	}
	if got := g.Position(); got.String() != "3,3,3/3,3,3 0,0 N opening=3" || event.Apply(before, g.Steps(1)) != got {
		t.Errorf("%s", got)
	}
}

func TestOpeningHasOneText(t *testing.T) {
	for text, want := range map[string]string{
		"none": "none", "no-captures_2,move_3,move_1": "move_3,move_1,no-captures_2", `"move 3, no-claims 1"`: "move_3,no-claims_1",
	} {
		r := enginetest.Rules(t, "stores=none last-in-store=ends claim=makes-four opening="+text)
		if got, _ := r.Value("opening"); got != want || enginetest.Rules(t, r.String()) != r {
			t.Errorf("%s is written %s, want %s", text, got, want)
		}
	}
	for _, text := range []string{"move", "move_0", "move_7", "no-captures_100", "no-captures_1,no-claims_1", "no-captures_1,no-captures_1", "race", "move_1,", ""} {
		if r, err := ParseRules("opening=" + text); err == nil {
			t.Errorf("%s is read as %s", text, r)
		}
	}
}
