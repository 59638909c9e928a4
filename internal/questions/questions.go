// Package questions answers what people ask about a game in one sentence, from its rules.
package questions

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"sowbook/engine"
	"sowbook/internal/prose"
)

// The keys of questions that no rule answers, but a game's page.
const (
	Rules   = "rules"   // what the game is like
	Age     = "age"     // from which children can play it
	Minutes = "minutes" // of a game
	Level   = "level"   // how hard the game is to learn
)

// Question is something that people ask about every game. Its words are the entry of the same
// key in the section questions of a table of words: the question, other ways to ask it, and the
// replies.
type Question struct {
	Key     string
	Fact    string // the key of the fact that states the answer
	replies []reply
}

// With maps a question to those whose answers are shown below its own, separated by spaces.
var With = map[string]string{"ends": "rest", "rest": "ends", "empty-side": "rest", "own-store": "other-store", "other-store": "own-store",
	"capture": "lone-capture claim", "wins": "rest", "playable": "lift", "lift": "origin", "relay": "capture", "stuck": "empty-side", "enough": "draw", Rules: "start direction store-again relay capture ends wins"}

// reply is a message that answers a question, with the condition, for
// [engine.Rules.Holds], under which it is true. An empty message leaves the answer out.
type reply struct{ when, message string }

// The messages of replies that repeat the fact: the entry of the table, or the first of its
// sentences.
const (
	entry = "entry"
	said  = "said"
)

// All lists the questions. The first reply whose condition holds is the answer; without one, it
// is the entry of the table.
var All = [...]Question{
	{"store-again", "last-in-store", []reply{
		{"stores=none", "replies.no-store-sown"},
		{"last-in-store=again", "replies.play-again"},
		{"last-in-store=again-either", "replies.play-again"},
		{"last-in-store=ends !captures:any-seed", "replies.turn-ends"}, // no seed on the way gives another turn
	}},
	{"own-store", "sown", []reply{
		{"stores=none", "replies.no-store-sown"},
		{"", "replies.one-seed"},
	}},
	{"other-store", "sown", []reply{
		{"stores=none", "replies.no-store-sown"},
		{"stores=both", "replies.one-seed"},
		{"", "replies.skip-theirs"},
	}},
	{"lone-capture", "lone-capture", []reply{
		{"captures:from-occupied", entry},
		{"captures:elsewhere", entry},
		{"captures:lone", "replies.taken-alone"},
		{"captures:from-empty-pit", "replies.nothing-taken"},
	}},
	{"capture", "capture", []reply{{"", said}}},
	{"capture-theirs", "capture", []reply{
		{"captures:only-theirs !captures:from-empty-pit", "replies.only-theirs"},
		{"captures:from-empty-pit !captures:elsewhere", "replies.only-yours"},
		{"captures:inner", "replies.only-yours"},
		{"", said},
	}},
	{"capture-again", "after-capture", []reply{
		{"captures:takes relay=no !captures:again !captures:sown !captures:sow-on !captures:any-seed !captures:owned !captures:further", "replies.turn-ends"},
	}},
	{"must-capture", "must-capture", []reply{
		{"captures:none", ""},
		{"pick=rightmost", ""},
		{"must-capture=no", "replies.free-choice"},
	}},
	{"grand-slam", "grand-slam", []reply{
		{"!captures:in-runs", ""}, // no word for it, because a move takes few pits
		{"grand-slam=takes", "replies.takes-all"},
	}},
	{"relay", "relay", []reply{
		{"relay=no captures:in-runs !captures:sown !captures:sow-on", "replies.turn-ends-after"},
		{"relay=no !captures:sown !captures:sow-on", "replies.turn-ends"},
		{"relay=yes relay-in=any relay-holds=any !captures:from-occupied !captures:beyond-empty", "replies.sow-on"},
		{"relay=yes relay-in=any relay-holds=any grand-slam=takes|forbidden|gives-rest", "replies.sow-on-unless"},
	}},
	{"begins", "begins", []reply{
		{"!setup=free !setup=mirrored !setup=at-least-two", "replies.either-begins"},
	}},
	{"direction", "direction", []reply{
		{"direction=ccw rows=2", "replies.to-the-right"},
		{"direction=cw rows=2", "replies.to-the-left"},
	}},
	{"origin", "origin", []reply{
		{"origin=sown", "replies.like-any"},
		{"origin=skipped relay=no !captures:sown !captures:sow-on", "replies.skipped"},
	}},
	{"start", "start", nil},
	{"total", "start", []reply{
		{"setup=even stock=0", "replies.total-each"},
		{"", "replies.total"},
	}},
	{"board", "board", nil},
	{"playable", "playable", nil},
	{"their-side", "playable", []reply{
		{"!refill=territory", "replies.only-yours"},
	}},
	{"ends", "ends", nil},
	{"rest", "rest", []reply{
		{"!wins=most", ""},
		{"left-over=both-sides !ends=cleared !stuck=empty-passes", said},
		{"left-over=emptier !ends=cleared !stuck=empty-passes", said},
	}},
	{"empty-side", "empty-side", []reply{
		{"ends=at-once", "replies.over-at-once"},
		{"feed=must", "replies.feed-or-over"},
		{"feed=if-possible", "replies.feed-if-possible"},
		{"!give=no", said},
		{"stuck=empty-passes", "replies.side-passes"},
		{"ends=cleared", "replies.side-passes"},
		{"ends=on-turn stuck=ends", "replies.need-not-feed"},
	}},
	{"stuck", "stuck", []reply{
		{"ends=at-once stuck=ends fewest=1", "replies.never-stuck"},
		{"stuck=empty-passes", "replies.pass"},
		{"stuck=passes", "replies.pass"},
		{"pick=any stuck=ends ends=on-turn", "replies.stuck-ends"},
	}},
	{"enough", "wins", []reply{
		{"wins=most", "replies.half"},
		{"wins=last-mover", "replies.not-counted"},
	}},
	{"wins", "wins", []reply{{"wins=most", said}}},
	{"draw", "wins", []reply{
		{"wins=most", "replies.draw"},
		{"", ""},
	}},
	{"circling", "rest", []reply{
		{"stores=own", ""}, // seeds in stores never come back, and each lap brings some there
		{"stores=both", ""},
		{"!wins=most", ""},
		{"repetition=both-sides", "replies.circling-shared"},
		{"repetition=nobody", "replies.circling-nobody"},
		{"repetition=mover-loses", "replies.circling-loses"},
		{"", ""},
	}},
	{"claim", "claim", []reply{
		{"!captures:claim", ""},
		{"", said},
	}},
	{"rounds", "refill", []reply{
		{"refill=no", "replies.one-round"},
		{"", "replies.rounds"},
	}},
	{"opening", "opening", []reply{{"opening=none", "replies.from-the-first"}}},
	{"lift", "playable", []reply{
		{"stock=0 !origin=first", "replies.lift-all"},
		{"", said},
	}},
	{Age, "", []reply{{"", ""}}},
	{Minutes, "", []reply{{"", ""}}},
	{Level, "", []reply{{"", ""}}},
	{Rules, "", []reply{{"", ""}}},
}

