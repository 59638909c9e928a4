package player

import (
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/engine/internal/text"
	"sowbook/engine/solver"
)

// Aim is what kind of thing a goal asks for.
type Aim uint8

// What a player is to reach in one turn, extra turns included. Land: the last seed of
// a sowing falls in a place. CaptureAtLeast: so many seeds go to the own store by
// capture, in all. SowTimes: so many sowings. RunLaps: one sowing of so many laps.
// DropSeeds: one sowing that drops so many seeds. LeaveAtMost: when the turn is over
// the opponent's next turn cannot capture more than so many. WinBy: when the turn is
// over, the game is won by so many at least, whatever the opponent does.
const (
	Land Aim = iota
	CaptureAtLeast
	SowTimes
	RunLaps
	DropSeeds
	LeaveAtMost
	WinBy
)

var aimNames = []string{"land", "capture", "sowings", "laps", "drops", "leave", "win"}

// String is the word that begins the text of a goal: land, capture, sowings, laps,
// drops, leave or win.
func (a Aim) String() string { return aimNames[a] }

// Goal is what a task or a puzzle asks of the player on turn. It is judged by what was
// played, not by which moves.
type Goal struct {
	Aim   Aim
	N     int          // how many; not for Land
	Place engine.Place // for Land
}

// Format writes a goal as [ParseGoal] reads it: the word of its aim and a number,
// as in "capture 5"; or land and a place as the player on turn names it: "land store",
// "land 3", "land their 3", "land their store".
func (g Goal) Format(l engine.Labels, b engine.Board, s engine.Side) string {
	if g.Aim != Land {
		return g.Aim.String() + " " + strconv.Itoa(g.N)
	}
	text := "land "
	if b.Owner(g.Place) != s && (l != engine.Cells || !b.IsPit(g.Place)) {
		text += "their "
	}
	if !b.IsPit(g.Place) {
		return text + "store"
	}
	return text + strconv.Itoa(l.Label(b, g.Place))
}

// ParseGoal reads what [Goal.Format] writes, for side s.
func ParseGoal(l engine.Labels, b engine.Board, s engine.Side, goal string) (Goal, error) {
	word, value, _ := strings.Cut(goal, " ")
	for i, name := range aimNames {
		if name != word {
			continue
		}
		if Aim(i) == Land {
			return parseLand(l, b, s, value)
		}
		n, err := strconv.Atoi(value)
		least := 1
		if Aim(i) == LeaveAtMost {
			least = 0
		}
		if err != nil || strconv.Itoa(n) != value || n < least || n > engine.MaxSeeds {
			return Goal{}, &engine.TextError{Offset: len(word), Why: word + " is followed by a number from " + strconv.Itoa(least) + " to " +
				strconv.Itoa(engine.MaxSeeds) + ", as in " + word + " 5; this is " + text.Quote(goal)}
		}
		return Goal{Aim: Aim(i), N: n}, nil
	}
	return Goal{}, &engine.TextError{Why: "a goal begins with " + text.List(aimNames) + "; this is " + text.Quote(goal)}
}

// parseLand reads the place of a goal.
func parseLand(l engine.Labels, b engine.Board, s engine.Side, place string) (Goal, error) {
	name, theirs := strings.CutPrefix(place, "their ")
	owner := s
	if theirs {
		owner = s.Other()
	}
	if name == "store" {
		return Goal{Aim: Land, Place: b.Store(owner)}, nil
	}
	n, err := strconv.Atoi(name)
	at, ok := l.Pit(b, owner, n)
	if err != nil || strconv.Itoa(n) != name || !ok || theirs && l == engine.Cells {
		return Goal{}, &engine.TextError{Offset: len("land "), Why: "land is followed by store, by the number of a pit, or by these after their, as in land their 3; this is " + text.Quote(place)}
	}
	return Goal{Aim: Land, Place: at}, nil
}

// Miss is why a goal is not met.
type Miss uint8

// NotMissed: it is met. TooFew: what was done falls short of the number. Elsewhere: the
// last seed fell in another place. Answered: the opponent can capture more than is
// allowed. NotWon: the opponent can keep the margin below the number. NotProven: how the
// game ends is more than could be looked at.
const (
	NotMissed Miss = iota
	TooFew
	Elsewhere
	Answered
	NotWon
	NotProven
)

var missNames = []string{"met", "too-few", "elsewhere", "answered", "not-won", "not-proven"}

// String is met, too-few, elsewhere, answered, not-won or not-proven.
func (m Miss) String() string { return missNames[m] }

// Verdict is whether a goal is met by what was played, and if not, why.
type Verdict struct {
	Met   bool
	Open  bool          // not met, but the turn is not over
	Miss  Miss          // why it is not met, so far
	Got   int           // what was reached instead: sowings, seeds, laps, or the margin
	Place engine.Place  // where the last seed fell instead, or Hand
	Reply []engine.Move // the answer that spoils it, as far as it is known
	Depth int           // WinBy: plies of the best line after the turn, as far as it is known
}

// feat is what the plies of one turn have done, as goals see it.
type feat struct {
	over     bool // the turn is
	after    engine.Position
	end      engine.Reason
	sowings  int
	captured int
	laps     int          // most of a sowing
	drops    int          // most of a sowing
	landed   engine.Place // by the last sowing, or Hand
	landings []engine.Place
}

