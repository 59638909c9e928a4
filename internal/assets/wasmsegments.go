package assets

import (
	"encoding/binary"
	"slices"
)

// maxSegmentGap is the greatest distance in bytes of two segments that mergeSegments joins.
const maxSegmentGap = 64

// segment is a part of the data section: bytes that are copied to memory.
type segment struct {
	head []byte // kind and offset, as in the module
	end  int    // the offset of the first byte after the segment
	data []byte
}

// mergeSegments returns a module that does the same and compresses better. Go's linker
// leaves out each run of at least eight zeros in the data and begins a new segment after it.
// The tables of the runtime have such runs everywhere: 41,000 segments, whose offsets
// compress badly. mergeSegments joins neighbours with the zeros between them.
func mergeSegments(module []byte) []byte {
	merged := slices.Clone(module[:wasmHeaderSize])
	for id, r := range WasmSections(module) {
		content := r.Bytes()
		switch id {
		case dataCountSection: // would no longer be true
			return module
		case DataSection:
			segments, ok := readSegments(r)
			if !ok {
				return module
			}
			content = appendSegments(nil, segments)
		}
		merged = append(merged, byte(id))
		merged = binary.AppendUvarint(merged, uint64(len(content)))
		merged = append(merged, content...)
	}
	return merged
}

// readSegments reads a data section and joins segments that are close. ok is false if a
// segment has no fixed place in memory.
func readSegments(r WasmReader) (segments []segment, ok bool) {
	const active, constant, end = 0, 0x41, 0x0b // the kind, and the code around an offset
	for range r.Uint() {
		unread := r.Bytes()
		if r.Uint() != active || r.Uint() != constant {
			return nil, false
		}
		offset := r.Uint() // signed, but never negative
		if r.Uint() != end {
			return nil, false
		}
		head := unread[:len(unread)-r.Len()]
		data := r.Vector().Bytes()
		if n := len(segments); n > 0 {
			last := &segments[n-1]
			if gap := offset - last.end; 0 <= gap && gap <= maxSegmentGap {
				last.data = append(append(last.data, make([]byte, gap)...), data...)
				last.end = offset + len(data)
				continue
			}
		}
		segments = append(segments, segment{head, offset + len(data), slices.Clone(data)})
	}
	return segments, true
}

// appendSegments appends the content of a data section.
func appendSegments(content []byte, segments []segment) []byte {
	content = binary.AppendUvarint(content, uint64(len(segments)))
	for _, s := range segments {
		content = append(content, s.head...)
		content = binary.AppendUvarint(content, uint64(len(s.data)))
		content = append(content, s.data...)
	}
	return content
}
