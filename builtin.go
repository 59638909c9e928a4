package main

import "embed"

// builtin holds the files that an installed program needs: the templates, styles,
// scripts and icons of a site, and the sources of the engine. A program that make
// install built also has the engine's module and the bundled scripts and styles, in
// wasm/built. The pictures of this rulebook's pages, in the other folders of static,
// are left out.
//
//go:embed templates static/css static/js static/*.* engine/*.go engine/board/*.go engine/capture/*.go engine/event/*.go engine/numbering/*.go engine/round/*.go engine/ruleset/*.go engine/score/*.go internal/errtext/*.go internal/hugepages/*.go engine/player/*.go engine/solver/*.go engine/values/*.go internal/prose/*.go internal/protocol/*.go wasm/*.go all:wasm/built go.mod
var builtin embed.FS

// manual holds this rulebook, whose folder content/write is the manual, and the pictures of its pages.
//
//go:embed content static/boards static/make
var manual embed.FS
