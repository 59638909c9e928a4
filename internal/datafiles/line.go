package datafiles

import (
	"encoding/json"
	"maps"
	"slices"

	"sowbook/engine"
	"sowbook/internal/example"
	"sowbook/internal/prose"
	"sowbook/internal/protocol"
	"sowbook/internal/variant"
)

// Line is the line of an example for scripts, as JSON in the page.
type Line struct {
	Rules string            `json:"rules"` // with the readings in Set
	Set   map[string]string `json:"set"`   // the readings that differ from the variant's
	Start string            `json:"start"`
	statesData
	Moves   []string        `json:"moves,omitempty"` // of a brief example, instead of states
	Shown   json.RawMessage `json:"shown,omitempty"` // of a brief example, the state shown first
	Asides  []asideData     `json:"asides,omitempty"`
	Next    json.RawMessage `json:"next,omitempty"`    // what can be played at the start, so that the first move needs no engine
	Stopped *stoppedData    `json:"stopped,omitempty"` // the illegal move at which a second game ends
}

// statesData holds the states of a line, and marks, arrows and notes by state.
type statesData struct {
	States json.RawMessage           `json:"states,omitempty"` // as package protocol writes them
	Marks  map[int][][2]any          `json:"marks,omitempty"`  // place, letter
	Arrows map[int][][2]engine.Place `json:"arrows,omitempty"` // from, to
	Noted  []int                     `json:"noted,omitempty"`  // the states with a note
}

// asideData is a side line. Its state 0 replaces state Ply of the example.
type asideData struct {
	Ply int `json:"ply"`
	statesData
}

// stoppedData is an illegal move in the format of package protocol.
type stoppedData struct {
	Ply     int      `json:"ply"`
	Move    string   `json:"move"`
	Say     string   `json:"say"`
	Clauses []string `json:"clauses,omitempty"`
}

// nextLimit is the size in bytes of the moves that can be played at the start. A page may
// take 2 KB for them, compressed; moves of many laps need more.
const nextLimit = 20_000

// LineOf returns the line of an example, whose board first shows state shown.
func LineOf(ex *example.Example, shown int) Line {
	d := newLine(ex.Variant, ex.Line)
	if ex.Brief {
		var states []json.RawMessage
		if err := json.Unmarshal(d.States, &states); err != nil {
			panic(err) // it was written as JSON
		}
		d.States, d.Shown = nil, states[shown]
		d.Moves = ex.Variant.Moves(ex.Game)
	}
	for _, aside := range ex.SideLines {
		d.Asides = append(d.Asides, asideData{aside.Ply, newStates(aside.Line, ex.Variant.Voice, aside.Ply)})
	}
	if ex.ToPlay {
		d.Next = protocol.Next(ex.Game, ex.Variant.Voice, nextLimit)
	}
	return d
}

// LineBeside returns the line of a second game.
func LineBeside(b *example.Beside) Line {
	d := newLine(b.Variant, b.Line)
	if s := b.Illegal; s != nil {
		why := b.WhyIllegal()
		d.Stopped = &stoppedData{s.Ply, s.Move, why.Text, why.Clauses}
	}
	return d
}

func newLine(v *variant.Variant, line example.Line) Line {
	g := line.Game
	return Line{
		Rules: g.Rules().String(), Set: v.NonDefaultReadings(g.Rules()), Start: g.Start().String(),
		statesData: newStates(line, v.Voice, 0),
	}
}

// newStates returns the states of a line from state first on.
func newStates(line example.Line, voice prose.Voice, first int) statesData {
	d := statesData{
		States: protocol.States(line.Game, voice, first),
		Marks:  map[int][][2]any{},
		Arrows: map[int][][2]engine.Place{},
	}
	for _, m := range line.Marks {
		d.Marks[m.State-first] = append(d.Marks[m.State-first], [2]any{m.Place, m.Letter})
	}
	for _, a := range line.Arrows {
		d.Arrows[a.State-first] = append(d.Arrows[a.State-first], [2]engine.Place{a.From, a.To})
	}
	for _, k := range slices.Sorted(maps.Keys(line.Notes)) {
		d.Noted = append(d.Noted, k-first)
	}
	return d
}
