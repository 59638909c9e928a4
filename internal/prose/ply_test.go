package prose

import (
	"slices"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/engine/event"
)

var voice = Voice{
	Labels: engine.FromStore, Sides: [2]string{"Lower", "Upper"}, Store: "capture pit",
	Clauses: map[engine.Rule][]string{
		event.RuleSow: {"P-E1"}, event.RuleOwnStore: {"P-E1"}, event.RuleOriginSkipped: {"P-E1"},
		event.RuleExtraTurn: {"P-E2"}, event.RuleTurnPasses: {"P-E2"}, event.RuleCaptureAcross: {"P-E3"},
		event.RuleNothingAcross: {"P-E3"}, event.RuleTheirEmptyPit: {"P-E3"}, event.RuleNoMove: {"P-E4"},
		event.RuleLeftOver: {"P-E4"}, event.RuleFeed: {"P-F"}, event.RuleMost: {"P-W"}, event.RuleEmptyPit: {"P-E4"}, event.RuleOwnPits: {"P-F1"},
	},
}

func play(t *testing.T, rules, start string, moves string) *engine.Game {
	t.Helper()
	return playAs(t, voice, rules, start, moves)
}

func playAs(t *testing.T, voice Voice, rules, start, moves string) *engine.Game {
	t.Helper()
	r, err := engine.ParseRules(rules)
	if err != nil {
		t.Fatal(err)
	}
	p, err := engine.ParsePosition(start)
	if err != nil {
		t.Fatal(err)
	}
	g := engine.NewGame(r, p)
	for _, text := range strings.Fields(moves) {
		if err := voice.Play(g, text); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

const egyptian = "origin=skipped capture=across left-over=other-side"

// Each case is the last ply of a line, its sentences and its clauses.
func TestPlySentences(t *testing.T) {
	for _, c := range []struct{ rules, start, moves, say, clauses string }{
		{egyptian, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "4",
			"Lower sows four from Pit 4: 3, 2, 1, capture pit. The last seed falls in Lower’s capture pit, so Lower plays again.", "P-E1 P-E2"},
		{egyptian, "4,4,4,4,4,4/4,4,0,5,5,5 1,0 S", "1",
			"Lower sows five from Pit 1: capture pit, Upper 6, 5, 4, 3. The last seed falls in a pit that held four, so it is Upper’s turn.", "P-E1 P-E2"},
		{egyptian, "5,0,5,5,5,5/5,5,0,5,5,0 2,1 S", "6",
			"Lower sows five from Pit 6: 5, 4, 3, 2, 1. The last seed falls in the empty Pit 1. It is captured with the five seeds opposite, in Upper’s Pit 6. It is Upper’s turn.", "P-E1 P-E3"},
		{egyptian, "5,4,4,0,0,0/2,3,0,1,0,6 13,10 S", "3",
			"Lower sows one from Pit 3: 2. The last seed falls in the empty Pit 2. The pit opposite is empty too, so nothing is captured. It is Upper’s turn.", "P-E1 P-E3"},
		{egyptian + " lone-capture=yes", "5,4,4,0,0,0/2,3,0,1,0,6 13,10 S", "3",
			"Lower sows one from Pit 3: 2. The last seed falls in the empty Pit 2. The pit opposite is empty, and the seed is captured alone. It is Upper’s turn.", "P-E1 P-E3"},
		{egyptian, "4,2,3,0,5,5/4,4,4,4,5,0 5,3 S", "2",
			"Lower sows five from Pit 2: 1, capture pit, Upper 6, 5, 4. The last seed falls in one of Upper’s empty pits, so nothing is captured. It is Upper’s turn.", "P-E1 P-E3"},
		{egyptian, "2,3,1,0,5,4/13,0,2,1,0,4 6,7 S", "6",
			"Lower sows 13 from Pit 6: 5, 4, 3, 2, 1, capture pit, Upper 6, 5, 4, 3, 2, 1, Lower 5. Pit 6, where the sowing began, is skipped. The last seed falls in a pit that held one, so it is Upper’s turn.", "P-E1 P-E2"},
		{egyptian, "0,2,0,1,0,4/0,0,0,0,0,1 20,20 S", "1",
			"Lower sows one from Pit 1: capture pit. The last seed falls in Lower’s capture pit, so Lower plays again. Lower has no seeds left to play: the game is over. The seven seeds left in Upper’s pits go to Upper’s capture pit. Upper wins, 27 to 21.", "P-E1 P-E2 P-E4 P-W"},
		{"left-over=nobody", "1,0,0,0,0,0/0,0,0,0,0,1 20,20 S", "1",
			"Lower sows one from Pit 1: capture pit. The last seed falls in Lower’s capture pit, so Lower plays again. Lower has no seeds left to play: the game is over. The one seed left on the board counts for nobody. Lower wins, 21 to 20.", "P-E1 P-E2 P-E4 P-W"},
		{"ends=at-once left-over=both-sides", "0,2,0,1,0,5/0,0,0,0,0,1 20,19 S", "1",
			"Lower sows one from Pit 1: capture pit. The last seed falls in Lower’s capture pit, so Lower plays again. Lower has no seeds left in the pits: the game is over. The eight seeds left in Upper’s pits go to Upper’s capture pit. Upper wins, 27 to 21.", "P-E1 P-E2 P-E4 P-W"},
		{egyptian + " direction=either fewest=2", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "6L",
			"Lower sows four from Pit 6 to the left: Upper 1, 2, 3, 4. The last seed falls in a pit that held four, so it is Upper’s turn.", "P-E1 P-E2"},
		{egyptian + " direction=either fewest=2 stuck=passes", "1,0,1/0,1,1 4,4 S", "- -",
			"Upper has seeds but no pit that may be played, and passes. Both players have passed: the game is over. The four seeds left on the board count for nobody. A draw, 4 each.", "P-E4 P-W"},
		// No player has passed: Lower could play a pit but cannot feed Upper.
		{"fewest=2 stuck=passes feed=must", "2,0,0/2,0,0 4,4 N", "1",
			"Upper sows two from Pit 1: capture pit, Lower 3. The last seed falls in a pit that held two, so it is Lower’s turn. Lower cannot give Upper a seed: the game is over. The three seeds left on the board count for nobody. Upper wins, 5 to 4.", "P-E1 P-E2 P-F P-E4 P-W"},
		{egyptian, "4,0,0/0,0,3 4,4 S closed=1,5", "1",
			"Lower sows three from Pit 1: capture pit, Upper 3, 1. The closed pits on the way are skipped. The last seed falls in a pit that held four, so it is Upper’s turn.", "P-E1 P-E2"},
		{"stuck=empty-passes", "0,1,0/0,0,0 4,5 S", "-",
			"Lower has no seeds in the pits and passes.", ""},
		{"stuck=empty-passes", "1,0,0/0,0,0 4,5 N", "1",
			"Upper sows one from Pit 1: capture pit. The last seed falls in Upper’s capture pit, so Upper plays again. The board is cleared: the game is over. Upper wins, 6 to 4.", "P-E1 P-E2 P-E4 P-W"},
		{"fewest=2 stuck=empty-passes", "1,0,1/2,0,0 4,5 S", "3",
			"Lower sows two from Pit 3: 2, 1. The last seed falls in an empty pit, so it is Upper’s turn. Neither player has a pit that may be played: the game is over. The four seeds left on the board count for nobody. Upper wins, 5 to 4.", "P-E1 P-E2 P-E4 P-W"},
	} {
		g := play(t, c.rules, c.start, c.moves)
		got := voice.Ply(g, g.Len()-1)
		if got.Text != c.say {
			t.Errorf("%s %s\ngot  %s\nwant %s", c.start, c.moves, got.Text, c.say)
		}
		if clauses := strings.Join(got.Clauses, " "); clauses != c.clauses {
			t.Errorf("%s %s: clauses %s, want %s", c.start, c.moves, clauses, c.clauses)
		}
	}
}

const (
	runBoth  = "stores=none last-in-store=ends capture=run-both"
	nigerian = "stores=both last-in-store=ends relay=yes capture=made numbers=4"
	cairo    = "seeds=72 setup=free give=whenever stores=none last-in-store=ends relay=yes capture=run-across numbers=2,4 ends=cleared"
	claims   = "stores=none last-in-store=ends origin=first "
	oware    = "stores=none last-in-store=ends origin=skipped capture=run-theirs numbers=2,3 grand-slam=nothing feed=must left-over=both-sides"
)

// The same for games with relays, captures by number and gifts.
func TestPlySentencesOfRelaysRunsAndGifts(t *testing.T) {
	player := Voice{Labels: engine.FromLeft, Sides: [2]string{"South", "North"}, Store: "mancala"}
	lane := Voice{Labels: engine.Cells, Sides: [2]string{"South", "North"}, Store: "pile"}
	for _, c := range []struct {
		voice                    Voice
		rules, start, moves, say string
	}{
		{player, nigerian, "2,0,2,2,2,2/1,1,2,0,2,1 12,12 S", "1",
			"South sows one from Pit 1: 2. The last seed falls in South’s Pit 2, which held one. The two seeds there are lifted and sown on, and the last falls in South’s Pit 4. The last seed falls in an empty pit, so it is North’s turn."},
		{player, nigerian, "2,2,2,2,0,3/2,2,2,2,2,3 11,12 S", "6",
			"South sows three from Pit 6: mancala, North 1, 2. A seed makes four in North’s Pit 1. They go to North’s mancala. The last seed falls in an empty pit, so it is North’s turn."},
		{player, nigerian, "2,2,2,2,2,2/1,3,2,2,2,1 12,12 S", "1",
			"South sows one from Pit 1: 2. A seed makes four in South’s Pit 2. They go to South’s mancala. That was the last seed of the sowing, so it is North’s turn."},
		{player, claims + `captures="last theirs makes 3: claim it"`, "5,0,2/0,0,2 0,0 S", "3",
			"South sows two from Pit 3: 3, North 1. The last seed makes three in North’s Pit 1, and South owns the pit from now on. It is North’s turn."},
		{player, claims + `owned=takes captures="last theirs makes 5: claim it"`, "5,0,4/0,0,2 0,0 S", "3",
			"South sows two from Pit 3: 3, North 1. The last seed makes five in North’s Pit 1: South captures them, and South owns the pit from now on. It is North’s turn."},
		{player, claims + `captures="last theirs: claim it and facing"`, "5,0,4/0,0,2 0,0 S", "3",
			"South sows two from Pit 3: 3, North 1. South owns North’s Pit 1 and South’s Pit 3 from now on. It is North’s turn."},
		{player, claims + `captures="last own empty facing 3,5: claim it and facing, shared"`, "0,5,2/2,0,0 0,0 S", "1",
			"South sows two from Pit 1: 1, 2. The last seed falls in the empty Pit 2 and faces five seeds in North’s Pit 2. They and the last seed are shared evenly between the two pits, and South owns both from now on. It is North’s turn."},
		{lane, cairo, "3,4,6,5,6,7/1,2,3,1,5,4 12,13 N", "10",
			"North sows six from Pit 10: 11, 12, 1, 2, 3, 4. The last seed makes two in Pit 4: North captures eleven from Pit 4 with 9, 3. It is South’s turn."},
		{lane, cairo + " after-capture=again", "3,4,6,5,6,7/1,2,4,1,5,4 12,12 N", "10",
			"North sows six from Pit 10: 11, 12, 1, 2, 3, 4. The last seed makes two in Pit 4: North captures seven from Pit 4 with 9. After a capture North plays again."},
		{lane, cairo, "0,0,0,0,0,0/0,0,3,0,1,0 30,38 N", "+5", "North has no seeds, so South gives one from Pit 5 to Pit 7."},
		{lane, strings.Replace(cairo, "whenever", "instead", 1), "0,0,0,0,0,0/0,0,3,0,1,0 30,38 S", "+3",
			"North has no seeds, so South gives one from Pit 3 to Pit 7. It is North’s turn."},
		{lane, cairo, "0,0,0,0,0,1/0,0,0,0,1,1 33,36 S", "6",
			"South sows one from Pit 6: 7. The last seed makes two in Pit 7: South captures two from Pit 7. One seed is left, and the player on its side takes it: the game is over. The one seed left in South’s pits goes to South’s pile. A draw, 36 each."},
		{player, oware, "0,0,0,0,1,1/4,4,4,4,4,2 12,12 S", "6",
			"South sows two from Pit 6: North 1, 2. The last seed makes two in North’s Pit 2, but that capture would leave North without seeds, so nothing is captured. It is North’s turn."},
		{player, runBoth + " numbers=2,4,6", "4,0,7,3,3,1/2,8,0,3,3,1 19,18 S", "4",
			"South sows three from Pit 4: 5, 6, North 1. The last seed makes two in North’s Pit 1: South captures eight from North 1, 6, 5. It is North’s turn."},
		{player, runBoth + " numbers=1", "0,0,2,1,0,0/0,3,5,0,0,2 20,24 S", "6",
			"South sows two from Pit 6: North 1, 2. The last seed falls in North’s Pit 2, which was empty: South captures two from North 2, North 1. It is North’s turn."},
	} {
		g := playAs(t, c.voice, c.rules, c.start, c.moves)
		got := c.voice.Ply(g, g.Len()-1).Text
		if got != c.say {
			t.Errorf("%s %s\ngot  %s\nwant %s", c.start, c.moves, got, c.say)
		}
	}
}

func TestStartSentences(t *testing.T) {
	for start, want := range map[string]string{
		"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S": "Four seeds in every pit; Lower begins.",
		"4,4,5,5,5,5/4,4,0,5,5,0 2,0 N": "Upper is to play.",
		"1,2,0/0,0,0 3,4 S":             "Lower has no seeds left to play: the game is over. The three seeds left in Upper’s pits go to Upper’s capture pit. Upper wins, 7 to 3.",
	} {
		if got := voice.Start(play(t, egyptian, start, "")).Text; got != want {
			t.Errorf("%s: %s\nwant %s", start, got, want)
		}
	}
}

func TestStepSentences(t *testing.T) {
	g := play(t, egyptian, "5,0,5,5,5,5/2,1,0,5,5,0 2,1 S", "5")
	var told []string
	pos := g.Start()
	for i, s := range g.Steps(0) {
		pos = event.Apply(pos, []engine.Step{s})
		told = append(told, voice.Step(s, pos, engine.South, i == 1).Text)
	}
	want := []string{
		"Lower lifts the one seed of Pit 5.",
		"The last seed falls in Lower’s Pit 4, which now holds one.",
		"The last seed itself goes to Lower’s capture pit.",
		"The five seeds of Upper’s Pit 3 go to Lower’s capture pit.",
		"It is Upper’s turn.",
	}
	if !slices.Equal(told, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(told, "\n"), strings.Join(want, "\n"))
	}
}

func TestVoiceStringRoundTrip(t *testing.T) {
	got, err := ParseVoice(voice.String())
	if err != nil || got.String() != voice.String() || got.Sides != voice.Sides || got.Store != voice.Store || len(got.Clauses) != len(voice.Clauses) {
		t.Errorf("%s is read as %s, %v", voice, got, err)
	}
	for _, text := range []string{"labels=far", "labels=near;castling=X-1"} {
		if _, err := ParseVoice(text); err == nil {
			t.Errorf("%q is read without an error", text)
		}
	}
}

func TestStartSentenceOfFinishedGame(t *testing.T) {
	g := play(t, egyptian, "0,2,0,1,0,4/0,0,0,0,0,1 20,20 S", "1")
	if got := voice.Start(g).Text; got != "Lower is to play." {
		t.Errorf("%s", got)
	}
}

func TestNoBracesAreLeftInSentences(t *testing.T) {
	for _, rules := range []string{egyptian, "left-over=nobody stores=both", egyptian + " direction=either fewest=2 stuck=passes",
		nigerian, oware, cairo, cairo + " pick=rightmost", "relay=yes",
		"stores=none last-in-store=ends relay=yes origin=skip-lap capture=opposite feed=must left-over=both-sides"} {
		g := play(t, rules, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "")
		for i := 0; !g.Over() && i < 300; i++ {
			moves := voice.Legal(g)
			if err := voice.Play(g, moves[i*7%len(moves)]); err != nil {
				t.Fatal(err)
			}
			text := voice.Ply(g, g.Len()-1).Text
			for at := engine.Place(0); g.Board().IsPit(at); at++ {
				for _, act := range []engine.MoveKind{engine.Sow, engine.Gift, engine.Pass} {
					if why := g.WhyIllegal(engine.Move{Kind: act, Pit: at}); why != nil {
						text += voice.Refusal(g, why).Text
					}
				}
			}
			pos := g.Start()
			for _, s := range g.Steps(g.Len() - 1) {
				text += voice.Step(s, pos, g.Ply(g.Len()-1).Player, false).Text
			}
			if strings.ContainsAny(text, "{}") {
				t.Fatalf("%s: %s", rules, text)
			}
		}
	}
}

// Under these rules a game can be over at its start for three reasons; only one is two
// passes.
func TestEndSentencesGiveTheCause(t *testing.T) {
	for start, want := range map[string]string{
		"0,0,0/2,0,0 4,4 S": "Lower cannot give Upper a seed: the game is over. The two seeds left on the board count for nobody. A draw, 4 each.",
		"0,2,0/0,0,0 4,4 S": "Lower has no seeds left to play: the game is over. The two seeds left on the board count for nobody. A draw, 4 each.",
		"0,1,0/1,0,0 4,4 S": "Lower is to play.",
	} {
		if got := voice.Start(play(t, "fewest=2 stuck=passes feed=must", start, "")).Text; got != want {
			t.Errorf("%s: %s\nwant %s", start, got, want)
		}
	}
	g := play(t, "fewest=2 stuck=passes feed=must", "0,1,0/1,0,0 4,4 S", "- -")
	if got := voice.Ply(g, 1).Text; !strings.Contains(got, "Both players have passed: the game is over.") {
		t.Error(got)
	}
}

// Cells 6 and 7 face each other at the corner of the board. The trace says whether a run
// captures one as the pit facing the other, or as the pit before it.
func TestCornerRunNamesFacingPitsFromTheTrace(t *testing.T) {
	lane := Voice{Labels: engine.Cells, Sides: [2]string{"South", "North"}, Store: "pile"}
	g := playAs(t, lane, cairo, "6,6,6,6,6,1/6,6,6,3,1,1 10,11 S", "6")
	steps := []engine.Step{
		{Kind: event.LiftStep, From: 4, To: engine.Hand, Seeds: 2},
		{Kind: event.DropStep, From: engine.Hand, To: 5, Seeds: 1},
		{Kind: event.DropStep, From: engine.Hand, To: 6, Seeds: 1},
		{Kind: event.CaptureStep, Rule: event.RuleRun, From: 6, To: 12, Seeds: 2},
		{Kind: event.CaptureStep, Rule: event.RuleRun, From: 5, To: 12, Seeds: 2},
		{Kind: event.TurnStep, Rule: event.RuleRun, From: engine.Hand, To: 6},
	}
	ply := g.Ply(0)
	ply.Captured = 4
	text := func() string {
		told := narrator{values: lane.values(g.Board(), engine.South), rules: g.Rules(), ply: ply, pos: g.Start()}
		for _, s := range steps {
			told.step(s)
		}
		return told.said.Text
	}
	if got := text(); !strings.Contains(got, "South captures four from Pit 7, 6.") {
		t.Error(got)
	}
	steps[4].Cause = event.Facing
	if got := text(); !strings.Contains(got, "South captures four from Pit 7 with 6.") {
		t.Error(got)
	}
}

func TestLapLimitSentence(t *testing.T) {
	if testing.Short() {
		t.Skip("a long relay")
	}
	rules := strings.Replace(cairo, "capture=run-across numbers=2,4", "capture=opposite direction=cw", 1)
	g := playAs(t, voice, rules, "4,1,4,3,2,10/9,6,18,6,3,5 0,0 S", "1")
	const want = "The relay from Pit 1 has not ended after 65536 laps. All its seeds go back, and the turn ends. It is Upper’s turn."
	if got := voice.Ply(g, 0).Text; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}