// begin is the feat before anything was played.
func begin(p engine.Position) feat { return feat{after: p, landed: engine.Hand} }

// and is the feat with one more ply by side s.
func (f feat) and(r engine.Rules, s engine.Side, m engine.Move) (feat, error) {
	ply, steps, err := r.Trace(f.after, m)
	if err != nil {
		return f, err
	}
	f.after, f.end = ply.After, ply.End
	f.over = ply.End != engine.GoesOn || f.after.Turn() != s || r.Mover(&f.after) != s
	if m.Act != engine.Sow || ply.Player != s {
		return f, nil
	}
	f.sowings++
	laps, drops, store := 0, 0, f.after.Board().Store(s)
	for _, step := range steps {
		switch step.Do {
		case engine.Lift:
			laps++
		case engine.Drop:
			drops++
			f.landed = step.To
		case engine.CaptureStep:
			if step.To == store {
				f.captured += step.Seeds
			}
		}
	}
	f.laps, f.drops = max(f.laps, laps), max(f.drops, drops)
	f.landings = append(f.landings[:len(f.landings):len(f.landings)], f.landed)
	return f, nil
}

// Met judges what the player on turn in a position has played: moves of his turn,
// one after the other; those after the turn are not looked at. An illegal move is an error.
func (g Goal) Met(r engine.Rules, before engine.Position, moves []engine.Move) (Verdict, error) {
	f := begin(before)
	for _, m := range moves {
		if f.over {
			break
		}
		var err error
		if f, err = f.and(r, before.Turn(), m); err != nil {
			return Verdict{}, err
		}
	}
	return g.judge(r, before.Turn(), f), nil
}

// judge is the verdict on a feat of side s.
func (g Goal) judge(r engine.Rules, s engine.Side, f feat) Verdict {
	v := Verdict{Place: engine.Hand}
	switch g.Aim {
	case Land:
		for _, at := range f.landings {
			v.Met = v.Met || at == g.Place
		}
		v.Miss, v.Place = Elsewhere, f.landed
	case CaptureAtLeast, SowTimes, RunLaps, DropSeeds:
		v.Got = [...]int{CaptureAtLeast: f.captured, SowTimes: f.sowings, RunLaps: f.laps, DropSeeds: f.drops}[g.Aim]
		v.Met, v.Miss = v.Got >= g.N, TooFew
	case LeaveAtMost:
		v.Miss = Answered
		if f.over {
			var sure bool
			if v.Got, v.Reply, sure = mostCaptured(r, f); !sure && v.Got <= g.N {
				v.Miss = NotProven
			} else {
				v.Met = v.Got <= g.N
			}
		}
	case WinBy:
		v = g.won(r, s, f)
	}
	v.Open = !v.Met && !f.over
	if v.Met {
		v.Miss = NotMissed
	}
	return v
}

// turnBoards is how many boards of one turn are looked at to find the largest capture.
const turnBoards = 1000

// mostCaptured is the most that the side on turn can capture in its turn, after a feat
// of the other, and how; not sure where the ways to play the turn are too many.
func mostCaptured(r engine.Rules, f feat) (most int, best []engine.Move, sure bool) {
	if f.end != engine.GoesOn {
		return 0, nil, true
	}
	sure = turns(r, f.after, turnBoards, func(line []engine.Move, f feat) bool {
		if f.captured > most {
			most, best = f.captured, append([]engine.Move(nil), line...)
		}
		return true
	})
	return most, best, sure
}

// turns shows every beginning of every way to play the turn of the side on turn, and
// what was done by it, and goes on from those that look wants to go on from. It is false
// when there are more than most.
func turns(r engine.Rules, p engine.Position, most int, look func(line []engine.Move, f feat) (on bool)) bool {
	var line []engine.Move
	boards := 0
	var from func(f feat) bool
	from = func(f feat) bool {
		for _, m := range r.Legal(f.after) {
			next, err := f.and(r, p.Turn(), m)
			if boards++; err != nil || boards > most {
				return false
			}
			line = append(line, m)
			if look(line, next) && !next.over && !from(next) {
				return false
			}
			line = line[:len(line)-1]
		}
		return true
	}
	return from(begin(p))
}

// proofBoards is how many boards are looked at to prove that a game is won.
const proofBoards = 1 << 18

// won is the verdict on a game that is to be won. On wide boards only an end is proven.
func (g Goal) won(r engine.Rules, s engine.Side, f feat) Verdict {
	v := Verdict{Place: engine.Hand, Miss: NotWon}
	switch {
	case !f.over:
		return v
	case f.end != engine.GoesOn:
		v.Got = f.after.Margin(s)
	case f.after.Board().Pits > solver.PackedPits:
		v.Miss = NotProven
		return v
	default:
		e := solver.Evaluate(engine.NewGame(r, f.after), overviewMemory)
		e.Step(proofBoards)
		v.Reply = e.Line()
		v.Got, v.Depth = e.Score().Margin, len(v.Reply)
		if f.after.Turn() != s {
			v.Got = -v.Got
		}
		if e.Score().Basis != solver.Proven {
			v.Miss, v.Reply = NotProven, nil
			return v
		}
	}
	v.Met = v.Got >= g.N
	return v
}
