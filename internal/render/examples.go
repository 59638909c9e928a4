package render

import (
	"html"
	"html/template"
	"slices"
	"strings"

	"sowbook/internal/book"
	"sowbook/internal/datafiles"
	"sowbook/internal/example"
	"sowbook/internal/figures"
	"sowbook/internal/page"
	"sowbook/internal/prose"
	"sowbook/internal/templates"
)

// exampleView is the data of an example's template.
type exampleView struct {
	ID, Game     string
	Caption      template.HTML
	Clauses      []clauseLink
	Frames       []frameView
	Notes        []noteView
	Line         template.JS // for the script that replays it
	Moves        []string    // of a brief example, which is not shown state by state
	Show         int         // the state that is shown first
	Skips, Depth int         // the number of moves that an example above shows, which are hidden at first; see [example.Example]
	Brief        bool
	Folded       bool // in a section that is folded at first
	You          bool // its near side is the reader, whom the script addresses
	Written      bool // in the text of the page, so that [datafiles.Sources] has its source
	Asides       []asideView
	Notation     string // of the game's players, one of variant.Notations; "" if it has none
	Switches     string // the keys of readings, with a space between them
	Open         []switchView
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
		name, data := b.exampleData(ex)
		html, err := b.fill(b.page.Page, b.words(ex.Variant), "example.html", templates.TextKind, name, data)
		if err != nil {
			return err
		}
		fences[i].HTML = string(html)
		if ex.Source {
			source, err := b.code.Example(fences[i].Source())
			if err != nil {
				return err
			}
			fences[i].HTML = `<div class="sourced"><pre class="chroma" tabindex="0"><code>` + source + "</code></pre>\n" + fences[i].HTML + "</div>\n"
		}
	}
	for _, board := range b.page.Stills {
		b.emptyBoards = append(b.emptyBoards, board.Draw(b.page.Edition.Words, b.inline(board.Caption)))
	}
	return nil
}

// exampleView returns an example with a board and sentences for each state.
func (b *pageBuilder) exampleView(ex *example.Example) exampleView {
	g, voice := ex.Game, ex.Variant.Voice
	skips := figures.ShownAbove(b.page.Examples, ex)
	out := exampleView{ID: ex.ID, Game: b.useBoard(ex).id(), Caption: b.inline(ex.Caption), Show: max(ex.FirstState, skips), Skips: skips, Depth: ex.Depth, Brief: ex.Brief, Folded: b.folded[ex], Written: slices.Contains(b.page.Examples, ex),
		Notation: ex.Variant.Notation, Asides: b.asides(ex), Switches: strings.Join(ex.Switches, " "), Open: b.switches(ex), You: b.speaksTo(ex)}
	b.speaks = b.speaks || out.You
	for _, ref := range ex.Clauses {
		out.Clauses = append(out.Clauses, b.clauseLink(ref.Text))
	}
	for _, m := range ex.Marks {
		out.Notes = append(out.Notes, noteView{m.State, m.Letter, b.inline(m.Text)})
	}
	moves := ex.Variant.Moves(g)
	for k := range g.Len() + 1 {
		if ex.Brief && k > 0 && k < g.Len() {
			continue
		}
		frame := frameView{ID: book.StateID(ex.ID, k), SVG: template.HTML(figures.Board(ex, k).SVG()), Shown: k == out.Show, Ply: k}
		said := voice.Start(g)
		if k > 0 {
			said = voice.Ply(g, k-1)
			frame.Side, frame.Move = voice.Sides[g.Ply(k-1).Player], moves[k-1]
		}
		if !out.You { // the rules beside it say how it begins
			frame.Say = b.say(said, ex.Notes[k]...)
		}
		out.Frames = append(out.Frames, frame)
	}
	if ex.Brief {
		out.Moves = moves
	}
	out.Line = scriptJSON(datafiles.LineOf(ex, out.Show))
	return out
}

// speaksTo reports whether the script has a board call its player “you”: the first board of a game's page, and those to play
// on in lessons, unless the language has messages of its own for them.
func (b *pageBuilder) speaksTo(ex *example.Example) bool {
	words := b.page.Edition.Words
	return ex.ID == openingBoardID || b.page.AddressesReader() && words.ForReader() == words && ex.ToPlay
}

// say returns sentences with links to their clauses, followed by the author's notes.
func (b *pageBuilder) say(said prose.Sentences, notes ...string) template.HTML {
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
		text += ` <span class="note">` + string(b.inline(note)) + `</span>`
	}
	return template.HTML(text)
}

func (b *pageBuilder) clauseLink(id string) clauseLink {
	if c := b.book.Clauses[id]; c != nil {
		return clauseLink{id, b.page.LinkTo(c.Source.URL) + "#" + id, b.page.ForeignLang(c.Source)}
	}
	return clauseLink{id, "#", ""}
}
