// Package bots lets programs play each other. A bot is a program that reads one line of JSON for
// each of its moves from standard input, and writes one line with the move.
package bots

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/engine/player"
)

// Request asks a bot for a move. It has the whole game, so that a bot need not remember anything.
type Request struct {
	Game     string   `json:"game"`     // the id of the game
	Rules    string   `json:"rules"`    // all rules, as [engine.ParseRules] reads them
	Labels   string   `json:"labels"`   // how moves number the pits: near, left or cell
	Start    string   `json:"start"`    // the first position
	Moves    []string `json:"moves"`    // all moves so far
	Position string   `json:"position"` // the current position
	Player   string   `json:"player"`   // the side to move, S or N
	Legal    []string `json:"legal"`    // the moves to choose from
	Seconds  float64  `json:"seconds"`  // the time for this move
}

// Answer is what a bot writes.
type Answer struct {
	Move string `json:"move"`
}

// Bot chooses moves. Move gets the request for the position of g. An error loses the game.
type Bot interface {
	Name() string
	Move(g *engine.Game, r Request) (string, error)
	Close() error
}

// strengths are the names of the players of package player.
var strengths = []string{player.Beginner: "beginner", player.Novice: "novice", player.Regular: "regular", player.Strong: "strong", player.Best: "best"}

// Strengths returns the names of the built-in bots, the weakest first.
func Strengths() []string {
	return slices.DeleteFunc(slices.Clone(strengths), func(name string) bool { return name == "" })
}

// New returns a built-in bot or starts a program: command is the name of a strength, or a program
// with its arguments, separated by spaces.
func New(command string) (Bot, error) {
	if s := slices.Index(strengths, command); s >= 0 && command != "" {
		return builtin{player.Strength(s)}, nil
	}
	return start(command)
}

// builtin is a player of package player.
type builtin struct{ strength player.Strength }

func (b builtin) Name() string { return strengths[b.strength] }

// maxNodes is how many positions a built-in bot searches for a move. It does not depend on the
// time, so that matches can be repeated.
const maxNodes = 200_000

func (b builtin) Move(g *engine.Game, r Request) (string, error) {
	labels, err := engine.ParseLabels(r.Labels)
	if err != nil {
		return "", err
	}
	choice := player.Choose(g, b.strength, 1, 0)
	for choice.Nodes() < maxNodes && !choice.Step(maxNodes/10) {
	}
	move, ok := choice.Move()
	if !ok {
		return "", fmt.Errorf("there is no move")
	}
	return g.Rules().Format(labels, g.Position(), move), nil
}

func (b builtin) Close() error { return nil }

// Game is what is played.
type Game struct {
	ID     string
	Labels engine.Labels
	Rules  engine.Rules
	Start  engine.Position
	Time   time.Duration // for each move
}

// Result is the result of one game.
type Result struct {
	South  string   `json:"south"` // the names of the bots
	North  string   `json:"north"`
	Seeds  [2]int   `json:"seeds"`
	Winner string   `json:"winner"` // S, N or draw
	Why    string   `json:"why"`    // the reason for the end, or what the loser did wrong
	Moves  []string `json:"moves"`
}

// maxPlies ends a game that would go on forever, as a draw.
const maxPlies = 2000

// Play plays one game, in which bots[0] is South, after some opening moves.
func (game Game) Play(bots [2]Bot, opening []string) (Result, error) {
	g := engine.NewGame(game.Rules, game.Start)
	result := Result{South: bots[0].Name(), North: bots[1].Name()}
	play := func(text string) error {
		m, err := game.Rules.ParseMove(game.Labels, g.Position(), text)
		if err == nil {
			err = g.Play(m)
		}
		if err == nil {
			result.Moves = append(result.Moves, text)
		}
		return err
	}
	for _, move := range opening {
		if err := play(move); err != nil {
			return result, fmt.Errorf("opening move %s: %w", move, err)
		}
	}
	for !g.Over() && g.Len() < maxPlies {
		now := g.Position()
		mover := game.Rules.Mover(&now)
		legal := game.legal(g)
		request := Request{
			Game: game.ID, Rules: game.Rules.String(), Labels: game.Labels.String(), Start: game.Start.String(), Moves: append([]string{}, result.Moves...),
			Position: now.String(), Player: mover.String(), Legal: legal, Seconds: game.Time.Seconds(),
		}
		move, err := bots[mover].Move(g, request)
		if err == nil && !slices.Contains(legal, move) {
			err = fmt.Errorf("%q is not one of the legal moves %s", move, strings.Join(legal, " "))
		}
		if err == nil {
			err = play(move)
		}
		if err != nil {
			result.Winner, result.Why = mover.Other().String(), bots[mover].Name()+": "+err.Error()
			return result, nil
		}
	}
	now := g.Position()
	result.Seeds = [2]int{now.Stored(engine.South), now.Stored(engine.North)}
	if !g.Over() {
		result.Winner, result.Why = "draw", fmt.Sprintf("no end after %d plies", maxPlies)
		return result, nil
	}
	result.Seeds = [2]int{g.Result().South, g.Result().North}
	result.Winner, result.Why = g.Result().Winner(), g.Result().Reason.String()
	return result, nil
}

// legal returns the legal moves as bots write them.
func (game Game) legal(g *engine.Game) []string {
	var list []string
	for _, m := range g.Legal() {
		list = append(list, game.Rules.Format(game.Labels, g.Position(), m))
	}
	return list
}

// openingPlies is the number of random moves that a game begins with.
const openingPlies = 2

// Opening returns the opening moves of a pair of games: none for the first pair, then moves that
// depend on its number alone. They do not end the game.
func (game Game) Opening(pair int) []string {
	var moves []string
	g := engine.NewGame(game.Rules, game.Start)
	for i := 0; pair > 0 && i < openingPlies; i++ {
		legal := g.Legal()
		if len(legal) == 0 {
			break
		}
		m := legal[(pair*7+i*3)%len(legal)]
		if ply, err := g.Preview(m); err != nil || ply.End != event.NotOver {
			break
		}
		moves = append(moves, game.Rules.Format(game.Labels, g.Position(), m))
		if err := g.Play(m); err != nil {
			break
		}
	}
	return moves
}
