package site

import (
	"bytes"
	"html"
	"html/template"
	"slices"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/internal/boardsvg"
	"sowbook/internal/diag"
	"sowbook/internal/example"
	"sowbook/internal/prose"
	"sowbook/internal/variant"
)

// exampleView is what the template of an example is given.
type exampleView struct {
	ID, Game string
	Caption  template.HTML
	Clauses  []clauseLink
	Frames   []frameView
	Notes    []noteView
	Line     template.JS // what a script replays
	Moves    []string    // of a line too long to be shown state by state
	Show     int
	Brief    bool
	Asides   []asideView
	Switches string // the keys of readings, with a space between them
	Open     []switchView
}

// Before is the figures that stand before the shown one, for pages without scripts.
func (e exampleView) Before() []frameView {
	if e.Brief {
		return nil
	}
	return e.Frames[:e.Show]
}

// Standing is the figures that stand in every page: the one shown, or the start and the end of a line too long to be shown.
func (e exampleView) Standing() []frameView {
	if e.Brief {
		return e.Frames
	}
	return e.Frames[e.Show : e.Show+1]
}

// After is the figures after the shown one, for pages without scripts.
func (e exampleView) After() []frameView {
	if e.Brief {
		return nil
	}
	return e.Frames[e.Show+1:]
}

type clauseLink struct{ ID, Href, Lang string }

type frameView struct {
	ID    string
	SVG   template.HTML
	Say   template.HTML
	Shown bool
	Ply   int    // 0 for the start
	Side  string // who made the ply
	Move  string
}

type noteView struct {
	State  int
	Letter string
	Text   template.HTML
}

// gameKey tells the boards of a page apart that need different page data.
type gameKey struct {
	variant *variant.Variant
	pits    int
}

// id names the page data of a game: the variant, and the pits where they are
// not the variant's usual number.
func (k gameKey) id() string {
	if k.pits == k.variant.Rules.Pits {
		return k.variant.ID
	}
	return k.variant.ID + "-" + strconv.Itoa(k.pits)
}

// examples renders every example of the page into its node.
func (v *view) examples() error {
	fences := v.entry.page.Fences()
	for i, ex := range v.entry.examples {
		var out bytes.Buffer
		name, data := v.shape(ex)
		if err := v.renderer.template(v.entry.in, within).ExecuteTemplate(&out, name, data); err != nil {
			return diag.Problems{templateProblem(v.renderer.options, "example.html", err)}
		}
		fences[i].HTML = out.String()
	}
	return nil
}

// example makes what the template shows of an example: a figure and a sentence
// for each state.
func (v *view) example(ex *example.Example) exampleView {
	g, voice := ex.Game, ex.Variant.Voice
	out := exampleView{ID: ex.ID, Game: v.draws(ex).id(), Caption: v.inline(ex.Caption, ex.Captions), Show: ex.Show, Brief: ex.Brief,
		Asides: v.asides(ex), Switches: strings.Join(ex.Switches, " "), Open: v.book.switches(v.entry.entry, ex)}
	if ex.Brief && ex.Show < len(g.Plies) {
		out.Show = 0 // the states between start and end have no figure
	}
	for _, ref := range ex.Clauses {
		out.Clauses = append(out.Clauses, v.clauseLink(ref.Text))
	}
	for _, m := range ex.Marks {
		out.Notes = append(out.Notes, noteView{m.State, m.Letter, v.inline(m.Text, ex.Captions)})
	}
	for k := range len(g.Plies) + 1 {
		if ex.Brief && k > 0 && k < len(g.Plies) {
			continue
		}
		said := voice.Start(g)
		if k > 0 {
			said = voice.Ply(g, k-1)
		}
		frame := frameView{
			ID:    ex.ID + "-" + strconv.Itoa(k),
			SVG:   template.HTML(picture(ex, k).SVG()),
			Say:   v.say(said, ex.Notes[k], ex.Captions),
			Shown: k == out.Show,
			Ply:   k,
		}
		if k > 0 {
			ply := g.Plies[k-1]
			frame.Side, frame.Move = voice.Sides[ply.Player], g.Rules.Format(voice.Labels, g.Start.Board(), ply.Move)
		}
		out.Frames = append(out.Frames, frame)
	}
	if ex.Brief {
		for _, ply := range g.Plies {
			out.Moves = append(out.Moves, g.Rules.Format(voice.Labels, g.Start.Board(), ply.Move))
		}
	}
	out.Line = lineJSON(ex, out.Show)
	return out
}

