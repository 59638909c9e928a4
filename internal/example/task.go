package example

import (
	"regexp"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/engine/player"
	"sowbook/internal/diag"
	"sowbook/internal/variant"
)

// Task is what an example asks of the reader, on the board that it begins with: to
// reach a goal by playing, or to answer a question by pointing at places.
type Task struct {
	Goal     *player.Goal // nil for a question
	Ask      Ask          // what is asked; AskNothing where there is a goal
	Move     string       // AskLast: the move asked about, in the variant's numbering
	Hint     string       // markdown: the rule that leads on, with its clause
	HintAt   int          // byte offset of the hint in the page
	Cited    []variant.Ref
	Solution []string       // a way to reach the goal, in the variant's numbering
	Answers  []engine.Place // of a question
	Ways     Ways           // to reach the goal
}

// Ask is a question about a board.
type Ask string

// AskLast asks where the last seed of a move falls, AskMay which pits may be played.
const (
	AskNothing Ask = ""
	AskLast    Ask = "last"
	AskMay     Ask = "may"
)

// asks is the questions there are.
var asks = []string{string(AskLast), string(AskMay)}

// Ways is how often a goal is reached.
type Ways struct {
	First  int // first moves with which it can be
	Legal  int // first moves there are
	Lines  int // ways to play the turn that reach it
	Misses int // ways to play the turn that do not
}

// taskLines is the lines of a task as they stand in the page: what they mean is known
// once the rules and the start are.
type taskLines struct {
	goal, solution, ways, hint, ask said
}

// said is what a line says after its keyword.
type said struct {
	text   string
	offset int
}

// clausePattern finds the clauses that a hint names in brackets.
var clausePattern = regexp.MustCompile(`\[([A-Z][A-Za-z]*-[A-Z0-9][A-Za-z0-9]*)\]`)

func init() {
	for word, keep := range map[string]func(t *taskLines) *said{
		"goal":     func(t *taskLines) *said { return &t.goal },
		"ask":      func(t *taskLines) *said { return &t.ask },
		"solution": func(t *taskLines) *said { return &t.solution },
		"ways":     func(t *taskLines) *said { return &t.ways },
		"hint":     func(t *taskLines) *said { return &t.hint },
	} {
		heads[word] = func(c *checker, r *lineReader) {
			at, kept := r.skipSpace(), keep(&c.task)
			if kept.text != "" {
				r.fail(at, "a task has one line "+word)
			}
			*kept = said{r.rest(), r.line.Offset + at}
		}
	}
	for _, word := range []string{"play", "instead", "beside"} {
		read := bodies[word]
		bodies[word] = func(c *checker, r *lineReader) {
			if c.task.goal.text+c.task.ask.text != "" {
				r.fail(r.at-len(word), "a task plays nothing: a line from sets up its board, and a line solution has the moves that reach its goal")
				return
			}
			read(c, r)
		}
	}
}

// finishTask makes the task of an example that sets one, and proves it.
func (c *checker) finishTask() {
	t := &c.task
	if t.goal.text == "" && t.ask.text == "" {
		for word, line := range map[string]said{"solution": t.solution, "ways": t.ways, "hint": t.hint} {
			if line.text != "" {
				c.problem(line.offset, word+" belongs to a task, which has a line goal or a line ask")
			}
		}
		return
	}
	if len(c.problems) > 0 {
		return
	}
	c.ex.Task = &Task{}
	switch {
	case t.goal.text != "" && t.ask.text != "":
		c.problem(t.ask.offset, "a task has a goal or asks a question, not both")
	case c.ex.Brief || c.ex.Show > 0:
		c.problem(c.ex.Offset, "a task shows the board that it begins with, so it has no line brief or show")
	case c.ex.Game.Over != nil:
		c.problem(c.ex.Offset, "the game is over where this task begins; a line from sets up another board")
	case t.ask.text != "":
		c.question()
	default:
		c.reach()
	}
	c.hint()
}

// hint checks the hint of a task.
func (c *checker) hint() {
	line, task := c.task.hint, c.ex.Task
	for _, at := range clausePattern.FindAllStringSubmatchIndex(line.text, -1) {
		task.Cited = append(task.Cited, variant.Ref{Text: line.text[at[2]:at[3]], Offset: line.offset + at[2]})
	}
	switch {
	case line.text == "":
		c.problem(c.ex.Offset, "task "+c.ex.ID+" has no hint; a line hint says the rule that leads on, with its clause, as in hint The last seed goes on. [P-E2]")
	case len(task.Cited) == 0:
		c.problem(line.offset, "a hint names the clause of its rule in brackets, as in [P-E2]")
	}
	task.Hint, task.HintAt = line.text, line.offset
}

