package main

import "embed"

// builtin is what the program carries, so that it needs nothing beside it: the templates, styles, scripts and icons of a site, and
// the engine, as sources and, where make install has made them, as a module, with the scripts and styles bundled. The pictures of this
// rulebook's own pages, in the other folders of static, are not among it.
//
//go:embed templates static/css static/js static/*.* engine/*.go engine/internal/text/*.go engine/player/*.go engine/solver/*.go internal/prose/*.go internal/protocol/*.go wasm/*.go all:wasm/built go.mod
var builtin embed.FS
