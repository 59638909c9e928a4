package cli

import (
	"bufio"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"sowbook/engine"
	"sowbook/internal/variant"
)

// words collects a flag that may be given several times.
type words []string

func (w *words) String() string         { return strings.Join(*w, " ") }
func (w *words) Set(value string) error { *w = append(*w, value); return nil }

func runPlay(e *env, f *flag.FlagSet, args []string) error {
	var set words
	asJSON := f.Bool("json", false, "")
	from := f.String("from", "", "")
	f.Var(&set, "set", "")
	if err := parse(f, args); err != nil {
		return err
	}
	if f.NArg() == 0 {
		return usageError{"play needs a variant, or - for games on standard input; sowbook variants lists them"}
	}
	list, err := e.variants()
	if err != nil {
		return err
	}
	if f.Arg(0) == "-" {
		if f.NArg() > 1 || *from != "" || len(set) > 0 {
			return usageError{"play - reads all it plays from standard input: lines VARIANT [KEY=VALUE …] | POSITION or start | MOVE …"}
		}
		return playLines(e, list)
	}
	v, wrong := variant.Find(list, f.Arg(0))
	if wrong != "" {
		return errors.New(wrong)
	}
	g, err := playGame(v, set, *from, f.Args()[1:])
	if err != nil {
		return err
	}
	if *asJSON {
		return json.NewEncoder(e.stdout).Encode(v.GameRecord(g))
	}
	printGame(e.stdout, v, g)
	return nil
}

// playGame plays moves by a variant's rules under readings. from is a position,
// or empty for the variant's start.
func playGame(v *variant.Variant, set []string, from string, moves []string) (*engine.Game, error) {
	rules, start, err := begin(v, set, from)
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

// begin is a variant's rules under readings, and the position that a command
// begins at: from, or the variant's own start where that is empty.
func begin(v *variant.Variant, set []string, from string) (engine.Rules, engine.Position, error) {
	rules, err := v.Set(set)
	if err != nil {
		return rules, engine.Position{}, err
	}
	if from == "" {
		start, err := rules.Start()
		if err != nil {
			err = fmt.Errorf("%s needs -from POSITION: %w", v.ID, err)
		}
		return rules, start, err
	}
	start, err := engine.ParsePosition(from)
	if err != nil {
		err = fmt.Errorf("position %q: %w", from, err)
	}
	return rules, start, err
}

// printGame writes a game for a person: a sentence a ply, the board, and what
// may be played.
func printGame(w io.Writer, v *variant.Variant, g *engine.Game) {
	fmt.Fprintln(w, v.Voice.Start(g).Text)
	for i, p := range g.Plies {
		fmt.Fprintf(w, "%d. %s  %s\n", i+1, g.Rules.Format(v.Voice.Labels, g.Start.Board(), p.Move), v.Voice.Ply(g, i).Text)
	}
	printBoard(w, v, g.Position())
	if g.Over == nil {
		fmt.Fprintf(w, "%s to play: %s\n", v.Voice.Sides[g.Position().Turn()], strings.Join(v.Voice.Legal(g), " "))
	}
}

// printBoard draws a board in plain text, as South sees it.
func printBoard(w io.Writer, v *variant.Variant, p engine.Position) {
	b := p.Board()
	var upper, lower strings.Builder
	for i := range engine.Place(b.Pits) {
		fmt.Fprintf(&upper, " %3d", p.Seeds(b.Opposite(i)))
		fmt.Fprintf(&lower, " %3d", p.Seeds(i))
	}
	fmt.Fprintf(w, "\n    %s   %s\n%3d %*s %3d\n    %s   %s\n\n%s\n", upper.String(), v.Voice.Sides[engine.North],
		p.Stored(engine.North), 4*b.Pits, "", p.Stored(engine.South), lower.String(), v.Voice.Sides[engine.South], p)
}

// longestLine is the most bytes of a line on standard input.
const longestLine = 1 << 20

// playLines plays the games on standard input, one a line, and writes one
// object a line. A line that fails gives an error object, and the rest go on.
func playLines(e *env, list []*variant.Variant) error {
	out := bufio.NewWriter(e.stdout)
	encoder := json.NewEncoder(out)
	lines := bufio.NewScanner(e.stdin)
	lines.Buffer(nil, longestLine)
	bad := false
	for lines.Scan() {
		var answer any
		v, g, err := playLine(list, lines.Text())
		if err != nil {
			bad = true
			answer = map[string]string{"error": err.Error()}
		} else {
			answer = v.GameRecord(g)
		}
		if err := encoder.Encode(answer); err != nil {
			return err
		}
	}
	if err := errors.Join(lines.Err(), out.Flush()); err != nil {
		return err
	}
	if bad {
		return errReported
	}
	return nil
}

// playLine plays a line VARIANT [KEY=VALUE …] | POSITION or start | MOVE ….
func playLine(list []*variant.Variant, line string) (*variant.Variant, *engine.Game, error) {
	parts := strings.Split(line, "|")
	head := strings.Fields(parts[0])
	if len(parts) != 3 || len(head) == 0 {
		return nil, nil, fmt.Errorf("a game is a line VARIANT [KEY=VALUE …] | POSITION or start | MOVE …, not %q", line)
	}
	v, wrong := variant.Find(list, head[0])
	if wrong != "" {
		return nil, nil, errors.New(wrong)
	}
	from := strings.TrimSpace(parts[1])
	if from == "" {
		return nil, nil, errors.New("between the bars stands a position, or the word start")
	}
	if from == "start" {
		from = ""
	}
	g, err := playGame(v, head[1:], from, strings.Fields(parts[2]))
	return v, g, err
}
