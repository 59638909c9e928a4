// Package record writes games and variants for other programs: the JSON of the command line and of the files beside a site's pages.
package record

import (
	"sowbook/engine"
	"sowbook/internal/variant"
)

// Game is a played game.
type Game struct {
	Variant  string   `json:"variant"`
	Start    string   `json:"start"`
	Plies    []Ply    `json:"plies"`
	Position string   `json:"position"`
	Legal    []string `json:"legal"`
	Over     bool     `json:"over"`
	Result   *Result  `json:"result"`
}

// Ply is one move of a game.
type Ply struct {
	Player   string `json:"player"` // S or N
	Move     string `json:"move"`
	Position string `json:"position"` // after it
	Captured int    `json:"captured"`
	Again    bool   `json:"again"`
}

// Result is how a game ended.
type Result struct {
	Reason string `json:"reason"`
	South  int    `json:"south"`
	North  int    `json:"north"`
	Winner string `json:"winner"` // S, N or draw
}

// OfGame is the record of a game of a variant.
func OfGame(v *variant.Variant, g *engine.Game) Game {
	out := Game{
		Variant: v.ID, Start: g.Start.String(), Plies: []Ply{}, Position: g.Position().String(),
		Legal: v.Voice.Legal(g), Over: g.Over != nil,
	}
	for _, p := range g.Plies {
		move := g.Rules.Format(v.Voice.Labels, g.Start.Board(), p.Move)
		out.Plies = append(out.Plies, Ply{p.Player.String(), move, p.After.String(), p.Captured, p.Again})
	}
	if r := g.Over; r != nil {
		out.Result = &Result{r.Reason.String(), r.South, r.North, r.Winner()}
	}
	return out
}

// Variant is what a variant is called and plays by.
type Variant struct {
	ID       string    `json:"id"`
	Title    string    `json:"title"`
	Rules    string    `json:"rules"`
	Labels   string    `json:"labels"`
	Sides    []string  `json:"sides"` // South's name, North's name
	Readings []Reading `json:"readings"`
}

// Reading is a point that the variant's source leaves open.
type Reading struct {
	Key    string   `json:"key"`
	Values []string `json:"values"` // the default first
}

// OfVariant is the record of a variant.
func OfVariant(v *variant.Variant) Variant {
	out := Variant{v.ID, v.Title, v.Rules.String(), v.Voice.Labels.String(), v.Voice.Sides[:], []Reading{}}
	for _, r := range v.Readings {
		out.Readings = append(out.Readings, Reading{r.Key, r.Words()})
	}
	return out
}
