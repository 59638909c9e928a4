package prose

import (
	"slices"

	"sowbook/engine"
)

// telling goes through the steps of one ply and puts them into sentences.
type telling struct {
	voice Voice
	rules engine.Rules
	ply   engine.Ply
	board engine.Board
	pos   engine.Position // after the steps told so far
	names []*Fill         // the fills that name the sides
	said  Said

	laps  []lap
	taken []engine.Step // what the last seed captured
	told  bool          // the laps have been told
}

// lap is one lift and where its seeds fell.
type lap struct {
	from    engine.Place
	seeds   int
	drops   []engine.Place
	rules   []engine.Rule // by which they fell
	made    []engine.Step // pits that were taken on the way
	skipped bool          // the pit it began in was passed over
	held    int           // in the pit of the last seed, before it fell
}

func (l lap) last() engine.Place { return l.drops[len(l.drops)-1] }

func newTelling(v Voice, r engine.Rules, before engine.Position, ply engine.Ply) *telling {
	b := before.Board()
	return &telling{voice: v, rules: r, ply: ply, board: b, pos: before, names: v.names(ply.Player)}
}

// step tells one step, or keeps it for the sentence that it belongs to.
func (t *telling) step(s engine.Step) {
	switch s.Do {
	case engine.Lift:
		t.laps = append(t.laps, lap{from: s.From, seeds: s.Seeds})
	case engine.Drop:
		l := &t.laps[len(t.laps)-1]
		l.held = t.pos.Seeds(s.To)
		l.drops, l.rules = append(l.drops, s.To), append(l.rules, s.Rule)
	case engine.Skip:
		if s.Rule == engine.RuleOriginSkipped {
			t.laps[len(t.laps)-1].skipped = true
		}
	case engine.CaptureStep:
		if s.Rule == engine.RuleMade {
			l := &t.laps[len(t.laps)-1]
			l.made = append(l.made, s)
		} else {
			t.taken = append(t.taken, s)
		}
	case engine.GiveStep:
		t.add(gives, s.Rule, Text("pit", t.voice.label(t.board, s.From)), Text("to", t.voice.label(t.board, s.To)))
	case engine.PassStep:
		t.add(passing, s.Rule)
	case engine.AgainStep:
		t.sowings()
		t.captures(s.Rule)
		sentence := again
		if s.Rule == engine.RuleCaptureAgain {
			sentence = captureAgain
		}
		t.add(sentence, s.Rule)
	case engine.TurnStep:
		t.turn(s.Rule)
	}
	t.pos = engine.Apply(t.pos, []engine.Step{s})
}

// add adds a sentence and the clauses of a rule; fills come before the names.
func (t *telling) add(sentence message, rule engine.Rule, fills ...*Fill) {
	t.said.add(t.voice.Words.sentence(sentence, append(fills, t.names...)...), t.voice.Clauses[rule])
}

// sowings tells the laps: the first with every place, the others as far as they
// went.
func (t *telling) sowings() {
	if t.told || len(t.laps) == 0 {
		return
	}
	t.told = true
	t.firstLap()
	const most = 3 // more laps than this are told in one sentence
	if more := t.laps[1:]; len(more) > most {
		var pits []string
		for _, l := range more {
			pits = append(pits, t.voice.label(t.board, l.from))
		}
		t.add(relayedMore, engine.RuleRelay, Text("from", t.voice.place(t.board, more[0].from)), Count("laps", len(more)),
			Text("pits", t.voice.Words.list(pits)), Text("place", t.voice.place(t.board, more[len(more)-1].last())))
		for _, l := range more {
			t.takenOnTheWay(l)
		}
		return
	}
	for i, l := range t.laps[1:] {
		t.add(relayed, engine.RuleRelay, Text("from", t.voice.place(t.board, l.from)), Count("held", t.laps[i].held),
			Count("n", l.seeds), Text("place", t.voice.place(t.board, l.last())))
		t.takenOnTheWay(l)
	}
}

