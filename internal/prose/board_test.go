package prose

import (
	"strings"
	"testing"

	"sowbook/engine"
)

func TestDifferenceSentences(t *testing.T) {
	one := play(t, egyptian, "4,4,4,4,4,4/4,4,0,5,5,5 1,0 S", "1")
	for d, want := range map[engine.Difference]string{
		{Ply: 0, Step: 0}: "Lower is to play.",
		{Ply: 1, Step: 0}: "Lower sows five from Pit 1: capture pit, Upper 6, 5, 4, 3. The last seed falls in a pit that held four, so it is Upper’s turn.", // the other game lacks this ply
		{Ply: 1, Step: 1}: "Lower lifts the five seeds of Pit 1.",
		{Ply: 1, Step: 3}: "A seed falls in Upper’s Pit 6, which now holds five.",
		{Ply: 1, Step: 6}: "The last seed falls in Upper’s Pit 3, which now holds five.",
		{Ply: 1, Step: 7}: "It is Upper’s turn.",
		{Ply: 1, Step: 8}: "It is Upper’s turn.", // the other game has one more step
		{Ply: 2, Step: 0}: "",
	} {
		if got := voice.Difference(one, d).Text; got != want {
			t.Errorf("%+v: %q, want %q", d, got, want)
		}
	}
}

func TestBoardSentences(t *testing.T) {
	p, err := engine.ParsePosition("1,2,3/4,5,6 7,8 S")
	if err != nil {
		t.Fatal(err)
	}
	const want = "Lower’s Pits 3 to 1: 4, 5, 6; capture pit: 7. Upper’s Pits 3 to 1: 3, 2, 1; capture pit: 8."
	if got := voice.Board(p); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestRoundSentencesSayWhatIsFilledAndWhoBegins(t *testing.T) {
	const rules = "pits=3 seeds=3 relay=yes capture=across stuck=empty-passes refill=left-first"
	g := play(t, rules, "1,0,0/0,0,0 5,12 N", "1 =")
	for i, want := range []string{
		"Upper sows one from Pit 1: capture pit. The last seed falls in Upper’s capture pit, so Upper plays again. The board is cleared: the game is over. Upper wins, 13 to 5. Another round can follow.",
		"Lower fills one pit with three seeds each. 2 seeds stay in the capture pit. Lower’s Pits 2, 1 are closed in this round. Upper fills three pits with three seeds each. 4 seeds stay in the capture pit. Upper begins.",
	} {
		if got := voice.Ply(g, i).Text; got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	}
	g = play(t, rules, "1,0,0/0,0,0 2,15 N", "1")
	if got := voice.Ply(g, 0).Text; !strings.HasSuffix(got, "Upper wins, 16 to 2. Lower has two seeds and cannot fill a pit: Upper wins the match.") {
		t.Error(got)
	}
}

func TestBoardSentenceNamesClosedPits(t *testing.T) {
	p, err := engine.ParsePosition("1,0,3/4,5,0 7,8 N closed=3,5")
	if err != nil {
		t.Fatal(err)
	}
	const want = "Lower’s Pits 3 to 1: 4, 5, closed; capture pit: 7. Upper’s Pits 3 to 1: 3, closed, 1; capture pit: 8."
	if got := voice.Board(p); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}
