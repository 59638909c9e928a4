package assets

import (
	"encoding/binary"
	"slices"
)

// maxSegmentGap is the greatest number of zeros that compactData writes between other bytes.
// More are left out: two segments take less space.
const maxSegmentGap = 64

// maxMemory is the greatest size in bytes of the memory that compactData fills. The data of
// the engine ends below 2 MB.
const maxMemory = 1 << 26

// compactData returns a module that answers the same, is smaller and compresses better. Go's
// linker leaves out each run of at least eight zeros in the data and begins a new segment
// after it. The tables of the runtime have such runs everywhere: 41,000 segments, whose
// offsets compress badly. compactData joins neighbours with the zeros between them. Before
// that, it lets [stripTraces] strip the tables, and makes a function fill one of them.
func compactData(module []byte) []byte {
	compact := slices.Clone(module[:wasmHeaderSize])
	var start []byte // the code of a function to run at the start
	started := false
	for id, r := range WasmSections(module) {
		content := r.Bytes()
		switch id {
		case dataCountSection: // would no longer be true
			return module
		case startSection:
			started = true
		case DataSection:
			memory, ok := readMemory(r)
			if !ok {
				return module
			}
			memory = stripTraces(memory)
			if !started {
				start = cutBuckets(memory)
			}
			content = appendSegments(nil, memory)
		}
		compact = append(compact, byte(id))
		compact = binary.AppendUvarint(compact, uint64(len(content)))
		compact = append(compact, content...)
	}
	if start != nil {
		return addStart(compact, start)
	}
	return compact
}

// The kind of a segment with a place in memory, and the code around its offset.
const active, constant, end = 0, 0x41, 0x0b

// readMemory reads a data section and returns the memory that it fills. ok is false if a
// segment has no fixed place there.
func readMemory(r WasmReader) (memory []byte, ok bool) {
	for range r.Uint() {
		if r.Uint() != active || r.Uint() != constant {
			return nil, false
		}
		offset := r.Uint() // signed, but never negative
		if r.Uint() != end {
			return nil, false
		}
		data := r.Vector().Bytes()
		if offset < 0 || offset > maxMemory-len(data) {
			return nil, false
		}
		memory = append(memory, make([]byte, max(0, offset+len(data)-len(memory)))...)
		copy(memory[offset:], data)
	}
	return memory, true
}

// appendSegments appends the content of a data section that fills memory.
func appendSegments(content, memory []byte) []byte {
	var segments []byte
	count := 0
	for at := 0; ; count++ {
		for at < len(memory) && memory[at] == 0 {
			at++
		}
		if at == len(memory) {
			break
		}
		size := segmentSize(memory[at:])
		segments = append(appendOffset(append(segments, active, constant), at), end)
		segments = binary.AppendUvarint(segments, uint64(size))
		segments = append(segments, memory[at:at+size]...)
		at += size
	}
	return append(binary.AppendUvarint(content, uint64(count)), segments...)
}

// segmentSize returns the size of the segment at the begin of memory: up to the last byte
// that is not zero before more than maxSegmentGap zeros.
func segmentSize(memory []byte) (size int) {
	for i, b := range memory {
		if b != 0 {
			size = i + 1
		} else if i-size == maxSegmentGap {
			break
		}
	}
	return size
}

// appendOffset appends a number that is not negative as signed LEB128.
func appendOffset(b []byte, n int) []byte {
	b = binary.AppendUvarint(b, uint64(n))
	if last := len(b) - 1; b[last]&0x40 != 0 {
		b[last] |= 0x80
		b = append(b, 0)
	}
	return b
}
