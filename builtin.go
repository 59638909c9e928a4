package main

import "embed"

// builtin is what the program carries, so that it needs nothing beside it: the templates and static files of a site, and the engine, as
// sources and, where make install has made it, as a module.
//
//go:embed templates static engine/*.go internal/narrate/*.go internal/describe/*.go internal/wire/*.go wasm/*.go all:wasm/built go.mod
var builtin embed.FS
