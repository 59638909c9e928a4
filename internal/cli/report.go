package cli

import (
	"errors"

	"sowbook/internal/diag"
)

// report prints why a command failed: problems with their positions, or another error.
// With -json it prints one array on standard output, empty if err is nil.
func (e *env) report(err error) {
	if errors.Is(err, errReported) {
		return
	}
	var problems diag.Problems
	other := problems.AddError(err)
	if e.json {
		if other != nil {
			problems.Add(diag.Problem{Message: other.Error()})
		}
		other = problems.WriteJSON(e.stdout)
	} else {
		problems.Print(e.stderr)
	}
	if other == nil || errors.Is(other, errReported) {
		return
	}
	if joined, ok := other.(interface{ Unwrap() []error }); ok {
		for _, err := range joined.Unwrap() {
			e.print("sowbook: " + err.Error())
		}
		return
	}
	e.print("sowbook: " + other.Error())
}
