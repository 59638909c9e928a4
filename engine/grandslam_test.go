package engine_test

import (
	"testing"

	. "sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

// abapa is the rules of Oware; each test adds what becomes of a grand slam, or how the game
// ends.
const abapa = "stores=none last-in-store=ends origin=skipped capture=run-theirs numbers=2,3 left-over=both-sides "

// In this position Pit 6 makes three and two, which are all of North's seeds.
const beforeSlam = "0,0,0,0,1,2/4,0,2,0,1,2 18,18 S"

func TestGrandSlam(t *testing.T) {
	check(t, FromLeft, []moved{
		{"takes: all are captured", abapa + "grand-slam=takes",
			beforeSlam, "6", "0,0,0,0,0,0/0,0,0,0,0,0 30,18 N", 5, false, event.NoMove, event.RuleRun},
		{"nothing: nothing is captured", abapa + "grand-slam=nothing",
			beforeSlam, "6", "0,0,0,0,2,3/4,0,2,0,1,0 18,18 N", 0, false, event.NotOver, event.RuleGrandSlam},
		{"leaves-first: the pit of the last seed stays", abapa + "grand-slam=leaves-first",
			beforeSlam, "6", "0,0,0,0,2,0/4,0,2,0,1,0 21,18 N", 3, false, event.NotOver, event.RuleGrandSlam},
		{"leaves-last: the last pit of the run stays", abapa + "grand-slam=leaves-last",
			beforeSlam, "6", "0,0,0,0,0,3/4,0,2,0,1,0 20,18 N", 2, false, event.NotOver, event.RuleGrandSlam},
		{"leaves-first: a single pit stays, and nothing is captured", abapa + "grand-slam=leaves-first",
			"0,0,0,0,0,1/4,0,2,0,1,1 20,19 S", "6", "0,0,0,0,0,2/4,0,2,0,1,0 20,19 N", 0, false, event.NotOver, event.RuleGrandSlam},
		{"leaves-last: a single pit is the last of its run, and stays", abapa + "grand-slam=leaves-last",
			"0,0,0,0,0,1/4,0,2,0,1,1 20,19 S", "6", "0,0,0,0,0,2/4,0,2,0,1,0 20,19 N", 0, false, event.NotOver, event.RuleGrandSlam},
		{"gives-rest: the opponent gets the seeds left", abapa + "grand-slam=gives-rest",
			beforeSlam, "6", "0,0,0,0,0,0/0,0,0,0,0,0 23,25 N", 5, false, event.NoMove, event.RuleRun},
		{"gives-rest: another capture gives nothing", abapa + "grand-slam=gives-rest",
			"0,0,0,4,1,2/4,0,2,0,1,2 16,16 S", "6", "0,0,0,4,0,0/4,0,2,0,1,0 21,16 N", 5, false, event.NotOver, event.RuleRun},
	})
}

// Seventeen seeds go round and give North two in each pit. South has sown on North's side, so the
// move feeds North, whatever it captures then; only a rule that forbids such captures forbids it.
func TestMoveFeedsThoughItCapturesEverything(t *testing.T) {
	const start = "0,0,0,0,0,0/1,0,0,0,0,17 15,15 S"
	for _, feed := range []string{"feed=must ", "feed=if-possible "} {
		check(t, FromLeft, []moved{
			{"takes", abapa + feed + "grand-slam=takes", start, "6", "0,0,0,0,0,0/0,0,0,0,0,0 33,15 N", 12, false, event.NoMove, event.RuleRun},
			{"nothing", abapa + feed + "grand-slam=nothing", start, "6", "2,2,2,2,2,2/2,1,1,1,1,0 15,15 N", 0, false, event.NotOver, event.RuleGrandSlam},
			{"leaves-first", abapa + feed + "grand-slam=leaves-first", start, "6", "2,0,0,0,0,0/2,1,1,1,1,0 25,15 N", 10, false, event.NotOver, event.RuleGrandSlam},
			{"leaves-last", abapa + feed + "grand-slam=leaves-last", start, "6", "0,0,0,0,0,2/2,1,1,1,1,0 25,15 N", 10, false, event.NotOver, event.RuleGrandSlam},
		})
	}
	checkLegal(t, abapa+"feed=if-possible grand-slam=forbidden", start, 1)
	checkLegal(t, abapa+"feed=must grand-slam=forbidden", start)
}

func TestForbiddenGrandSlamIsIllegal(t *testing.T) {
	r, p := enginetest.Rules(t, abapa+"grand-slam=forbidden"), enginetest.Position(t, beforeSlam)
	if why := r.WhyIllegal(p, Move{Pit: 5}); why == nil || why.Rule != event.RuleGrandSlam {
		t.Errorf("refused for %v, want grand-slam", why)
	}
	if got := len(r.Legal(p)); got != 3 {
		t.Errorf("%d legal moves, want 3", got)
	}
}

func TestOnlyForbiddenGrandSlamsEndTheGame(t *testing.T) {
	r := enginetest.Rules(t, abapa+"grand-slam=forbidden")
	p, reason, steps := r.EndAtStart(enginetest.Position(t, "0,0,0,0,0,1/0,0,0,0,0,1 22,24 S"))
	if reason != event.NoMove || p.String() != "0,0,0,0,0,0/0,0,0,0,0,0 23,25 S" {
		t.Errorf("%s at %s", reason, p)
	}
	if len(steps) == 0 || steps[0].Cause != event.OnlySlams {
		t.Errorf("steps %v, want the cause OnlySlams", steps)
	}
}

func TestMajorityEndsTheGame(t *testing.T) {
	const start = "1,0,0,0,0,1/0,2,0,0,0,1 24,19 S"
	check(t, FromLeft, []moved{
		{"ends: the seeds left stay on the board", abapa + "majority=ends",
			start, "6", "1,0,0,0,0,0/0,2,0,0,0,0 26,19 N", 2, false, event.Majority, event.RuleRun},
		{"no: the game goes on", abapa + "majority=no",
			start, "6", "1,0,0,0,0,0/0,2,0,0,0,0 26,19 N", 2, false, event.NotOver, event.RuleRun},
		{"ends: half of the seeds is no majority", abapa + "majority=ends",
			"1,0,0,0,0,1/0,4,0,0,0,1 22,19 S", "6", "1,0,0,0,0,0/0,4,0,0,0,0 24,19 N", 2, false, event.NotOver, event.RuleRun},
		{"ends: also if the opponent could not move", abapa + "majority=ends",
			"0,0,0,0,0,1/0,2,0,0,0,1 24,20 S", "6", "0,0,0,0,0,0/0,2,0,0,0,0 26,20 N", 2, false, event.Majority, event.RuleRun},
	})
}

// In Toguz Kumalak the last ball can take the opponent's last one and the majority with it. Then
// the game is won, and the balls left are not swept as they are when a player cannot move.
func TestMajorityComesBeforeNoMove(t *testing.T) {
	const rules = "pits=9 seeds=9 stores=none last-in-store=ends origin=first captures=\"last theirs makes even: it\" left-over=both-sides majority="
	const start = "0,0,0,0,0,0,0,0,1/0,0,0,0,6,0,6,4,1 81,63 S"
	check(t, FromLeft, []moved{
		{"ends", rules + "ends", start, "9", "0,0,0,0,0,0,0,0,0/0,0,0,0,6,0,6,4,0 83,63 N", 2, false, event.Majority, event.RuleRun},
		{"no", rules + "no", start, "9", "0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0 99,63 N", 2, false, event.NoMove, event.RuleRun},
	})
}

func TestRepetitionGivesEachSideItsOwn(t *testing.T) {
	const start, round = "0,0,0,0,0,1/1,0,0,0,0,0 23,23 S", "6 6 5 5 4 4 3 3 2 2 1 1 "
	for rules, want := range map[string]string{
		"repetition=nobody":     "0,0,0,0,0,1/1,0,0,0,0,0 23,23 S",
		"repetition=both-sides": "0,0,0,0,0,0/0,0,0,0,0,0 24,24 S",
	} {
		g := playLine(t, abapa+rules, start, round+round)
		wantOver(t, g, event.Repetition, want, "draw")
	}
}
