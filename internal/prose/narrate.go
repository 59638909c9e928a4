package prose

import (
	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// narrator turns the steps of one ply into sentences.
type narrator struct {
	values
	rules engine.Rules
	ply   engine.Ply
	pos   engine.Position // after the steps so far
	said  Sentences

	lapList   []lap         // the laps so far
	captured  []engine.Step // captures of the last seed
	claim     engine.Step   // what the last seed claimed
	lost      []engine.Step // houses that were lost
	lapsAdded bool          // the sentences for the laps have been added
}

// lap is one lift, of a pit or of captured seeds, and its drops.
type lap struct {
	from   engine.Place
	seeds  int
	drops  []engine.Step
	made   []engine.Step          // captures on the way, and a claim if another lap follows
	taken  []engine.Step          // the captures that it sows
	beyond []engine.Step          // captures beyond the empty pit after it, if another lap follows
	skips  [len(skipMessages)]int // places that were skipped
	held   int                    // seeds in the pit of the last seed, before it fell
	rule   event.Rule             // of the lift
}

func (l *lap) last() engine.Place { return l.drops[len(l.drops)-1].To }

// lap returns the current lap.
func (t *narrator) lap() *lap { return &t.lapList[len(t.lapList)-1] }

// add appends a sentence and the clauses of a rule.
func (t *narrator) add(m string, rule engine.Rule) {
	t.said.add(t.sentence(m), t.voice.Clauses[rule])
}

// by adds a sentence about the owner of a store.
func (t *narrator) by(store engine.Place, m string, rule event.Rule) {
	mover := t.side
	t.side = t.board.Owner(store)
	t.add(m, rule)
	t.side = mover
}

// step adds the sentence for a step, or keeps the step for a later sentence.
func (t *narrator) step(s engine.Step) {
	switch s.Kind {
	case event.LiftStep:
		if len(t.captured) > 0 {
			t.lap().beyond, t.captured = t.captured, nil
		}
		if t.claim.Rule == event.RuleClaim {
			t.lap().made, t.claim = append(t.lap().made, t.claim), engine.Step{}
		}
		t.lapList = append(t.lapList, lap{from: s.From, seeds: s.Seeds, rule: s.Rule})
	case event.DropStep:
		l := t.lap()
		l.held = t.pos.Seeds(s.To)
		l.drops = append(l.drops, s)
	case event.SkipStep:
		for i := range skipMessages {
			if skipMessages[i].rule == s.Rule {
				t.lap().skips[i]++
			}
		}
	case event.CaptureStep:
		switch {
		case s.To == engine.Hand:
			t.takeInHand(s)
		case s.Rule == event.RuleFurther, len(t.lapList) == 0:
			t.place, t.n = s.From, s.Seeds
			t.by(s.To, turnMessages[event.RuleFurther], s.Rule)
		case s.Rule == event.RuleMade || s.Rule == event.RuleOwnedTakes:
			t.lap().made = append(t.lap().made, s)
		default:
			t.captured = append(t.captured, s)
		}
	case event.ClaimStep:
		t.claim = s
	case event.FillStep:
		t.pit = s.To
		t.add("enters", s.Rule)
	case event.DisownStep:
		t.lost = append(t.lost, s)
	case event.OpeningStep:
		t.add("opening-move", s.Rule)
	case event.BindStep:
		t.pit = s.To
		t.add("binds", s.Rule)
	case event.GiveStep:
		t.pit, t.to = s.From, s.To
		t.add("gives", s.Rule)
	case event.PassStep:
		t.add(passMessage(&t.pos), s.Rule)
	case event.AgainStep:
		t.sowings()
		t.captures()
		t.n = s.Seeds
		t.add(againMessage(s, t.board, t.ply.Player), s.Rule)
	case event.TurnStep:
		t.turn(s)
	}
	t.pos = event.Apply(t.pos, []engine.Step{s})
}

// takeInHand adds a capture to the lap that sows it, which it begins.
func (t *narrator) takeInHand(s engine.Step) {
	switch {
	case len(t.lapList) == 0:
		t.lapList = append(t.lapList, lap{from: s.From})
	case len(t.lap().drops) > 0:
		t.lapList = append(t.lapList, lap{from: t.lap().last()})
	}
	l := t.lap()
	l.taken = append(l.taken, s)
	l.seeds += s.Seeds
}

// passMessage returns the message for a pass by the side to move.
func passMessage(p *engine.Position) string {
	if p.Free(p.Turn()) == 0 {
		return "passing-empty"
	}
	return "passing"
}

// againMessages are the messages for another turn, by the rule of the step.
var againMessages = [...]string{event.RuleExtraTurn: "again", event.RuleCaptureAgain: "capture-again", event.RuleFurther: "chooses", event.RuleDirection: "chooses-way"}

// againMessage returns the message for another turn of a side.
func againMessage(s engine.Step, b engine.Board, side engine.Side) string {
	switch {
	case s.To == b.Store(side.Other()):
		return "again-theirs"
	case s.Cause == event.Optional:
		return "may-choose"
	}
	return againMessages[s.Rule]
}

// turnMessages are the messages for the end of a turn, by the rule of the step.
var turnMessages = [...]string{
	event.RuleTurnPasses:    "passes-held",
	event.RuleCaptureAcross: "captures",
	event.RuleNothingAcross: "nothing",
	event.RuleTheirEmptyPit: "their-empty",
	event.RuleEmptyEnds:     "passes-empty",
	event.RuleEndlessRelay:  "endless",
	event.RuleBeyond:        "captures-beyond",
	event.RuleNothingBeyond: "nothing-beyond",
	event.RuleMade:          "passes-made",
	event.RuleRun:           "captures-run",
	event.RuleGrandSlam:     "slam",
	event.RuleClaim:         "claims",
	event.RuleRaid:          "raids",
	event.RuleOwnedEnds:     "passes-owned",
	event.RuleOwnedSafe:     "owned-faces",
	event.RuleHouse:         "stops-house",
	event.RuleBound:         "stops-bound",
	event.RuleGive:          "is-next",
	event.RuleFurther:       "takes-chosen",
}

// skipMessages are the messages for places that the first lap skipped, each with the rule that skips them.
var skipMessages = [...]message{{"origin-passed", event.RuleOriginSkipped}, {"closed-passed", event.RuleClosed}, {"owned-passed", event.RuleOwnedSkipped}}

// sowings adds the sentences for the laps: the first with every place, the others in
// short.
func (t *narrator) sowings() {
	if t.lapsAdded || len(t.lapList) == 0 {
		return
	}
	t.lapsAdded = true
	t.firstLap()
	const most = 3 // more laps share one sentence
	more := t.lapList[1:]
	if len(more) > most {
		t.from, t.laps, t.place = more[0].from, len(more), more[len(more)-1].last()
		t.add(t.relay("relayed-more", "relayed-next-more"), event.RuleRelay)
		if t.n = t.ply.Captured; t.rules.Holds("captures:sown") && t.n > 0 {
			t.add("relay-captured-more", event.RuleCaptureInner)
		}
	}
	for i := range more {
		if len(more) <= most {
			t.from, t.held, t.n, t.place = more[i].from, t.lapList[i].held, more[i].seeds, more[i].last()
			sown, captured := "relayed", "relay-captured"
			if before := t.lapList[i]; i > 0 && len(before.made)+len(before.beyond) == 0 { // the last sentence named the pit
				sown, captured = "relayed-on", "relay-captured-on"
			}
			if taken := more[i].taken; len(taken) > 0 {
				t.taken = t.theirPits(taken)
				t.add(captured, event.RuleCaptureInner)
			} else {
				t.add(t.relay(sown, "relayed-next"), event.RuleRelay)
			}
		}
		t.takenOnTheWay(&more[i])
	}
}

// theirPits lists the opponent's pits that some steps empty.
func (t *narrator) theirPits(steps []engine.Step) string {
	var list []string
	before := t.side
	for _, s := range steps {
		list = append(list, t.voice.listed(t.board, s.From, before, t.side))
		before = t.side.Other()
	}
	return t.voice.Words.list(list)
}

// relay returns the message for laps that begin at the last seed, or at the pit after it.
func (t *narrator) relay(last, next string) string {
	if t.rules.Relay == ruleset.RelayNext {
		return next
	}
	return last
}

// firstLap adds the sentences for the first lap, with each place.
func (t *narrator) firstLap() {
	l, owner := &t.lapList[0], t.side
	clauses := append([]string(nil), t.voice.Clauses[event.RuleSow]...)
	var places []string
	for _, s := range l.drops {
		places = append(places, t.voice.listed(t.board, s.To, owner, t.side))
		if t.board.IsPit(s.To) {
			owner = t.board.Owner(s.To)
		}
		clauses = append(clauses, t.voice.Clauses[s.Rule]...)
	}
	if t.rules.BothWays() {
		ways := [...]string{engine.Right: "to-right", engine.Left: "to-left"}
		if t.board.Rows == 2 { // in an inner row, right and left are the other way round
			ways = [...]string{engine.Right: "to-counterclockwise", engine.Left: "to-clockwise"}
		}
		t.way = t.voice.Words.text(ways[t.ply.Move.Way])
	}
	t.pit, t.n, t.places = l.from, l.seeds, t.voice.Words.list(places)
	m := "sowing"
	switch {
	case len(l.taken) > 0:
		m, t.taken = "sows-taken", t.theirPits(l.taken)
		clauses = append(clauses, t.voice.Clauses[event.RuleCaptureInner]...)
	case l.rule == event.RuleHouse:
		m = "sowing-two"
		clauses = append(clauses, t.voice.Clauses[l.rule]...)
	}
	t.said.add(t.sentence(m), clauses)
	for i, skipped := range skipMessages {
		if skipped.rule == event.RuleOwnedSkipped && t.rules.Owned >= ruleset.OwnedSkippedTheirs {
			skipped.key = "their-owned-passed"
		}
		if t.n = l.skips[i]; t.n > 0 {
			t.add(skipped.key, skipped.rule)
		}
	}
	t.takenOnTheWay(l)
}
