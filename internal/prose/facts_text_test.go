package prose_test

import (
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/internal/prose"
)

// The whole texts of four games, checked against their sources.
func TestFactsOfFourGames(t *testing.T) {
	values := func(f prose.Fact) string {
		if f.Value == "" {
			return ""
		}
		return f.Name + ": " + f.Value
	}
	sentences := func(f prose.Fact) string { return f.Say }
	for _, game := range []struct {
		name, store, rules string
		of                 func(prose.Fact) string
		want               string
	}{
		{"Oware, as the rows of a table", "store",
			"stores=none last-in-store=ends origin=skipped capture=run-theirs numbers=2,3 grand-slam=nothing feed=must left-over=both-sides", values, `
Board: 2 rows of 6 pits, and a store for each player’s captures
Seeds: 4 in each pit, 48 in all
Who begins: one player; on these boards, the one with the near row
You may play: any of your pits with seeds
Direction: counterclockwise
Stores sown: none
The starting pit, on the way round: is skipped
Last seed in a pit with seeds: your turn ends, after any capture
Captures: if the last seed makes two or three in one of the other player’s pits, take them. Do the same with the pit before it, and so on back through the pits just sown. Stop at the first pit where this is not so
If that takes all the other player’s seeds: nothing is captured
After a capture: it is the other player’s turn
A side without seeds: the other player must give it some, if they can
The game ends: when a player cannot move on their turn
Seeds left in the pits: go to the player whose side they are on; after a repetition they count for nobody
Winner: the player with the most seeds`},
		{"Egyptian Mancala", "capture pit", "origin=skipped capture=across left-over=other-side", sentences, `
The board has two rows of six pits; the row nearer you and the store at its right end, your capture pit, are yours.
Put four seeds in each pit, 48 in all.
One player begins. Then take turns.
Lift all the seeds from one of your pits.
Drop them one by one in the places that follow, counterclockwise (to your right).
Drop a seed in your own capture pit as you pass it. Skip the other player’s.
If you come all the way round, skip the starting pit.
If the last seed falls in your own capture pit, play again.
If the last seed falls in one of your empty pits, take that seed and all the seeds in the pit opposite. If the pit opposite is empty, take nothing.
The game ends when a player cannot move on their turn.
The other player takes the seeds left on their own side.
The player with the most seeds in their capture pit wins: 25 are enough.`},
		{"Sulus Aidi", "pile", "rows=3 seeds=3 stores=none last-in-store=ends relay=yes claim=makes-four claim-first=no stuck=empty-passes", sentences, `
The board has three rows of six pits; the row nearer you and the right half of the middle row are yours. What you win goes into your pile, which is never sown.
Put three seeds in each pit, 54 in all.
One player begins. Then take turns.
Lift all the seeds from one of your pits.
Drop them one by one in the places that follow: along your row to the right, back along your half of the middle row, then through the other player’s pits in the same way.
If you come all the way round, drop a seed in the starting pit too.
If the last seed falls in a pit with seeds and captures nothing, lift them all and sow on from there. If it falls in an empty pit, your turn ends.
If the last seed makes four in one of the other player’s pits, you own that pit from then on.
The first move of a game claims nothing; it sows on.
Both players sow into owned pits, but nobody plays or captures them. A last seed there ends the turn. At the end the owner takes their seeds.
If you have no pit to play, pass. The other player goes on.
The game ends when neither player can move.
If a position comes up for the third time, the game ends and the seeds left in the pits count for nobody.
The player with the most seeds in their pile wins: 28 are enough.`},
		{"Lane's game for the ignorant", "pile",
			"setup=free seeds=72 pick=rightmost give=whenever stores=none last-in-store=ends relay=yes capture=run-across numbers=2,4 ends=cleared", sentences, `
The board has two rows of six pits; the row nearer you is yours. What you capture goes into your pile, which is never sown.
One player lays out all 72 seeds, with any number in each pit.
The other player may turn the board to change sides. Either way, they begin.
Lift all the seeds from your rightmost pit that has any. You have no choice.
Drop them one by one in the places that follow, counterclockwise (to your right).
If you come all the way round, drop a seed in the starting pit too.
If the last seed falls in a pit with seeds and captures nothing, lift them all and sow on from there. If it falls in an empty pit, your turn ends.
If the last seed makes two or four in a pit, take them and all the seeds in the pit opposite. Do the same with the pit before it, and so on back through the pits just sown. Stop at the first pit where this is not so. Count all the pits before you take any.
If one side has no seeds and the other has two or more, put one of those in the empty side’s first pit. It is still the same player’s turn.
The game ends when the board is cleared or one seed is left. The player whose side that seed is on takes it.
If a position comes up for the third time, the game ends and the seeds left in the pits count for nobody.
The player with the most seeds in their pile wins: 37 are enough.`},
	} {
		rules, err := engine.ParseRules(game.rules)
		if err != nil {
			t.Fatal(err)
		}
		var got strings.Builder
		for _, f := range prose.Facts(english(t), prose.Voice{Store: game.store}, rules) {
			if line := game.of(f); line != "" {
				got.WriteString("\n" + line)
			}
		}
		if got.String() != game.want {
			t.Errorf("%s:\n%s\nwant\n%s", game.name, got.String(), game.want)
		}
	}
}