// draws sees to it that the page has the empty board of an example, and is the key of its game.
func (v *view) draws(ex *example.Example) gameKey {
	key := gameKey{ex.Variant, ex.Game.Start.Board().Pits}
	if !slices.Contains(v.seen, key) {
		v.seen = append(v.seen, key)
		v.sets = append(v.sets, boardsvg.Set{Pits: key.pits, Labels: pitLabels(ex.Variant.Voice, key.pits), Piles: piles(ex.Game.Rules)})
	}
	return key
}

// say is the sentences of a state with the clauses they rest on, and the
// author's notes.
func (v *view) say(said prose.Sentences, notes []string, at int) template.HTML {
	text := html.EscapeString(said.Text)
	for _, id := range said.Clauses {
		link := v.clauseLink(id)
		text += ` <a class="clause" href="` + html.EscapeString(link.Href) + `"`
		if link.Lang != "" {
			text += ` hreflang="` + link.Lang + `"`
		}
		text += `>` + html.EscapeString(id) + `</a>`
	}
	for _, note := range notes {
		text += ` <span class="note">` + string(v.inline(note, at)) + `</span>`
	}
	return template.HTML(text)
}

func (v *view) clauseLink(id string) clauseLink {
	if c := v.book.clauses[id]; c != nil {
		return clauseLink{id, v.entry.to(c.at.url) + "#" + id, v.entry.foreign(c.at)}
	}
	return clauseLink{id, "#", ""}
}

// picture is the figure of state k of an example.
func picture(ex *example.Example, k int) boardsvg.Board {
	g, voice := ex.Game, ex.Variant.Voice
	pos := g.Start
	if k > 0 {
		pos = g.Plies[k-1].After
	} else if len(g.Plies) == 0 {
		pos = g.Position()
	}
	b := pos.Board()
	f := boardsvg.Board{Pits: b.Pits, Labels: pitLabels(voice, b.Pits), Piles: piles(g.Rules), Last: -1, Alt: voice.Board(pos)}
	for at := engine.Place(0); at <= b.Store(engine.North); at++ {
		f.Seeds = append(f.Seeds, pos.Seeds(at))
	}
	if over := g.Over != nil && k == len(g.Plies); !over {
		f.Turn = pos.Turn().String()[0]
	}
	if k > 0 {
		for _, s := range g.Trace[k-1] {
			switch s.Do {
			case engine.Lift:
				f.Path = append(f.Path, int(s.From))
			case engine.Drop:
				f.Path = append(f.Path, int(s.To))
				f.Last = int(s.To)
			case engine.Skip:
				f.Skipped = append(f.Skipped, int(s.To))
				if b.IsPit(s.To) {
					f.Path = append(f.Path, int(s.To)) // the hand goes by there
				}
			case engine.CaptureStep:
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

// piles tells whether what is captured lies beside the board: so it does where no
// seed is sown into a store.
func piles(r engine.Rules) bool { return r.Stores == engine.NoStore }

// pitLabels is the numbers of the pits, by place.
func pitLabels(voice prose.Voice, pits int) []string {
	b := engine.Board{Pits: pits}
	var labels []string
	for at := engine.Place(0); b.IsPit(at); at++ {
		labels = append(labels, strconv.Itoa(voice.Labels.Label(b, at)))
	}
	return labels
}

// games is the page data of every game that a board of the page plays.
func (v *view) games() template.HTML {
	var out strings.Builder
	for _, key := range v.seen {
		out.WriteString(`<script type="application/json" class="game" id="game-` + key.id() + `">`)
		out.Write(v.game(key))
		out.WriteString("</script>\n")
	}
	return template.HTML(out.String())
}