// Answer is a game's answer to a question.
type Answer struct {
	Reply string // a sentence; "" if the question makes no sense in the game
	Say   string // sentences that say more; may be empty
	Fact  bool   // the game's table of rules has the fact
}

// Answers returns a game's answers by rules r to [All], in the words of t.
func Answers(t prose.Table, v prose.Voice, r engine.Rules) []Answer {
	facts := map[string]prose.Fact{}
	for _, f := range prose.Facts(t, v, r) {
		facts[f.Key] = f
	}
	list := make([]Answer, len(All))
	for i := range All {
		q := &All[i]
		f := facts[q.Fact]
		if taken := strings.TrimPrefix(f.Say, Sentence(facts["claim"].Value)); q.Key == "capture" && taken != "" {
			f.Say = strings.TrimSpace(taken) // pits are won more seldom than seeds, and are a question of their own
		}
		message := q.message(r)
		a := Answer{Say: f.Say, Fact: f.Value != ""}
		switch {
		case message == "" || !a.Fact && (message == entry || message == said):
			continue
		case message == entry || message == said && f.Say == "":
			a.Reply = Sentence(f.Value)
		case message == said && f.Say != "":
			a.Reply, a.Say, _ = strings.Cut(f.Say, ". ")
			a.Reply = strings.TrimSuffix(a.Reply, ".") + "."
		default:
			a.Reply = t.Say(message, prose.Digits("half", r.Total()/2+1), prose.Digits("total", r.Total()), prose.Digits("seeds", r.Seeds))
		}
		list[i] = a
	}
	return list
}

// message returns the key of the message that answers the question, [entry], [said] or "".
func (q *Question) message(r engine.Rules) string {
	for _, reply := range q.replies {
		if r.Holds(reply.when) {
			return reply.message
		}
	}
	return entry
}

// Sentence makes a sentence of a few words, or "" of none.
func Sentence(text string) string {
	if text == "" {
		return ""
	}
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + strings.TrimSuffix(text[size:], ".") + "."
}
