package assets

import (
	"bytes"
	"encoding/binary"
	"iter"
)

// wasmHeaderSize is the length of what precedes the sections of a WebAssembly module: magic number and version.
const wasmHeaderSize = 8

// The ids of the sections of a WebAssembly module.
const (
	CustomSection    = 0
	typeSection      = 1
	ImportSection    = 2
	functionSection  = 3
	startSection     = 8
	CodeSection      = 10
	DataSection      = 11
	dataCountSection = 12
)

// WasmReader is the unread part of a WebAssembly module. At its end it reads zeros.
type WasmReader struct{ *bytes.Buffer }

// Uint reads an unsigned LEB128 number.
func (r WasmReader) Uint() int {
	v, _ := binary.ReadUvarint(r)
	return int(v)
}

// Vector reads a length in bytes and returns a WasmReader of that many bytes.
func (r WasmReader) Vector() WasmReader { return WasmReader{bytes.NewBuffer(r.Next(r.Uint()))} }

// WasmSections returns an iterator over the ids and contents of the sections of a WebAssembly
// module.
func WasmSections(module []byte) iter.Seq2[int, WasmReader] {
	return func(yield func(int, WasmReader) bool) {
		r := WasmReader{bytes.NewBuffer(module)}
		r.Next(wasmHeaderSize)
		for r.Len() > 0 {
			if id := r.Uint(); !yield(id, r.Vector()) {
				return
			}
		}
	}
}
