package variant

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"sowbook/engine"
)

// content returns the variants of this repository.
func content(t *testing.T) []*Variant {
	t.Helper()
	list, problems := Load(os.DirFS("../../content"), "content")
	if len(problems) > 0 || len(list) == 0 {
		t.Fatalf("%d variants, %v", len(list), problems)
	}
	return list
}

// The files in testdata, one for each variant, hold games played and lines counted
// by other programs:
//
//	game VARIANT [KEY=VALUE …] | START | MOVE … => POSITION => REASON SOUTH NORTH
//	count VARIANT | POSITION | DEPTH => NUMBER
//
// where START is a position or the word start, and the end may be goes-on.
func TestVariantsAgreeWithOtherPrograms(t *testing.T) {
	known := map[string]bool{}
	for i, v := range content(t) {
		known[v.ID] = true
		if testing.Short() && i%4 != 0 {
			continue
		}
		t.Run(v.ID, func(t *testing.T) {
			text, err := os.ReadFile("testdata/" + v.ID + ".txt")
			if err != nil {
				t.Fatalf("this variant has no recorded games: %v", err)
			}
			games, counts := 0, 0
			for line := range strings.Lines(string(text)) {
				kind, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
				switch kind {
				case "game":
					games++
					checkGame(t, v, rest)
				case "count":
					counts++
					checkCount(t, v, rest)
				case "#":
				default:
					t.Errorf("neither a game nor a count: %s", line)
				}
			}
			if games == 0 || counts == 0 {
				t.Errorf("%d games and %d counts are recorded", games, counts)
			}
		})
	}
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if id := strings.TrimSuffix(filepath.Base(file), ".txt"); !known[id] {
			t.Errorf("%s belongs to no variant", file)
		}
	}
}

// The files in testdata/atlas, one for each program, hold games of entries of the atlas, which say that
// the program plays them alike.
func TestAtlasEntriesAgreeWithOtherPrograms(t *testing.T) {
	list, problems := LoadAll(os.DirFS("../../content"), "content")
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	files, err := filepath.Glob("testdata/atlas/*.txt")
	if err != nil || len(files) < 2 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		checkProgram(t, list, file)
	}
}

// checkProgram replays the games of one program and checks that the entries that name it are those that have games.
func checkProgram(t *testing.T, list []*Variant, file string) {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	first, rest, _ := strings.Cut(string(text), "\n")
	program := strings.Join(strings.Fields(first)[3:5], " ") // # Games that NAME VERSION …
	games := map[string]int{}
	for line := range strings.Lines(rest) {
		rest, ok := strings.CutPrefix(strings.TrimSpace(line), "game ")
		if !ok {
			continue
		}
		id, _, _ := strings.Cut(rest, " ")
		v, err := Find(list, id)
		if err != nil || v.Account == nil {
			t.Errorf("%s is no entry of the atlas: %v", id, err)
			continue
		}
		games[id]++
		checkGame(t, v, rest)
	}
	for _, v := range list {
		if v.Account == nil {
			continue
		}
		if says := strings.Contains(v.Account.Compared, program); says != (games[v.ID] > 0) {
			t.Errorf("%s has %d recorded games of %s, and says %q", v.ID, games[v.ID], program, v.Account.Compared)
		}
	}
	if len(games) < 30 {
		t.Errorf("only %d games of %s are recorded", len(games), program)
	}
}

// splitRecord splits a line VARIANT [KEY=VALUE …] | START | REST => WANT ….
func splitRecord(t *testing.T, v *Variant, line string) (rules engine.Rules, start engine.Position, rest string, want []string) {
	t.Helper()
	pieces := strings.Split(line, " => ")
	columns := strings.Split(pieces[0], "|")
	head := strings.Fields(columns[0])
	if len(pieces) < 2 || len(columns) != 3 || head[0] != v.ID {
		t.Fatalf("malformed line: %s", line)
	}
	rules, err := v.RulesWith(head[1:])
	if err != nil {
		t.Fatal(err)
	}
	if text := strings.TrimSpace(columns[1]); text == "start" {
		start, err = rules.Start()
	} else {
		start, err = engine.ParsePosition(text)
	}
	if err != nil {
		t.Fatal(err)
	}
	return rules, start, columns[2], pieces[1:]
}

func checkGame(t *testing.T, v *Variant, line string) {
	t.Helper()
	rules, start, moves, want := splitRecord(t, v, line)
	g := engine.NewGame(rules, start)
	for i, move := range strings.Fields(moves) {
		if err := v.Voice.Play(g, move); err != nil {
			t.Errorf("ply %d, %s: %v\nin %s", i+1, move, err, line)
			return
		}
	}
	end := "goes-on"
	if r := g.Result(); g.Over() {
		end = r.Reason.String() + " " + strconv.Itoa(r.South) + " " + strconv.Itoa(r.North)
	}
	if len(want) != 2 || g.Position().String() != want[0] || end != want[1] {
		t.Errorf("got %s, %s; want %v\nin %s", g.Position(), end, want, line)
	}
}

func checkCount(t *testing.T, v *Variant, line string) {
	t.Helper()
	rules, start, depth, want := splitRecord(t, v, line)
	n, err := strconv.Atoi(strings.TrimSpace(depth))
	if err != nil {
		t.Fatal(err)
	}
	if got := strconv.Itoa(lines(t, rules, start, n)); got != want[0] {
		t.Errorf("%s lines, want %s\nin %s", got, want[0], line)
	}
}

// lines counts the lines of n plies. A game that ends earlier counts once.
func lines(t *testing.T, r engine.Rules, p engine.Position, n int) int {
	moves := r.Legal(p)
	if n == 0 || len(moves) == 0 {
		return 1
	}
	sum := 0
	for _, m := range moves {
		ply, err := r.Play(p, m)
		if err != nil {
			t.Fatal(err)
		}
		sum += lines(t, r, ply.After, n-1)
	}
	return sum
}
