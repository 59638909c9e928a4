package cli

import (
	"encoding/json"
	"fmt"

	"sowbook/engine/games"
	"sowbook/internal/book"
	"sowbook/internal/variant"
)

// variants loads the variants of the rulebook. With an error, it returns those that could be read.
func (e *env) variants() ([]*variant.Variant, error) {
	content, problems := book.Content(e.project())
	if len(problems) > 0 {
		return nil, problems
	}
	list, problems := variant.LoadAll(content, e.contentPath())
	return list, problems.Err()
}

// variant loads one variant, so that problems of other pages do not matter: one of the rulebook or
// else, also where there is no rulebook, a game of the program.
func (e *env) variant(id string) (*variant.Variant, error) {
	content, problems := book.Content(e.project())
	if len(problems) > 0 {
		if v := programVariant(id); v != nil {
			return v, nil
		}
		return nil, problems
	}
	v, problems := variant.LoadOne(content, e.contentPath(), id)
	switch {
	case len(problems) > 0:
		return nil, problems
	case v != nil:
		return v, nil
	}
	if v := programVariant(id); v != nil {
		return v, nil
	}
	list, err := e.variants()
	if err != nil {
		return nil, err
	}
	return variant.Find(list, id)
}

// programVariant returns a game of the program, or nil. It has no readings.
func programVariant(id string) *variant.Variant {
	g, err := games.Find(id)
	if err != nil {
		return nil
	}
	voice := rulesVoice
	voice.Labels = g.Labels
	return &variant.Variant{ID: g.ID, Title: g.Title, Rules: g.Rules, Voice: voice, Valid: true, Playable: true}
}

// contentPath is the path of the folder of the pages in problems.
func (e *env) contentPath() string { return e.project().DisplayPath("content") }

func runVariants(e *env, f *flags, args []string) error {
	asJSON := f.answerAsJSON()
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
