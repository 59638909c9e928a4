package variant

import "sowbook/engine"

// GameRecord is the JSON form of a played game, which the command line prints and
// sites publish.
type GameRecord struct {
	Variant  string        `json:"variant"`
	Start    string        `json:"start"`
	Plies    []PlyRecord   `json:"plies"`
	Position string        `json:"position"`
	Legal    []string      `json:"legal"`
	Over     bool          `json:"over"`
	Result   *ResultRecord `json:"result"` // null while the game goes on

	NextRound string `json:"nextRound,omitempty"` // the move that begins the next round, if one can follow
}

// PlyRecord is the JSON form of one move of a game.
type PlyRecord struct {
	Player   string `json:"player"` // S or N
	Move     string `json:"move"`
	Position string `json:"position"` // after the move
	Captured int    `json:"captured"`
	Again    bool   `json:"again"`
}

// ResultRecord is the JSON form of a result.
type ResultRecord struct {
	Reason string `json:"reason"`
	South  int    `json:"south"`
	North  int    `json:"north"`
	Winner string `json:"winner"` // S, N or draw
}

// Record is the JSON form of a variant.
type Record struct {
	ID       string          `json:"id"`
	Title    string          `json:"title"`
	Rules    string          `json:"rules"`
	Labels   string          `json:"labels"`
	Sides    []string        `json:"sides"` // South's name, North's name
	Readings []ReadingRecord `json:"readings"`
}

// ReadingRecord is the JSON form of a reading.
type ReadingRecord struct {
	Key    string   `json:"key"`
	Values []string `json:"values"` // the default first
}

// Record returns the JSON form of a variant.
func (v *Variant) Record() Record {
	out := Record{v.ID, v.Title, v.Rules.String(), v.Voice.Labels.String(), v.Voice.Sides[:], []ReadingRecord{}}
	for _, r := range v.Readings {
		out.Readings = append(out.Readings, ReadingRecord{r.Key, r.ValueNames()})
	}
	return out
}

// FormatLine returns a line of moves of one round, from a position, in the variant's numbering.
func (v *Variant) FormatLine(rules engine.Rules, p engine.Position, line []engine.Move) []string {
	words := []string{}
	for _, m := range line {
		words = append(words, rules.Format(v.Voice.Labels, p, m))
	}
	return words
}

// Moves returns the moves of a game in the variant's numbering.
func (v *Variant) Moves(g *engine.Game) []string {
	words := []string{}
	for i, p := range g.Plies() {
		words = append(words, g.Rules().Format(v.Voice.Labels, g.PositionAfter(i), p.Move))
	}
	return words
}

// GameRecord returns the JSON form of a game of the variant.
func (v *Variant) GameRecord(g *engine.Game) GameRecord {
	out := GameRecord{
		Variant: v.ID, Start: g.Start().String(), Plies: []PlyRecord{}, Position: g.Position().String(),
		Legal: v.Voice.Legal(g), Over: g.Over(),
	}
	moves := v.Moves(g)
	for i, p := range g.Plies() {
		out.Plies = append(out.Plies, PlyRecord{p.Player.String(), moves[i], p.After.String(), p.Captured, p.Again})
	}
	if r := g.Result(); out.Over {
		out.Result = &ResultRecord{r.Reason.String(), r.South, r.North, r.Winner()}
	}
	if g.HasNextRound() {
		out.NextRound = g.Rules().Format(v.Voice.Labels, g.Position(), engine.Move{Kind: engine.NextRound})
	}
	return out
}
