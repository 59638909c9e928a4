package engine

import (
	"sowbook/engine/capture"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// Ply is the result of one move.
type Ply struct {
	Player   Side
	Move     Move
	After    Position // after the sweep, if the move ended the game
	Captured int      // seeds that went to a store by capture, not by sowing or sweep
	Again    bool     // the player has another turn
	End      Reason   // why the game is over, or NotOver; see Rules.Ended and Game.Play
	Laps     int      // 1, or more in a relay
}

// Play returns the result of a move in position p. If the move is illegal, the error is
// a [*Refusal]. Play allocates nothing.
func (r Rules) Play(p Position, m Move) (Ply, error) { return r.play(p, m, nil) }

// Trace is like [Rules.Play], and also returns the steps of the move in order.
func (r Rules) Trace(p Position, m Move) (Ply, []Step, error) {
	var steps []Step
	ply, err := r.play(p, m, &steps)
	return ply, steps, err
}

// turn is the state of a move in progress.
type turn struct {
	_ [0]func() // not comparable: Go would add a comparison to the WebAssembly module

	rules *Rules
	start *Position // before the move
	pos   *Position // as the move changes it
	move  Move
	steps *[]Step // nil if no trace is wanted

	board    Board
	track    *ruleset.Track
	captures capture.List // those that the move may make
	progress
}

// progress is how far a move has got. It has no pointers, so that clearing it does not move the
// rules and positions of a turn to the heap.
type progress struct {
	mover     Side         // who makes the move; not always the side to move: see give.go
	skipped   PitSet       // the pits that every lap skips: closed or owned ones
	lapSkips  PitSet       // ... and the one that this lap skips, if the rules skip one
	plain     bool         // laps only drop seeds: see hasPlainLaps
	owned     bool         // players have claimed pits
	at        Place        // where the last seed fell
	after     Place        // the pit after that, or Hand until it is needed
	from      Place        // the pit that the next lap lifts
	held      int          // seeds there with the last one, before any capture
	lapFrom   Place        // the pit that the lap began in
	lapWay    Way          // ... and its direction
	dropped   int          // seeds of the lap
	laps      int          // so far
	turned    bool         // the lap goes against the direction of the move
	quiet     bool         // the first lap has not captured, so the move captures nothing
	entered   bool         // the move began with a seed of the stock
	taxed     bool         // the first lap sows two seeds of the house
	fromHouse bool         // the first lap sows all seeds of the house, which worked
	chooses   bool         // a lap ended in the house, where the mover may stop or go on
	stop      Rule         // the rule that stops the relay in the house or a bound pit, or RuleSow
	takes     bool         // the last seed captures from an inner pit, and the next lap sows that
	endless   bool         // the relay would not end: see relay.go
	captured  int          // seeds
	fed       bool         // the opponent had seeds before a capture that found nothing to sow on
	gained    bool         // the mover has captured seeds
	ends      [2]bool      // ... in the leftmost column, and in the rightmost
	reached   bool         // a seed fell on the other side; known only if the rules ask for it
	made      int          // the index of the capture of the last seed, or noneApplies or notKnown
	then      capture.Then // what follows that
	further   int          // the pits that the mover then chooses
	noClaim   bool         // the move belongs to the opening, and claims nothing
	slam      bool         // the capture would take, or took, all the opponent's seeds
	reason    Reason       // why the game is over
	asked     bool         // the mover chooses the way of the next lap, in a move of its own
}

// begin sets the state before the move. rules, start, pos and move must be set, and progress zero.
func (t *turn) begin() {
	r, p := t.rules, t.start
	*t.pos = *p
	t.board = p.Board()
	t.track, t.captures = r.Track(t.board), r.Captures
	t.mover, t.from, t.at, t.after, t.made = p.Turn(), t.move.Pit, Hand, Hand, notKnown
	t.skipped, t.plain = p.ClosedPits(), r.hasPlainLaps() && r.Reach == ruleset.ReachNo
	if t.owned = r.Captures.Claim() && p.HasOwned(); t.owned {
		t.skipped = t.skipped.With(r.skippedOwned(p, t.mover))
	}
	if p.Opening() > 0 && r.capturesNothing(p) {
		t.captures = capture.List{}
	}
	if p.InTurn() {
		t.resume()
	}
}

// note appends a step to the trace, if one is wanted. Code that runs for each seed checks
// that first.
func (t *turn) note(s Step) {
	if t.steps != nil {
		appendStep(t.steps, s)
	}
}

// appendStep appends a step to a trace. Inlining it would make the WebAssembly module larger by
// 1.3 KB.
//
//go:noinline
func appendStep(steps *[]Step, s Step) { *steps = append(*steps, s) }

func (r *Rules) play(p Position, m Move, steps *[]Step) (Ply, error) {
	if why := r.WhyIllegal(p, m); why != nil {
		return Ply{}, why
	}
	var ply Ply
	r.apply(&ply, &p, m, steps)
	return ply, nil
}

// Apply sets ply to the result of a move that is known to be legal, such as one listed
// by [Rules.AppendLegal]. It does not change p, which must not be ply.After. Both are pointers
// because searches call this for every move, and a position is too large to copy each time.
func (r *Rules) Apply(ply *Ply, p *Position, m Move) { r.apply(ply, p, m, nil) }

// apply is like [Rules.Apply], and appends the steps, unless steps is nil.
func (r *Rules) apply(ply *Ply, p *Position, m Move, steps *[]Step) {
	t := turn{rules: r, start: p, pos: &ply.After, move: m, steps: steps}
	t.begin()
	ply.Again = false
	switch m.Kind {
	case Pass:
		if p.Further() > 0 {
			t.pass(event.TurnStep, event.RuleFurther)
		} else {
			t.pass(event.PassStep, event.RulePass)
		}
	case Gift:
		t.give()
	case Take:
		t.takeFurther()
		if ply.Again = t.choose(p.Further() - 1); !ply.Again {
			t.pass(event.TurnStep, event.RuleFurther)
		}
	default:
		if t.sow(); t.asked {
			ply.Again = true
			break
		}
		rule := t.capture()
		if t.captures.Has(capture.TakesAfter) {
			t.takeAll(capture.WhenAfter)
		}
		if ply.Again = t.choose(t.further) || t.again(); !ply.Again {
			t.pass(event.TurnStep, rule)
			t.bind()
		}
	}
	t.end()
	ply.Player, ply.Move, ply.Captured, ply.End, ply.Laps = t.mover, m, t.captured, t.reason, t.laps
	if t.endless && t.laps == 0 {
		ply.Laps = MaxLaps // the relay was undone
	}
}

// again gives the mover another turn if a rule says so, and reports whether it did.
func (t *turn) again() bool {
	rule, cause := event.RuleExtraTurn, event.NoCause
	switch {
	case t.rules.AgainIn(t.board, t.mover, t.at):
	case t.then == capture.ThenAgain:
		rule = event.RuleCaptureAgain
	case t.then == capture.ThenAgainOnce && !t.pos.Again():
		rule, cause = event.RuleCaptureAgain, event.OnlyOnce
		t.pos.SetAgain(true)
	default:
		return false
	}
	t.note(Step{Kind: event.AgainStep, Rule: rule, From: Hand, To: t.at, Cause: cause})
	return true
}

// pass gives the turn to the other player.
func (t *turn) pass(do StepKind, rule Rule) {
	cause := event.NoCause
	if t.endless && t.laps == 0 {
		cause = event.LapLimit
	}
	t.note(Step{Kind: do, Rule: rule, From: Hand, To: t.at, Cause: cause})
	t.pos.PassTurn()
}

// Lap sows pit m.Pit once in direction m.Way. It returns the position and the place of
// the last seed, without relay, capture or change of turn.
func (r Rules) Lap(p Position, m Move) (after Position, last Place) {
	t := turn{rules: &r, start: &p, pos: &after, move: m}
	t.begin()
	t.lap()
	return after, t.at
}

// EndAtStart ends a game that is over before its first move. It returns the position after
// the sweep, the reason and the steps; if the game is not over, p, [event.NotOver] and nil. It
// counts the side that is not to move as the last mover.
func (r Rules) EndAtStart(p Position) (after Position, why Reason, steps []Step) {
	t := turn{rules: &r, start: &p, pos: &after, move: Move{Kind: Pass}, steps: &steps}
	t.begin()
	t.mover = t.mover.Other()
	t.end()
	return after, t.reason, steps
}
