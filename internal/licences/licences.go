// Package licences has the licences of the software that Sowbook is made of. A site contains
// the engine, so hosts must publish those of Sowbook and Go. It also names the modules that
// only the program contains.
package licences

import (
	"embed"
	"io/fs"
	"strings"
)

// A text is the file modules/PATH@VERSION.txt, or modules/NAME.txt for Go and Sowbook.
//
//go:embed all:modules
var texts embed.FS

// Module is Sowbook itself, Go, or a Go module that the program is built from.
type Module struct {
	Path    string // its import path, "Go" or "Sowbook"
	Version string // "" for Go and Sowbook
	Licence string // an SPDX expression
	Text    string
}

// Modules returns all modules by path, Go and Sowbook first.
func Modules() []Module {
	var all []Module
	err := fs.WalkDir(texts, "modules", func(name string, file fs.DirEntry, err error) error {
		if err != nil || file.IsDir() {
			return err
		}
		text, err := texts.ReadFile(name)
		path, version, _ := strings.Cut(strings.TrimSuffix(strings.TrimPrefix(name, "modules/"), ".txt"), "@")
		all = append(all, Module{Path: path, Version: version, Licence: identify(string(text)), Text: string(text)})
		return err
	})
	if err != nil {
		panic(err) // they are embedded
	}
	return all
}

// identify returns the licences of a text as an SPDX expression. It is "" if it has none of
// those known here.
func identify(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	var found []string
	for _, known := range []struct{ expression, sentence string }{
		{"(FTL OR GPL-2.0-or-later)", "your choice of exactly one of the following two licenses: * The FreeType License"},
		{"MIT", "to any person obtaining a copy of this software and associated documentation files"},
		{"BSD-3-Clause", "Neither the name of"},
		{"OFL-1.1", "SIL OPEN FONT LICENSE Version 1.1"},
	} {
		if strings.Contains(text, known.sentence) {
			found = append(found, known.expression)
		}
	}
	if len(found) == 1 {
		return strings.Trim(found[0], "()")
	}
	return strings.Join(found, " AND ")
}
