package protocol

import (
	"encoding/json"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/internal/prose"
)

const head = "play\nrules origin=skipped capture=across left-over=other-side\nvoice labels=near;south=Lower;north=Upper;store=capture pit;extra-turn=P-E2;empty-pit=P-E4\n"

// answer has the fields of an answer to play.
type answer struct {
	Error  string
	States []struct {
		Position, Turn, Say, Move, Player string
		Clauses                           []string
		Seeds                             []int
		Captured                          int
		Again                             bool
		Over                              *struct {
			Reason, Winner, Say string
			South, North        int
		}
		Steps []struct {
			Do, Rule, Say   string
			From, To, Seeds int
		}
	}
	Can    map[string][]string
	Cannot map[string]struct {
		Say     string
		Clauses []string
	}
	Pass    string
	Stopped *struct {
		Ply     int
		Move    string
		Say     string
		Clauses []string
	}
}

func ask(t *testing.T, request string) answer {
	t.Helper()
	var a answer
	text := Answer(request)
	if err := json.Unmarshal(text, &a); err != nil {
		t.Fatalf("%v in %s", err, text)
	}
	return a
}

func TestPlayAnswersStatesAndLegalPits(t *testing.T) {
	a := ask(t, head+"start 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S\nmoves 4\nfrom 0\n")
	if a.Error != "" || len(a.States) != 2 {
		t.Fatalf("%+v", a)
	}
	s := a.States[1]
	if s.Position != "4,4,4,4,4,4/4,4,0,5,5,5 1,0 S" || s.Move != "4" || s.Player != "S" || !s.Again || s.Over != nil || s.Clauses[0] != "P-E2" {
		t.Errorf("state 1: %+v", s)
	}
	if len(a.Can) != 5 || a.Can["3"][0] != "3" || len(a.Cannot) != 7 || a.Cannot["2"].Clauses[0] != "P-E4" {
		t.Errorf("can %v, cannot %v", a.Can, a.Cannot)
	}
}

func TestStepsMoveSeedsBetweenStates(t *testing.T) {
	a := ask(t, head+"start 5,0,5,5,5,5/5,5,0,5,5,0 2,1 S\nmoves 6 5 4\n")
	if len(a.States) != 4 {
		t.Fatalf("%+v", a)
	}
	for k, s := range a.States[1:] {
		seeds := append([]int{}, a.States[k].Seeds...)
		for _, step := range s.Steps {
			if step.From >= 0 {
				seeds[step.From] -= step.Seeds
			}
			if step.To >= 0 {
				seeds[step.To] += step.Seeds
			}
			if step.Say == "" || step.Rule == "" || step.Do == "" {
				t.Errorf("state %d: an empty step %+v", k+1, step)
			}
		}
		for at, n := range s.Seeds {
			if seeds[at] != n {
				t.Errorf("state %d: place %d has %d, the steps lead to %d", k+1, at, n, seeds[at])
			}
		}
	}
}

func TestFromSkipsStates(t *testing.T) {
	a := ask(t, head+"start 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S\nmoves 4 1 2\nfrom 3\n")
	if len(a.States) != 1 || a.States[0].Move != "2" {
		t.Errorf("%+v", a.States)
	}
}

func TestOverGameAllowsNoMove(t *testing.T) {
	a := ask(t, head+"start 0,2,0,1,0,4/0,0,0,0,0,1 20,20 S\nmoves 1\n")
	over := a.States[1].Over
	if over == nil || over.Reason != "no-move" || over.South != 21 || over.North != 27 || over.Winner != "N" || over.Say != "Upper wins, 27 to 21." {
		t.Errorf("%+v", over)
	}
	if len(a.Can) != 0 || len(a.Cannot) != 12 {
		t.Errorf("can %v, cannot %v", a.Can, a.Cannot)
	}
}

func TestForcedPassIsOffered(t *testing.T) {
	request := strings.Replace(head, "capture=across", "capture=across direction=either fewest=2 stuck=passes", 1)
	a := ask(t, request+"start 1,0,2/0,1,1 4,4 S\n")
	if a.Pass != "-" || len(a.Can) != 0 {
		t.Errorf("pass %q, can %v", a.Pass, a.Can)
	}
}

