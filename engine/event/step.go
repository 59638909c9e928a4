package event

import "sowbook/engine/board"

// StepKind is the kind of a step.
type StepKind uint8

// The steps of a move.
const (
	LiftStep    StepKind = iota // a pit's seeds go to the hand
	DropStep                    // one seed goes from the hand to a pit or a store
	SkipStep                    // the hand passes a place without dropping a seed
	CaptureStep                 // the captured seeds of a pit go to a store, or to the hand that sows them
	ClaimStep                   // seeds of a pit go to a pit or a store, and the mover owns each pit named
	AgainStep                   // the mover has another turn, captures Seeds further pits of their choice, or chooses the way of the next lap
	TurnStep                    // the turn passes
	PassStep                    // the player to move passes
	GiveStep                    // one seed goes to a side without seeds
	EndStep                     // the game is over
	SweepStep                   // seeds left in a pit go to a store at the end
	FillStep                    // seeds of a store fill a pit for the next round, or one enters a pit from the stock
	CloseStep                   // a pit is closed for the next round
	BindStep                    // the player to move may not empty a pit
	DisownStep                  // a player loses a pit that they owned
	HoldStep                    // the side of the other row plays a pit in the next round
	OpeningStep                 // a move of the opening begins, or a round; Seeds is the number of its moves that are then to come
)

var stepNames = []string{"lift", "drop", "skip", "capture", "claim", "again", "turn", "pass", "give", "end", "sweep", "fill", "close", "bind", "disown", "hold", "opening"}

// String returns lift, drop, skip, capture and so on.
func (k StepKind) String() string { return stepNames[k] }

// Step is a part of a move: by a rule, Seeds seeds go from one place to another. If Seeds
// is 0, To is the place that the step is about, or Hand.
type Step struct {
	Kind  StepKind
	Rule  Rule
	From  board.Place
	To    board.Place
	Seeds int
	Cause Cause
}

// Cause distinguishes steps of the same rule, so that sentences can say why.
type Cause uint8

// The causes of steps. "The player to move" is the one to move before the EndStep.
const (
	NoCause      Cause = iota
	Facing             // CaptureStep: the pit faces one that the capture takes or starts from
	LapLimit           // TurnStep: the relay reached MaxLaps and is undone
	Optional           // AgainStep: the mover may leave the further pits
	OnlyOnce           // AgainStep: a further capture in this turn gives no other move
	NoSeeds            // EndStep: the player to move has no seeds
	CannotFeed         // EndStep: the player to move cannot give the opponent seeds
	CannotReach        // EndStep: the player to move cannot sow a seed on the other side
	NoPit              // EndStep: the player to move has seeds but no playable pit
	OnlySlams          // EndStep: every move of the player to move would take all the opponent's seeds
	OnlyEndless        // EndStep: every move of the player to move would never end
	BothPassed         // EndStep: both players have passed
	NeitherMoves       // EndStep: neither player can move
	SouthEmpty         // EndStep: South has no seeds in the pits
	NorthEmpty         // EndStep: North has no seeds in the pits
	LastSeed           // EndStep: one seed is left
	InnerEmpty         // EndStep: the inner row of the player to move is empty
	FewLeft            // EndStep: so few seeds are left that the game ends
	Half               // SweepStep: each player gets half of the seeds left in all pits
	LeftEnd            // AgainStep: before the next lap the turn has captured in the leftmost column
	RightEnd           // AgainStep: ... in the rightmost column
)

// Apply returns the position after some steps from position p. Seeds still in the hand
// are lost; after a whole trace the hand is empty.
func Apply(p board.Position, steps []Step) board.Position {
	for _, s := range steps {
		if s.From != board.Hand {
			p.Add(s.From, -s.Seeds)
		}
		if s.To != board.Hand {
			p.Add(s.To, s.Seeds)
		}
		switch s.Kind {
		case ClaimStep:
			s.Own(&p, p.Turn())
		case AgainStep:
			switch {
			case s.Rule == RuleDirection && s.Cause == NoCause:
				p.SetLap(s.To, s.From, 0)
			case s.Rule == RuleDirection:
				p.SetLap(s.To, s.From, int(s.Cause-LeftEnd)+1)
			case s.Cause == OnlyOnce:
				p.SetAgain(true)
			}
			p.SetFurther(s.Seeds)
		case EndStep:
			p.EndTurn()
		case TurnStep, PassStep:
			p.PassTurn()
		case FillStep, CloseStep:
			p.SetClosed(s.To, s.Kind == CloseStep)
			if s.Rule == RuleRefill {
				p.Disown(s.To) // claims end with the round
			}
		case BindStep:
			p.SetBound(s.To)
		case DisownStep:
			p.Disown(s.To)
			if s.Rule == RuleTerritory {
				p.SetHolder(s.To, p.Board().Owner(s.To))
			}
		case HoldStep:
			p.SetHolder(s.To, p.Board().Owner(s.To).Other())
		case OpeningStep:
			p.SetOpening(s.Seeds)
		}
	}
	return p
}

// Own makes every pit that the step names the property of a player.
func (s Step) Own(p *board.Position, owner board.Side) {
	for _, at := range [...]board.Place{s.From, s.To} {
		if p.Board().IsPit(at) {
			p.SetOwned(at, owner)
		}
	}
}
