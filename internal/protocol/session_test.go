package protocol

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/engine/values"
	"sowbook/internal/prose"
)

// sessionAnswer has the fields of all answers but that of play.
type sessionAnswer struct {
	Error, Best, Move, Why, Say, Ask, Position, Side, First, Key, Rules, Basis string
	Done, Met, Open, Turn, Piles, StoresLeft                                   bool
	Nodes, Depth, Got, Value, Tried, Tries                                     int
	Reply                                                                      []string
	Refused                                                                    map[string]map[string]string
	With, Start                                                                string
	Total                                                                      int
	Facts                                                                      []string
	Captures                                                                   []struct {
		Say   string
		Up    bool
		Parts map[string]struct {
			Now     string
			Refused map[string]string
		}
	}
	Moves []struct {
		Move, Basis  string
		Value, Depth int
		Line         []string
	}
}

func send(t *testing.T, d *Session, request string) sessionAnswer {
	t.Helper()
	var a sessionAnswer
	text := d.Answer(request)
	if err := json.Unmarshal(text, &a); err != nil {
		t.Fatalf("%v in %s", err, text)
	}
	return a
}

// unsolved has no known values.
const unsolved = "rules capture=across lone-capture=yes ends=at-once left-over=both-sides\nvoice labels=left;south=South;north=North;store=store\n"

const kalah = "rules capture=across ends=at-once left-over=both-sides\nvoice labels=left;south=South;north=North;store=store\n"

// The values of the openings with four pits and three seeds match published ones.
func TestAnalysisContinuesUntilProven(t *testing.T) {
	var d Session
	const request = "analyse\n" + kalah + "start 3,3,3,3/3,3,3,3 0,0 S\n"
	last := 0
	for range 1000 {
		a := send(t, &d, request+"nodes 500\n")
		if a.Error != "" || a.Nodes < last || a.Nodes > last+600 {
			t.Fatalf("%+v after %d boards", a, last)
		}
		if last = a.Nodes; !a.Done {
			continue
		}
		if a.Best != "2" || a.Depth != 0 || len(a.Moves) != 4 {
			t.Fatalf("%+v", a)
		}
		for i, want := range []int{-6, 6, 2, -2} {
			if m := a.Moves[i]; m.Basis != "proven" || m.Value != want || m.Depth != 0 {
				t.Errorf("%+v, want %d", m, want)
			}
		}
		if line := a.Moves[1].Line; len(line) < 3 || line[0] != "2" || a.Moves[0].Line != nil {
			t.Errorf("%+v", a.Moves)
		}
		if also := send(t, &d, request+"line 1\n"); len(also.Moves[0].Line) < 2 || also.Nodes < last {
			t.Errorf("%+v", also)
		}
		return
	}
	t.Fatal("never done")
}

func TestAnalysisGoesOnAfterEndgamesAreComputed(t *testing.T) {
	var d Session
	const request = "analyse\n" + kalah + "start 3,3,3,3/3,3,3,3 0,0 S\n"
	searched := send(t, &d, request+"nodes 500\n")
	slices := 0
	for done := false; !done; slices++ {
		a := send(t, &d, request+"nodes 500\ngrow yes\n")
		if done = a.Done; a.Error != "" || a.Moves != nil {
			t.Fatalf("%+v after %d slices", a, slices)
		}
	}
	if a := send(t, &d, request+"nodes 500\n"); slices < 100 || a.Nodes <= searched.Nodes || a.Nodes > searched.Nodes+600 {
		t.Errorf("%d boards are searched after %d slices of endgames, %d before", a.Nodes, slices, searched.Nodes)
	}
}

func TestOtherRequestStartsAgainUnlessItIsPlay(t *testing.T) {
	var d Session
	const request = "analyse\n" + unsolved + "start 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S\n"
	first := send(t, &d, request+"nodes 3000\n")
	send(t, &d, "play\n"+unsolved+"start 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S\n")
	if on := send(t, &d, request+"nodes 3000\n"); on.Nodes < first.Nodes+2900 {
		t.Errorf("%d boards, then %d", first.Nodes, on.Nodes)
	}
	other := send(t, &d, request+"moves 3\nnodes 3000\n")
	if other.Nodes > 3100 || len(other.Moves) != 5 { // Pit 3 is empty, and the same player is to move
		t.Errorf("%+v", other)
	}
	if again := send(t, &d, request+"nodes 3000\n"); again.Nodes > 3100 {
		t.Errorf("%+v", again)
	}
}

