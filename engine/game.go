package engine

// Game is a line of plies from a start. It knows what one position does not:
// positions that repeat, and passes in a row.
type Game struct {
	Rules Rules
	Start Position
	Plies []Ply
	Trace [][]Step // the steps of each ply
	Over  *Result  // nil while the game goes on
	Swept []Step   // the steps by which a start that is over before any move ended

	now  Position
	seen map[Position]int // how often each board came up
}

// Result is how a game ended: the stores, and who won.
type Result struct {
	Reason       Reason
	South, North int // seeds in the stores
}

// Winner is "S", "N" or "draw".
func (r Result) Winner() string {
	switch {
	case r.South > r.North:
		return South.String()
	case r.North > r.South:
		return North.String()
	}
	return "draw"
}

// NewGame begins a game at a position, which may already be over.
func NewGame(r Rules, start Position) *Game {
	g := &Game{Rules: r, Start: start, seen: map[Position]int{start.withoutStores(): 1}}
	var reason Reason
	g.now, reason, g.Swept = r.settle(start)
	g.finish(reason)
	return g
}

// Position is the position after the plies played so far. When the game is
// over it is the board after the sweep.
func (g *Game) Position() Position { return g.now }

// Legal is the moves of the player on turn, none when the game is over.
func (g *Game) Legal() []Move {
	if g.Over != nil {
		return nil
	}
	return g.Rules.Legal(g.now)
}

// Refuses says why a move cannot be made now, or nil when it can.
func (g *Game) Refuses(m Move) *Refusal {
	if g.Over != nil {
		return &Refusal{g.Over.Reason.Rule(), Hand}
	}
	return g.Rules.Refuses(g.now, m)
}

// Play makes a move. An illegal one is a [*Refusal] and changes nothing.
func (g *Game) Play(m Move) error {
	if why := g.Refuses(m); why != nil {
		return why
	}
	ply, steps, err := g.Rules.Trace(g.now, m)
	if err != nil {
		return err
	}
	g.seen[ply.After.withoutStores()]++
	if ply.End == GoesOn {
		steps = g.endByHistory(&ply, steps)
	}
	g.Plies = append(g.Plies, ply)
	g.Trace = append(g.Trace, steps)
	g.now = ply.After
	g.finish(ply.End)
	return nil
}

// endByHistory ends the game when the second pass in a row was made, or when a
// position has come up for the third time.
func (g *Game) endByHistory(ply *Ply, steps []Step) []Step {
	switch {
	case g.Rules.Stuck == StuckPasses && ply.Move.Act == Pass && len(g.Plies) > 0 && g.Plies[len(g.Plies)-1].Move.Act == Pass:
		ply.End = NoMove
	case g.seen[ply.After.withoutStores()] >= 3:
		ply.End = Repetition
	default:
		return steps
	}
	steps = append(steps, Step{EndStep, ply.End.Rule(), Hand, Hand, 0})
	if ply.End == NoMove && g.Rules.LeftOver == ToOwners {
		// Neither player can move, so only a rule that asks for no mover pays out.
		t := turn{rules: g.Rules, board: ply.After.Board(), pos: ply.After, steps: &steps}
		t.sweep([2]bool{true, true})
		ply.After = t.pos
	}
	return steps
}

// finish sets the result when there is a reason for one.
func (g *Game) finish(reason Reason) {
	if reason != GoesOn {
		g.Over = &Result{reason, g.now.Stored(South), g.now.Stored(North)}
	}
}
