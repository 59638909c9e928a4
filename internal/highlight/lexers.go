package highlight

import (
	"embed"
	"sync"

	"github.com/alecthomas/chroma/v2"
	"github.com/alecthomas/chroma/v2/lexers"
)

//go:embed sow.xml
var sowLexerFile embed.FS

// sowLexerText is part of the hash of highlighted examples, which change with it.
var sowLexerText = func() string {
	text, err := sowLexerFile.ReadFile("sow.xml")
	if err != nil {
		panic(err) // it is embedded
	}
	return string(text)
}()

// exampleLanguage is the language of the sources of examples.
const exampleLanguage = "sow"

// The lexer of the sources of examples.
var _ = lexers.Register(chroma.MustNewXMLLexer(sowLexerFile, "sow.xml"))

// Languages returns the names of all languages.
func Languages() []string { return lexers.Names(true) }

// Knows reports whether code in a language can be highlighted.
func Knows(language string) bool { return lexerOf(language) != nil }

// lexerOf returns chroma's lexer of a language, or nil.
func lexerOf(language string) chroma.Lexer {
	if found, ok := foundLexers.Load(language); ok {
		lexer, _ := found.(chroma.Lexer)
		return lexer
	}
	lexer := lexers.Get(language)
	foundLexers.Store(language, lexer)
	return lexer
}

// foundLexers holds the results of lexers.Get, which compares a name with the
// names and file patterns of all lexers.
var foundLexers sync.Map
