package engine

// Ply is what one move did.
type Ply struct {
	Player   Side
	Move     Move
	After    Position // when the move ended the game, after the sweep
	Captured int      // seeds put in a store by capture, not by sowing or sweep
	Again    bool     // the rules gave the player another turn
	End      Reason   // why the move ended the game, or GoesOn
}

// Play makes a move on a position of the same game and says what became of it.
// It leaves p alone and allocates nothing. An illegal move is a [*Refusal].
func (r Rules) Play(p Position, m Move) (Ply, error) { return r.play(p, m, nil) }

// Trace is [Rules.Play] with every step of the move written down, in order.
func (r Rules) Trace(p Position, m Move) (Ply, []Step, error) {
	var steps []Step
	ply, err := r.play(p, m, &steps)
	return ply, steps, err
}

// turn is a move under way: the position as it changes, and what the move has
// done so far.
type turn struct {
	rules    Rules
	board    Board
	pos      Position
	move     Move
	mover    Side    // who makes it; not always the side on turn: see give.go
	at       Place   // where the last seed fell, and the next lap begins
	held     uint8   // seeds that lay there then, before any was captured
	lapFrom  Place   // the pit that the lap began in
	dropped  uint8   // seeds of the lap
	laps     int     // so far
	endless  bool    // the relay came back to where it had been
	captured int     // seeds
	reason   Reason  // why the game is over
	steps    *[]Step // nil: no trace is kept
}

// note writes a step down.
func (t *turn) note(s Step) {
	if t.steps != nil {
		*t.steps = append(*t.steps, s)
	}
}

func (r Rules) play(p Position, m Move, steps *[]Step) (Ply, error) {
	if why := r.Refuses(p, m); why != nil {
		return Ply{}, why
	}
	return r.made(&p, m, steps), nil
}

// made makes a move that is known to be legal. It leaves p alone.
func (r Rules) made(p *Position, m Move, steps *[]Step) Ply {
	ply, _ := r.madeIn(p, m, steps)
	return ply
}

// madeIn is made, and the laps that it took to make the move.
func (r Rules) madeIn(p *Position, m Move, steps *[]Step) (Ply, int) {
	t := turn{rules: r, board: p.Board(), pos: *p, move: m, mover: p.turn, at: Hand, steps: steps}
	again := false
	switch m.Act {
	case Pass:
		t.hand(PassStep, RulePass)
	case Gift:
		t.give()
	default:
		t.sow()
		rule := t.capture()
		if again = t.again(); !again {
			t.hand(TurnStep, rule)
		}
	}
	t.end()
	laps := t.laps
	if t.endless && laps == 0 {
		laps = mostLaps
	}
	return Ply{t.mover, m, t.pos, t.captured, again, t.reason}, laps
}

// again gives the mover another turn when a rule says so.
func (t *turn) again() bool {
	rule := RuleExtraTurn
	switch {
	case t.rules.LastInStore == Again && t.at == t.board.Store(t.mover):
	case t.rules.AfterCapture == CaptureAgain && t.captured > 0:
		rule = RuleCaptureAgain
	default:
		return false
	}
	t.note(Step{AgainStep, rule, Hand, t.at, 0})
	return true
}

// hand gives the turn to the other player.
func (t *turn) hand(do Do, rule Rule) {
	t.note(Step{do, rule, Hand, t.at, 0})
	t.pos.turn = t.pos.turn.Other()
}

// settle is the end of a position that is over before any move: the position
// after the sweep, why it is over, and the steps.
func (r Rules) settle(p Position) (Position, Reason, []Step) {
	var steps []Step
	t := turn{rules: r, board: p.Board(), pos: p, at: Hand, steps: &steps}
	t.end()
	return t.pos, t.reason, steps
}