// firstLap tells where each seed of the first lap fell.
func (t *telling) firstLap() {
	l, me := t.laps[0], t.ply.Player
	clauses := slices.Clone(t.voice.Clauses[engine.RuleSow])
	var places []string
	owner := me
	for i, at := range l.drops {
		places = append(places, t.voice.listed(t.board, at, owner, me))
		if t.board.IsPit(at) {
			owner = t.board.Owner(at)
		}
		clauses = append(clauses, t.voice.Clauses[l.rules[i]]...)
	}
	way := ""
	if t.rules.Direction == engine.Either {
		way = t.voice.Words.text([]message{engine.Right: toRight, engine.Left: toLeft}[t.ply.Move.Way])
	}
	fills := []*Fill{Text("pit", t.voice.label(t.board, l.from)), Text("way", way), Text("places", t.voice.Words.list(places)), Count("n", l.seeds)}
	t.said.add(t.voice.Words.sentence(sowing, append(fills, t.names...)...), clauses)
	if l.skipped {
		t.add(originPassed, engine.RuleOriginSkipped, Text("pit", t.voice.label(t.board, l.from)))
	}
	t.takenOnTheWay(l)
}

// takenOnTheWay tells which pits of a lap were taken as seeds fell in them.
func (t *telling) takenOnTheWay(l lap) {
	for _, s := range l.made {
		owner := t.voice.Sides[t.board.Owner(s.From)]
		t.add(made, s.Rule, Count("n", s.Seeds), Text("place", t.voice.place(t.board, s.From)), Text("owner", owner))
	}
}

// captures tells what the last seed captured, by a rule that is told with it.
func (t *telling) captures(rule engine.Rule) {
	if len(t.taken) == 0 {
		return
	}
	first, last := t.taken[0], t.laps[len(t.laps)-1].last()
	fills := []*Fill{Text("pit", t.voice.label(t.board, last)), Text("opposite", t.voice.label(t.board, t.board.Opposite(last))),
		Text("place", t.voice.place(t.board, last))}
	switch {
	case first.Rule == engine.RuleRun:
		t.add(capturesRun, first.Rule, append(fills, Count("n", t.laps[len(t.laps)-1].held+1), Text("taken", t.run()), Count("total", t.ply.Captured))...)
	case len(t.taken) > 1:
		t.add(captures, first.Rule, append(fills, Count("n", t.taken[1].Seeds))...)
	case t.board.Owner(first.From) == t.ply.Player:
		t.add(capturesLone, first.Rule, fills...)
	default:
		t.add(capturesThem, first.Rule, append(fills, Count("n", first.Seeds))...)
	}
}

// run lists the pits of a run: each with the one facing it, where that is taken
// too.
func (t *telling) run() string {
	var list []string
	for i := 0; i < len(t.taken); i++ {
		from := t.taken[i].From
		text := t.voice.listed(t.board, from, t.ply.Player, t.ply.Player)
		if i+1 < len(t.taken) && t.taken[i+1].From == t.board.Opposite(from) {
			i++
			text = t.voice.Words.Fill(t.voice.Words.text(facing), Text("pit", text), Text("opposite", t.voice.label(t.board, t.taken[i].From)))
		}
		list = append(list, text)
	}
	return t.voice.Words.list(list)
}

// turn tells why the turn passes.
func (t *telling) turn(rule engine.Rule) {
	t.sowings()
	switch {
	case rule == engine.RuleGive:
		t.add(isNext, rule)
		return
	case rule == engine.RuleEndlessRelay: // its laps may be left out
		t.add(endless, rule, Text("pit", t.voice.label(t.board, t.ply.Move.Pit)))
		t.add(isNext, rule)
		return
	}
	l := t.laps[len(t.laps)-1]
	fills := []*Fill{Text("pit", t.voice.label(t.board, l.last())), Text("place", t.voice.place(t.board, l.last()))}
	switch {
	case len(t.taken) > 0:
		t.captures(rule)
	case !t.board.IsPit(l.last()):
		t.add(passesStore, rule)
		return
	case rule == engine.RuleMade:
		t.add(passesMade, rule)
		return
	case rule == engine.RuleGrandSlam:
		t.add(slam, rule, append(fills, Count("n", l.held+1))...)
	case rule == engine.RuleNothingAcross:
		t.add(nothing, rule, fills...)
	case rule == engine.RuleTheirEmptyPit:
		t.add(theirEmpty, rule)
	case l.held == 0:
		t.add(passesEmpty, rule)
		return
	default:
		t.add(passesHeld, rule, Count("n", l.held))
		return
	}
	if t.ply.End == engine.GoesOn {
		t.add(isNext, rule)
	}
}
