package assets

import (
	"bytes"
	"encoding/binary"
	"testing"
)

// bucketMemory returns memory with the runtime's table of some records, between other bytes.
func bucketMemory(count int) []byte {
	memory := []byte("before\xff")
	for i := range count {
		memory = append(binary.LittleEndian.AppendUint32(memory, uint32(i/16)), make([]byte, 16)...)
	}
	return append(memory, "\xffafter"...)
}

// moduleWithMemory returns a module that exports a memory of 64 KB and an empty function.
func moduleWithMemory(memory []byte) []byte {
	m := []byte(wasmHeader + "\x01\x04\x01\x60\x00\x00" + "\x03\x02\x01\x00" + "\x05\x03\x01\x00\x01" +
		"\x07\x18\x02\x06memory\x02\x00\x0b_initialize\x00\x00" + "\x0a\x04\x01\x02\x00\x0b")
	data := appendSegments(nil, memory)
	return append(binary.AppendUvarint(append(m, DataSection), uint64(len(data))), data...)
}

func TestStartFunctionRestoresTable(t *testing.T) {
	for _, count := range []int{fewestBuckets, 1234, 3200} {
		module := moduleWithMemory(bucketMemory(count))
		compact := compactData(module)
		if len(compact) > len(wasmHeader)+200 {
			t.Errorf("a table of %d records: %d bytes became %d", count, len(module), len(compact))
		}
		want := append(bucketMemory(count), make([]byte, 1<<16)...)[:1<<16]
		if got := runUnderNode(t, compact, "process.stdout.write(new Uint8Array(engine.memory.buffer));"); got != string(want) {
			t.Errorf("a table of %d records is not restored", count)
		}
	}
}

func TestOtherModulesGetNoStartFunction(t *testing.T) {
	irregular := bucketMemory(2000)
	irregular[len("before\xff")+900*bucketSize+5] = 1
	started := bytes.Replace(moduleWithMemory(bucketMemory(2000)), []byte("\x0a\x04\x01"), []byte("\x08\x01\x00\x0a\x04\x01"), 1)
	for name, module := range map[string][]byte{
		"few records":      moduleWithMemory(bucketMemory(fewestBuckets - 1)),
		"irregular":        moduleWithMemory(irregular),
		"a start function": started,
	} {
		if got := compactData(module); !bytes.Equal(got, module) {
			t.Errorf("%s: %d bytes became %d", name, len(module), len(got))
		}
	}
}
