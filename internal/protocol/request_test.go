package protocol

import (
	"encoding/json"
	"strings"
	"testing"

	"sowbook/internal/prose"
)

func TestWrongRequestIsAnsweredWithItsReason(t *testing.T) {
	const start = "start 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S\n"
	for request, why := range map[string]string{
		"":                                    "the engine answers play",
		"sing\n":                              "the engine answers play, analyse, choose, goal, setup, match, lab and values, not sing",
		"play\n":                              "the request has no line rules",
		head:                                  "the request has no line start",
		head + "start nowhere\n":              "start: a position has three fields",
		head + start + "from 3\n":             "from: a number from 0 to the number of moves, 0",
		head + start + "from x\n":             "from: a number from 0 to ",
		head + start + "colour red\n":         "colour: a request has rules, set, voice, words, labels, start, moves and from",
		head + start + "set capture\n":        "set: a reading is KEY=VALUE, not capture",
		head + start + "set feed=maybe\n":     `set: feed has no value "maybe"; use no, must or if-possible`,
		head + start + "set run=one-by-one\n": "set: one by one has no meaning",
		head + start + "labels west\n":        "labels: labels is near, left or cell",
		head + start[:len(start)-1] + " south-owns=1\n": "start: nobody owns a pit in this game; leave out north-owns and south-owns",
		head + "start 4,4/4,4/4,4/4,4 0,0 S\n":          "start: the board has 2 rows in this game; this position has 4",
		"play\nrules a=b\n":                             `rules: there is no rule "a"`,
	} {
		if got := ask(t, request).Error; !strings.HasPrefix(got, why) {
			t.Errorf("%q: %q, want %q", request, got, why)
		}
	}
}

// Such an error appears within text of another language, perhaps right to left.
func TestParseErrorsAreIsolatedInOtherLanguages(t *testing.T) {
	words, err := prose.NewLanguage(map[string]string{"refuse-empty-pit": "{pit}: vide"})
	if err != nil {
		t.Fatal(err)
	}
	language := "words " + words.String() + "\n"
	french := head + language
	for _, request := range []string{french + "start 4\n", head + "start 4\n" + language} {
		if got, want := ask(t, request).Error, "\u2066start: a position has three fields"; !strings.HasPrefix(got, want) || !strings.HasSuffix(got, "\u2069") {
			t.Errorf("%q, want %q", got, want)
		}
	}
	const start = "start 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S\n"
	if got, want := ask(t, french+start+"moves 7\n").Stopped.Say, "\u2066There is no pit 7; the pits are 1 to 6.\u2069"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := ask(t, french+start+"moves 4 4\n").Stopped.Say, "4: vide"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := ask(t, head+start+"moves 7\n").Stopped.Say; strings.ContainsAny(got, "\u2066\u2069") {
		t.Errorf("%q in English", got)
	}
}

func TestStringsCannotEndAScriptElement(t *testing.T) {
	w := writer{}
	const wild = "a\"b\\c</script><!-- & \u2028\x00\n\xff end"
	w.string(wild)
	var back string
	if err := json.Unmarshal(w.buf, &back); err != nil {
		t.Fatal(err)
	}
	if want := strings.ToValidUTF8(wild, "\ufffd"); back != want || strings.ContainsAny(string(w.buf), "<>&") {
		t.Errorf("%s reads as %q", w.buf, back)
	}
}

func FuzzAnswer(f *testing.F) {
	f.Add(head + "start 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S\nmoves 4 1\nfrom 1\n")
	f.Add("play\nrules \nvoice labels=cell\nstart 0/0 0,0 N\n")
	f.Add(lane + "set pick=rightmost\nlabels near\nstart 0,0,0,0,0,0/0,0,3,0,1,1 30,37 S\nmoves +3 9 -\nfrom 2\n")
	f.Fuzz(func(t *testing.T, request string) {
		if text := Answer(request); !json.Valid(text) {
			t.Fatalf("%q is answered %s", request, text)
		}
	})
}
