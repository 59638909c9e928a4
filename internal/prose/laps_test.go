package prose

import (
	"strings"
	"testing"

	"sowbook/engine"
)

func TestSentencesNameThePitOfALapOnce(t *testing.T) {
	const relay = "pits=4 seeds=4 stores=none last-in-store=ends relay=yes claim=makes-four owned=skipped-theirs stuck=empty-passes"
	voice := Voice{Labels: engine.FromLeft, Sides: [2]string{"South", "North"}, Store: "pile"}
	for _, c := range []struct{ name, rules, from, move, want string }{
		{"a relay", relay, "1,5,14,1/3,4,2,2 0,0 N north-owns=2", "1",
			"North sows one from Pit 1: 2. The last seed falls in North’s Pit 2, which held 14. The 15 seeds there are lifted and sown on, and the last " +
				"falls in North’s Pit 1. That pit held one, so the two seeds there are lifted and sown on, and the last falls in North’s Pit 3. That pit " +
				"held seven, so the eight seeds there are lifted and sown on, and the last falls in North’s Pit 3. The last seed falls in an empty pit, so " +
				"it is South’s turn."},
		{"captured seeds", stocked, "0,0,0,0,0,0,0,0/0,4,2,0,0,0,1,1/0,0,0,4,9,4,2,1/0,0,0,0,1,1,0,2 16,16 S south-owns=12", "10R",
			"South puts a seed from the pile in Pit 10. South captures one from North 15 and sows it counterclockwise: 9. The last seed falls in " +
				"South’s Pit 9, which held one. South captures one from North 16 and sows it. The last falls in South’s Pit 9. That pit held two, so " +
				"the three seeds there are lifted and sown on, and the last falls in South’s Pit 12. The last seed falls in South’s house, and the move " +
				"stops there. It is North’s turn."},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := voice.Ply(playAs(t, voice, c.rules, c.from, c.move), 0).Text; got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
}

func TestManyLapsShareOneSentence(t *testing.T) {
	g := playAs(t, stockVoice, stocked, "2,1,1,0,0,0,0,0/0,0,2,8,0,0,0,1/0,0,0,1,10,0,1,1/0,0,0,0,0,0,1,1 17,17 S north-owns=28 south-owns=12", "13L>")
	const want = "The relay goes on for six more laps. The last seed falls in "
	if got := stockVoice.Ply(g, 0).Text; !strings.Contains(got, want) {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestSentenceSaysWhoseSkippedPitsAre(t *testing.T) {
	const theirs = "pits=4 seeds=4 stores=none last-in-store=ends relay=yes claim=makes-four owned=skipped-theirs stuck=empty-passes"
	const all = "pits=4 seeds=4 stores=none last-in-store=ends relay=yes claim=makes-four owned=skipped stuck=empty-passes"
	for _, c := range []struct{ rules, from, want string }{
		{theirs, "1,0,1,11/3,2,3,11 0,0 S north-owns=4 south-owns=5", "The pit on the way that North owns is skipped."},
		{theirs, "3,0,1,8/5,0,5,10 0,0 S north-owns=3,4", "The pits on the way that North owns are skipped."},
		{all, "3,0,1,8/5,0,5,10 0,0 S north-owns=4 south-owns=5", "The owned pits on the way are skipped."},
		{all, "3,0,1,8/5,0,5,10 0,0 S north-owns=4", "The owned pit on the way is skipped."},
	} {
		g := playAs(t, stockVoice, c.rules, c.from, "1")
		if got := stockVoice.Ply(g, 0).Text; !strings.Contains(got, c.want) {
			t.Errorf("%s %s: got  %s\nwant %s", c.rules, c.from, got, c.want)
		}
	}
}
