package plain

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/internal/long"
	"sowbook/internal/variant"
)

// comparedHere is what entries say that are compared with an account.
const comparedHere = "A second program, written from the account alone, agrees with every move of random games."

// TestEntriesOfTheAtlasAgreeWithTheirAccounts plays random games of the entries, ply by ply.
func TestEntriesOfTheAtlasAgreeWithTheirAccounts(t *testing.T) {
	list, problems := variant.LoadAll(os.DirFS("../../content"), "content")
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	for _, v := range list {
		if v.Account != nil && strings.HasPrefix(v.Account.Compared, comparedHere) != (accounts[v.ID] != nil) {
			t.Errorf("%s is compared here: %v, and says %q", v.ID, accounts[v.ID] != nil, v.Account.Compared)
		}
	}
	for id, a := range accounts {
		t.Run(id, func(t *testing.T) {
			v, err := variant.Find(list, id)
			if err != nil || v.Account == nil {
				t.Fatalf("no entry of the atlas: %v", err)
			}
			n := 8
			if long.Tests {
				n = 1000
			}
			plies := 0
			for seed := range n {
				plies += a.compare(t, v, rand.New(rand.NewPCG(uint64(seed), 5)))
				if t.Failed() {
					return
				}
			}
			if plies < 4*n {
				t.Errorf("only %d plies in %d games", plies, n)
			}
		})
	}
}

// compare plays a game at random with both implementations and returns the number of plies.
func (a *account) compare(t *testing.T, v *variant.Variant, rng *rand.Rand) int {
	start, err := v.Rules.Start()
	if err != nil {
		start = layOut(t, v.Rules, rng)
	}
	g := engine.NewGame(v.Rules, start)
	parse := func(at engine.Position) Position {
		p := Parse(v.ID, at.String())
		if strings.Count(at.String(), "/") == 3 {
			p.Readings = "four"
		}
		return p
	}
	p := parse(start)
	p.Opening = max(p.Opening, a.quiet)
	for g.Len() < 300 {
		before := g.Position()
		legal := g.Legal()
		moves := a.moves(&p)
		if g.Over() {
			a.checkEnd(t, g, &p, moves)
			break
		}
		if want := asPlain(legal); !slices.Equal(moves, want) {
			t.Fatalf("%s: the account allows %v, the engine %v", before, moves, want)
		}
		i := rng.IntN(len(legal))
		if err := g.Play(legal[i]); err != nil {
			t.Fatal(err)
		}
		var f Result
		if moves[i] != Pass {
			f = a.play(&p, moves[i])
		}
		if f.Laps > 1<<14 { // the engine may have given up on such a relay
			break
		}
		if p.Further > 0 && moves[i] == Pass {
			p.Further = 0
		} else if moves[i].Way != takes {
			p.Opening = max(p.Opening-1, 0)
		}
		if !f.Again {
			p.Turn = 1 - p.Turn
		}
		if ply := g.Ply(g.Len() - 1); ply.End == event.NotOver {
			want := parse(ply.After)
			if a.quiet > 0 {
				want.Opening = p.Opening
			}
			if want != withGame(p, want) {
				t.Fatalf("%s, %v: the account plays to %v, the engine to %s", before, legal[i], describe(p), ply.After)
			}
		} else if g.Result().Reason == event.Repetition {
			break
		}
	}
	return g.Len()
}

// layOut puts the seeds in pits by chance.
func layOut(t *testing.T, rules engine.Rules, rng *rand.Rand) engine.Position {
	p := rules.Board().Even(0, engine.South)
	for range rules.Seeds {
		p.Add(engine.Place(rng.IntN(2*p.Board().Pits)), 1)
	}
	start, err := rules.Distributed(p, engine.North, false)
	if err != nil {
		t.Fatal(err)
	}
	return start
}

// withGame returns p with what the engine's text does not say.
func withGame(p, want Position) Position {
	p.Game, p.Readings, p.Again, p.Lost = want.Game, want.Readings, want.Again, want.Lost
	return p
}

func describe(p Position) string {
	return fmt.Sprint(p.Seeds[:2*p.Pits+2], p.Owned[0][:2*p.Pits], p.Owned[1][:2*p.Pits], p.Turn, p.Opening)
}

// checkEnd compares the end of a game.
func (a *account) checkEnd(t *testing.T, g *engine.Game, p *Position, moves []Move) {
	at := g.Position()
	if len(moves) > 0 && !a.byMoves && moves[0] != Pass {
		t.Fatalf("%s: the account goes on with %v, the engine ends with %s", at, moves, g.Result().Reason)
	}
	if a.byMoves {
		if margin := g.Margin(engine.Side(a.loser(p, moves))); margin >= 0 {
			t.Fatalf("%s: the player who cannot move has a margin of %d", at, margin)
		}
		return
	}
	var score [2]int
	if a.rest != nil {
		score = a.rest(p)
	}
	for side := range 2 {
		score[side] += p.Seeds[p.store(side)]
	}
	if score[0] != g.Result().South || score[1] != g.Result().North {
		t.Fatalf("%s: the account counts %v, the engine %d and %d", at, score, g.Result().South, g.Result().North)
	}
}

// loser returns the side that cannot move, or has no seeds.
func (a *account) loser(p *Position, moves []Move) int {
	if (len(moves) > 0 || !a.onTurn && p.Row(1-p.Turn) == 0 && p.Row(p.Turn) > 0) != a.emptyWins {
		return 1 - p.Turn
	}
	return p.Turn
}

func asPlain(moves []engine.Move) (list []Move) {
	for _, m := range moves {
		switch {
		case m.Kind == engine.Pass:
			list = append(list, Pass)
		case m.Kind == engine.Take:
			list = append(list, Move{Pit: int(m.Pit), Way: takes})
		case m.Way == engine.Left:
			list = append(list, Move{Pit: int(m.Pit), Way: Left})
		default:
			list = append(list, Move{Pit: int(m.Pit), Way: Right})
		}
	}
	return list
}
