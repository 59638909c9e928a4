package assets

import (
	"bytes"
	"encoding/binary"
	"slices"
)

// The table with which Go's runtime finds the function of an instruction (findfuncbucket in
// runtime/symtab.go) has a record for each 4096 instructions: the number of their first function,
// and for each 256 of them how many functions further. In WebAssembly every function counts as
// 65536 instructions, so that a megabyte of memory repeats each number in 16 records.
const (
	bucketSize         = 20
	bucketsOfFunction  = 1 << bucketShift
	bucketShift        = 4
	fewestBuckets      = 1000 // fewer are not worth a function
	functionsOfBuckets = bucketSize * bucketsOfFunction
)

// findBuckets returns the offset in memory of that table and the number of its records. count
// is 0 if memory has no such table.
func findBuckets(memory []byte) (at, count int) {
	one := append([]byte{1}, make([]byte, bucketSize-1)...)
	at = bytes.Index(memory, bytes.Repeat(one, bucketsOfFunction)) - functionsOfBuckets
	if at < 0 {
		return 0, 0
	}
	for rest := memory[at:]; len(rest) >= bucketSize; rest = rest[bucketSize:] {
		if get(rest, 0) != count>>bucketShift || !bytes.Equal(rest[4:bucketSize], one[1:bucketSize-3]) {
			break
		}
		count++
	}
	if count < fewestBuckets {
		return 0, 0
	}
	return at, count
}

// cutBuckets clears that table and returns the code of a function that fills it again. If memory has
// no such table, it returns nil.
func cutBuckets(memory []byte) (code []byte) {
	at, count := findBuckets(memory)
	if count == 0 {
		return nil
	}
	clear(memory[at:][:bucketSize*count])
	// local i; loop { memory[at + 20*i] = i >> 4; i++; if i < count continue }
	code = []byte{1, 1, 0x7f, 0x03, 0x40, 0x20, 0, constant, bucketSize, 0x6c, 0x20, 0, constant, bucketShift, 0x76, 0x36, 2}
	code = append(binary.AppendUvarint(code, uint64(at)), 0x20, 0, constant, 1, 0x6a, 0x22, 0, constant)
	return append(appendOffset(code, count), 0x49, 0x0d, 0, 0x0b, end)
}

// addStart returns a module with one more function, which runs as soon as the memory is filled.
// The module has no such function yet.
func addStart(module, code []byte) []byte {
	changed := slices.Clone(module[:wasmHeaderSize])
	add := func(id int, content []byte) {
		changed = binary.AppendUvarint(append(changed, byte(id)), uint64(len(content)))
		changed = append(changed, content...)
	}
	grow := func(r WasmReader, entry []byte) []byte { // with one more entry
		return slices.Concat(binary.AppendUvarint(nil, uint64(r.Uint()+1)), r.Bytes(), entry)
	}
	types, function, started := 0, 0, false
	for id, r := range WasmSections(module) {
		content := r.Bytes()
		if id > startSection && !started {
			add(startSection, binary.AppendUvarint(nil, uint64(function)))
			started = true
		}
		switch id {
		case typeSection:
			types = r.Uint()
			r = WasmReader{bytes.NewBuffer(content)}
			content = grow(r, []byte{0x60, 0, 0}) // no parameters, no results
		case ImportSection: // Go imports nothing but functions
			function += r.Uint()
		case functionSection:
			function += WasmReader{bytes.NewBuffer(content)}.Uint()
			content = grow(r, binary.AppendUvarint(nil, uint64(types)))
		case CodeSection:
			content = grow(r, append(binary.AppendUvarint(nil, uint64(len(code))), code...))
		}
		add(id, content)
	}
	return changed
}