func TestIllegalMoveStopsTheLine(t *testing.T) {
	const start = "start 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S\n"
	for _, c := range []struct {
		moves, from string
		states, ply int
		move, say   string
		clauses     []string
	}{
		{"4 4 1", "0", 2, 2, "4", "Pit 4 is empty: there is nothing to sow.", []string{"P-E4"}},
		{"4 4 1", "3", 1, 2, "4", "Pit 4 is empty: there is nothing to sow.", []string{"P-E4"}},
		{"9", "0", 1, 1, "9", "There is no pit 9; the pits are 1 to 6.", nil},
		{"4 x", "1", 1, 2, "x", "A move is the number of a pit, 1 to 6; this is \"x\".", nil},
	} {
		a := ask(t, head+start+"moves "+c.moves+"\nfrom "+c.from+"\n")
		if a.Error != "" || a.Stopped == nil || len(a.States) != c.states {
			t.Fatalf("%s from %s: %+v", c.moves, c.from, a)
		}
		s := *a.Stopped
		if s.Ply != c.ply || s.Move != c.move || s.Say != c.say || !slices.Equal(s.Clauses, c.clauses) {
			t.Errorf("%s: stopped %+v", c.moves, s)
		}
		last := a.States[len(a.States)-1]
		for at, n := range last.Seeds[:12] {
			own := at < 6 // South is to play both times
			if _, can := a.Can[strconv.Itoa(at)]; can != (own && n > 0) {
				t.Errorf("%s: place %d holds %d, can is %v", c.moves, at, n, can)
			}
		}
	}
	if a := ask(t, head+start+"moves 4 1\n"); a.Stopped != nil {
		t.Errorf("a line that can be played is stopped: %+v", a.Stopped)
	}
}

func TestReadingsChangeTheRules(t *testing.T) {
	const start = "start 5,4,4,0,0,0/2,3,0,1,0,6 13,10 S\nmoves 3\n"
	for set, want := range map[string]string{
		"":                                   "5,4,4,0,0,0/2,3,0,0,1,6 13,10 N",
		"set \n":                             "5,4,4,0,0,0/2,3,0,0,1,6 13,10 N",
		"set lone-capture=yes\n":             "5,4,4,0,0,0/2,3,0,0,0,6 14,10 N",
		"set lone-capture=yes origin=sown\n": "5,4,4,0,0,0/2,3,0,0,0,6 14,10 N",
	} {
		a := ask(t, head+set+start)
		if len(a.States) != 2 || a.States[1].Position != want {
			t.Errorf("%q: %+v, want %s", set, a, want)
		}
	}
}

func TestLabelsChangeSentencesButNotMoves(t *testing.T) {
	const line = "start 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S\nmoves 4 1\n"
	own, left := ask(t, head+line), ask(t, head+"labels left\n"+line)
	if len(left.States) != 3 || left.Stopped != nil {
		t.Fatalf("%+v", left)
	}
	for k, s := range left.States[1:] {
		if s.Move != own.States[k+1].Move || s.Position != own.States[k+1].Position {
			t.Errorf("ply %d: %s to %s, want %s to %s", k+1, s.Move, s.Position, own.States[k+1].Move, own.States[k+1].Position)
		}
	}
	if say := left.States[1].Say; !strings.HasPrefix(say, "Lower sows four from Pit 3: 4, 5, 6, capture pit.") {
		t.Errorf("the sentence is %q", say)
	}
	if say := left.States[1].Steps[1].Say; say != "A seed falls in Lower’s Pit 4, which now holds five." {
		t.Errorf("the step is %q", say)
	}
	if moves := left.Can["7"]; !slices.Equal(moves, []string{"5"}) { // place 7 is the second from Upper's left
		t.Errorf("the move of place 7 is %v", moves)
	}
	if say := left.Cannot["2"].Say; say != "This pit is Lower’s, and it is Upper’s turn." {
		t.Errorf("refused with %q", say)
	}
}

const lane = "play\nrules give=whenever stores=none last-in-store=ends relay=yes capture=run-across numbers=2,4 ends=cleared\n" +
	"voice labels=cell;south=South;north=North;store=pile;give=L-11\n"

