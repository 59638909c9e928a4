// Package wasmfile reads WebAssembly modules and makes them smaller to transfer.
package wasmfile

import (
	"bytes"
	"encoding/binary"
	"iter"
)

// headerSize is the length of what precedes the sections of a module: magic number and version.
const headerSize = 8

// The ids of sections.
const (
	Custom    = 0
	Imports   = 2
	Code      = 10
	Data      = 11
	dataCount = 12
)

// Reader is the unread part of a module. At its end it reads zeros.
type Reader struct{ *bytes.Buffer }

// Uint reads an unsigned LEB128 number.
func (r Reader) Uint() int {
	v, _ := binary.ReadUvarint(r)
	return int(v)
}

// Vector reads a length in bytes and returns a Reader of that many bytes.
func (r Reader) Vector() Reader { return Reader{bytes.NewBuffer(r.Next(r.Uint()))} }

// Sections returns an iterator over the ids and contents of a module's sections.
func Sections(module []byte) iter.Seq2[int, Reader] {
	return func(yield func(int, Reader) bool) {
		r := Reader{bytes.NewBuffer(module)}
		r.Next(headerSize)
		for r.Len() > 0 {
			if id := r.Uint(); !yield(id, r.Vector()) {
				return
			}
		}
	}
}
