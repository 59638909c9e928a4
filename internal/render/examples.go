package render

import (
	"bytes"
	"html"
	"html/template"
	"slices"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/engine/ruleset"
	"sowbook/internal/boardsvg"
	"sowbook/internal/book"
	"sowbook/internal/datafiles"
	"sowbook/internal/diag"
	"sowbook/internal/example"
	"sowbook/internal/page"
	"sowbook/internal/prose"
	"sowbook/internal/templates"
)

// exampleView is the data of an example's template.
type exampleView struct {
	ID, Game string
	Caption  template.HTML
	Clauses  []clauseLink
	Frames   []frameView
	Notes    []noteView
	Line     template.JS // for the script that replays it
	Moves    []string    // of a brief example, which is not shown state by state
	Show     int         // the state that is shown first
	Skips    int         // the number of moves that an example above shows; they are hidden at first
	Brief    bool
	Folded   bool // in a section that is folded at first
	Written  bool // in the text of the page, so that [datafiles.Sources] has its source
	Asides   []asideView
	Switches string // the keys of readings, with a space between them
	Open     []switchView
}

// Before returns the states before the one shown, for pages without scripts.
func (e exampleView) Before() []frameView {
	if e.Brief {
		return nil
	}
	return e.Frames[:e.Show]
}

// Standing returns the states that pages show with and without scripts: the first one
// shown, or the start and the end of a brief example.
func (e exampleView) Standing() []frameView {
	if e.Brief {
		return e.Frames
	}
	return e.Frames[e.Show : e.Show+1]
}

// After returns the states after the one shown, for pages without scripts.
func (e exampleView) After() []frameView {
	if e.Brief {
		return nil
	}
	return e.Frames[e.Show+1:]
}

// HasMoves reports whether the example has moves to step through.
func (e exampleView) HasMoves() bool { return len(e.Frames) > 1 }

type clauseLink struct{ ID, Href, Lang string }

// frameView is one state of an example: its board and its sentences.
type frameView struct {
	ID    string
	SVG   template.HTML
	Say   template.HTML
	Shown bool
	Ply   int    // 0 for the start
	Side  string // who played the ply
	Move  string
}

// noteView is the legend of a mark on a board.
type noteView struct {
	State  int
	Letter string
	Text   template.HTML
}

// renderExamples renders every example of the page into the tree.
func (b *pageBuilder) renderExamples() error {
	fences := b.page.Doc.ExampleBlocks()
	for i, ex := range b.page.Examples {
		var out bytes.Buffer
		name, data := b.exampleData(ex)
		if err := b.templates.Execute(&out, b.words(ex.Variant), templates.TextKind, name, data); err != nil {
			return diag.Problems{b.templates.Problem("example.html", err)}
		}
		fences[i].HTML = out.String()
		if ex.Source {
			source, err := b.code.Example(fences[i])
			if err != nil {
				return err
			}
			fences[i].HTML = `<div class="sourced"><pre class="chroma" tabindex="0"><code>` + source + "</code></pre>\n" + fences[i].HTML + "</div>\n"
		}
	}
	return nil
}

// exampleView returns an example with a board and sentences for each state.
func (b *pageBuilder) exampleView(ex *example.Example) exampleView {
	g, voice := ex.Game, ex.Variant.Voice
	skips := b.movesShownAbove(ex)
	out := exampleView{ID: ex.ID, Game: b.useBoard(ex).id(), Caption: b.inline(ex.Caption, ex.CaptionOffset), Show: max(ex.FirstState, skips), Skips: skips, Brief: ex.Brief, Folded: b.folded[ex], Written: slices.Contains(b.page.Examples, ex),
		Asides: b.asides(ex), Switches: strings.Join(ex.Switches, " "), Open: b.switches(ex)}
	for _, ref := range ex.Clauses {
		out.Clauses = append(out.Clauses, b.clauseLink(ref.Text))
	}
	for _, m := range ex.Marks {
		out.Notes = append(out.Notes, noteView{m.State, m.Letter, b.inline(m.Text, ex.CaptionOffset)})
	}
	moves := ex.Variant.Moves(g)
	for k := range len(g.Plies) + 1 {
		if ex.Brief && k > 0 && k < len(g.Plies) {
			continue
		}
		frame := frameView{ID: book.StateID(ex.ID, k), SVG: template.HTML(boardAt(ex, k).SVG()), Shown: k == out.Show, Ply: k}
		said := voice.Start(g)
		if k > 0 {
			said = voice.Ply(g, k-1)
			frame.Side, frame.Move = voice.Sides[g.Plies[k-1].Player], moves[k-1]
		}
		frame.Say = b.say(said, ex.Notes[k], ex.CaptionOffset)
		out.Frames = append(out.Frames, frame)
	}
	if ex.Brief {
		out.Moves = moves
	}
	out.Line = scriptJSON(datafiles.LineOf(ex, out.Show))
	return out
}

