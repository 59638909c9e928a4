package variant

import (
	"slices"
	"strconv"

	"sowbook/engine"
	"sowbook/engine/ruleset"
	"sowbook/internal/diag"
	"sowbook/internal/errtext"
	"sowbook/internal/page"
)

// Notations are the ways in which players of a game write its moves: letters for pits, A to F and
// a to f; the letter of a row with the number of the pit, A1 to B8; the number of the pit and that of
// the pit where the last seed falls. Scripts show them beside ours.
var Notations = []string{"letters", "rows", "ends"}

// parseNotation reads the key notation.
func (v *Variant) parseNotation(f *page.Front) {
	value := f.OptionalText("notation")
	v.Notation = value.Text
	switch {
	case value.Text == "":
	case !slices.Contains(Notations, value.Text):
		f.Problem(value.Offset, "notation is "+errtext.List(Notations)+", not "+strconv.Quote(value.Text)+diag.NearHint(value.Text, Notations))
	case v.Voice.Labels != engine.FromLeft:
		f.Problem(value.Offset, "a notation needs pits that are numbered from the left, but labels is "+v.Voice.Labels.String())
	case value.Text == "rows" && v.Rules.Rows != ruleset.FourRows:
		f.Problem(value.Offset, "this notation needs a board of four rows")
	case value.Text != "rows" && v.Rules.Rows != ruleset.TwoRows:
		f.Problem(value.Offset, "this notation needs a board of two rows")
	}
}
