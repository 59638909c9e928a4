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

// The flags of several commands.
var (
	jsonFlag   = project.Flag{Name: "-json", What: "print the answer as JSON"}
	fromFlag   = project.Flag{Name: "-from POSITION", What: "begin with this position, not with the start of the game"}
	rulesFlag  = project.Flag{Name: "-rules TEXT", What: "play by these rules, without a variant"}
	setFlag    = project.Flag{Name: "-set KEY=VALUE", What: "choose a reading of the game; can be repeated"}
	urlFlag    = project.Flag{Name: "-url https://HOST/path/", What: "the address of the site, for canonical links, the sitemap and the feed"}
	draftsFlag = project.Flag{Name: "-drafts", What: "include drafts"}
	baseFlag   = project.Flag{Name: "-base /path/", What: "the path of the site at its address, if it is not /"}
)

// newFlags returns an empty flag set for a command. It prints nothing.
func newFlags(command string) *flag.FlagSet {
	f := flag.NewFlagSet(command, flag.ContinueOnError)
	f.SetOutput(io.Discard)
	return f
}

// invalidValue matches an error of package flag about the value of a number, a duration or
// a boolean.
var invalidValue = regexp.MustCompile(`^invalid (?:boolean )?value (".*") for (?:flag )?-([a-z]+): (parse error|value out of range)$`)

// parse parses the flags of a command. No flag can have an empty value. The error is
// flag.ErrHelp, a usageError or a flagError.
func parse(f *flag.FlagSet, args []string) error {
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
func parseOnly(f *flag.FlagSet, args []string) error {
	err := parse(f, args)
	if err == nil && f.NArg() > 0 {
		return usageError(fmt.Sprintf("%s takes no arguments, but got %q; see sowbook help", f.Name(), f.Arg(0)))
	}
	return err
}