func TestRefusalsWhileAGiftIsDueNameTheGivers(t *testing.T) {
	for _, c := range []struct{ set, start, pit, move, say string }{
		{"", "0,0,0,0,0,0/0,0,3,0,1,2 30,36 N", "2", "+3", "North has no seeds, so South gives one first, from Pit 3, 5 or 6."},
		{"", "0,0,0,0,0,0/0,0,3,0,0,0 30,39 S", "2", "+3", "North has no seeds, so South gives one first, from Pit 3."},
		{"set pick=rightmost\n", "0,0,0,0,0,0/0,0,3,0,1,1 30,37 S", "2", "+3", "North has no seeds, so South gives one first, from Pit 3: the rightmost that holds two or more."},
		{"set pick=rightmost\n", "0,0,0,0,0,0/0,0,1,0,1,0 30,40 N", "4", "+5", "North has no seeds, so South gives one first, from Pit 5: the rightmost that holds any."},
	} {
		a := ask(t, lane+c.set+"start "+c.start+"\nmoves 3\n")
		if moves := a.Can[c.pit]; !slices.Equal(moves, []string{c.move}) {
			t.Errorf("%s: can %v", c.start, a.Can)
		}
		for at, why := range a.Cannot {
			if why.Say != c.say || !slices.Equal(why.Clauses, []string{"L-11"}) {
				t.Errorf("%s: place %s is refused with %+v, want %s", c.start, at, why, c.say)
			}
		}
		if len(a.Can)+len(a.Cannot) != 12 || a.Stopped == nil || a.Stopped.Say != c.say {
			t.Errorf("%s: can %v, stopped %+v", c.start, a.Can, a.Stopped)
		}
	}
	a := ask(t, lane+"start 0,0,1,0,0,0/0,0,3,0,1,2 30,35 S\nmoves +3\n")
	if a.Stopped == nil || a.Stopped.Say != "A seed is given only to a side that has none." {
		t.Errorf("a gift that is not due: %+v", a.Stopped)
	}
}

func TestClockwiseRefusalsDoNotBlameTheDirection(t *testing.T) {
	request := strings.Replace(head, "capture=across", "direction=cw feed=must", 1)
	a := ask(t, request+"start 0,0,0,0,0,0/1,0,0,0,3,0 20,24 S\n")
	if say := a.Cannot["4"].Say; say != "Upper has no seeds, and this move gives none." {
		t.Errorf("place 4 is refused with %q; can %v", say, a.Can)
	}
}

func TestNextHasTheStatesThatPlayAnswers(t *testing.T) {
	for _, name := range []string{"pits=6 capture=across", "pits=3 relay=yes"} {
		rules, err := engine.ParseRules(name)
		if err != nil {
			t.Fatal(err)
		}
		start, err := rules.Start()
		if err != nil {
			t.Fatal(err)
		}
		var next struct {
			answer
			Next []json.RawMessage
		}
		if err := json.Unmarshal(Next(engine.NewGame(rules, start), prose.Voice{}, 100_000), &next); err != nil {
			t.Fatal(err)
		}
		if len(next.Next) == 0 || len(next.Next) != len(next.Can) || next.Cannot != nil {
			t.Fatalf("%s: %d states for %v, reasons %v", name, len(next.Next), next.Can, next.Cannot)
		}
		for i, move := range engine.NewGame(rules, start).Legal() {
			g := engine.NewGame(rules, start)
			if err := g.Play(move); err != nil {
				t.Fatal(err)
			}
			var got, want []map[string]any
			for text, into := range map[string]*[]map[string]any{
				"[" + string(next.Next[i]) + "]":    &got,
				string(States(g, prose.Voice{}, 1)): &want,
			} {
				if err := json.Unmarshal([]byte(text), into); err != nil {
					t.Fatal(err)
				}
			}
			for _, key := range []string{"position", "seeds", "turn", "move", "player", "say"} {
				if !reflect.DeepEqual(got[0][key], want[0][key]) {
					t.Errorf("%s %v: %s is %v, want %v", name, move, key, got[0][key], want[0][key])
				}
			}
			if a, b := len(got[0]["steps"].([]any)), len(want[0]["steps"].([]any)); a != b || a == 0 {
				t.Errorf("%s %v: %d steps, want %d", name, move, a, b)
			}
		}
	}
}

func TestNextIsLeftOutIfItIsLongOrADirectionIsAsked(t *testing.T) {
	for text, limit := range map[string]int{"pits=6 capture=across": 300, "pits=6 direction=either": 100_000} {
		rules, err := engine.ParseRules(text)
		if err != nil {
			t.Fatal(err)
		}
		start, err := rules.Start()
		if err != nil {
			t.Fatal(err)
		}
		var next map[string]json.RawMessage
		if err := json.Unmarshal(Next(engine.NewGame(rules, start), prose.Voice{}, limit), &next); err != nil {
			t.Fatal(err)
		}
		if next["can"] == nil || next["next"] != nil {
			t.Errorf("%s: %v", text, next)
		}
	}
}