// movesShownAbove returns how many of the first moves of an example an earlier example of
// the page shows. It leaves at least one, and returns 0 if the author says where to begin.
func (b *pageBuilder) movesShownAbove(ex *example.Example) int {
	at := slices.Index(b.page.Examples, ex)
	if at < 0 || ex.ShowSet || ex.Task != nil || ex.Guided || ex.Beside != nil || ex.Brief {
		return 0
	}
	most := 0
	for _, above := range b.page.Examples[:at] {
		if above.Variant != ex.Variant || above.Game.Rules != ex.Game.Rules || above.Game.Start != ex.Game.Start || above.Task != nil || above.Guided || above.Brief {
			continue
		}
		n := 0
		for n < len(ex.Game.Plies)-1 && n < len(above.Game.Plies) && ex.Game.Plies[n].Move == above.Game.Plies[n].Move {
			n++
		}
		most = max(most, n)
	}
	return most
}

// say returns sentences with links to their clauses, followed by the author's notes. at
// is an offset in the page at or before the notes.
func (b *pageBuilder) say(said prose.Sentences, notes []string, at int) template.HTML {
	text := html.EscapeString(said.Text)
	class := page.MarkClass
	for _, id := range said.Clauses {
		link := b.clauseLink(id)
		text += page.MarkSpace + `<a class="` + class + `" href="` + html.EscapeString(link.Href) + `"`
		if link.Lang != "" {
			text += ` hreflang="` + link.Lang + `"`
		}
		text += `>` + html.EscapeString(id) + `</a>`
		class = page.MoreClass
	}
	for _, note := range notes {
		text += ` <span class="note">` + string(b.inline(note, at)) + `</span>`
	}
	return template.HTML(text)
}

func (b *pageBuilder) clauseLink(id string) clauseLink {
	if c := b.book.Clauses[id]; c != nil {
		return clauseLink{id, b.page.LinkTo(c.Source.URL) + "#" + id, b.page.ForeignLang(c.Source)}
	}
	return clauseLink{id, "#", ""}
}

// boardAt returns the board of an example in state k; state 0 is its start.
func boardAt(ex *example.Example, k int) boardsvg.Board {
	g, voice := ex.Game, ex.Variant.Voice
	pos := g.Start
	if k > 0 {
		pos = g.Plies[k-1].After
	} else if len(g.Plies) == 0 {
		pos = g.Position()
	}
	b := pos.Board()
	f := boardsvg.Board{Pits: b.Pits, Rows: b.Rows, Labels: pitLabels(voice, b), Piles: hasPiles(g.Rules), Left: storesLeft(g.Rules), Last: -1, Alt: voice.Board(pos)}
	for at := engine.Place(0); at <= b.Store(engine.North); at++ {
		f.Seeds = append(f.Seeds, pos.Seeds(at))
	}
	for at := engine.Place(0); b.IsPit(at); at++ {
		if pos.Closed(at) {
			f.Closed = append(f.Closed, int(at))
		}
		if owner, owned := pos.Owned(at); owned {
			f.Owned[owner] = append(f.Owned[owner], int(at))
		}
	}
	if over := g.Over != nil && k == len(g.Plies); !over {
		f.Turn = pos.Turn().String()[0]
	}
	if k > 0 {
		for i, s := range g.Trace[k-1] {
			switch s.Kind {
			case engine.LiftStep:
				f.Path = append(f.Path, int(s.From))
			case engine.DropStep:
				f.Path = append(f.Path, int(s.To))
				f.Last = int(s.To)
			case engine.SkipStep:
				f.Skipped = append(f.Skipped, int(s.To))
				if b.IsPit(s.To) {
					f.Path = append(f.Path, int(s.To)) // the hand passes over it
				}
			case engine.CaptureStep:
				if s.To == engine.Hand && g.Trace[k-1][i-1].Kind != engine.CaptureStep {
					f.Path = append(f.Path, int(s.From))
				}
				f.Taken = append(f.Taken, int(s.From))
			}
		}
	}
	for _, a := range ex.Arrows {
		if a.State == k {
			f.Arrows = append(f.Arrows, [2]int{int(a.From), int(a.To)})
		}
	}
	for _, m := range ex.Marks {
		if m.State == k {
			f.Marks = append(f.Marks, boardsvg.Mark{Place: int(m.Place), Letter: m.Letter})
		}
	}
	return f
}

// hasPiles reports whether captured seeds are put beside the board, because nobody sows
// into a store. Where no seed leaves the pits, a board of four rows has neither piles nor
// stores.
func hasPiles(r engine.Rules) bool {
	return r.Stores == ruleset.NoStore && !(r.Rows == ruleset.FourRows && r.KeepsSeeds())
}

// storesLeft reports whether each player's store is at that player's left.
func storesLeft(r engine.Rules) bool { return r.StoreEnd == ruleset.StoresLeft }

// pitLabels returns the numbers of the pits, by place.
func pitLabels(voice prose.Voice, b engine.Board) []string {
	var labels []string
	for at := engine.Place(0); b.IsPit(at); at++ {
		labels = append(labels, strconv.Itoa(voice.Labels.Label(b, at)))
	}
	return labels
}
