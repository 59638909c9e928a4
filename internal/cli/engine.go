package cli

import (
	"fmt"
	"os"
	"path/filepath"

	"sowbook/internal/assets"
	"sowbook/internal/diag"
)

// runEngine writes the files that make install embeds in the program: the engine's module
// and the bundled scripts and styles.
func runEngine(e *env, f *flags, args []string) error {
	out := f.String("o DIR", "", "the folder to write")
	if err := parseOnly(f, args); err != nil {
		return err
	}
	if *out == "" {
		return usageError("-o is needed: the folder to write to, as in -o wasm/built")
	}
	*out = e.path(*out)
	name, module, err := assets.PrebuildEngine(e.builtin)
	if err != nil {
		return err
	}
	bundles, err := assets.PrebuildBundles(e.builtin)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(*out, 0o755); err != nil {
		return fmt.Errorf("%s cannot be created: %s", *out, diag.Reason(err))
	}
	for _, file := range []assets.File{{Name: name, Content: module}, {Name: assets.PrebuiltBundles, Content: bundles}} {
		path := filepath.Join(*out, file.Name)
		if err := os.WriteFile(path, file.Content, 0o644); err != nil {
			return fmt.Errorf("%s cannot be written: %s", path, diag.Reason(err))
		}
		fmt.Fprintln(e.stdout, path)
	}
	return nil
}
