package locale

import (
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/internal/prose"
)

// playArabic plays moves and returns the game with an Arabic voice.
func playArabic(t *testing.T, set, start, moves string) (prose.Voice, *engine.Game) {
	t.Helper()
	rules, err := engine.ParseRules("stores=none last-in-store=ends relay=yes capture=run-across numbers=2,4 after-capture=again ends=cleared give=whenever " + set)
	if err != nil {
		t.Fatal(err)
	}
	position, err := engine.ParsePosition(start)
	if err != nil {
		t.Fatal(err)
	}
	voice := prose.Voice{Labels: engine.Cells, Sides: [2]string{"الجنوب", "الشمال"}, Store: "كومة", Words: builtin(t)["ar"].Engine()}
	g := engine.NewGame(rules, position)
	for _, move := range strings.Fields(moves) {
		if err := voice.Play(g, move); err != nil {
			t.Fatal(err)
		}
	}
	return voice, g
}

// The moves count six (few), four (few), two (two), eleven (many) and one (one)
// seeds.
func TestArabicMovesUseTheRightPlurals(t *testing.T) {
	for _, c := range []struct{ start, moves, want string }{
		// Cell 10 holds six. Then cells 4 and 3 hold two and four, and cell 9, opposite 4, five; cell 10, opposite 3, is empty: eleven are captured.
		{"1,3,6,5,1,2/3,2,3,1,0,4 21,20 N", "10",
			"يبذر الشمال 6 حصوات من البيت 10: 11، 12، 1، 2، 3، 4. يصير بالحصوة الأخيرة في البيت 4 حصوتان: يأخذ الشمال من البيت رقم 4 مع 9، 3، والجملة 11 حصوة. بعد الأخذ يلعب الشمال مرة أخرى."},
		// One seed ends in an empty cell.
		{"2,4,0,1,1,2/4,3,0,0,0,4 21,30 N", "9",
			"يبذر الشمال حصوة واحدة من البيت 9: 10. تقع الحصوة الأخيرة في بيت فارغ، فينتقل الدور إلى الجنوب."},
		// Two seeds are sown; the last makes three, which the relay sows.
		{"2,5,3,5,2,1/4,0,3,0,0,2 24,21 S", "6",
			"يبذر الجنوب حصوتين من البيت 6: 7، 8. تقع الحصوة الأخيرة في البيت 8 وكان فيه حصوتان، فيُبذر ما صار فيه: 3 حصوات تقع آخرها في البيت 11. " +
				"وكان فيه 5 حصوات، فيُبذر ما صار فيه: 6 حصوات تقع آخرها في البيت 5. تقع الحصوة الأخيرة في بيت فارغ، فينتقل الدور إلى الشمال."},
		// The last seed on the board belongs to its owner.
		{"0,0,0,0,0,1/0,1,0,0,0,1 40,29 S", "6",
			"يبذر الجنوب حصوة واحدة من البيت 6: 7. يصير بالحصوة الأخيرة في البيت 7 حصوتان: يأخذ الجنوب من البيت رقم 7، والجملة حصوتان. بعد الأخذ يلعب الجنوب مرة أخرى. " +
				"بقيت حصوة واحدة، فيأخذها اللاعب الذي هي في جانبه: انتهى اللعب. ما بقي في بيوت الجنوب يذهب إلى كومة الجنوب: حصوة واحدة. يفوز الجنوب، 43 مقابل 29."},
	} {
		voice, g := playArabic(t, "", c.start, c.moves)
		if got := voice.Ply(g, g.Len()-1).Text; got != c.want {
			t.Errorf("%s %s\ngot  %s\nwant %s", c.start, c.moves, got, c.want)
		}
	}
}

func TestArabicBoardStepAndRefusal(t *testing.T) {
	voice, g := playArabic(t, "", "1,3,6,5,1,2/3,2,3,1,0,4 21,20 N", "")
	if got, want := voice.Board(g.Position()), "بيوت الجنوب من 1 إلى 6: 3، 2، 3، 1، 0، 4؛ كومة: 21. بيوت الشمال من 7 إلى 12: 2، 1، 5، 6، 3، 1؛ كومة: 20."; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	pit := func(at engine.Place) string {
		return voice.Refusal(g, g.WhyIllegal(engine.Move{Kind: engine.Sow, Pit: at})).Text
	}
	if got, want := pit(0), "هذا البيت من بيوت الجنوب، والدور على الشمال."; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	voice, g = playArabic(t, "", "1,3,6,5,1,2/3,2,3,1,0,4 21,20 N", "11")
	steps := g.Steps(0)
	if got, want := voice.Step(steps[0], g.Start(), engine.North, false).Text, "يرفع الشمال 3 حصوات من البيت 11."; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}
