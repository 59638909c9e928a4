package bots

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"sowbook/engine/games"
)

// TestMain plays as a bot if the first argument is the name of one.
func TestMain(m *testing.M) {
	if len(os.Args) == 3 && os.Args[1] == "bot" {
		playAs(os.Args[2])
		return
	}
	os.Exit(m.Run())
}

func playAs(bot string) {
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(nil, 1<<20)
	for in.Scan() {
		var r Request
		if err := json.Unmarshal(in.Bytes(), &r); err != nil {
			panic(err)
		}
		switch {
		case len(r.Moves) < 3 || bot == "first":
			answer, _ := json.Marshal(Answer{r.Legal[0]})
			fmt.Println(string(answer))
		case bot == "illegal":
			fmt.Println(`{"move":"9"}`)
		case bot == "babbler":
			fmt.Println("three")
		case bot == "quitter":
			return
		case bot == "sleeper":
			time.Sleep(time.Hour)
		}
	}
}

// startBot starts this test as a bot.
func startBot(t *testing.T, name string) Bot {
	t.Helper()
	b, err := New(os.Args[0] + " bot " + name)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = b.Close() })
	return b
}

func gameOf(t *testing.T, id string, limit time.Duration) Game {
	t.Helper()
	found, err := games.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	start, err := found.Rules.Start()
	if err != nil {
		t.Fatal(err)
	}
	return Game{found.ID, found.Labels, found.Rules, start, limit}
}

func TestProgramPlaysBuiltinBot(t *testing.T) {
	strong, err := New("novice")
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range []string{"kalah", "pallanguzhi", "bao-la-kiswahili"} {
		game := gameOf(t, id, time.Minute)
		first, err := game.Play([2]Bot{startBot(t, "first"), strong}, nil)
		if err != nil {
			t.Fatal(err)
		}
		again, err := game.Play([2]Bot{startBot(t, "first"), strong}, nil)
		if err != nil || first.Why == "" || len(first.Moves) < 5 || !slices.Equal(first.Moves, again.Moves) || first.Winner != again.Winner {
			t.Errorf("%s: %+v, then %+v, %v", id, first, again, err)
		}
	}
}

func TestBotThatFailsLosesTheGame(t *testing.T) {
	game := gameOf(t, "kalah", time.Second)
	for bot, want := range map[string]string{
		"illegal": `"9" is not one of the legal moves `,
		"babbler": `the answer "three" is not JSON, as in {"move":"3"}`,
		"quitter": "it ended without an answer",
		"sleeper": "no answer within 1s",
	} {
		wrong := startBot(t, bot)
		players := [2]Bot{startBot(t, "first"), wrong}
		for range 2 { // it also loses the next game
			result, err := game.Play(players, nil)
			if err != nil || result.Winner != "S" || !strings.HasPrefix(result.Why, wrong.Name()+": "+want) {
				t.Errorf("%s: %+v, %v", bot, result, err)
			}
		}
	}
}

func TestOpeningsDifferAndArePlayedByBothSides(t *testing.T) {
	game := gameOf(t, "oware", time.Second)
	if opening := game.Opening(0); opening != nil {
		t.Errorf("the first pair begins with %q", opening)
	}
	seen := map[string]bool{}
	for pair := 1; pair <= 6; pair++ {
		opening := game.Opening(pair)
		if len(opening) != openingPlies || !slices.Equal(opening, game.Opening(pair)) {
			t.Errorf("pair %d begins with %q", pair, opening)
		}
		seen[strings.Join(opening, " ")] = true
	}
	if len(seen) < 5 {
		t.Errorf("only %d openings", len(seen))
	}
}

func TestUnknownBotIsReported(t *testing.T) {
	for _, name := range []string{"", "no-such-program"} {
		if _, err := New(name); err == nil || !strings.Contains(err.Error(), "a bot is one of beginner, novice, regular, strong, best, or a program") {
			t.Errorf("%q: %v", name, err)
		}
	}
}
