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

// variants returns the games of this repository.
func variants(t *testing.T) []*variant.Variant {
	t.Helper()
	list, problems := variant.Load(os.DirFS("../../content"), "content")
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return list
}

// TestRandomGamesAgreeWithTheEngine plays every game, and so panics if there is one
// that the package does not play.
func TestRandomGamesAgreeWithTheEngine(t *testing.T) {
	for _, v := range variants(t) {
		t.Run(v.ID, func(t *testing.T) {
			n := 80
			switch {
			case long.Tests:
				n = 500
			case testing.Short():
				n = 2
			}
			playGames(t, v, v.Rules, "", n, 1)
		})
	}
}

// TestChosenWaysOfOmwesoAgreeWithTheEngine plays the reading in which a later lap may go back.
func TestChosenWaysOfOmwesoAgreeWithTheEngine(t *testing.T) {
	n := 40
	if long.Tests {
		n = 1000
	}
	for _, v := range variants(t) {
		if v.ID != "omweso" {
			continue
		}
		const reading = "direction=reverse-any-lap"
		rules, err := v.RulesWith([]string{reading})
		if err != nil {
			t.Fatal(err)
		}
		playGames(t, v, rules, reading, n, 1)
	}
}

// playGames plays n random games with both implementations.
func playGames(t *testing.T, v *variant.Variant, rules engine.Rules, readings string, n int, seed uint64) {
	rng := rand.New(rand.NewPCG(seed, 2))
	plies := 0
	for range n {
		plies += playRandomly(t, v.ID, rules, readings, rng)
		if t.Failed() {
			return
		}
	}
	if plies < 5*n {
		t.Errorf("only %d plies in %d games", plies, n)
	}
}

// playRandomly plays a random game with both implementations, through two rounds if it has
// rounds, and returns the number of plies.
func playRandomly(t *testing.T, id string, rules engine.Rules, readings string, rng *rand.Rand) int {
	start, err := rules.Start()
	if err != nil {
		d := player.Distribute(rules, engine.South, player.Beginner, rng.Uint64())
		d.Step(1)
		start, _ = d.Position()
	}
	g := engine.NewGame(rules, start)
	playRound(t, id, readings, g, rng)
	if g.HasNextRound() {
		if err := g.Play(engine.Move{Kind: engine.NextRound, Pit: engine.Hand}); err != nil {
			t.Fatal(err)
		}
		checkFilled(t, id, g)
		playRound(t, id, readings, g, rng)
	}
	return g.Len()
}

// checkFilled compares the board of the next round with what the account of a game says, if that is
// here.
func checkFilled(t *testing.T, id string, g *engine.Game) {
	now, start := g.Position(), g.Start()
	before, after := plain.Parse(id, g.Ply(g.Len()-2).After.String()), plain.Parse(id, now.String())
	want := plain.Position{}
	switch id {
	case "krur":
		want = krurRound(before, now.Turn().String())
	case "gabata":
		want = gabataRound(before, now.Turn().String())
	default:
		return
	}
	if after != want {
		t.Fatalf("after %+v the next game begins with %+v, by its account with %+v", before, after, want)
	}
	if now.Turn() == start.Turn() {
		t.Fatalf("%s begins two games", now.Turn())
	}
}

// gabataRound returns the board of the next round of Gabata (GB-10).
func gabataRound(before plain.Position, turn string) plain.Position {
	want := plain.Parse("gabata", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 "+turn)
	want.Readings = before.Readings
	for side := range 2 {
		more := before.Seeds[12+side] - 24
		won := more / 4
		if more%4 == 3 {
			won++
		}
		for hole := range won { // those that the other player, who begins at the right, does not fill
			want.Held[6*(1-side)+hole] = true
		}
	}
	return want
}

// krurRound returns the board of the next game of Krur (KR-9 KR-10).
func krurRound(before plain.Position, turn string) plain.Position {
	want := plain.Parse("krur", "0,0,0,0/0,0,0,0 0,0 "+turn)
	for side := range 2 {
		left := before.Seeds[8+side]
		for hole := range 4 {
			n := min(4, left)
			if n < 4 {
				n -= n % 2
			}
			want.Seeds[4*side+hole], want.Closed[4*side+hole] = n, n == 0
			left -= n
		}
		want.Seeds[8+side] = left
	}
	return want
}

// playRound plays random moves with both implementations until the round or the game is
// over.
func playRound(t *testing.T, id, readings string, g *engine.Game, rng *rand.Rand) {
	parse := func(at engine.Position) plain.Position {
		p := plain.Parse(id, at.String())
		p.Readings = readings
		return p
	}
	before := g.Position()
	p := parse(before)
	for most := g.Len() + 400; g.Len() < most; {
		legal := g.Legal()
		moves := p.Legal()
		if want := plainMoves(legal); !slices.Equal(moves, want) {
			t.Fatalf("%s: plain code plays %v, the engine %v", before, moves, want)
		}
		i := rng.IntN(len(legal))
		if err := g.Play(legal[i]); err != nil {
			t.Fatal(err)
		}
		ply := g.Ply(g.Len() - 1)
		after, f := p.Play(moves[i])
		if g.Over() {
			checkEnd(t, g, after)
			return
		}
		if want := parse(ply.After); after != want || f.Again != ply.Again || f.Laps != ply.Laps && ply.Laps < engine.MaxLaps {
			t.Fatalf("%s, %v: plain code plays to %+v (%+v), the engine to %s", before, legal[i], after, f, ply.After)
		}
		theirs := ply.Captured - f.Captured // the engine also counts what the other side gets
		if other := 2*p.Pits + 1 - p.Turn; theirs < 0 || theirs > after.Seeds[other]-p.Seeds[other] {
			t.Fatalf("%s, %v: plain code captures %d, the engine %d", before, legal[i], f.Captured, ply.Captured)
		}
		p, before = after, ply.After
	}
}

// checkEnd compares the score of a game that is over with that of the plain code, before the
// seeds that are left are swept.
func checkEnd(t *testing.T, g *engine.Game, p plain.Position) {
	at := g.Position()
	got := p.Margin(0)
	if g.Result().Reason == event.Repetition {
		got = p.Repeated(0)
	} else if moves := p.Legal(); len(moves) > 0 {
		t.Fatalf("%s: plain code goes on with %v", at, moves)
	}
	if want := g.Margin(engine.South); got != want {
		t.Fatalf("%s: plain code ends with %d, the engine with %d (%s)", at, got, want, g.Result().Reason)
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
			list = append(list, plain.Move{Pit: int(m.Pit), Way: plain.Left, On: m.On})
		default:
			list = append(list, plain.Move{Pit: int(m.Pit), Way: plain.Right, On: m.On})
		}
	}
	return list
}
