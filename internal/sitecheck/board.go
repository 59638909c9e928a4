package sitecheck

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"sowbook/internal/protocol"
)

var (
	boardData = regexp.MustCompile(`(?s)<sow-board [^>]*data-game="([^"]+)"[^>]*>.*?<script type="application/json" class="line">(.*?)</script>`)
	gameData  = regexp.MustCompile(`(?s)<script type="application/json" class="game" id="game-([^"]+)">(.*?)</script>`)
)

// state is a position of an example, and the move before it.
type state struct {
	Position string `json:"position"`
	Move     string `json:"move"`
}

// line is the data of a board. A long line has moves instead of states.
type line struct {
	Rules  string   `json:"rules"`
	Start  string   `json:"start"`
	Moves  []string `json:"moves"`
	States []state  `json:"states"`
}

// maxMoves is the number of moves of a line that is checked.
const maxMoves = 10_000

// parseLine parses the data of a board. It rejects what a build does not write.
func parseLine(data []byte) (l line, err error) {
	if err := json.Unmarshal(data, &l); err != nil {
		return l, err
	}
	if len(l.Moves) > maxMoves || len(l.States) > maxMoves {
		return l, fmt.Errorf("it has more than %d moves", maxMoves)
	}
	for _, word := range append(l.moves(), l.Rules, l.Start) {
		if strings.ContainsFunc(word, unicode.IsControl) {
			return l, fmt.Errorf("%q has control characters", word)
		}
	}
	return l, nil
}

// checkBoard plays the example of a page's first board with the engine of this program and
// compares the positions.
func (r *report) checkBoard(home response) {
	found := boardData.FindSubmatch(home.body)
	if found == nil {
		r.add(Note, "the first page has no board to play")
		return
	}
	shown, err := parseLine(found[2])
	if err != nil {
		r.add(Bad, "cannot read the data of the first board: %v", err)
		return
	}
	var data struct {
		Voice string `json:"voice"`
	}
	for _, game := range gameData.FindAllSubmatch(home.body, -1) {
		if string(game[1]) == string(found[1]) {
			_ = json.Unmarshal(game[2], &data)
		}
	}
	voice, _, _ := strings.Cut(data.Voice, "\n") // sentences follow, which are not compared
	if strings.ContainsFunc(voice, unicode.IsControl) {
		voice = ""
	}
	if difference := shown.difference(voice); difference != "" {
		r.add(Bad, "the first board does not show what the engine plays: %s", difference)
		return
	}
	r.add(Good, "the first board shows what the engine plays, %d moves", len(shown.moves()))
}

func (l line) moves() []string {
	moves := slices.Clone(l.Moves)
	for _, s := range l.States {
		if s.Move != "" {
			moves = append(moves, s.Move)
		}
	}
	return moves
}

// difference returns how the line differs from what the engine plays, or "".
func (l line) difference(voice string) string {
	request := "play\nrules " + l.Rules + "\nvoice " + voice + "\nstart " + l.Start + "\nmoves " + strings.Join(l.moves(), " ")
	var played struct {
		Error   string  `json:"error"`
		States  []state `json:"states"`
		Stopped *struct {
			Ply int    `json:"ply"`
			Say string `json:"say"`
		} `json:"stopped"`
	}
	if err := json.Unmarshal(protocol.Answer(request), &played); err != nil {
		return err.Error()
	}
	switch {
	case played.Error != "":
		return played.Error
	case played.Stopped != nil:
		return fmt.Sprintf("move %d: %s", played.Stopped.Ply, played.Stopped.Say)
	case len(l.States) > len(played.States):
		return fmt.Sprintf("the page has %d positions, the engine %d", len(l.States), len(played.States))
	}
	for k, s := range played.States[:len(l.States)] {
		if s.Position != l.States[k].Position {
			return fmt.Sprintf("after move %d the page has %s, the engine %s", k, l.States[k].Position, s.Position)
		}
	}
	return ""
}
