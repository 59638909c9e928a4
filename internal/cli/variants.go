package cli

import (
	"encoding/json"
	"flag"
	"fmt"

	"sowbook/internal/book"
	"sowbook/internal/project"
	"sowbook/internal/variant"
)

// variants loads the variants of the rulebook.
func (e *env) variants() ([]*variant.Variant, error) {
	list, problems := book.Variants(e.project())
	if len(problems) > 0 {
		return nil, problems
	}
	return list, nil
}

var variantsCommand = command{project.Command{
	Name:  "variants",
	Args:  "[-json]",
	What:  "list the variants with their rules and readings",
	Flags: []project.Flag{jsonFlag},
}, runVariants}

func runVariants(e *env, f *flag.FlagSet, args []string) error {
	asJSON := f.Bool("json", false, "")
	if err := parseOnly(f, args); err != nil {
		return err
	}
	list, err := e.variants()
	if err != nil {
		return err
	}
	out := []variant.Record{}
	for _, v := range list {
		out = append(out, v.Record())
	}
	if *asJSON {
		return json.NewEncoder(e.stdout).Encode(out)
	}
	for _, v := range out {
		fmt.Fprintf(e.stdout, "%s\n  %s\n  %s\n", v.ID, v.Title, v.Rules)
		for _, r := range v.Readings {
			fmt.Fprintf(e.stdout, "  reading %s: %v, by default %s\n", r.Key, r.Values, r.Values[0])
		}
	}
	return nil
}
