package engine

import (
	"sowbook/engine/board"
	"sowbook/engine/event"
)

// The types of package board, by the names that programs with rules use.
type (
	Board     = board.Board
	Labels    = board.Labels
	Move      = board.Move
	MoveKind  = board.MoveKind
	PitSet    = board.PitSet
	Place     = board.Place
	Position  = board.Position
	Side      = board.Side
	TextError = board.TextError
	Way       = board.Way
)

// The types of package event that the results of games hold.
type (
	Cause      = event.Cause
	Difference = event.Difference
	Reason     = event.Reason
	Refusal    = event.Refusal
	Result     = event.Result
	Rule       = event.Rule
	Step       = event.Step
	StepKind   = event.StepKind
)

// The constants of package board.
const (
	MaxPits  = board.MaxPits
	MaxSeeds = board.MaxSeeds

	MiddleRow = board.MiddleRow

	South = board.South
	North = board.North

	Hand  = board.Hand
	Right = board.Right
	Left  = board.Left

	FromStore = board.FromStore
	FromLeft  = board.FromLeft
	Cells     = board.Cells

	Sow       = board.Sow
	Pass      = board.Pass
	Gift      = board.Gift
	NextRound = board.NextRound
	Take      = board.Take
)

// ParseLabels parses near, left or cell. The error is a [*TextError].
func ParseLabels(text string) (Labels, error) { return board.ParseLabels(text) }

// ParseNumber is [board.ParseNumber].
func ParseNumber(text string, most int) (n int, ok bool) { return board.ParseNumber(text, most) }

// ParsePosition is [board.ParsePosition].
func ParsePosition(text string) (Position, error) { return board.ParsePosition(text) }

// Even is [board.Even].
func Even(pits, seeds int, turn Side) Position { return board.Even(pits, seeds, turn) }