// question finds the answers to what a task asks.
func (c *checker) question() {
	t, task, g := &c.task, c.ex.Task, c.ex.Game
	for word, line := range map[string]said{"solution": t.solution, "ways": t.ways} {
		if line.text != "" {
			c.problem(line.offset, "a question has no line "+word+": the engine knows its answers")
			return
		}
	}
	word, move, _ := strings.Cut(t.ask.text, " ")
	task.Ask, move = Ask(word), strings.TrimSpace(move)
	after := t.ask.offset + len(t.ask.text) - len(move)
	switch {
	case task.Ask == AskMay && move == "":
		pits := 0
		for _, m := range g.Legal() {
			if m.Act == engine.Sow && (len(task.Answers) == 0 || task.Answers[len(task.Answers)-1] != m.Pit) {
				task.Answers = append(task.Answers, m.Pit)
			}
		}
		b := g.Start.Board()
		for at := engine.Place(0); b.IsPit(at); at++ {
			if b.Owner(at) == g.Start.Turn() {
				pits++
			}
		}
		if len(task.Answers) == 0 || len(task.Answers) == pits {
			c.problem(t.ask.offset, "every pit is the same here, played or not; choose a board where "+c.ex.Variant.Voice.Sides[g.Start.Turn()]+
				" may play some pits and not others")
		}
	case task.Ask == AskMay:
		c.problem(after, "nothing more belongs after ask may, but there is "+strconv.Quote(move))
	case task.Ask == AskLast:
		played := engine.NewGame(g.Rules, g.Start)
		if err := c.ex.Variant.Voice.Play(played, move); err != nil {
			c.problem(after, "ask last is followed by the move whose last seed is asked for: "+err.Error())
			return
		}
		task.Move = move
		last := engine.Hand
		for _, s := range played.Trace[0] {
			if s.Do == engine.Drop {
				last = s.To
			}
		}
		task.Answers = []engine.Place{last}
	default:
		c.problem(t.ask.offset, "no question is called "+strconv.Quote(word)+"; "+diag.Expected(word, asks))
	}
}

// reach proves that the solution of a task reaches its goal, and counts all that do.
func (c *checker) reach() {
	t, task, g := &c.task, c.ex.Task, c.ex.Game
	voice := c.ex.Variant.Voice
	goal, err := player.ParseGoal(voice.Labels, g.Start.Board(), g.Start.Turn(), t.goal.text)
	if err != nil {
		at := t.goal.offset
		if e, ok := err.(*engine.TextError); ok {
			at += e.Offset
		}
		c.problem(at, err.Error())
		return
	}
	task.Goal = &goal
	if t.solution.text == "" {
		c.problem(t.goal.offset, "task "+c.ex.ID+" has no solution; a line solution has the moves that reach its goal")
		return
	}
	if !c.solve(goal) {
		return
	}
	ways, ok := count(g.Rules, g.Start, goal)
	switch task.Ways = ways; {
	case !ok:
		c.problem(t.goal.offset, "there are more ways to play this turn than can be looked at; choose a smaller board")
	case ways.Misses == 0:
		c.problem(t.goal.offset, "whatever is played reaches this goal; ask for more, or choose another board")
	case t.ways.text != "":
		if fact := strconv.Itoa(ways.First) + " of " + strconv.Itoa(ways.Legal); strings.Join(strings.Fields(t.ways.text), " ") != fact {
			c.problem(t.ways.offset, "the page claims ways "+strconv.Quote(t.ways.text)+"; the engine finds that "+fact+" first moves can reach the goal")
		}
	}
}

// solve plays the solution of a task, and tells whether it reaches the goal, with its
// last move and no earlier.
func (c *checker) solve(goal player.Goal) bool {
	line, task, voice := c.task.solution, c.ex.Task, c.ex.Variant.Voice
	g := engine.NewGame(c.ex.Game.Rules, c.ex.Game.Start)
	rest := line.text
	var moves []engine.Move
	var found player.Verdict
	for rest != "" {
		text, after, _ := strings.Cut(rest, " ")
		at := line.offset + len(line.text) - len(rest)
		rest = strings.TrimLeft(after, " ")
		switch {
		case found.Met:
			c.problem(at, "the goal is reached before move "+text+"; the solution ends there")
			return false
		case g.Position().Turn() != g.Start.Turn():
			c.problem(at, "the turn is over before move "+text+"; a solution is the moves of one turn")
			return false
		}
		if err := voice.Play(g, text); err != nil {
			c.problem(at, "move "+text+" cannot be played: "+err.Error())
			return false
		}
		moves, task.Solution = append(moves, g.Plies[len(g.Plies)-1].Move), append(task.Solution, text)
		var err error
		if found, err = goal.Judge(g.Rules, g.Start, moves); err != nil {
			c.problem(at, err.Error())
			return false
		}
	}
	if !found.Met {
		c.problem(line.offset, "the solution does not reach the goal. "+voice.Verdict(goal, g.Start, found))
	}
	return found.Met
}

// mostBoards is how many boards of a turn are looked at to count the ways to play it.
const mostBoards = 20_000

// count looks at every way to play the turn of the player on turn. It is false where
// there are too many, or where one could not be judged.
func count(r engine.Rules, before engine.Position, goal player.Goal) (Ways, bool) {
	ways := Ways{Legal: len(r.Legal(before))}
	boards := 0
	var line []engine.Move
	var from func(p engine.Position) bool
	from = func(p engine.Position) bool {
		for _, m := range r.Legal(p) {
			line = append(line, m)
			lines := ways.Lines
			found, err := goal.Judge(r, before, line)
			if boards++; err != nil || boards > mostBoards || found.Miss == player.NotProven {
				return false
			}
			switch {
			case found.Met:
				ways.Lines++
			case !found.Open:
				ways.Misses++
			default:
				ply, _, err := r.Trace(p, m)
				if err != nil || !from(ply.After) {
					return false
				}
			}
			if len(line) == 1 && ways.Lines > lines {
				ways.First++
			}
			line = line[:len(line)-1]
		}
		return true
	}
	return ways, from(before)
}
