package book

import (
	"slices"
	"strconv"

	"sowbook/internal/diag"
	"sowbook/internal/example"
	"sowbook/internal/prose"
)

// collectAnchors collects the anchors of a page: headings, terms, examples and their
// states, clauses, and those in templates. It reports examples whose id is taken.
func (d *Parsed) collectAnchors() {
	for _, id := range d.Doc.Anchors() {
		d.Anchors[id] = true
	}
	for _, ex := range d.Examples {
		if d.Anchors[ex.ID] {
			d.problem(ex.Offset, "the id "+ex.ID+" is taken by a heading or an example of this page")
		}
		for _, id := range exampleAnchors(ex) {
			d.Anchors[id] = true
		}
	}
	if d.Source != nil {
		for _, c := range d.Source.Clauses {
			d.Anchors[c.ID] = true
		}
	}
	switch d.Kind {
	case Home:
		d.Anchors["games"] = true
	case Game:
		for _, id := range []string{"start-board", "how-to-play", "at-a-glance"} {
			d.Anchors[id] = true
		}
		d.facts = prose.Facts(d.Variant.Words(d.Edition.Words), d.Variant.Voice, d.Variant.Rules)
		for _, f := range d.facts {
			if f.Value != "" {
				d.Anchors["fact-"+f.Key] = true
			}
		}
		for _, change := range d.Variant.Changes {
			d.Anchors["rule-changes"] = true
			d.Anchors[change.Anchor()] = true
		}
		for _, reading := range d.Variant.Readings {
			d.Anchors["readings"] = true
			d.Anchors["reading-"+reading.Key] = true
		}
	}
}

// exampleAnchors returns the ids of an example and of each state of its lines.
func exampleAnchors(ex *example.Example) []string {
	ids := []string{ex.ID}
	if ex.Beside != nil {
		one, two := PairSides(ex)
		return append(append(ids, exampleAnchors(one)...), exampleAnchors(two)...)
	}
	states := func(id string, first, last int) {
		for k := first; k <= last; k++ {
			if !ex.Brief || k == first || k == last {
				ids = append(ids, StateID(id, k))
			}
		}
	}
	states(ex.ID, 0, ex.Game.Len())
	for i, aside := range ex.SideLines {
		states(SideLineID(ex, i), aside.Ply, aside.Game.Len())
	}
	return ids
}

// StateID returns the id of state k of an example; state 0 is its start.
func StateID(example string, k int) string { return example + "-" + strconv.Itoa(k) }

// SideLineID returns the id of side line i of an example, from 0.
func SideLineID(ex *example.Example, i int) string { return ex.ID + "-instead-" + strconv.Itoa(i+1) }

// PairSides returns the two games of an example with a second game as two examples.
func PairSides(ex *example.Example) (one, two *example.Example) {
	first := *ex
	first.ID, first.Beside = ex.ID+"-a", nil
	last := ex.Beside.Game.Len()
	return &first, &example.Example{ID: ex.ID + "-b", Variant: ex.Beside.Variant, Line: ex.Beside.Line,
		FirstState: min(ex.FirstState, last)}
}

type anchorLink struct {
	url, anchor string
	offset      int    // of the link in its page
	what        string // the link as a problem names it
}

func missingAnchor(anchor string, there []string) string {
	return "that page has no anchor " + anchor + "; " + diag.HintOr(anchor, there, "its headings, terms and examples have one each")
}

// CheckAnchors reports links to anchors that do not exist. Pages must have been checked;
// it ignores those for which skip, which may be nil, returns true.
func (b *Book) CheckAnchors(skip func(*Page) bool) diag.Problems {
	var problems diag.Problems
	for _, p := range b.List {
		if skip != nil && skip(p) {
			continue
		}
		for _, link := range p.Text.links {
			to := b.Find(link.url)
			if to == nil || !to.Text.parsed {
				continue
			}
			if _, there := slices.BinarySearch(to.Text.anchors, link.anchor); !there {
				problems.Add(p.File.ProblemAt(link.offset, link.what+": "+missingAnchor(link.anchor, to.Text.anchors)))
			}
		}
	}
	return problems
}
