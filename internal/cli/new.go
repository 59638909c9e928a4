package cli

import (
	"errors"
	"fmt"

	"sowbook/engine/games"
	"sowbook/internal/diag"
	"sowbook/internal/scaffold"
)

func runNew(e *env, f *flags, args []string) error {
	lang := f.String("language LANG", "", "of new site: the language of its pages and interface, such as es; pages of a rulebook are in its language")
	plain := f.Bool("plain", "of new site: without games")
	like := f.String("like GAME", "", "of new variant: with the rules of a game of this rulebook or of Sowbook, and boards for them")
	if err := parse(f, args); err != nil {
		return err
	}
	kind := f.Arg(0)
	if f.NArg() > 0 { // flags may follow the kind, or the name
		if err := parse(f, f.Args()[1:]); err != nil {
			return err
		}
	}
	names := f.Args()
	if len(names) > 1 {
		if err := parse(f, names[1:]); err != nil {
			return err
		}
		names = append(names[:1:1], f.Args()...)
	}
	var create func(dir, name string) ([]string, error)
	switch kind {
	case "site":
		create = func(dir, name string) ([]string, error) {
			if *plain {
				return scaffold.PlainSite(dir, name, *lang)
			}
			return scaffold.Site(dir, name, *lang)
		}
	case "variant":
		if create = scaffold.Variant; *like != "" {
			create = func(dir, name string) ([]string, error) { return e.newVariantLike(dir, name, *like) }
		}
	case "page":
		create = scaffold.Page
	case "":
	default:
		return usageError(fmt.Sprintf("new creates a site, a variant or a page, not %q%s", kind, diag.NearHint(kind, []string{"site", "variant", "page"})))
	}
	if *plain && kind != "site" {
		return usageError("-plain is for sites only, as in sowbook new site -plain NAME")
	}
	if *lang != "" && kind != "site" {
		return usageError("-language is for sites only, as in sowbook new site -language es NAME; a game or a page is in the language of its rulebook")
	}
	if *like != "" && kind != "variant" {
		return usageError("-like is for games only, as in sowbook new variant NAME -like kalah")
	}
	if create == nil || len(names) != 1 {
		return usageError("new needs a kind and a name, as in sowbook new site my-rules, sowbook new variant NAME or sowbook new page NAME")
	}
	written, err := create(e.dir, names[0])
	if bad, ok := errors.AsType[scaffold.NameError](err); ok {
		return usageError(bad.Error())
	}
	for _, name := range written {
		fmt.Fprintln(e.stdout, name)
	}
	if err == nil && kind == "site" && !scaffold.KnowsVersion() {
		fmt.Fprintf(e.stderr, "To deploy the site with GitHub Actions, replace %s in .github/workflows/pages.yml with the repository of Sowbook and one of its tags or commits.\n", scaffold.Action())
	}
	return err
}

// newVariantLike creates a game with the rules of another, of the rulebook or else of the program.
func (e *env) newVariantLike(dir, name, like string) ([]string, error) {
	var ids []string
	own, _ := e.variants() // its problems are for check
	for _, v := range own {
		if v.ID == like && v.Valid {
			return scaffold.VariantLike(dir, name, scaffold.Model{Title: v.Title, Rules: v.Rules, Labels: v.Voice.Labels})
		}
		ids = append(ids, v.ID)
	}
	for _, g := range games.All() {
		if g.ID == like {
			return scaffold.VariantLike(dir, name, scaffold.Model{Title: g.Title, Rules: g.Rules, Labels: g.Labels})
		}
		ids = append(ids, g.ID)
	}
	return nil, usageError(fmt.Sprintf("there is no game %q; %s", like, diag.FullHint(like, ids)))
}
