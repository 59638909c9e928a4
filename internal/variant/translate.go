package variant

import (
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// Translate reads the front matter of a variant's page in another language. It has the words alone: title, summary, sides, store, and of
// each reading its title, why its default is the default and what its values mean. All that makes the game is the original's.
func Translate(p *page.Page, original *Variant, problems *diag.Problems) *Variant {
	before := len(*problems)
	f := p.Bind(problems)
	v := *original
	v.Page = p
	v.Title, v.Summary = f.Text("title").Text, f.Text("summary").Text
	v.Voice.Sides = sides(p, f, problems)
	v.Voice.Store = name(p, f, "store", problems)
	v.Readings = nil
	readings := f.Map("readings")
	for _, r := range original.Readings {
		v.Readings = append(v.Readings, r.translate(readings.Map(r.Key)))
	}
	readings.Done()
	v.Draft = f.Draft()
	f.Done()
	v.Sound = original.Sound && len(*problems) == before
	return &v
}

// translate is a reading with the words of another language.
func (r Reading) translate(f *page.Front) Reading {
	own := Reading{Key: r.Key, Name: f.Text("title").Text}
	why := f.Text("why")
	own.Why, own.WhyAt = why.Text, why.Offset
	values := f.Map("values")
	for _, value := range r.Values {
		meaning := values.Text(value.Word)
		own.Values = append(own.Values, Value{value.Word, meaning.Text, meaning.Offset})
	}
	values.Done()
	f.Done()
	return own
}

// Title is what a reader sees the reading called.
func (r Reading) Title() string {
	if r.Name != "" {
		return r.Name
	}
	return strings.ReplaceAll(r.Key, "-", " ")
}
