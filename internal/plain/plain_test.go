package plain_test

import (
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/engine/player"
	"sowbook/internal/long"
	"sowbook/internal/plain"
	"sowbook/internal/variant"
)

// games are the games that the package plays.
var games = []string{
	"pratt-basic", "pratt-egyptian", "pratt-ethiopian", "leaflet-egyptian", "leaflet-ethiopian", "leaflet-nigerian",
	"kalah", "gamepigeon", "avalanche", "lane-ignorant", "lane-wise", "oware", "ayoayo", "lab-madjnuni", "lab-hakimi",
	"congkak", "sungka", "ohvalhu", "pallanguzhi", "ali-guli-mane", "bohnenspiel", "vai-lung-thlan", "toguz-kumalak",
	"layli-goobalay", "sulus-aidi", "krur", "gabata", "hus", "omweso",
}

func TestRandomGamesAgreeWithTheEngine(t *testing.T) {
	list, problems := variant.Load(os.DirFS("../../content"), "content")
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	for _, game := range games {
		t.Run(game, func(t *testing.T) {
			v, err := variant.Find(list, game)
			if err != nil {
				t.Fatal(err)
			}
			n := 80
			switch {
			case testing.Short():
				n = 2
			case long.Tests:
				n = 200
			}
			rng := rand.New(rand.NewPCG(1, 2))
			plies := 0
			for range n {
				plies += playRandomly(t, v, rng)
				if t.Failed() {
					return
				}
			}
			if plies < 5*n {
				t.Errorf("only %d plies in %d games", plies, n)
			}
		})
	}
}

// playRandomly plays a random game with both implementations, through two rounds if it has
// rounds, and returns the number of plies.
func playRandomly(t *testing.T, v *variant.Variant, rng *rand.Rand) int {
	start, err := v.Rules.Start()
	if err != nil {
		start, _ = player.Distribute(v.Rules, engine.South, player.Beginner, rng.Uint64())
	}
	g := engine.NewGame(v.Rules, start)
	playRound(t, v, g, rng)
	if g.HasNextRound() {
		if err := g.Play(engine.Move{Kind: engine.NextRound, Pit: engine.Hand}); err != nil {
			t.Fatal(err)
		}
		playRound(t, v, g, rng)
	}
	return len(g.Plies)
}

// playRound plays random moves with both implementations until the round or the game is
// over.
func playRound(t *testing.T, v *variant.Variant, g *engine.Game, rng *rand.Rand) {
	before := g.Position()
	p := plain.Parse(v.ID, before.String())
	for most := len(g.Plies) + 400; len(g.Plies) < most; {
		legal := g.Legal()
		if got, want := p.Legal(), plainMoves(legal); !slices.Equal(got, want) {
			t.Fatalf("%s: plain code plays %v, the engine %v", before, got, want)
		}
		i := rng.IntN(len(legal))
		if err := g.Play(legal[i]); err != nil {
			t.Fatal(err)
		}
		ply := g.Plies[len(g.Plies)-1]
		after, f := p.Play(p.Legal()[i])
		if g.Over != nil {
			checkEnd(t, g, after)
			return
		}
		if want := plain.Parse(v.ID, ply.After.String()); after != want || f.Again != ply.Again || f.Laps != ply.Laps && ply.Laps < engine.MaxLaps {
			t.Fatalf("%s, %v: plain code plays to %+v (%+v), the engine to %s", before, legal[i], after, f, ply.After)
		}
		p, before = after, ply.After
	}
}

// checkEnd compares the score of a game that is over with that of the plain code, before the
// seeds that are left are swept.
func checkEnd(t *testing.T, g *engine.Game, p plain.Position) {
	at := g.Position()
	got := p.Margin(0)
	if g.Over.Reason == event.Repetition {
		got = p.Repeated(0)
	} else if moves := p.Legal(); len(moves) > 0 {
		t.Fatalf("%s: plain code goes on with %v", at, moves)
	}
	if want := g.Rules.Margin(&at, g.Over.Reason, engine.South); got != want {
		t.Fatalf("%s: plain code ends with %d, the engine with %d (%s)", at, got, want, g.Over.Reason)
	}
}

// plainMoves returns moves of the engine as those of the plain code.
func plainMoves(moves []engine.Move) (list []plain.Move) {
	for _, m := range moves {
		switch {
		case m.Kind == engine.Pass:
			list = append(list, plain.Pass)
		case m.Kind == engine.Gift:
			list = append(list, plain.Move{Pit: int(m.Pit), Way: plain.Give})
		case m.Way == engine.Left:
			list = append(list, plain.Move{Pit: int(m.Pit), Way: plain.Left})
		default:
			list = append(list, plain.Move{Pit: int(m.Pit), Way: plain.Right})
		}
	}
	return list
}
