// Package advice finds what a book lacks. A book with such gaps is right but not complete, so
// advice stops no build.
package advice

import (
	"bytes"
	"path"
	"slices"
	"strconv"

	"sowbook/internal/book"
	"sowbook/internal/diag"
	"sowbook/internal/locale"
	"sowbook/internal/scaffold"
)

// Of returns advice about a checked book: sections out of order, pages that the reading order
// leaves out or no page links to, games of the same title, outdated translations, clauses
// without an explanation or an example, texts of the scaffold, old copies of built-in files, and sentences that contradict the rules of their game. If the book has problems, it
// leaves out advice that may only follow from them, because a broken link leads nowhere.
func Of(b *book.Book, hasProblems bool) diag.Problems {
	var advice diag.Problems
	for _, p := range b.List {
		advice.Add(p.Text.Outline...)
	}
	leftOut := checkOrder(b, &advice)
	checkTitles(b, &advice)
	checkEditions(b, &advice)
	checkPlaceholders(b, &advice)
	advice.Add(scaffold.OldCopies(b.Project)...)
	checkProse(b, &advice)
	if !hasProblems {
		checkOrphans(b, leftOut, &advice)
		checkCoverage(b, &advice)
	}
	for i := range advice {
		advice[i].Advice = true
	}
	return advice
}

// checkOrder reports pages that are missing from the reading order, at the line of the
// last page of their folder, or else of the key, and returns them.
func checkOrder(b *book.Book, advice *diag.Problems) map[*book.Page]bool {
	order := b.Settings(b.Editions[0]).Order
	if len(order.Files) == 0 {
		return nil
	}
	leftOut := map[*book.Page]bool{}
	named := map[string]bool{"index.md": true}
	lines := map[string]int{} // offsets by folder
	for _, file := range order.Files {
		named[file.Text] = true
		lines[path.Dir(file.Text)] = file.Offset
	}
	for _, file := range order.Outside {
		named[file.Text] = true
	}
	for _, p := range b.List {
		if named[p.File.Path] || p.Draft || p.Edition.Folder != "" || p.InAtlas() || p.Date != "" {
			continue
		}
		at, ok := lines[path.Dir(p.File.Path)]
		if !ok {
			at = order.Offset
		}
		advice.Add(b.Find("").File.ProblemAt(at, "the reading order leaves out "+p.File.Path+"; add it below this line or in another part, or to outside"))
		leftOut[p] = true
	}
	return leftOut
}

// checkOrphans reports pages that readers cannot reach: no page, header, footer or reading order
// links to them. Games, also those without rules, sources, lessons and news are in lists. Pages known to be left out are not
// reported twice.
func checkOrphans(b *book.Book, leftOut map[*book.Page]bool, advice *diag.Problems) {
	if settings := b.Settings(b.Editions[0]); settings.Sidebar && len(settings.Order.Files) == 0 {
		return // the sidebar lists all pages
	}
	linked := map[string]bool{}
	for _, p := range b.List {
		for _, url := range p.Text.LinksTo {
			linked[url] = true
		}
	}
	for _, e := range b.Editions {
		nav, footer, _ := b.SiteLinks(e)
		for _, link := range slices.Concat(nav, footer) {
			linked[link.Page.URL] = true
		}
	}
	for _, p := range b.List {
		listed := p.Kind != book.PlainPage || p.Date != "" || p.Unchecked || p.Original != nil || p.Place > 0 || slices.Contains(book.KnownPages, p.Name)
		if !listed && !p.Draft && !linked[p.URL] && !leftOut[p] {
			advice.Add(p.File.ProblemAt(0, "no page links to this one, so readers do not find it; link to it, or add it to nav, footer or order in index.md"))
		}
	}
}

// checkTitles reports games of one edition with the same title, which readers could not
// tell apart in lists.
func checkTitles(b *book.Book, advice *diag.Problems) {
	seen := map[string]*book.Page{}
	for _, p := range b.List {
		if p.Variant == nil {
			continue
		}
		key := p.Edition.Folder + "/" + p.Title
		if other := seen[key]; other != nil {
			advice.Add(p.File.ProblemAt(p.Variant.TitleOffset, "the game of "+other.File.Path+" is called "+p.Title+", too; add what tells them apart, as in "+p.Title+" (leaflet)"))
		}
		seen[key] = p
	}
}

// checkEditions reports outdated translations and untranslated messages.
func checkEditions(b *book.Book, advice *diag.Problems) {
	for _, p := range b.List {
		if !p.Outdated() {
			continue
		}
		what := "this page does not say which version of " + p.Original.File.Source.Name + " it translates; if it is the current one,"
		if p.Translates.Text != "" {
			what = p.Original.File.Source.Name + " has changed since it was translated; update this page, then"
		}
		advice.Add(p.File.ProblemAt(p.Translates.Offset, what+" write translates: "+p.Original.Version()))
	}
	for _, e := range b.Editions {
		if missing := e.Words.Missing; len(missing) > 0 {
			advice.Add(diag.Problem{File: e.Words.File, Message: "lacks " + strconv.Itoa(len(missing)) + " of the messages in " + locale.Default + ".yaml, which stay English",
				Notes: locale.BySection(missing)})
		}
	}
}

// checkCoverage reports clauses that no page explains or no example shows, and rules and
// facts of games without a clause.
func checkCoverage(b *book.Book, advice *diag.Problems) {
	for _, p := range b.List {
		if p.Source != nil {
			checkSource(b, p, advice)
		}
		if p.Variant != nil && p.Edition.Folder == "" {
			p.Variant.CheckClauses(advice)
		}
	}
}

// checkSource reports the clauses of a source that no page explains, and those that are
// neither shown nor listed under told.
func checkSource(b *book.Book, p *book.Page, advice *diag.Problems) {
	for _, c := range p.Source.Clauses {
		cited := b.Clauses[c.ID]
		if len(cited.ExplainedIn) == 0 {
			advice.Add(p.File.ProblemAt(c.Offset, "no page explains clause "+c.ID+"; write ["+c.ID+"] where one does"))
		}
		told, isTold := p.Source.Told[c.ID]
		switch shown := len(cited.ShownIn) > 0; {
		case !shown && !isTold:
			advice.Add(p.File.ProblemAt(c.Offset, "no example shows clause "+c.ID+"; name it in the clauses of one, or under told when no board can show it"))
		case shown && isTold:
			advice.Add(p.File.ProblemAt(told, c.ID+" is under told, but "+cited.ShownIn[0].Title+" shows it; remove it here"))
		}
	}
}

// checkPlaceholders reports texts of a new rulebook that were to be replaced.
func checkPlaceholders(b *book.Book, advice *diag.Problems) {
	for _, p := range b.List {
		if p.Draft || p.InManual() {
			continue
		}
		for _, text := range scaffold.Placeholders(p.Edition.Words.Lang) {
			if at := bytes.Index(p.File.Source.Text, []byte(text)); at >= 0 {
				advice.Add(p.File.ProblemAt(at, "this text is from sowbook new; replace it with your own"))
			}
		}
	}
}