func TestChoiceIsTheSameForTheSameSeed(t *testing.T) {
	const request = "choose\n" + unsolved + "start 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S\nmoves 3 6\nseed 7\n"
	for _, strength := range []string{"1", "2", "3", "4"} {
		var moves []string
		for range 2 {
			var d Session
			a := send(t, &d, request+"strength "+strength+"\nnodes 5000\n")
			for !a.Done {
				a = send(t, &d, request+"strength "+strength+"\nnodes 5000\n")
			}
			moves = append(moves, a.Move)
		}
		if moves[0] == "" || moves[0] != moves[1] {
			t.Errorf("strength %s: %v", strength, moves)
		}
	}
	var d Session
	a := send(t, &d, request+"strength 5\nnodes 30000\n")
	if a.Done || a.Move == "" || a.Basis != "searched" || a.Depth < 5 || a.Nodes > 30100 {
		t.Errorf("%+v", a)
	}
}

func TestGoalIsMetOrSaysWhyNot(t *testing.T) {
	const start = "start 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S\n"
	for _, c := range []struct {
		lines     string
		met, open bool
		why, say  string
		got       int
	}{
		{"goal land store\nmoves 3\n", true, false, "met", "Solved.", 0},
		{"goal land store\nmoves 1\n", false, false, "elsewhere", "The last seed fell in South’s Pit 5.", 0},
		{"goal land store\n", false, true, "elsewhere", "Not yet: South plays again.", 0},
		{"goal sowings 2\nmoves 3\n", false, true, "too-few", "Not yet: South plays again.", 1},
		{"goal sowings 3\nmoves 3 1\n", false, false, "too-few", "The turn is over after two sowings.", 2},
		{"goal land their 2\nmoves 3 6\nfrom 1\n", false, false, "elsewhere", "The last seed fell in North’s Pit 4.", 0},
		{"goal capture 5\nmoves 3 6\n", false, false, "too-few", "That captures no seeds.", 0},
	} {
		a := send(t, new(Session), "goal\n"+kalah+start+c.lines)
		if a.Error != "" || a.Met != c.met || a.Open != c.open || a.Why != c.why || a.Say != c.say || a.Got != c.got {
			t.Errorf("%q: %+v", c.lines, a)
		}
	}
	if a := send(t, new(Session), "goal\n"+kalah+start+"goal capture 5\n"); a.Ask != "Capture five seeds or more in one turn." {
		t.Errorf("%q", a.Ask)
	}
	a := send(t, new(Session), "goal\n"+kalah+"start 0,0,0,0,0,1/0,0,0,0,1,0 20,22 S\ngoal leave 0\nmoves 5\n")
	if !a.Met {
		t.Errorf("%+v", a)
	}
	a = send(t, new(Session), "goal\n"+kalah+"start 0,0,0,0,1,0/5,0,0,0,0,1 20,21 S\ngoal leave 3\nmoves 6\n")
	if a.Met || !a.Open {
		t.Errorf("%+v", a)
	}
	a = send(t, new(Session), "goal\n"+kalah+"start 0,0,0,0,1,0/1,0,5,0,1,0 20,20 S\ngoal leave 3\nmoves 5\n")
	if !a.Met || a.Why != "met" || a.Got != 0 || a.Reply != nil {
		t.Errorf("%+v", a)
	}
	a = send(t, new(Session), "goal\n"+kalah+"start 0,0,0,1,0,0/1,0,5,0,1,0 20,20 S\ngoal leave 3\nmoves 5\n")
	if a.Met || a.Open || a.Why != "answered" || a.Got != 6 || !slices.Equal(a.Reply, []string{"3"}) {
		t.Errorf("%+v", a)
	}
}

