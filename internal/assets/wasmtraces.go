package assets

import (
	"bytes"
	"encoding/binary"
)

// What the table of functions that [stripTraces] knows begins with and what else the memory
// contains. The table could change its meaning with any version of Go, so others keep theirs.
const (
	tableMagic   = "\xf1\xff\xff\xff\x00\x00\x01\x08" // and padding, the sizes of an instruction and a pointer
	tableVersion = "go1.26"
)

// Offsets in the record of a function (_func in runtime/runtime2.go).
const (
	recordName   = 4
	recordFrame  = 16 // a table: the size of the stack frame
	recordFile   = 20 // a table
	recordLine   = 24 // a table
	recordTables = 28 // how many more tables there are; their offsets follow the record
	recordUnit   = 32 // the unit of compilation; the first line
	recordKind   = 40
	recordData   = 43 // how many offsets of data follow them
	recordSize   = 44
)

// The numbers of tables and data (internal/abi/symtab.go) that matter here.
const (
	preemptionTable = 0 // for signals, which WebAssembly lacks
	maxTables       = 5
	keptData        = 5 // those after it are for printing arguments and for tracing
	maxData         = 8
)

// The names that functions get. The runtime tells its own goroutines by their prefix. The
// panic about a value method of a nil pointer takes the name apart and needs the parentheses.
const (
	otherName   = "go.(*type).method\x00"
	runtimeName = "runtime.(*type).method\x00"
	sharedNames = "\x00" + otherName + runtimeName // no name is at 0
)

// stripTraces returns a module's memory without what Go's runtime only needs to print the
// stack after a panic: the names, files and lines of functions. The runtime then prints
// question marks. What it needs to unwind the stack stays. Memory that does not look as
// expected is returned as it is.
func stripTraces(memory []byte) []byte {
	start := bytes.Index(memory, []byte(tableMagic))
	if start < 0 || start != bytes.LastIndex(memory, []byte(tableMagic)) || !bytes.Contains(memory, []byte(tableVersion)) {
		return memory
	}
	stripped := bytes.Clone(memory)
	if t, ok := cutTable(stripped[start:]); !ok || !t.strip() {
		return memory
	}
	return stripped
}

// functionTable is Go's table of functions, which its linker calls pclntab.
type functionTable struct {
	count   int    // of functions
	names   []byte // each ends with a zero
	files   []byte // units of compilation and their files
	tables  []byte // values by instruction; each table ends with a zero, and none is at 0
	records []byte // two numbers for each function, of which the second is the offset of its record; the records
}

// cutTable cuts the table that b begins with (pcHeader in runtime/symtab.go).
func cutTable(b []byte) (t functionTable, ok bool) {
	const headerSize = 72
	if len(b) < headerSize {
		return t, false
	}
	var header [headerSize / 8]int
	for i := 1; i < len(header); i++ {
		v := binary.LittleEndian.Uint64(b[8*i:])
		if v > uint64(len(b)) {
			return t, false
		}
		header[i] = int(v)
	}
	count, unused, names, units, files, tables, records := header[1], header[3], header[4], header[5], header[6], header[7], header[8]
	if count == 0 || unused != 0 || names != headerSize || names > units || units > files || files > tables || tables > records {
		return t, false
	}
	return functionTable{count, b[names:units], b[units:tables], b[tables:records], b[records:]}, true
}

// strip removes what only traces need. If ok is false, it has met something unexpected
// and left t half stripped.
func (t functionTable) strip() (ok bool) {
	// The collector of garbage finds two functions of package reflect by their names.
	if len(t.names) < len(sharedNames) || bytes.Contains(t.names, []byte("\x00reflect.")) {
		return false
	}
	names, kept := bytes.Clone(t.names), make([]byte, len(t.tables))
	next := align(8*t.count + 4)
	for i := range t.count {
		if next+recordSize > len(t.records) || get(t.records, 8*i+4) != next {
			return false
		}
		f := t.records[next:]
		tables, data := get(f, recordTables), int(f[recordData])
		if get(f, 0) != get(t.records, 8*i) || tables > maxTables || data > maxData {
			return false
		}
		size := recordSize + 4*(tables+data)
		if size > len(f) || !t.stripRecord(f[:size], names, kept) {
			return false
		}
		next = align(next + size)
	}
	clear(t.names)
	copy(t.names, sharedNames)
	clear(t.files)
	copy(t.tables, kept)
	return true
}

// stripRecord strips the record f of a function and copies the tables it still has to kept.
func (t functionTable) stripRecord(f, names, kept []byte) (ok bool) {
	name, tables := get(f, recordName), get(f, recordTables)
	if !startsPart(names, name) || !startsPart(t.tables, get(f, recordFile)) || !startsPart(t.tables, get(f, recordLine)) {
		return false
	}
	shared := len("\x00")
	if bytes.HasPrefix(names[name:], []byte("runtime.")) {
		shared += len(otherName)
	}
	binary.LittleEndian.PutUint32(f[recordName:], uint32(shared))
	clear(f[recordFile:recordTables])
	clear(f[recordUnit:recordKind])
	if tables > preemptionTable {
		clear(f[recordSize+4*preemptionTable:][:4])
	}
	f[recordData] = min(f[recordData], keptData)
	clear(f[recordSize+4*(tables+int(f[recordData])):])
	for i := -1; i < tables; i++ {
		at := recordFrame
		if i >= 0 {
			at = recordSize + 4*i
		}
		table := get(f, at)
		if !startsPart(t.tables, table) {
			return false
		}
		copy(kept[table:tableEnd(t.tables, table)], t.tables[table:])
	}
	return true
}

// tableEnd returns the end of the table at an offset. It is a list of pairs of numbers; a zero
// instead of a pair ends it.
func tableEnd(tables []byte, at int) int {
	if at == 0 {
		return 0
	}
	r := WasmReader{bytes.NewBuffer(tables[at:])}
	for first := true; r.Uint() != 0 || first; first = false {
		r.Uint()
	}
	return len(tables) - r.Len()
}

// startsPart reports whether a part of b can begin at an offset, if each ends with a zero.
func startsPart(b []byte, at int) bool { return at == 0 || at < len(b) && b[at-1] == 0 }

// get returns the number at an offset. One that is too large for an int is as wrong as the largest.
func get(b []byte, at int) int { return int(min(binary.LittleEndian.Uint32(b[at:]), 1<<31-1)) }

// align returns the first offset from at on where a record can begin.
func align(at int) int { return (at + 7) &^ 7 }
