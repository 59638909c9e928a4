package cli

import (
	"errors"
	"flag"
	"fmt"

	"sowbook/internal/project"
	"sowbook/internal/scaffold"
)

var copyCommand = command{project.Command{
	Name: "copy",
	Args: "[-print|-note] FILE",
	What: "copy a built-in file, such as templates/base.html, so that you can change it",
	Flags: []project.Flag{
		{Name: "-print", What: "print the built-in file instead, to compare it with your copy"},
		{Name: "-note", What: "note that your copy has the changes of the built-in file"},
	},
}, runCopy}

func runCopy(e *env, f *flag.FlagSet, args []string) error {
	show := f.Bool("print", false, "")
	note := f.Bool("note", false, "")
	if err := parse(f, args); err != nil {
		return err
	}
	if f.NArg() != 1 || *show && *note {
		return usageError("copy needs one file, as in sowbook copy templates/base.html")
	}
	err := e.copy(f.Arg(0), *show, *note)
	if wrong, ok := errors.AsType[scaffold.NameError](err); ok {
		return usageError(wrong.Error())
	}
	return err
}

func (e *env) copy(name string, show, note bool) error {
	switch {
	case show:
		text, err := scaffold.Builtin(e.project(), name)
		if err == nil {
			_, err = e.stdout.Write(text)
		}
		return err
	case note:
		return scaffold.NoteCopy(e.project(), name)
	}
	written, err := scaffold.Copy(e.project(), name)
	for _, file := range written {
		fmt.Fprintln(e.stdout, file)
	}
	return err
}
