package sitecheck

import (
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"regexp"

	"sowbook/internal/protocol"
)

func gunzip(from io.Reader) (io.Reader, error) { return gzip.NewReader(from) }

var (
	boards = regexp.MustCompile(`(?s)<sow-board [^>]*data-game="([^"]+)"[^>]*>.*?<script type="application/json" class="line">(.*?)</script>`)
	games  = regexp.MustCompile(`(?s)<script type="application/json" class="game" id="game-([^"]+)">(.*?)</script>`)
)

// state is what matters here of a state of a line.
type state struct {
	Position string `json:"position"`
	Move     string `json:"move"`
}

// line is the data of a board: its states, or the moves where the line is long.
type line struct {
	Rules  string   `json:"rules"`
	Start  string   `json:"start"`
	Moves  []string `json:"moves"`
	States []state  `json:"states"`
}

// board reads the first board of a page and plays its line with the engine of this program.
func (r *report) board(home reply) {
	found := boards.FindSubmatch(home.body)
	if found == nil {
		r.add(Seen, "the first page has no board to play")
		return
	}
	var told line
	if err := json.Unmarshal(found[2], &told); err != nil {
		r.add(Bad, "the data of the first board cannot be read: %v", err)
		return
	}
	voice := ""
	for _, game := range games.FindAllSubmatch(home.body, -1) {
		var data struct {
			Voice string `json:"voice"`
		}
		if string(game[1]) == string(found[1]) && json.Unmarshal(game[2], &data) == nil {
			voice = data.Voice
		}
	}
	if wrong := told.differs(voice); wrong != "" {
		r.add(Bad, "the first board does not show what the engine plays: %s", wrong)
		return
	}
	r.add(Good, "the first board shows what the engine plays, %d moves", len(told.moves()))
}

func (l line) moves() []string {
	moves := l.Moves
	for _, s := range l.States {
		if s.Move != "" {
			moves = append(moves, s.Move)
		}
	}
	return moves
}

// differs says where a line is not what the engine plays; nothing where it is.
func (l line) differs(voice string) string {
	request := "play\nrules " + l.Rules + "\nvoice " + voice + "\nstart " + l.Start + "\nmoves"
	for _, move := range l.moves() {
		request += " " + move
	}
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
	}
	for k, s := range l.States {
		if s.Position != played.States[k].Position {
			return fmt.Sprintf("after move %d the page has %s, the engine %s", k, s.Position, played.States[k].Position)
		}
	}
	return ""
}
