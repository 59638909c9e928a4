package solver

import (
	"math/rand/v2"
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

// agree plays a move with the general and the compiled rules and compares the results.
func agree(t testing.TB, r engine.Rules, c *compiled, p engine.Position, m engine.Move) engine.Ply {
	t.Helper()
	want, err := r.Play(p, m)
	if err != nil {
		t.Fatal(err)
	}
	pit := uint(m.Pit) % uint(p.Board().Pits)
	before := pack(&p)
	k, again, over := c.sow(before, pit, &c.sowings[m.Way][pit<<8|byteAt(before.mover, pit)])
	end := event.NotOver
	if over {
		end = event.NoMove
		if c.sideEmpty(k) {
			end = event.SideEmpty
		}
		k = c.sweep(k)
	}
	if got := k.unpack(c.board, want.After.Turn()); got != want.After {
		t.Fatalf("%s: %v in %s gives %s, compiled %s", r, m, p, want.After, got)
	}
	if again != want.Again || end != want.End {
		t.Fatalf("%s: %v in %s: %+v, compiled again %v, end %v", r, m, p, want, again, end)
	}
	return want
}

// sowable returns the legal moves on a board by the compiled rules.
func (c *compiled) sowable(k packed, turn engine.Side) []engine.Move {
	var moves []engine.Move
	for pit := range uint(c.board.Pits) {
		for w := c.first; w <= c.last && byteAt(k.mover, pit) >= c.fewest; w++ {
			moves = append(moves, engine.Move{Kind: engine.Sow, Pit: c.board.First(turn) + engine.Place(pit), Way: w})
		}
	}
	return moves
}

// TestCompiledRulesMatchGeneralRules plays whole games and compares every move of every
// position.
func TestCompiledRulesMatchGeneralRules(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	plies, ended, captured, again, swept := 0, 0, 0, 0, 0
	for i, r := range enginetest.PlainRuleSets(t) {
		if i%stride() != 0 {
			continue
		}
		for range 4 {
			p := enginetest.RandomStart(r, rng)
			if !packs(p.Board()) {
				continue
			}
			c, ok := compile(r, p.Board(), p.Total())
			if !ok {
				t.Fatalf("%s is not compiled", r)
			}
			for range 40 {
				moves := r.Legal(p)
				if len(moves) == 0 {
					break
				}
				if got := c.sowable(pack(&p), p.Turn()); len(got) != len(moves) {
					t.Fatalf("%s in %s: %v are legal, compiled %v", r, p, moves, got)
				}
				var plays []engine.Ply
				for _, m := range moves {
					ply := agree(t, r, c, p, m)
					plies++
					if ply.End != event.NotOver {
						ended++
						if ply.After.Stored(engine.South)+ply.After.Stored(engine.North) > p.Stored(engine.South)+p.Stored(engine.North)+1 {
							swept++
						}
						continue
					}
					if ply.Captured > 0 {
						captured++
					}
					if ply.Again {
						again++
					}
					plays = append(plays, ply)
				}
				if len(plays) == 0 {
					break
				}
				p = plays[rng.IntN(len(plays))].After
			}
		}
	}
	if plies < sampled(100_000) || min(ended, captured, again) < sampled(1000) || swept < sampled(500) {
		t.Errorf("only %d plies, %d ends, %d sweeps, %d captures, %d extra turns", plies, ended, swept, captured, again)
	}
}

// Full boards: sowings go round many times, and bytes of packed boards reach 255.
func TestCompiledRulesPlayFullBoards(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	rules := enginetest.PlainRuleSets(t)
	for range sampled(300) {
		r := rules[rng.IntN(len(rules))]
		p := engine.Even(1+rng.IntN(PackedPits), 0, engine.Side(rng.IntN(2)))
		for left := engine.MaxSeeds; left > 0; {
			n := 1 + rng.IntN(left)
			at := engine.Place(rng.IntN(2*p.Board().Pits + 2))
			p = p.With(at, p.Seeds(at)+n)
			left -= n
		}
		c, ok := compile(r, p.Board(), engine.MaxSeeds)
		if !ok {
			t.Fatal(r)
		}
		for _, m := range r.Legal(p) {
			agree(t, r, c, p, m)
		}
	}
}

func TestUnpackInvertsPack(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 9))
	r := enginetest.Rules(t, "")
	for range 1000 {
		p := enginetest.RandomStart(r, rng)
		if b := p.Board(); packs(b) {
			if got := pack(&p).unpack(b, p.Turn()); got != p {
				t.Fatalf("%s is unpacked as %s", p, got)
			}
		}
	}
}

func TestOtherRulesAreNotCompiled(t *testing.T) {
	for _, rules := range []string{"relay=yes", "feed=must", "capture=made numbers=4", "capture=run-theirs numbers=2,3",
		"pick=rightmost", "ends=cleared give=whenever", "fewest=2 stuck=passes"} {
		if _, ok := compile(enginetest.Rules(t, rules), engine.Board{Pits: 6}, 48); ok {
			t.Errorf("%s is compiled", rules)
		}
	}
	if _, ok := compile(enginetest.Rules(t, ""), engine.Board{Pits: 8}, 48); ok {
		t.Error("a board of eight pits is packed")
	}
	if r := enginetest.Rules(t, "rows=4 pits=2 stores=none last-in-store=ends wins=last-mover"); packs(r.Board()) {
		t.Error("a board of four rows is packed")
	}
}

func TestCompiledPerftMatchesGeneralPerft(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 3))
	for i, r := range append(enginetest.PlainRuleSets(t), enginetest.RuleSets(t)...) {
		if i%3 != 0 || testing.Short() && i%8 != 0 {
			continue
		}
		p := enginetest.RandomStart(r, rng)
		if r.Ended(p) != event.NotOver {
			continue
		}
		if got, want := Perft(r, p, 3), perft(&r, &p, 3); got != want {
			t.Fatalf("%s from %s: %d, with general rules %d", r, p, got, want)
		}
	}
}

func TestCompiledPerftDoesNotAllocate(t *testing.T) {
	r := enginetest.Rules(t, perftRules)
	p := engine.Even(6, 4, engine.South)
	c, _ := compile(r, p.Board(), p.Total())
	if n := testing.AllocsPerRun(10, func() { c.perft(pack(&p), 4) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
