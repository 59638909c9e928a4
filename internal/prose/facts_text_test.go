package prose_test

import (
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/internal/prose"
)

// The whole texts of three games, checked against their sources.
func TestFactsOfThreeGames(t *testing.T) {
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
Board: 2 rows of 6 pits, and a store for what each player captures
Seeds: 4 in each pit, 48 in all
Who begins: one player, on these boards the one with the near row
You may play: any pit of yours with seeds
Direction: counterclockwise
Stores sown: none
All the way round, the pit you began in: is passed over
Last seed in a pit with seeds: your turn ends, with a capture if it makes one
Captures: the other player’s pit that the last seed makes two or three, and so on back through his pits just sown; nothing when it would be all he has
After a capture: the other player is next
A side without seeds: must be given some by the other player’s move, if it can
The game ends: when the player on turn cannot move
Seeds left in the pits: go to the player on whose side they lie
Winner: whoever has the most seeds`},
		{"Egyptian Mancala", "capture pit", "origin=skipped capture=across left-over=other-side", sentences, `
The board has two rows of six pits. The row nearer to you is yours, and so is the capture pit at its right end.
Put four seeds in each pit, 48 in all.
One player begins, and then you take turns.
Lift all seeds of one of your pits.
Sow them one by one into the places that follow, counterclockwise, which is to your right.
Your own capture pit gets a seed as you pass it; the other player’s is passed over.
A sowing that goes all the way round passes over the pit it began in.
When the last seed falls in your own capture pit, you play again.
When the last seed falls in an empty pit of yours, the seeds of the pit opposite go to your capture pit, and that seed with them.
When nothing lies opposite, nothing is captured.
After a capture the other player is next.
The game ends when the player on turn cannot move.
The player who can still move takes what is left on his own side.
Whoever has the most seeds in the capture pit wins.`},
		{"Lane's game for the ignorant", "pile",
			"setup=free seeds=72 pick=rightmost give=whenever stores=none last-in-store=ends relay=yes capture=run-across numbers=2,4 ends=cleared", sentences, `
The board has two rows of six pits. The row nearer to you is yours; what you capture goes to your pile, which is not sown.
One player lays out all 72 seeds, as many or as few in each pit as he likes.
The other player may turn the board and so take the other side. Turned or not, he begins.
Lift all seeds of your rightmost pit that has any: there is no choice.
Sow them one by one into the places that follow, counterclockwise, which is to your right.
A sowing that goes all the way round drops a seed in the pit it began in too.
When the last seed falls in a pit that holds seeds, lift them all and sow on from there, unless there are now two or four. An empty pit ends your turn.
When the last seed makes a pit hold two or four, take its seeds and those of the pit facing it. Then do the same with the pit before it, ` +
				`and so on back through the pits just sown, until one holds another number. What counts is what the pits hold before any is taken.
After a capture the other player is next.
When one side has no seeds and the other two or more, one seed is given into its first pit, and play goes on with whoever was next.
The game ends when the board is cleared, or when one seed is left, which is its owner’s.
Whoever has the most seeds in the pile wins.`},
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
