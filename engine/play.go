package engine

import (
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

	rules     Rules
	board     Board
	track     *ruleset.Track
	pos       Position
	move      Move
	mover     Side             // who makes the move; not always the side to move: see give.go
	skipped   PitSet           // the pits that every lap skips: closed or owned ones
	lapSkips  PitSet           // ... and the one that this lap skips, if the rules skip one
	plain     bool             // laps only drop seeds: see hasPlainLaps
	claims    bool             // players can own pits
	at        Place            // where the last seed fell
	after     Place            // the pit after that, or Hand until it is needed
	from      Place            // the pit that the next lap lifts
	held      int              // seeds there with the last one, before any capture
	lapFrom   Place            // the pit that the lap began in
	lapWay    Way              // ... and its direction
	dropped   int              // seeds of the lap
	laps      int              // so far
	turned    bool             // the lap goes against the direction of the move
	entry     int              // steps before the first lap
	quiet     bool             // the first lap has not captured, so the move captures nothing
	entered   bool             // the move began with a seed of the stock
	taxed     bool             // the first lap sows two seeds of the house
	fromHouse bool             // the first lap sows all seeds of the house, which worked
	chooses   bool             // a lap ended in the house, where the mover may stop or go on
	stop      Rule             // the rule that stops the relay in the house or a bound pit, or RuleSow
	takes     bool             // the last seed captures from an inner pit, and the next lap sows that
	endless   bool             // the relay would not end: see relay.go
	captured  int              // seeds
	gained    bool             // the mover has captured seeds
	ends      [2]bool          // ... in the leftmost column, and in the rightmost
	reached   bool             // a seed fell on the other side; known only if the rules ask for it
	made      *ruleset.Capture // the capture of the last seed, or nil
	looked    bool             // made is known
	then      ruleset.Then     // what follows that
	noClaim   bool             // the move belongs to the opening, and claims nothing
	slam      bool             // the capture would take, or took, all the opponent's seeds
	reason    Reason           // why the game is over
	steps     *[]Step          // nil if no trace is wanted
}

// begin sets the state before a move from a position. t must be zero.
func (t *turn) begin(r *Rules, p *Position, m Move) {
	t.rules, t.board, t.pos = *r, p.Board(), *p
	t.track = r.Track(t.board)
	t.move, t.mover, t.from, t.at, t.after = m, p.Turn(), m.Pit, Hand, Hand
	t.skipped, t.plain = p.ClosedPits(), r.hasPlainLaps() && r.Reach == ruleset.ReachNo
	if t.claims = r.Captures.Claim(); t.claims {
		t.skipped = t.skipped.With(r.skippedOwned(p, t.mover))
	}
	if p.Opening() > 0 && r.capturesNothing(p) {
		t.rules.Captures = ruleset.Captures{}
	}
}

// note appends a step to the trace, if one is wanted. Code that runs for each seed checks
// that first.
func (t *turn) note(s Step) {
	if t.steps != nil {
		appendStep(t.steps, s)
	}
}

// appendStep appends a step to a trace.
func appendStep(steps *[]Step, s Step) { *steps = append(*steps, s) }

func (r *Rules) play(p Position, m Move, steps *[]Step) (Ply, error) {
	if why := r.WhyIllegal(p, m); why != nil {
		return Ply{}, why
	}
	return r.apply(&p, m, steps), nil
}

// Apply is like [Rules.Play], for a move that is known to be legal, such as one listed
// by [Rules.AppendLegal]. It does not change p, which is a pointer to save a copy.
func (r *Rules) Apply(p *Position, m Move) Ply { return r.apply(p, m, nil) }

// apply is like [Rules.Apply], and appends the steps, unless steps is nil.
func (r *Rules) apply(p *Position, m Move, steps *[]Step) Ply {
	var t turn
	t.begin(r, p, m)
	t.steps = steps
	again := false
	switch m.Kind {
	case Pass:
		t.pass(event.PassStep, event.RulePass)
	case Gift:
		t.give()
	default:
		t.sow()
		rule := t.capture()
		t.takeAfter()
		if again = t.again(); !again {
			t.pass(event.TurnStep, rule)
			t.bind()
		}
	}
	t.end()
	laps := t.laps
	if t.endless && laps == 0 {
		laps = MaxLaps // the relay was undone
	}
	return Ply{t.mover, m, t.pos, t.captured, again, t.reason, laps}
}

// again gives the mover another turn if a rule says so, and reports whether it did.
func (t *turn) again() bool {
	rule, cause := event.RuleExtraTurn, event.NoCause
	switch {
	case t.rules.LastInStore == ruleset.LastPlaysAgain && t.at == t.board.Store(t.mover):
	case t.then == ruleset.ThenAgain:
		rule = event.RuleCaptureAgain
	case t.then == ruleset.ThenAgainOnce && !t.pos.Again():
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
	t.pos.SetAgain(false)
	t.pos.SetBound(Hand)
	t.pos.SetTurn(t.pos.Turn().Other())
}

// Lap sows pit m.Pit once in direction m.Way. It returns the position and the place of
// the last seed, without relay, capture or change of turn.
func (r Rules) Lap(p Position, m Move) (after Position, last Place) {
	var t turn
	t.begin(&r, &p, m)
	t.lap()
	return t.pos, t.at
}

// EndAtStart ends a game that is over before its first move. It returns the position after
// the sweep, the reason and the steps; if the game is not over, p, [event.NotOver] and nil.
func (r Rules) EndAtStart(p Position) (Position, Reason, []Step) {
	var steps []Step
	var t turn
	t.begin(&r, &p, Move{Kind: Pass})
	t.steps = &steps
	t.end()
	return t.pos, t.reason, steps
}
