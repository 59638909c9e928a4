package assets

import (
	"bytes"
	"encoding/binary"
	"math/rand/v2"
	"testing"
)

const wasmHeader = "\x00asm\x01\x00\x00\x00"

// wasmModule returns a module with a custom section, a data section of the given content and
// a last custom section.
func wasmModule(data string) []byte {
	m := []byte(wasmHeader + "\x00\x02\x01a")
	m = append(binary.AppendUvarint(append(m, DataSection), uint64(len(data))), data...)
	return append(m, "\x00\x02\x01b"...)
}

func TestCompactDataJoinsNeighbours(t *testing.T) {
	far := string(appendOffset(nil, 5+maxSegmentGap+1))
	for _, c := range []struct{ name, data, want string }{
		{"none", "\x00", "\x00"},
		{"one", "\x01\x00\x41\x05\x0b\x02ab", "\x01\x00\x41\x05\x0b\x02ab"},
		{"with zeros between", "\x02\x00\x41\x05\x0b\x02ab\x00\x41\x0a\x0b\x01c", "\x01\x00\x41\x05\x0b\x06ab\x00\x00\x00c"},
		{"three without a gap", "\x03\x00\x41\x05\x0b\x01a\x00\x41\x06\x0b\x01b\x00\x41\x07\x0b\x01c", "\x01\x00\x41\x05\x0b\x03abc"},
		{"the first byte too far", "\x02\x00\x41\x04\x0b\x01a\x00\x41" + far + "\x0b\x01b", "\x02\x00\x41\x04\x0b\x01a\x00\x41" + far + "\x0b\x01b"},
		{"the next one in reach", "\x02\x00\x41\x05\x0b\x01a\x00\x41" + far + "\x0b\x01b", "\x01\x00\x41\x05\x0b\x42a" + string(make([]byte, maxSegmentGap)) + "b"},
		{"backwards", "\x02\x00\x41\x05\x0b\x01a\x00\x41\x03\x0b\x01b", "\x01\x00\x41\x03\x0b\x03b\x00a"},
		{"overlapping", "\x02\x00\x41\x05\x0b\x02ab\x00\x41\x06\x0b\x01c", "\x01\x00\x41\x05\x0b\x02ac"},
		{"zeros only", "\x01\x00\x41\x05\x0b\x02\x00\x00", "\x00"},
		{"few zeros inside", "\x01\x00\x41\x05\x0b\x42a" + string(make([]byte, maxSegmentGap)) + "b", "\x01\x00\x41\x05\x0b\x42a" + string(make([]byte, maxSegmentGap)) + "b"},
		{"many zeros inside", "\x01\x00\x41\x04\x0b\x43a" + string(make([]byte, maxSegmentGap+1)) + "b\x00", "\x02\x00\x41\x04\x0b\x01a\x00\x41" + far + "\x0b\x01b"},
		{"out of memory", "\x01\x00\x41\x80\x80\x80\x80\x01\x0b\x01a", "\x01\x00\x41\x80\x80\x80\x80\x01\x0b\x01a"},
		{"passive", "\x02\x01\x01a\x01\x01b", "\x02\x01\x01a\x01\x01b"},
		{"at the value of a global", "\x02\x00\x23\x00\x0b\x01a\x00\x23\x00\x0b\x01b", "\x02\x00\x23\x00\x0b\x01a\x00\x23\x00\x0b\x01b"},
	} {
		given := wasmModule(c.data)
		before := bytes.Clone(given)
		if got, want := compactData(given), wasmModule(c.want); !bytes.Equal(got, want) {
			t.Errorf("%s: %q, want %q", c.name, got, want)
		}
		if !bytes.Equal(given, before) {
			t.Errorf("%s: the given module is now %q", c.name, given)
		}
	}
}

func TestCompactDataKeepsCountedSegments(t *testing.T) {
	counted := append([]byte(wasmHeader+"\x0c\x01\x02"), wasmModule("\x02\x00\x41\x05\x0b\x01a\x00\x41\x06\x0b\x01b")[wasmHeaderSize:]...)
	if got := compactData(counted); !bytes.Equal(got, counted) {
		t.Errorf("%q, want %q", got, counted)
	}
}

func TestCompactDataFillsMemoryAlike(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		var all []byte
		offset, count := 0, random.IntN(20)
		for range count {
			offset += random.IntN(2 * maxSegmentGap)
			data := make([]byte, random.IntN(200))
			for i := random.IntN(len(data) + 1); i < len(data); i++ {
				data[i] = byte(random.Uint32())
			}
			all = append(appendOffset(append(all, active, constant), offset), end)
			all = append(binary.AppendUvarint(all, uint64(len(data))), data...)
			offset += len(data)
		}
		given := wasmModule(string(append(binary.AppendUvarint(nil, uint64(count)), all...)))
		compact := compactData(given)
		if got, want := memory(t, compact), memory(t, given); got != want {
			t.Fatalf("%q fills memory with %q, not %q", compact, got[:], want[:])
		}
	}
}

// memory returns the first bytes of memory after a module has copied its data there.
func memory(t *testing.T, module []byte) (filled [8 << 10]byte) {
	t.Helper()
	for id, r := range WasmSections(module) {
		if id != DataSection {
			continue
		}
		for range r.Uint() {
			r.Next(2)
			offset := r.Uint()
			r.Next(1)
			copy(filled[offset:], r.Vector().Bytes())
		}
	}
	return filled
}
