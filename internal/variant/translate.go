package variant

import (
	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// Translate reads the front matter of a variant's page in another language. It has only
// texts: title, summary, sides and store if the original names them, words, and the question, answers, why and values of each
// reading. Everything else is the original's.
func Translate(p *page.Page, original *Variant, problems *diag.Problems) *Variant {
	before := len(*problems)
	f := p.ReadFront(problems)
	v := *original
	v.Page = p
	v.unnamed = unnamed{sides: original.unnamed.sides && !f.Has("sides"), store: original.unnamed.store && !f.Has("store")}
	title := f.Text("title")
	v.Title, v.TitleOffset, v.Summary = title.Text, title.Offset, f.Text("summary").Text
	v.Voice.Sides, v.Voice.Store = [2]string{}, ""
	if v.unnamed.sides { // SetLanguage names them
		v.Voice.Sides = original.Voice.Sides
	}
	if v.unnamed.store {
		v.Voice.Store = original.Voice.Store
	}
	v.Voice.Sides, v.Voice.Store = sides(f, v.Voice.Sides), name(f, "store", v.Voice.Store)
	v.readWords(f)
	v.Readings = nil
	readings := f.Map("readings")
	for _, r := range original.Readings {
		v.Readings = append(v.Readings, r.translate(readings.Map(r.Key)))
	}
	readings.Done()
	v.Draft = f.Draft()
	f.Done()
	v.Valid = original.Valid && len(*problems) == before
	v.Playable = original.Playable && v.Valid
	return &v
}

// oldTitle reports the title that readings had in earlier versions.
func oldTitle(f *page.Front) {
	if !f.Has("title") {
		return
	}
	title, _ := f.Optional("title")
	f.Problem(title.Offset, "a reading has no title; remove it for the usual question of the rule, or write your own, as in question: Who begins?")
}

// translate returns a reading with the texts of another language.
func (r Reading) translate(f *page.Front) Reading {
	why := f.Text("why")
	translated := Reading{Key: r.Key, question: f.OptionalText("question").Text, Why: why.Text, WhyOffset: why.Offset}
	answers, values := f.Map("answers"), f.Map("values")
	for _, value := range r.Values {
		meaning := values.Text(value.Name)
		translated.Values = append(translated.Values, Value{value.Name, value.word, answers.OptionalText(value.Name).Text, meaning.Text, meaning.Offset})
	}
	answers.Done()
	values.Done()
	oldTitle(f)
	f.Done()
	return translated
}