func TestGoalOfPitsIsSaidInPits(t *testing.T) {
	const rules = "rules pits=4 seeds=4 stores=none last-in-store=ends relay=yes claim=makes-four stuck=empty-passes\nvoice labels=left;south=South;north=North;store=pile\n"
	for _, c := range []struct{ start, goal, move, ask, say string }{
		{"0,0,3,0/0,0,0,2 0,0 S", "own 1", "4", "Win a pit.", "Solved."},
		{"0,0,3,0/0,0,1,2 0,0 S", "own 1", "3", "Win a pit.", "That wins no pit."},
		{"0,0,3,0/0,0,0,2 0,0 S", "own 2", "4", "Win two pits or more in one turn.", "That wins one pit."},
		{"1,0,0,0/3,1,0,0 0,0 S", "yield 0", "1", "Play so that North can win no pit next turn.", "Solved."},
		{"1,0,0,0/3,1,0,0 0,0 S", "yield 0", "2", "Play so that North can win no pit next turn.", "Now North can win a pit."},
		{"1,0,0,0/3,1,0,0 0,0 S", "yield 1", "2", "Play so that North can win at most one pit next turn.", "Solved."},
	} {
		a := send(t, new(Session), "goal\n"+rules+"start "+c.start+"\ngoal "+c.goal+"\nmoves "+c.move+"\n")
		if a.Error != "" || a.Ask != c.ask || a.Say != c.say {
			t.Errorf("%s, %s: %q, %q, %s", c.goal, c.move, a.Ask, a.Say, a.Error)
		}
	}
}

const wise = "rules seeds=72 setup=mirrored begins=turned-forfeits give=whenever stores=none last-in-store=ends relay=yes " +
	"capture=run-across numbers=2,4 after-capture=again ends=cleared\n"

func TestComputerPlayerSetsUp(t *testing.T) {
	var d Session
	made := send(t, &d, "setup\n"+wise+"part distribute\nby S\nstrength 2\nseed 3\n")
	if made.Error != "" || !strings.HasSuffix(made.Position, " 0,0 N") {
		t.Fatalf("%+v", made)
	}
	begun := send(t, &d, "setup\n"+wise+"part arrange\nby S\nturned yes\nstart "+made.Position+"\n")
	if begun.Error != "" || !strings.HasSuffix(begun.Position, " 0,0 S") { // who turned the board has forfeited the first move
		t.Errorf("%+v", begun)
	}
	if a := send(t, &d, "setup\n"+wise+"part turn\nby S\nstrength 2\nstart "+made.Position+"\n"); a.Error != "" {
		t.Errorf("%+v", a)
	}
	cut := send(t, &d, "setup\n"+kalah+"part cut\nstrength 3\n")
	if a := send(t, &d, "setup\n"+kalah+"part choose\nstart "+cut.Position+"\nstrength 3\n"); a.Side == "" || a.First == "" {
		t.Errorf("%+v of %+v", a, cut)
	}
	if a := send(t, &d, "setup\nrules setup=mirrored seeds=4 pits=2\npart distribute\n"); a.Error != "these rules allow no distribution" {
		t.Errorf("%+v", a)
	}
}

// One slice of a set-up never takes as long as the whole, which takes seconds on a phone.
func TestSetUpIsChosenInSlices(t *testing.T) {
	var d, other Session
	for _, part := range []string{"setup\n" + kalah + "part cut\nstrength 3\nseed 5\n", "setup\n" + wise + "part distribute\nby N\nstrength 3\nseed 5\n"} {
		for n := 1; n <= 4; n++ {
			a := send(t, &d, part+"nodes 1\n")
			if a.Error != "" || a.Position == "" || a.Tried != n || a.Tries != 4 || a.Done != (n == 4) {
				t.Fatalf("slice %d of %s: %+v", n, part, a)
			}
			if whole := send(t, &other, part+"nodes 10000000\n"); a.Done && a.Position != whole.Position {
				t.Errorf("in slices %s, at once %s", a.Position, whole.Position)
			}
		}
	}
}

