// Package licences has the licences of the software that Sowbook is made of. Hosts must
// publish them, since a site contains the engine and with it Go's runtime and library.
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
	Licence string // the SPDX identifier
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

// identify returns the SPDX identifier of a licence's text, or "" if it is none of those
// known here.
func identify(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	for _, known := range []struct{ id, sentence string }{
		{"FTL", "FreeType License"},
		{"MIT", "Permission is hereby granted, free of charge, to any person obtaining a copy"},
		{"BSD-3-Clause", "Neither the name of"},
	} {
		if strings.Contains(text, known.sentence) {
			return known.id
		}
	}
	return ""
}
