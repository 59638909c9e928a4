package page

import (
	"embed"

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

// The lexer of the sources of examples.
var _ = lexers.Register(chroma.MustNewXMLLexer(sowLexerFile, "sow.xml"))
