package cli

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync"

	"sowbook/engine"
	"sowbook/engine/ruleset"
	"sowbook/internal/variant"
)

func runPlay(e *env, f *flags, args []string) error {
	asJSON := f.answerAsJSON()
	ofGame := addGameFlags(f)
	if err := parse(f, args); err != nil {
		return err
	}
	if f.NArg() == 0 && ofGame.rules == "" {
		return usageError("play needs a variant, or - for games on standard input; sowbook variants lists the variants")
	}
	if f.Arg(0) == "-" && ofGame.rules == "" {
		if f.NArg() > 1 || ofGame.from != "" || len(ofGame.readings) > 0 {
			return usageError("play - takes no other arguments; it reads games from standard input, in lines VARIANT [KEY=VALUE …] or rules: TEXT | POSITION or start | MOVE …")
		}
		return playLines(e)
	}
	v, moves, err := e.game(f, ofGame)
	if err != nil {
		return err
	}
	g, err := playGame(v, ofGame, moves)
	if err != nil {
		return err
	}
	if *asJSON {
		return json.NewEncoder(e.stdout).Encode(v.GameRecord(g))
	}
	printGame(e.stdout, v, g)
	return nil
}

func playGame(v *variant.Variant, ofGame *gameFlags, moves []string) (*engine.Game, error) {
	rules, start, err := ofGame.start(v)
	if err != nil {
		return nil, err
	}
	g := engine.NewGame(rules, start)
	for i, text := range moves {
		if err := v.Voice.Play(g, text); err != nil {
			return nil, fmt.Errorf("ply %d, %q, is illegal: %w", i+1, text, err)
		}
	}
	return g, nil
}

// printGame prints a game as text: a sentence for each ply, the board and the legal moves.
func printGame(w io.Writer, v *variant.Variant, g *engine.Game) {
	fmt.Fprintln(w, v.Voice.Start(g).Text)
	for i, p := range g.Plies() {
		fmt.Fprintf(w, "%d. %s  %s\n", i+1, g.Rules().Format(v.Voice.Labels, g.PositionAfter(i), p.Move), v.Voice.Ply(g, i).Text)
	}
	printBoard(w, v, g.Position())
	if !g.Over() {
		fmt.Fprintf(w, "%s to play: %s\n", v.Voice.Sides[g.Turn()], strings.Join(v.Voice.Legal(g), " "))
	}
}

// printBoard prints a board as South sees it.
func printBoard(w io.Writer, v *variant.Variant, p engine.Position) {
	b := p.Board()
	var rows []string
	for _, counts := range strings.Split(strings.Fields(p.String())[0], "/") {
		var row strings.Builder
		for count := range strings.SplitSeq(counts, ",") {
			fmt.Fprintf(&row, " %3s", count)
		}
		rows = append(rows, "    "+row.String())
	}
	rows[0] += "   " + v.Voice.Sides[engine.North]
	rows[len(rows)-1] += "   " + v.Voice.Sides[engine.South]
	left, right := engine.North, engine.South
	if v.Rules.StoreEnd == ruleset.StoresLeft {
		left, right = right, left
	}
	upper, lower := rows[:len(rows)/2], rows[len(rows)/2:]
	fmt.Fprintf(w, "\n%s\n%3d %*s %3d\n%s\n\n%s\n", strings.Join(upper, "\n"),
		p.Stored(left), 4*b.Columns(), "", p.Stored(right), strings.Join(lower, "\n"), p)
}

// playLines plays the games on standard input, one per line, and prints a JSON object for
// each before it waits for more input. For a line that fails it prints an error object and
// continues.
func playLines(e *env) error {
	variants := sync.OnceValues(e.variants) // games of rules alone need no rulebook
	out := bufio.NewWriter(e.stdout)
	encoder := json.NewEncoder(out)
	lines := newLineReader(flushingReader{e.stdin, out})
	failed := false
	for lines.next() {
		answer, err := any(nil), lines.wrong
		if err == nil {
			answer, err = playLine(variants, lines.line)
		}
		if err != nil {
			failed = true
			answer = map[string]string{"error": err.Error()}
		}
		if err := encoder.Encode(answer); err != nil {
			return err
		}
	}
	if err := out.Flush(); err != nil {
		return err
	}
	if lines.err != io.EOF {
		return lines.err
	}
	if failed {
		return errReported
	}
	return nil
}

// playLine plays a line VARIANT [KEY=VALUE …] | POSITION or start | MOVE …, or one that
// begins with rules: TEXT, and returns the record of the game.
func playLine(variants func() ([]*variant.Variant, error), line string) (record any, err error) {
	parts := strings.Split(line, "|")
	head := strings.Fields(parts[0])
	if len(parts) != 3 || len(head) == 0 {
		return nil, fmt.Errorf("a game is a line VARIANT [KEY=VALUE …] or rules: TEXT | POSITION or start | MOVE …, not %q", line)
	}
	var v *variant.Variant
	readings := head[1:]
	if text, ok := strings.CutPrefix(strings.TrimSpace(parts[0]), "rules:"); ok {
		readings = nil
		v, err = rulesVariant(text)
	} else if list, problems := variants(); problems != nil {
		err = problems
	} else {
		v, err = variant.Find(list, head[0])
	}
	if err != nil {
		return nil, err
	}
	from := strings.TrimSpace(parts[1])
	if from == "" {
		return nil, errors.New("missing position; write a position or the word start between the bars")
	}
	if from == "start" {
		from = ""
	}
	g, err := playGame(v, &gameFlags{from: from, readings: readings}, strings.Fields(parts[2]))
	if err != nil {
		return nil, err
	}
	return v.GameRecord(g), nil
}
