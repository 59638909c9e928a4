package cli

import (
	"errors"
	"fmt"

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
	if other != nil {
		fmt.Fprintln(e.stderr, diag.Printable("sowbook: "+other.Error()))
	}
}
