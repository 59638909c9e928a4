package cli

import (
	"errors"
	"fmt"

	"sowbook/internal/diag"
)

// errReported is a failure that is printed elsewhere.
var errReported = errors.New("reported")

// addJSONFlag adds the flag -json of commands that report problems.
func (e *env) addJSONFlag(f *flags) {
	f.BoolVar(&e.json, f.add("json", "print problems as JSON"), false, "")
}

// print prints a message on standard error as one line, whatever it quotes.
func (e *env) print(message string) { fmt.Fprintln(e.stderr, diag.OneLine(message)) }

// say prints a line about what a command has done on standard output, unless that is JSON.
func (e *env) say(message string) {
	if !e.json {
		fmt.Fprintln(e.stdout, diag.OneLine(message))
	}
}

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
