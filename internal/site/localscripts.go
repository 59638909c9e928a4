package site

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"

	"github.com/evanw/esbuild/pkg/api"

	"sowbook/internal/assets"
)

// Names of scripts with a part of their own: every page runs the first before any other,
// and workers run the second.
const (
	firstScript = "boot.js"
	workerFile  = "worker.js"
)

// scriptExt is added to the name of a file that is a script in a folder.
const scriptExt = ".js"

// local.js defines sowbookFolder, by which scripts load files.
//
//go:embed local.js
var localScript []byte

// classicScript returns a script of a site as a classic script. What the module exports is
// its content.
func classicScript(f assets.File) ([]byte, error) {
	// esbuild can replace names but not the keyword import.
	source := bytes.ReplaceAll(f.Content, []byte("import("), []byte("sowbookFolder.import("))
	result := api.Transform(string(source), api.TransformOptions{
		Sourcefile: f.Name, Target: api.ES2022, Format: api.FormatIIFE, GlobalName: "sowbookExports",
		Define:           map[string]string{"fetch": "sowbookFolder.fetch", "Worker": "sowbookFolder.Worker"},
		Footer:           "document.currentScript.content = sowbookExports;",
		MinifyWhitespace: true, MinifyIdentifiers: true, MinifySyntax: true,
		LegalComments: api.LegalCommentsNone,
	})
	if len(result.Errors) > 0 {
		return nil, fmt.Errorf("%s cannot be made a classic script: %s", f.Name, result.Errors[0].Text)
	}
	if f.Name == firstScript {
		return append(bytes.Clone(localScript), result.Code...), nil
	}
	return result.Code, nil
}

// contentScript returns a script whose content is a value: a text, bytes as base64, or any
// JSON.
func contentScript(value any) []byte {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err) // all files are made by the build
	}
	return fmt.Appendf(nil, "document.currentScript.content = %s;\n", text)
}
