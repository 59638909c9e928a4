package cli

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"sowbook/internal/compile"
	"sowbook/internal/diag"
)

// runEngine writes the module that pages load under the name that a program
// carries it by.
func runEngine(e *env, f *flag.FlagSet, args []string) error {
	out := f.String("o", "", "")
	if err := parse(f, args); err != nil {
		return err
	}
	if err := noArgs(f); err != nil {
		return err
	}
	if *out == "" {
		return usageError{"-o is needed: the folder to write the module to, as in -o wasm/built"}
	}
	if !filepath.IsAbs(*out) {
		*out = filepath.Join(e.dir, *out)
	}
	name, err := compile.Name(e.builtin)
	if err != nil {
		return err
	}
	module, err := compile.Engine(e.builtin)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(*out, 0o755); err != nil {
		return fmt.Errorf("the module cannot be written to %s: %s", *out, diag.Reason(err))
	}
	file := filepath.Join(*out, name)
	if err := os.WriteFile(file, module, 0o644); err != nil {
		return fmt.Errorf("the module cannot be written to %s: %s", *out, diag.Reason(err))
	}
	fmt.Fprintln(e.stdout, file)
	return nil
}
