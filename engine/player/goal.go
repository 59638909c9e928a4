package player

import (
	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/engine/solver"
)

// Goal is a condition on the result of one turn of the player to move, such as capturing
// five seeds.
type Goal struct {
	Kind  GoalKind
	N     int          // the number to reach; not for Land
	Place engine.Place // for Land
}

// GoalKind is the kind of a goal.
type GoalKind uint8

// The kinds. A turn includes its extra turns.
const (
	Land           GoalKind = iota // the last seed of a sowing lands in Place
	CaptureAtLeast                 // N seeds captured in the turn, not those that the opponent gets
	OwnPits                        // N pits claimed in the turn
	SowTimes                       // N sowings in the turn
	RunLaps                        // a sowing of N laps
	DropSeeds                      // a sowing that drops N seeds
	LeaveAtMost                    // after the turn, the opponent can capture at most N seeds
	YieldAtMost                    // after the turn, the opponent can claim at most N pits
	WinBy                          // after the turn, the player wins by at least N, whatever the opponent does
)

// Verdict is the judgement of moves against a goal.
type Verdict struct {
	Met      bool
	TurnOpen bool          // not met, but the turn is not over
	Reason   FailReason    // why the goal is not met, or GoalMet
	Reached  int           // the number reached: seeds, pits, sowings, laps, drops or margin
	Place    engine.Place  // Land: where the last seed landed instead, or Hand
	Reply    []engine.Move // the opponent's moves that prevent the goal, as far as known
	Depth    int           // WinBy: plies of the best line after the turn, as far as known
}

// FailReason is the reason why a goal is not met.
type FailReason uint8

// The reasons.
const (
	GoalMet    FailReason = iota
	TooFew                // the number is not reached
	WrongPlace            // the last seed landed in another place
	Countered             // the opponent can capture or claim more
	NotWon                // the opponent can keep the margin below the number
	NotProven             // the rest of the game is too long to search
)

var failNames = []string{"met", "too-few", "elsewhere", "answered", "not-won", "not-proven"}

// String returns met, too-few, elsewhere, answered, not-won or not-proven.
func (m FailReason) String() string { return failNames[m] }

// Judge decides whether moves by the player to move meet the goal. Moves after the
// end of the turn are ignored. An illegal move is an error.
func (g Goal) Judge(r engine.Rules, before engine.Position, moves []engine.Move) (Verdict, error) {
	t := newTurn(before)
	for _, m := range moves {
		if t.over {
			break
		}
		var err error
		if t, err = t.play(r, before.Turn(), m); err != nil {
			return Verdict{}, err
		}
	}
	return g.judge(r, before.Turn(), t), nil
}

// judge is like Judge, for a turn played by side s.
func (g Goal) judge(r engine.Rules, s engine.Side, t turn) Verdict {
	v := Verdict{Place: engine.Hand}
	switch g.Kind {
	case Land:
		for _, at := range t.landings {
			v.Met = v.Met || at == g.Place
		}
		v.Reason, v.Place = WrongPlace, t.landed
	case CaptureAtLeast, OwnPits, SowTimes, RunLaps, DropSeeds:
		v.Reached = [...]int{CaptureAtLeast: t.captured, OwnPits: t.claimed, SowTimes: t.sowings, RunLaps: t.laps, DropSeeds: t.drops}[g.Kind]
		v.Met, v.Reason = v.Reached >= g.N, TooFew
	case LeaveAtMost, YieldAtMost:
		v = g.judgeThreat(r, t)
	case WinBy:
		v = g.judgeWin(r, s, t)
	}
	v.TurnOpen = !v.Met && !t.over
	if v.Met {
		v.Reason = GoalMet
	}
	return v
}

// judgeThreat judges LeaveAtMost and YieldAtMost.
func (g Goal) judgeThreat(r engine.Rules, t turn) Verdict {
	v := Verdict{Place: engine.Hand, Reason: Countered}
	if !t.over {
		return v
	}
	var complete bool
	v.Reached, v.Reply, complete = mostTaken(r, t, g.Kind)
	v.Met = complete && v.Reached <= g.N
	if !complete && v.Reached <= g.N {
		v.Reason = NotProven
	}
	return v
}

// proofNodes is the node limit of a search that proves a win.
const proofNodes = 1 << 18

// judgeWin judges WinBy.
func (g Goal) judgeWin(r engine.Rules, s engine.Side, t turn) Verdict {
	v := Verdict{Place: engine.Hand, Reason: NotWon}
	switch {
	case !t.over:
		return v
	case t.end != event.NotOver:
		v.Reached = r.Margin(&t.after, t.end, s)
	default:
		e := solver.Evaluate(engine.NewGame(r, t.after), shallowMemory)
		e.Step(proofNodes)
		v.Reply = e.Line()
		score := e.Score()
		e.Release()
		v.Reached, v.Depth = score.Margin, len(v.Reply)
		if t.after.Turn() != s {
			v.Reached = -v.Reached
		}
		if score.Certainty != solver.Proven {
			v.Reason, v.Reply = NotProven, nil
			return v
		}
	}
	v.Met = v.Reached >= g.N
	return v
}