func TestLabNamesTheWordToBlame(t *testing.T) {
	var d Session
	for rules, key := range map[string]string{
		"capture=across lone-capture=yes": "",
		"lone-capture=yes":                "lone-capture",
		"capture=made":                    "numbers",
		"seeds=99":                        "seeds",
		"pits=3 colour=red":               "colour",
		"pits=3 capture=maybe":            "capture",
		"pits":                            "pits",
		"pits=3 pits=4":                   "pits",
	} {
		a := send(t, &d, "lab\nrules "+rules+"\n")
		if a.Key != key || (key == "") != (a.Rules != "") || (key != "") != (a.Why != "") {
			t.Errorf("%s: %+v", rules, a)
		}
	}
	a := send(t, &d, "lab\nrules capture=none\n")
	if why := a.Refused["setup"]["house"]; !strings.HasPrefix(why, "setup=house is supported only with rows=4") {
		t.Errorf("%+v", a.Refused)
	}
	if _, refused := a.Refused["relay"]["yes"]; refused {
		t.Errorf("%+v", a.Refused)
	}
}

func TestLabAdaptsOtherWordsToAChange(t *testing.T) {
	var d Session
	full := func(text string) string {
		if text == "" {
			return ""
		}
		r, err := engine.ParseRules(text)
		if err != nil {
			t.Fatal(err)
		}
		return r.String()
	}
	for _, c := range []struct{ set, now, why, with string }{
		{"capture=across", "capture=across", "", ""},
		{"capture=made", "", "a capture by number needs the numbers", ""},
		{"rows=3", "", "stores that are sown are supported only with rows=2", "rows=3 stores=none"},
		{"stores=none", "stores=none", "", ""},
		{"fewest=10", "", "fewest is a number from 1 to 9", ""},
		{"feed=maybe", "", `feed has no value "maybe"; use no, must or if-possible`, ""},
		{"colour=red", "", "there is no rule \"colour\"", ""},
	} {
		a := send(t, &d, "lab\nrules \nset "+c.set+"\n")
		key, _, _ := strings.Cut(c.set, "=")
		if a.Rules != full(c.now) || a.With != full(c.with) || (c.why == "") != (a.Why == "") || !strings.HasPrefix(a.Why, c.why) || c.why != "" && a.Key != key && key != "capture" && key != "rows" {
			t.Errorf("%s: %+v", c.set, a)
		}
	}
}

func TestLabDescribesRules(t *testing.T) {
	var d Session
	a := send(t, &d, "lab\nrules pits=3 seeds=2 fewest=2 capture=made numbers=2,4\nstore pile\nsays "+
		"rules.setup-even.say=Put {seeds} in each.\trules.fewest-more.say={least} or more\trules.wins-most.say=In the {store}\trules.captures-when-each.say-makes=When a seed makes {numbers}")
	want := map[string]string{"start": "Put two in each.", "playable": "two or more", "wins": "In the pile", "capture": "When a seed makes two or four"}
	said := map[string]string{}
	for i, text := range a.Facts {
		if text != "" {
			said[prose.Subjects[i].Key] = text
		}
	}
	if a.Start != "2,2,2/2,2,2 0,0 S" || a.Total != 12 || len(a.Facts) != len(prose.Subjects) || !maps.Equal(said, want) {
		t.Errorf("%+v", a)
	}
	if a := send(t, &d, "lab\nrules setup=free seeds=30\n"); a.Start != "" || a.Total != 30 {
		t.Errorf("a player lays these out: %+v", a)
	}
}

func TestLabListsCaptures(t *testing.T) {
	a := send(t, new(Session), "lab\nrules captures=last_own_empty:it_and_facing;last_theirs_makes_even:it;each_makes_4:it,to_owner\n"+
		"says rules.captures-when-last.say=In {where}\trules.captures-when-last.say-makes=At {numbers} in {where}\trules.captures-when-each.say-makes=On the way at {numbers}\trules.captures-whose-own.pit-empty=your empty pit\trules.captures-whose-theirs.pit=a pit of theirs\n")
	said, up := []string{}, []bool{}
	for _, c := range a.Captures {
		said, up = append(said, strings.TrimSpace(c.Say)), append(up, c.Up)
	}
	if want := []string{"In your empty pit", "At an even number in a pit of theirs", "On the way at four"}; !slices.Equal(said, want) {
		t.Errorf("said %q", said)
	}
	if !slices.Equal(up, []bool{false, true, false}) {
		t.Errorf("can move up: %v", up)
	}
	first, second, third := a.Captures[0].Parts, a.Captures[1].Parts, a.Captures[2].Parts
	if _, ok := first["captures-1-makes"]; ok || first["captures-1-pits"].Now != "it and facing" || second["captures-2-makes"].Now != "even" || third["captures-3-to"].Now != "to owner" {
		t.Errorf("%+v", a.Captures)
	}
	if why := first["captures-1-whose"].Refused["owned"]; !strings.HasPrefix(why, "owned has no meaning") {
		t.Errorf("%q", why)
	}
	if _, ok := third["captures-3-chain"]; ok {
		t.Error("a seed on the way has a chain")
	}
}

