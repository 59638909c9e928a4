package cli

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"sowbook/internal/diag"
)

// flagFault is an error of the flags of a command.
type flagFault struct{ err error }

func (f flagFault) Error() string { return f.err.Error() }

// newFlags is a set of flags that prints nothing by itself.
func newFlags(name string) *flag.FlagSet {
	f := flag.NewFlagSet(name, flag.ContinueOnError)
	f.SetOutput(io.Discard)
	return f
}

// parse reads the flags of a command.
func parse(f *flag.FlagSet, args []string) error {
	err := f.Parse(args)
	if err == nil {
		return nil
	}
	const undefined = "flag provided but not defined: -"
	if name, ok := strings.CutPrefix(err.Error(), undefined); ok {
		err = fmt.Errorf("%s has no flag -%s; %s", f.Name(), name, diag.Expected("-"+name, flagNames(f)))
	}
	return flagFault{err}
}

// flagNames is the flags that a command has, each with its hyphen.
func flagNames(f *flag.FlagSet) []string {
	var list []string
	f.VisitAll(func(one *flag.Flag) { list = append(list, "-"+one.Name) })
	return list
}

// noArgs refuses what is left after the flags.
func noArgs(f *flag.FlagSet) error {
	if f.NArg() > 0 {
		return usageError{fmt.Sprintf("%s takes no argument, but there is %q; sowbook help says more", f.Name(), f.Arg(0))}
	}
	return nil
}

// flagError turns an error of the flags into help or a usage error.
func (e *env) flagError(err error, hint string) error {
	if errors.Is(err, flag.ErrHelp) {
		e.help(e.stdout)
		return err
	}
	return usageError{err.Error() + "\n" + hint}
}
