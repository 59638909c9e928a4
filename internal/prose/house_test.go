package prose

import (
	"strings"
	"testing"

	"sowbook/engine"
)

// stocked is rules with a stock and houses.
const stocked = "pits=8 rows=4 seeds=2 setup=house stock=22 house=6 direction=either pick=inner-first fewest=2 must-capture=yes stores=none " +
	"last-in-store=ends relay=yes capture=inner-facing captured=sown-from-end bind=threatened ends=inner-empty wins=last-mover"

var stockVoice = Voice{Labels: engine.FromLeft, Sides: [2]string{"South", "North"}, Store: "stock"}

func TestSentenceNamesTheHouseThatSowsTwo(t *testing.T) {
	g := playAs(t, stockVoice, stocked, "1,0,0,0,0,0,0,0/1,5,0,6,0,0,0,0/0,0,0,0,6,0,0,0/0,0,0,1,1,0,2,3 19,19 S north-owns=28 south-owns=12", "12R")
	const want = "South puts a seed from the stock in Pit 12. South sows only two from the house in Pit 12 counterclockwise: 13, 14. " +
		"The last seed falls in an empty pit, so it is North’s turn."
	if got := stockVoice.Ply(g, 0).Text; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestEndSentenceNamesTheEmptyInnerRowDespiteStock(t *testing.T) {
	g := playAs(t, stockVoice, stocked, "0,0,0,0,0,0,0,0/0,3,4,1,0,0,0,0/0,1,1,3,8,1,2,0/0,0,0,0,0,0,0,0 20,20 S south-owns=12", "15L")
	const want = "North’s inner row is empty: the game is over. South made the last move and wins."
	if got := stockVoice.Ply(g, 0).Text; !strings.HasSuffix(got, want) {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}