func TestLabSaysHowTheBoardIsDrawn(t *testing.T) {
	const bao = "rows=4 pits=8 seeds=2 direction=either pick=inner-first fewest=2 must-capture=yes stores=none relay=yes last-in-store=ends capture=inner-facing captured=sown-from-end ends=inner-empty left-over=nobody wins=last-mover"
	for rules, want := range map[string]struct{ piles, left bool }{
		"":               {},
		"store-end=left": {left: true},
		"stores=none last-in-store=ends capture=made numbers=4": {piles: true},
		bao:                                   {},
		bao + " setup=house house=6 stock=22": {piles: true},
	} {
		if a := send(t, new(Session), "lab\nrules "+rules+"\n"); a.Why != "" || a.Piles != want.piles || a.StoresLeft != want.left {
			t.Errorf("%s: %+v, want %+v", rules, a, want)
		}
	}
}

func FuzzSession(f *testing.F) {
	for _, verb := range []string{"analyse", "choose", "goal", "setup", "lab"} {
		f.Add(verb+"\n"+kalah+"start 3,3,3/3,3,3 0,0 S\nmoves 1\nnodes 300\nstrength 4\nseed 1\ngoal land 2\npart cut\n", verb+"\n"+kalah)
	}
	f.Add("lab\nrules capture=made numbers=4\nset capture=none\n", "lab\nrules pits\n")
	f.Add("setup\n"+wise+"part turn\nby N\nstart 0,9,9,9,9,0/0,9,9,9,9,0 0,0 S\nstrength 2\n", "setup\n"+wise+"part distribute\nstrength 1\n")
	f.Fuzz(func(t *testing.T, one, two string) {
		if strings.Contains(one+two, "nodes ") && !strings.Contains(one+two, "nodes 300\n") {
			return // as many boards as it likes
		}
		var d Session
		for _, request := range []string{one, two, one} {
			if text := d.Answer(request); !json.Valid(text) {
				t.Fatalf("%q is answered %s", request, text)
			}
		}
	})
}

// The values of everyday mancala are embedded here, so that no answer says that they are lacking; a page hands them over to its module.
func TestValuesAreTakenOnlyWhole(t *testing.T) {
	const first = "analyse\nrules last-in-store=again capture=across ends=at-once left-over=both-sides\nvoice labels=left;south=South;north=North;store=store\nstart 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S\nnodes 100"
	for _, text := range []string{"", "AAAA", values.Everyday + "A", strings.Repeat("Z", len(values.Everyday)), values.Everyday} {
		var s Session
		before := string(s.Answer(first))
		if got := string(s.Answer("values\n" + text)); got != "{}" {
			t.Errorf("%d bytes: %s", len(text), got)
		}
		if after := string(s.Answer(first)); after != before || !strings.Contains(after, `"done":true`) || strings.Contains(after, "lacking") {
			t.Errorf("%d bytes:\n%s\n%s", len(text), before, after)
		}
	}
}

// A page offers a damaged file again every minute.
func TestValuesThatAreNotTakenLeaveASearchAlone(t *testing.T) {
	const request = "analyse\n" + unsolved + "start 6,6,6,6,6,6/6,6,6,6,6,6 0,0 S\nnodes 1000\n"
	var s Session
	first := send(t, &s, request)
	s.Answer("values\nAAAA")
	if next := send(t, &s, request); first.Nodes == 0 || next.Nodes <= first.Nodes {
		t.Errorf("%d nodes, then %d", first.Nodes, next.Nodes)
	}
}
