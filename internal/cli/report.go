package cli

import (
	"errors"
	"fmt"

	"sowbook/internal/diag"
)

// report prints why a command failed: problems with their places, and another
// error on a line of its own. With -json it prints one array on standard output,
// empty if err is nil.
func (e *env) report(err error) {
	var problems diag.Problems
	other := problems.AddError(err)
	if errors.Is(err, errReported) {
		return
	}
	if e.json {
		if other != nil {
			problems.Add(diag.Problem{Message: other.Error()})
		}
		if err := problems.WriteJSON(e.stdout); err != nil {
			fmt.Fprintln(e.stderr, "sowbook: "+err.Error())
		}
		return
	}
	problems.Print(e.stderr)
	if other != nil {
		fmt.Fprintln(e.stderr, "sowbook: "+other.Error())
	}
}
