package example

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/engine/player"
	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// Task is a goal or question for the reader: reach a goal by playing a turn, or answer a
// question by choosing places.
type Task struct {
	Goal       *player.Goal   // nil for a question
	Ask        Ask            // the question; AskNothing if there is a goal
	Move       string         // of AskLast, in the variant's numbering
	Seeds      int            // of AskPrepare: how many to capture next turn
	Hint       string         // Markdown
	HintOffset int            // byte offset of the hint in the page
	Why        string         // Markdown: explains the answer; "" if the page does not
	WhyOffset  int            // byte offset of Why in the page
	ClauseRefs []page.Ref     // clauses in the hint and in Why
	Solution   []string       // moves that reach the goal, in the variant's numbering; of AskPrepare the line of an answer
	Answers    []engine.Place // to the question
	Lines      []PitLine      // of AskPrepare, for each pit that may be played
	Ways       Ways           // to reach the goal
}

// GoalKind returns the kind of the goal, such as capture; "" without a goal or a task.
func (t *Task) GoalKind() string {
	if t == nil || t.Goal == nil {
		return ""
	}
	return t.Goal.Kind.String()
}

// Ask is a question about a board.
type Ask string

// AskLast asks where the last seed of a move falls, AskMay which pits may be played,
// AskPrepare which pit prepares a capture that the opponent cannot prevent.
const (
	AskNothing Ask = ""
	AskLast    Ask = "last"
	AskMay     Ask = "may"
	AskPrepare Ask = "prepare"
)

// Ways counts the ways to play a turn with a goal.
type Ways struct {
	First  int // first moves after which the goal can be reached
	Legal  int // all first moves
	Lines  int // turns that reach the goal
	Misses int // turns that do not
}

// taskWords lists the keywords of a task. Their lines are parsed when the rules and the
// start are known.
var taskWords = []string{"goal", "ask", "solution", "ways", "hint", "why"}

// taskLine is a line of a task without its keyword.
type taskLine struct {
	text   string
	offset int
}

// clausePattern matches a clause in brackets.
var clausePattern = regexp.MustCompile(`\[([A-Z][A-Za-z]*-[A-Z0-9][A-Za-z0-9]*)\]`)

func init() {
	for _, word := range taskWords {
		heads[word] = func(c *checker, r *lineReader) {
			at := r.skipSpace()
			if c.task[word].text != "" {
				r.fail(at, "duplicate line "+word)
			}
			c.task[word] = taskLine{r.rest(), r.line.Offset + at}
		}
	}
}

func (c *checker) isTask() bool { return c.task["goal"].text != "" || c.task["ask"].text != "" }

// finishTask parses and proves the task of an example, if it has one.
func (c *checker) finishTask() {
	if !c.isTask() {
		for word, line := range c.task {
			c.problem(line.offset, word+" belongs to a task; add a line goal or ask")
		}
		return
	}
	if len(c.problems) > 0 {
		return
	}
	c.ex.Task = &Task{}
	switch ask := c.task["ask"]; {
	case c.task["goal"].text != "" && ask.text != "":
		c.problem(ask.offset, "a task cannot have both a goal and a question")
	case c.ex.Brief || c.show > 0:
		c.problem(c.ex.Offset, "a task shows the board that it begins with; remove the line brief or show")
	case c.ex.Game.Over():
		c.problem(c.ex.Offset, "the game is over where this task begins; set up another board with from")
	case ask.text != "":
		c.question(ask)
	default:
		c.goal(c.task["goal"])
	}
	c.hint(c.task["hint"])
	c.why(c.task["why"])
}

func (c *checker) hint(line taskLine) {
	task := c.ex.Task
	c.taskClauses(line)
	switch {
	case line.text == "":
		c.problem(c.ex.Offset, "task "+c.ex.ID+" has no hint; add a line with the rule that helps and its clause, as in hint The last seed continues. [P-E2]")
	case len(task.ClauseRefs) == 0:
		c.problem(line.offset, "a hint must name a clause in brackets, as in [P-E2]")
	}
	task.Hint, task.HintOffset = line.text, line.offset
}

