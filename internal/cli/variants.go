package cli

import (
	"encoding/json"
	"flag"
	"fmt"

	"sowbook/internal/variant"
)

// variantJSON is what other programs read of a variant.
type variantJSON struct {
	ID       string        `json:"id"`
	Title    string        `json:"title"`
	Rules    string        `json:"rules"`
	Labels   string        `json:"labels"`
	Sides    []string      `json:"sides"` // South's name, North's name
	Readings []readingJSON `json:"readings"`
}

type readingJSON struct {
	Key    string   `json:"key"`
	Values []string `json:"values"` // the default first
}

// variants reads the variants of the rulebook.
func (e *env) variants() ([]*variant.Variant, error) {
	root, err := e.openContent()
	if err != nil {
		return nil, err
	}
	defer root.Close()
	list, problems := variant.Load(root.FS(), e.contentDir())
	if len(problems) > 0 {
		return nil, problems
	}
	return list, nil
}

func runVariants(e *env, f *flag.FlagSet, args []string) error {
	asJSON := f.Bool("json", false, "")
	if err := parse(f, args); err != nil {
		return err
	}
	if err := noArgs(f); err != nil {
		return err
	}
	list, err := e.variants()
	if err != nil {
		return err
	}
	out := []variantJSON{}
	for _, v := range list {
		j := variantJSON{v.ID, v.Title, v.Rules.String(), v.Voice.Labels.String(), v.Voice.Sides[:], []readingJSON{}}
		for _, r := range v.Readings {
			j.Readings = append(j.Readings, readingJSON{r.Key, r.Words()})
		}
		out = append(out, j)
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
