package player

import (
	"math/rand/v2"
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

func TestGoalTextRoundTrip(t *testing.T) {
	b := engine.Board{Pits: 6}
	for _, l := range []engine.Labels{engine.FromStore, engine.FromLeft, engine.Cells} {
		for _, s := range []engine.Side{engine.South, engine.North} {
			for at := range b.Store(engine.North) + 1 {
				g := Goal{Kind: Land, Place: at}
				text := g.Format(l, b, s)
				if back, err := ParseGoal(l, b, s, text); err != nil || back != g {
					t.Errorf("%s, %s: %v prints as %q, read as %v, %v", l, s, g, text, back, err)
				}
			}
			for kind := CaptureAtLeast; kind <= WinBy; kind++ {
				g := Goal{Kind: kind, N: 7}
				text := g.Format(l, b, s)
				if back, err := ParseGoal(l, b, s, text); err != nil || back != g {
					t.Errorf("%v prints as %q, read as %v, %v", g, text, back, err)
				}
			}
		}
	}
	for text, want := range map[string]Goal{
		"land store": {Kind: Land, Place: 12}, "land their store": {Kind: Land, Place: 13}, "land 3": {Kind: Land, Place: 2},
		"land their 3": {Kind: Land, Place: 8}, "leave 0": {Kind: LeaveAtMost}, "own 1": {Kind: OwnPits, N: 1}, "yield 0": {Kind: YieldAtMost},
	} {
		if got, err := ParseGoal(engine.FromLeft, b, engine.South, text); err != nil || got != want {
			t.Errorf("%q: %v, %v", text, got, err)
		}
	}
}

func TestParseGoalErrors(t *testing.T) {
	for text, at := range map[string]int{
		"": 0, "fly 3": 0, "capture": 7, "capture 0": 7, "capture 03": 7, "capture 5 ": 7, "capture 256": 7, "win -1": 3,
		"land": 4, "land 7": 5, "land their": 5, "land 03": 5, "land their  3": 5,
	} {
		_, err := ParseGoal(engine.FromLeft, engine.Board{Pits: 6}, engine.South, text)
		if e, ok := err.(*engine.TextError); !ok || e.Offset != at || e.Why == "" {
			t.Errorf("%q: %#v", text, err)
		}
	}
}

// movesOf parses a line of moves, played from a position.
func movesOf(t *testing.T, r engine.Rules, p engine.Position, texts ...string) []engine.Move {
	t.Helper()
	g := engine.NewGame(r, p)
	var moves []engine.Move
	for _, text := range texts {
		m, err := r.ParseMove(engine.FromLeft, g.Position(), text)
		if err == nil {
			err = g.Play(m)
		}
		if err != nil {
			t.Fatalf("%s at %s: %v", text, g.Position(), err)
		}
		moves = append(moves, m)
	}
	return moves
}

func TestGoalJudge(t *testing.T) {
	extra, relay := enginetest.Rules(t, kalah), enginetest.Rules(t, "relay=yes ends=at-once left-over=both-sides")
	rows := enginetest.Rules(t, "rows=4 pits=4 seeds=2 stores=none last-in-store=ends relay=yes fewest=2 capture=inner captured=sown-on wins=last-mover")
	four := enginetest.Rules(t, "pits=4 seeds=4 stores=none last-in-store=ends relay=yes claim=makes-four stuck=empty-passes")
	claim := enginetest.Rules(t, "stores=none last-in-store=ends origin=first capture=last-theirs numbers=even claim=makes-three owned=takes left-over=both-sides")
	for _, c := range []struct {
		rules engine.Rules
		start string
		goal  Goal
		moves []string
		want  Verdict
	}{
		// P-E3: the last seed in one of your empty pits takes the five opposite and itself.
		{extra, "1,5,0,0,0,0/1,0,0,0,0,1 3,3 S", Goal{Kind: CaptureAtLeast, N: 6}, []string{"1"}, Verdict{Met: true, Reached: 6, Place: engine.Hand}},
		{extra, "1,5,0,0,0,0/1,0,0,0,0,1 3,3 S", Goal{Kind: CaptureAtLeast, N: 7}, []string{"1"}, Verdict{Reason: TooFew, Reached: 6, Place: engine.Hand}},
		// The captures of all sowings of a turn count.
		{extra, "1,5,0,0,0,0/1,0,0,0,0,1 3,3 S", Goal{Kind: CaptureAtLeast, N: 6}, []string{"6", "1"}, Verdict{Met: true, Reached: 6, Place: engine.Hand}},
		{extra, "1,5,0,0,0,0/1,0,0,0,0,1 3,3 S", Goal{Kind: CaptureAtLeast, N: 6}, []string{"6"}, Verdict{TurnOpen: true, Reason: TooFew, Place: engine.Hand}},
		{extra, "1,5,0,0,0,0/1,0,0,0,0,1 3,3 S", Goal{Kind: SowTimes, N: 2}, []string{"6", "1"}, Verdict{Met: true, Reached: 2, Place: engine.Hand}},
		{extra, "1,5,0,0,0,0/1,0,0,0,0,1 3,3 S", Goal{Kind: Land, Place: 12}, []string{"6", "1"}, Verdict{Met: true, Place: 1}},
		{extra, "1,5,0,0,0,0/1,0,0,0,0,1 3,3 S", Goal{Kind: Land, Place: 2}, []string{"1"}, Verdict{Reason: WrongPlace, Place: 1}},
		// After pit 1 North has one seed, which cannot capture.
		{extra, "1,5,0,0,0,0/1,0,0,0,0,1 3,3 S", Goal{Kind: LeaveAtMost}, []string{"1"}, Verdict{Met: true, Place: engine.Hand}},
		// The first lap ends in pit 3, whose two seeds start the second; its last seed ends in empty pit 5.
		{relay, "1,0,0,0,0,1/2,1,1,0,0,1 0,0 S", Goal{Kind: RunLaps, N: 2}, []string{"1"}, Verdict{Met: true, Reached: 2, Place: engine.Hand}},
		{relay, "1,0,0,0,0,1/2,1,1,0,0,1 0,0 S", Goal{Kind: DropSeeds, N: 4}, []string{"1"}, Verdict{Met: true, Reached: 4, Place: engine.Hand}},
		{relay, "1,0,0,0,0,1/2,1,1,0,0,1 0,0 S", Goal{Kind: Land, Place: 4}, []string{"1"}, Verdict{Met: true, Place: 4}},
		// The last seed makes two in the rightmost inner pit; the five seeds that face it are sown in a second lap.
		{rows, "2,0,0,2/0,0,0,3/0,0,0,1/0,0,2,0 0,0 S", Goal{Kind: CaptureAtLeast, N: 5}, []string{"3"}, Verdict{Met: true, Reached: 5, Place: engine.Hand}},
		{rows, "2,0,0,2/0,0,0,3/0,0,0,1/0,0,2,0 0,0 S", Goal{Kind: RunLaps, N: 2}, []string{"3"}, Verdict{Met: true, Reached: 2, Place: engine.Hand}},
		// The last seed makes three, and they are captured.
		{claim, "0,0,0,0,1,2/0,0,0,0,0,2 0,0 S", Goal{Kind: CaptureAtLeast, N: 3}, []string{"6"}, Verdict{Met: true, Reached: 3, Place: engine.Hand}},
		{claim, "0,0,0,0,1,2/0,0,0,0,0,2 0,0 S", Goal{Kind: OwnPits, N: 1}, []string{"6"}, Verdict{Met: true, Reached: 1, Place: engine.Hand}},
		// KR-5: the last seed makes four in North's pit 2. No seed is captured.
		{four, "0,0,3,0/0,0,0,2 0,0 S", Goal{Kind: OwnPits, N: 1}, []string{"4"}, Verdict{Met: true, Reached: 1, Place: engine.Hand}},
		{four, "0,0,3,0/0,0,0,2 0,0 S", Goal{Kind: OwnPits, N: 2}, []string{"4"}, Verdict{Reason: TooFew, Reached: 1, Place: engine.Hand}},
		{four, "0,0,3,0/0,0,0,2 0,0 S", Goal{Kind: CaptureAtLeast, N: 1}, []string{"4"}, Verdict{Reason: TooFew, Place: engine.Hand}},
		// North can make four in pit 1, which holds three, unless it is played.
		{four, "1,0,0,0/3,1,0,0 0,0 S", Goal{Kind: YieldAtMost}, []string{"2"}, Verdict{Reason: Countered, Reached: 1, Place: engine.Hand}},
		{four, "1,0,0,0/3,1,0,0 0,0 S", Goal{Kind: YieldAtMost}, []string{"1"}, Verdict{Met: true, Place: engine.Hand}},
		{four, "1,0,0,0/3,1,0,0 0,0 S", Goal{Kind: YieldAtMost, N: 1}, []string{"2"}, Verdict{Met: true, Reached: 1, Place: engine.Hand}},
	} {
		p := enginetest.Position(t, c.start)
		got, err := c.goal.Judge(c.rules, p, movesOf(t, c.rules, p, c.moves...))
		if err != nil || got.Met != c.want.Met || got.TurnOpen != c.want.TurnOpen || got.Reason != c.want.Reason || got.Reached != c.want.Reached || got.Place != c.want.Place {
			t.Errorf("%s %v, goal %s: %+v, %v; want %+v", c.start, c.moves, c.goal.Format(engine.FromLeft, p.Board(), p.Turn()), got, err, c.want)
		}
	}
}

// A win is met only if it holds against every reply.
func TestWinHoldsAgainstEveryReply(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	proofs := 0
	enginetest.SmallPositions(t, 31, func(_ *rand.Rand, r engine.Rules, p engine.Position) {
		if r.Direction != ruleset.Counterclockwise || r.Stores == ruleset.NoStore || p.Board().Pits > 4 || r.Mover(&p) != p.Turn() { // a gift is not the player's own move
			return
		}
		for _, m := range r.Legal(p) {
			ply, err := r.Play(p, m)
			if err != nil {
				t.Fatal(err)
			}
			want, ok := enginetest.MoveValue(r, p, m)
			if !ok || ply.End == event.NotOver && ply.After.Turn() == p.Turn() {
				continue
			}
			for _, n := range []int{want, want + 1} {
				if n < 1 {
					continue
				}
				got, err := Goal{Kind: WinBy, N: n}.Judge(r, p, []engine.Move{m})
				if err != nil || got.Met != (n == want) || got.Reached != want {
					t.Fatalf("%s from %s: %v, win by %d: %+v, %v; it wins by %d", r, p, m, n, got, err, want)
				}
				proofs++
			}
		}
	})
	if proofs < 100 {
		t.Errorf("only %d wins", proofs)
	}
}

// If a turn leaves the opponent a capture, Verdict.Reply makes it.
func TestSpoilingReplyIsPlayable(t *testing.T) {
	r, spoilt := enginetest.Rules(t, kalah), 0
	for seed := range uint64(40) {
		g := opening(r, seed)
		p := g.Position()
		for _, m := range r.Legal(p) {
			v, err := Goal{Kind: LeaveAtMost}.Judge(r, p, []engine.Move{m})
			if err != nil {
				t.Fatal(err)
			}
			if v.Reason != Countered || v.TurnOpen {
				continue
			}
			ply, _ := r.Play(p, m)
			taken, at := 0, ply.After
			for _, reply := range v.Reply {
				ply, err := r.Play(at, reply)
				if err != nil {
					t.Fatal(err)
				}
				taken, at = taken+ply.Captured, ply.After
			}
			if taken != v.Reached || taken == 0 {
				t.Errorf("%s after %v: the reply %v captures %d, not %d", p, m, v.Reply, taken, v.Reached)
			}
			spoilt++
		}
	}
	if spoilt < 20 {
		t.Errorf("only %d replies", spoilt)
	}
}

func FuzzGoal(f *testing.F) {
	f.Add("land their 3", uint8(0), uint8(6))
	f.Add("capture 5", uint8(2), uint8(1))
	f.Add("land", uint8(0), uint8(6))
	f.Fuzz(func(t *testing.T, text string, labels, pits uint8) {
		l, b := engine.Labels(labels%3), engine.Board{Pits: int(pits%engine.MaxPits) + 1}
		g, err := ParseGoal(l, b, engine.North, text)
		if err != nil {
			if e, ok := err.(*engine.TextError); !ok || e.Why == "" || e.Offset < 0 || e.Offset > len(text) {
				t.Fatalf("%q: %#v", text, err)
			}
			return
		}
		if back, err := ParseGoal(l, b, engine.North, g.Format(l, b, engine.North)); err != nil || back != g {
			t.Fatalf("%q is read as %v, and that as %v, %v", text, g, back, err)
		}
	})
}

// On boards that cannot be packed a win that follows the turn is proven too.
func TestWinIsProvenOnWideBoards(t *testing.T) {
	rng := rand.New(rand.NewPCG(51, 52))
	for rules, wanted := range map[string]int{
		kalah + " pits=8 seeds=1":               60,
		kalah + " pits=4 seeds=1 majority=ends": 60,
		"rows=4 pits=3 seeds=1 fewest=2 stores=none last-in-store=ends relay=yes capture=inner captured=sown-on left-over=nobody wins=last-mover": 30,
	} {
		if testing.Short() {
			wanted /= 6
		}
		r, proofs := enginetest.Rules(t, rules), 0
		for tries := 0; proofs < wanted && tries < 2000; tries++ {
			p := r.Board().Even(0, engine.South)
			for range 3 + rng.IntN(6) {
				at := engine.Place(rng.IntN(2 * p.Board().Pits))
				p = p.With(at, p.Seeds(at)+1)
			}
			for _, m := range r.Legal(p) {
				ply, err := r.Play(p, m)
				want, ok := enginetest.MoveValue(r, p, m)
				if err != nil || !ok || ply.End != event.NotOver || ply.After.Turn() == p.Turn() {
					continue
				}
				got, err := Goal{Kind: WinBy, N: max(want, 1)}.Judge(r, p, []engine.Move{m})
				if err == nil && got.Reason == NotProven {
					continue
				}
				if err != nil || got.Met != (want > 0) || got.Reached != want {
					t.Fatalf("%s from %s: %v: %+v, %v; it wins by %d", r, p, m, got, err, want)
				}
				proofs++
			}
		}
		if proofs < wanted {
			t.Errorf("%s: only %d proofs", rules, proofs)
		}
	}
}
