package cli

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/rogpeppe/go-internal/diff"

	"sowbook/internal/scaffold"
)

func runCopy(e *env, f *flags, args []string) error {
	show := f.Bool("print", "print the built-in file instead")
	differences := f.Bool("diff", "print how the built-in file differs from your copy instead")
	note := f.Bool("note", "note that your copy has the changes of the built-in file")
	if err := parse(f, args); err != nil {
		return err
	}
	if f.NArg() != 1 || *show && *note || *differences && (*show || *note) {
		return usageError("copy needs one file, as in sowbook copy templates/base.html")
	}
	var err error
	if *differences {
		err = e.compare(f.Arg(0))
	} else {
		err = e.copy(f.Arg(0), *show, *note)
	}
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

// compare prints how a built-in file differs from the rulebook's copy.
func (e *env) compare(name string) error {
	builtin, err := scaffold.Builtin(e.project(), name)
	if err != nil {
		return err
	}
	own, err := os.ReadFile(filepath.Join(e.dir, filepath.FromSlash(name)))
	if err != nil {
		return err
	}
	_, err = e.stdout.Write(diff.Diff(name, own, "(built in)/"+name, builtin))
	return err
}