// why reads the sentence that explains the answer of a task, if there is one.
func (c *checker) why(line taskLine) {
	c.taskClauses(line)
	c.ex.Task.Why, c.ex.Task.WhyOffset = line.text, line.offset
}

func (c *checker) taskClauses(line taskLine) {
	for _, at := range clausePattern.FindAllStringSubmatchIndex(line.text, -1) {
		c.ex.Task.ClauseRefs = append(c.ex.Task.ClauseRefs, page.Ref{Text: line.text[at[2]:at[3]], Offset: line.offset + at[2]})
	}
}

// question parses the question of a task and finds its answers.
func (c *checker) question(ask taskLine) {
	task, g := c.ex.Task, c.ex.Game
	for _, word := range []string{"solution", "ways"} {
		if line, ok := c.task[word]; ok {
			c.problem(line.offset, "a question has no line "+word+"; the engine finds its answers")
			return
		}
	}
	word, move, _ := strings.Cut(ask.text, " ")
	task.Ask, move = Ask(word), strings.TrimSpace(move)
	after := ask.offset + len(ask.text) - len(move)
	switch {
	case task.Ask == AskMay && move == "":
		for _, m := range g.Legal() {
			if m.Kind == engine.Sow && (len(task.Answers) == 0 || task.Answers[len(task.Answers)-1] != m.Pit) {
				task.Answers = append(task.Answers, m.Pit)
			}
		}
		if len(task.Answers) == 0 || len(task.Answers) == g.Board().Pits {
			c.problem(ask.offset, "all pits or none may be played; choose a board where "+c.ex.Variant.Voice.Sides[g.Turn()]+
				" may play some pits and not others")
		}
	case task.Ask == AskMay:
		c.problem(after, "unexpected "+strconv.Quote(move)+" after ask may")
	case task.Ask == AskLast:
		played := engine.NewGame(g.Rules(), g.Start())
		if err := c.ex.Variant.Voice.Play(played, move); err != nil {
			c.problem(after, "ask last needs a legal move: "+err.Error())
			return
		}
		task.Move = move
		last := engine.Hand
		for _, s := range played.Steps(0) {
			if s.Kind == event.DropStep {
				last = s.To
			}
		}
		task.Answers = []engine.Place{last}
	case task.Ask == AskPrepare:
		c.prepare(ask.offset, after, move)
	default:
		c.problem(ask.offset, fmt.Sprintf("unknown question %q; %s", word, diag.Hint(word, []string{string(AskLast), string(AskMay), string(AskPrepare)})))
	}
}

// goal parses the goal of a task, checks that the solution reaches it and counts
// the ways to reach it.
func (c *checker) goal(line taskLine) {
	task, g := c.ex.Task, c.ex.Game
	voice := c.ex.Variant.Voice
	start := g.Start()
	goal, err := player.ParseGoal(voice.Labels, g.Board(), start.Turn(), line.text)
	if err != nil {
		at := line.offset
		if e, ok := err.(*engine.TextError); ok {
			at += e.Offset
		}
		c.problem(at, err.Error())
		return
	}
	task.Goal = &goal
	if c.task["solution"].text == "" {
		c.problem(line.offset, "task "+c.ex.ID+" has no solution; add a line solution with the moves that reach its goal")
		return
	}
	if !c.solve(goal) {
		return
	}
	ways := c.countWays(goal)
	claimed := c.task["ways"]
	switch task.Ways = ways.Ways; {
	case !ways.all:
		c.problem(line.offset, "there are too many ways to play this turn to check them all; choose a smaller board")
	case ways.Misses == 0:
		c.problem(line.offset, "every way to play reaches this goal; set a harder goal or choose another board")
	case c.isLoose(goal):
		c.problem(line.offset, fmt.Sprintf("the opponent can be left with less; %s %d can be reached", goal.Kind, goal.N-1))
	case claimed.text != "":
		if fact := strconv.Itoa(ways.First) + " of " + strconv.Itoa(ways.Legal); strings.Join(strings.Fields(claimed.text), " ") != fact {
			c.problem(claimed.offset, fmt.Sprintf("the page claims ways %q; the engine finds that %s first moves can reach the goal", claimed.text, fact))
		}
	}
}
