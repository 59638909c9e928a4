package variant

import (
	"sowbook/internal/locale"
	"sowbook/internal/page"
)

// parseWords reads the game's own words, such as cell for pit, and sets them for English. A
// book sets its language later, with [Variant.SetLanguage].
func (v *Variant) parseWords(f *page.Front) {
	v.readWords(f)
	var err error
	if v.Voice.Words, err = locale.EngineInEnglish(v.OwnWords); err != nil {
		f.Problem(v.WordsOffset, "words: "+err.Error())
		v.OwnWords = nil
	}
}

func (v *Variant) readWords(f *page.Front) {
	words := f.Map("words")
	v.WordsOffset = words.Offset()
	v.OwnWords = locale.OwnWords{}
	for _, e := range words.Texts() {
		v.OwnWords[e.Key] = e.Value.Text
	}
}

// unnamed says which names a game's page does not give; those of its language are used.
type unnamed struct{ sides, store bool }

// SetLanguage sets the language of the game's sentences, in its own words. The error names a
// word that the language lacks, or forms of it that the game lacks.
func (v *Variant) SetLanguage(words *locale.Table) error {
	if v.unnamed.sides {
		v.Voice.Sides = [2]string{words.T("names.south"), words.T("names.north")}
	}
	if v.unnamed.store {
		v.Voice.Store = words.T("names.store")
	}
	own, err := words.ForGame(v.OwnWords)
	if err != nil {
		own = words
	}
	v.Table, v.Voice.Words = own, own.Engine()
	return err
}

// Words returns the messages of a language in the game's own words, if it has words of that
// language, else as they are.
func (v *Variant) Words(language *locale.Table) *locale.Table {
	if v == nil || v.Table == nil || v.Table.Lang != language.Lang {
		return language
	}
	return v.Table
}

// ForReader returns the game as lessons speak of it: the near side is the reader. It returns the
// game itself if the language has no such messages.
func (v *Variant) ForReader(language *locale.Table) *Variant {
	words := language.ForReader()
	if words == language {
		return v
	}
	changed := *v
	_ = changed.SetLanguage(words) // its problems are those of the game
	changed.Voice.Sides = [2]string{words.T(locale.NearName), words.T(locale.FarName)}
	return &changed
}
