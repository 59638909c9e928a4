package cli

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"regexp"
	"strings"
	"time"

	"sowbook/internal/diag"
	"sowbook/internal/project"
)

// flags are the flags of a command. Names of flags with a value end in what it is, as in "o DIR".
type flags struct {
	*flag.FlagSet
	list []project.Flag // for the manual
}

// newFlags returns an empty flag set for a command. It prints nothing.
func newFlags(command string) *flags {
	f := &flags{FlagSet: flag.NewFlagSet(command, flag.ContinueOnError)}
	f.SetOutput(io.Discard)
	return f
}

// add lists a flag and returns its name for package flag.
func (f *flags) add(name, what string) string {
	f.list = append(f.list, project.Flag{Name: "-" + name, What: what})
	name, _, _ = strings.Cut(name, " ")
	return name
}

// Bool adds a switch.
func (f *flags) Bool(name, what string) *bool { return f.FlagSet.Bool(f.add(name, what), false, "") }

// String adds a flag with a text, missing unless given.
func (f *flags) String(name, missing, what string) *string {
	return f.FlagSet.String(f.add(name, what), missing, "")
}

// Int adds a flag with a whole number, missing unless given.
func (f *flags) Int(name string, missing int, what string) *int {
	return f.FlagSet.Int(f.add(name, what), missing, "")
}

// Duration adds a flag with a duration, missing unless given.
func (f *flags) Duration(name string, missing time.Duration, what string) *time.Duration {
	return f.FlagSet.Duration(f.add(name, what), missing, "")
}

// answerAsJSON adds the flag -json of commands that print an answer.
func (f *flags) answerAsJSON() *bool { return f.Bool("json", "print the answer as JSON") }

// invalidValue matches an error of package flag about the value of a number, a duration or
// a boolean.
var invalidValue = regexp.MustCompile(`^invalid (?:boolean )?value (".*") for (?:flag )?-([a-z]+): (parse error|value out of range)$`)

// parse parses the flags of a command. No flag can have an empty value. The error is
// flag.ErrHelp, a usageError or a flagError.
func parse(f *flags, args []string) error {
	err := f.Parse(args)
	if err == nil {
		f.Visit(func(given *flag.Flag) {
			if getter, ok := given.Value.(flag.Getter); ok && getter.Get() == "" {
				err = usageError(fmt.Sprintf("-%s is empty; give it a value, or leave it out", given.Name))
			}
		})
	}
	if _, ok := errors.AsType[usageError](err); ok || err == nil || errors.Is(err, flag.ErrHelp) {
		return err
	}
	why := err.Error()
	if name, ok := strings.CutPrefix(why, "flag provided but not defined: -"); ok {
		var names []string
		f.VisitAll(func(one *flag.Flag) { names = append(names, "-"+one.Name) })
		why = fmt.Sprintf("%s has no flag -%s; %s", f.Name(), name, diag.Hint("-"+name, names))
	}
	if value := invalidValue.FindStringSubmatch(why); value != nil {
		why = fmt.Sprintf("-%s is %s, not %s", value[2], kindOf(f.Lookup(value[2])), value[1])
		if value[3] == "value out of range" {
			size := "large"
			if strings.HasPrefix(value[1], `"-`) {
				size = "small"
			}
			why = fmt.Sprintf("-%s is too %s: %s", value[2], size, value[1])
		}
	}
	return flagError{usageError: usageError(why)}
}

// kindOf describes the values that a flag takes, as in "a whole number".
func kindOf(one *flag.Flag) string {
	var value any
	if getter, ok := one.Value.(flag.Getter); ok {
		value = getter.Get()
	}
	switch value.(type) {
	case int:
		return "a whole number"
	case uint64:
		return "a whole number from 0"
	case time.Duration:
		return "a duration, as in 30s or 2m"
	default:
		return "true or false"
	}
}

// parseOnly parses the flags of a command that takes no other arguments.
func parseOnly(f *flags, args []string) error {
	err := parse(f, args)
	if err == nil && f.NArg() > 0 {
		return usageError(fmt.Sprintf("%s takes no arguments, but got %q; see sowbook help", f.Name(), f.Arg(0)))
	}
	return err
}
