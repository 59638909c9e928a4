package wire

import (
	"encoding/json"
	"strings"
	"testing"
)

const head = "play\nrules origin=skipped capture=across left-over=other-side\nvoice labels=near;south=Lower;north=Upper;store=capture pit;extra-turn=P-E2;empty-pit=P-E4\n"

// answer is what a page reads of an answer.
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
	Pass string
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

func TestALineIsAnsweredWithItsStatesAndWhatMayBePlayed(t *testing.T) {
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

func TestTheStepsOfAStateLeadFromTheSeedsBeforeToItsOwn(t *testing.T) {
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

func TestOnlyTheStatesAskedForAreAnswered(t *testing.T) {
	a := ask(t, head+"start 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S\nmoves 4 1 2\nfrom 3\n")
	if len(a.States) != 1 || a.States[0].Move != "2" {
		t.Errorf("%+v", a.States)
	}
}

func TestAGameThatIsOverSaysSoAndAllowsNothing(t *testing.T) {
	a := ask(t, head+"start 0,2,0,1,0,4/0,0,0,0,0,1 20,20 S\nmoves 1\n")
	over := a.States[1].Over
	if over == nil || over.Reason != "no-move" || over.South != 21 || over.North != 27 || over.Winner != "N" || over.Say != "Upper wins, 27 to 21." {
		t.Errorf("%+v", over)
	}
	if len(a.Can) != 0 || len(a.Cannot) != 12 {
		t.Errorf("can %v, cannot %v", a.Can, a.Cannot)
	}
}

func TestAForcedPassIsOffered(t *testing.T) {
	request := strings.Replace(head, "capture=across", "capture=across direction=either fewest=2 stuck=passes", 1)
	a := ask(t, request+"start 1,0,2/0,1,1 4,4 S\n")
	if a.Pass != "-" || len(a.Can) != 0 {
		t.Errorf("pass %q, can %v", a.Pass, a.Can)
	}
}

func TestAWrongRequestIsAnsweredWithItsReason(t *testing.T) {
	const start = "start 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S\n"
	for request, why := range map[string]string{
		"":                            "the engine answers play",
		"sing\n":                      "the engine answers play, not sing",
		"play\n":                      "the request has no line rules",
		head:                          "the request has no line start",
		head + "start nowhere\n":      "start: a position has three fields",
		head + start + "moves 4 4\n":  "ply 2, 4: Pit 4 is empty",
		head + start + "from 3\n":     "from: a number from 0 to the number of moves, 0",
		head + start + "from x\n":     "from: ",
		head + start + "colour red\n": "colour: a request has rules, voice, start, moves and from",
		"play\nrules a=b\n":           `rules: there is no rule "a"`,
	} {
		if got := ask(t, request).Error; !strings.HasPrefix(got, why) {
			t.Errorf("%q: %q, want %q", request, got, why)
		}
	}
}

func TestTextCannotLeaveItsJSONOrItsScriptElement(t *testing.T) {
	o := object{}
	const wild = "a\"b\\c</script><!-- & \u2028\x00\n\xff end"
	o.quoted(wild)
	var back string
	if err := json.Unmarshal(o.buf, &back); err != nil {
		t.Fatal(err)
	}
	if want := strings.ToValidUTF8(wild, "\ufffd"); back != want || strings.ContainsAny(string(o.buf), "<>&") {
		t.Errorf("%s reads as %q", o.buf, back)
	}
}

func FuzzAnswer(f *testing.F) {
	f.Add(head + "start 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S\nmoves 4 1\nfrom 1\n")
	f.Add("play\nrules \nvoice labels=cell\nstart 0/0 0,0 N\n")
	f.Fuzz(func(t *testing.T, request string) {
		if text := Answer(request); !json.Valid(text) {
			t.Fatalf("%q is answered %s", request, text)
		}
	})
}
