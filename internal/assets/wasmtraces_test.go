package assets

import (
	"bytes"
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// runUnderNode instantiates a module under Node with the calls that pages give it, runs a script
// that names its exports engine, and returns what both print.
func runUnderNode(t *testing.T, module []byte, script string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), EngineFile)
	if err := os.WriteFile(file, module, 0o644); err != nil {
		t.Fatal(err)
	}
	const load = `
import { readFileSync } from "node:fs";
import { imports, wasi } from "./static/js/wasi.js";
const calls = wasi(() => engine.memory);
const { fd_write } = calls;
calls.fd_write = (fd, list, ...rest) => {
  const [at, length] = new Uint32Array(engine.memory.buffer, list, 2);
  process.stdout.write(new Uint8Array(engine.memory.buffer, at, length).slice());
  return fd_write(fd, list, ...rest);
};
const module = new WebAssembly.Module(readFileSync(process.argv[1]));
const { exports: engine } = new WebAssembly.Instance(module, imports(module, calls));
engine._initialize();
`
	cmd := exec.CommandContext(t.Context(), "node", "--input-type=module", "--eval", load+script, file)
	cmd.Dir = "../.."
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return string(out)
}

// testProgram compiles the program in testdata/stack like the engine.
func testProgram(t *testing.T) []byte {
	t.Helper()
	program := sources{"go.mod": []byte("module sowbook\n\ngo 1.26\n")}
	for name, file := range map[string]string{"engine/engine.go": "engine.go", "wasm/main.go": "main.go"} {
		text, err := os.ReadFile(filepath.Join("testdata", "stack", file))
		if err != nil {
			t.Fatal(err)
		}
		program[name] = text
	}
	module, err := program.compile("-s -w")
	if err != nil {
		t.Fatal(err)
	}
	return module
}

func TestModuleWithoutTracesUnwindsItsStack(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles")
	}
	module := testProgram(t)
	for _, name := range []string{"engine.Deep", "runtime.mallocgc", "runtime/stack.go"} {
		if bytes.Contains(module, []byte(name)) {
			t.Errorf("the module contains %q; if Go is newer than the layout that stripTraces knows, compare the two", name)
		}
	}
	got := runUnderNode(t, module, `
try {
  engine.run();
} catch (error) {
  console.log("ended:", error.message);
}`)
	const want = `deep 2000
elsewhere 7
goroutines 1
runtime error: index out of range [5] with length 3
runtime error: invalid memory address or nil pointer dereference
value method go.type.method called using nil *type pointer
panic: out of seeds

goroutine `
	if !strings.HasPrefix(got, want) || !strings.HasSuffix(got, "\nended: unreachable\n") {
		t.Errorf("%s\nwant %s...\nended: unreachable", got, want)
	}
}

func TestEngineWithoutTracesAnswers(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles")
	}
	emptyCache(t)
	module, err := Engine(tree(t))
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(module, []byte("engine/solver.")) {
		t.Error("the module contains names of functions")
	}
	got := runUnderNode(t, module, `
const request = new TextEncoder().encode("analyse\nrules capture=across ends=at-once left-over=both-sides\n" +
  "voice labels=left;south=South;north=North;store=store\nstart 3,3,3,3/3,3,3,3 0,0 S\nnodes 100000\n");
new Uint8Array(engine.memory.buffer, engine.allocate(request.length), request.length).set(request);
const length = engine.ask(request.length);
console.log(new TextDecoder().decode(new Uint8Array(engine.memory.buffer, engine.answer(), length)));`)
	if !strings.Contains(got, `"nodes":`) || strings.Contains(got, `"error"`) {
		t.Errorf("the engine answers %s", got)
	}
}

// The parts of a table of two functions.
const (
	testNames  = "go:buildid\x00runtime.main\x00sowbook/engine.Sow\x00"
	testFiles  = "\x00\x00\x00\x00sow.go\x00"
	testTables = "\x00" + "\x00\x01\x10\x01\x00" + "\x02\x05\x00" + "\x04\x05\x00" + "\x06\x05\x00" + "\x88\x01\x05\x00"
)

// testMemory returns the memory of a module with a table of two functions.
func testMemory(version, names string) []byte {
	b := []byte(version + tableMagic)
	at := 72
	for _, n := range []int{2, 1, 0, at, at + len(names), at + len(names), at + len(names) + len(testFiles), at + len(names) + len(testFiles) + len(testTables)} {
		b = binary.LittleEndian.AppendUint64(b, uint64(n))
	}
	b = append(b, names+testFiles+testTables...)
	for _, n := range []uint32{
		3, 24, 4, 104, 5, 0, // functions and their records
		3, 11, 80, 0, 1, 6, 9, 2, 1, 30, 6 << 24, 12, 15, 91, 92, 93, 94, 95, 96, 0,
		4, 24, 81, 0, 1, 6, 9, 1, 1, 40, 0, 12, 0,
	} {
		b = binary.LittleEndian.AppendUint32(b, n)
	}
	return b
}

func TestStripTracesKeepsWhatUnwindingNeeds(t *testing.T) {
	memory := testMemory(tableVersion, testNames)
	before := bytes.Clone(memory)
	got := stripTraces(memory)
	if !bytes.Equal(memory, before) {
		t.Error("the given memory has changed")
	}
	if len(got) != len(memory) {
		t.Fatalf("%d bytes became %d", len(memory), len(got))
	}
	table, ok := cutTable(got[len(tableVersion):])
	if !ok {
		t.Fatal("no table")
	}
	if want := "\x00go.(*type).method\x00runtime.(*type).method\x00" + "\x00"; string(table.names) != want {
		t.Errorf("names %q, want %q", table.names, want)
	}
	if string(table.files) != strings.Repeat("\x00", len(testFiles)) {
		t.Errorf("files %q", table.files)
	}
	if want := "\x00" + "\x00\x01\x10\x01\x00" + "\x00\x00\x00" + "\x00\x00\x00" + "\x00\x00\x00" + "\x88\x01\x05\x00"; string(table.tables) != want {
		t.Errorf("tables %q, want %q", table.tables, want)
	}
	want := []int{
		3, 24, 4, 104, 5, 0,
		3, 19, 80, 0, 1, 0, 0, 2, 0, 0, 5 << 24, 0, 15, 91, 92, 93, 94, 95, 0, 0,
		4, 1, 81, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0,
	}
	for i, n := range want {
		if got := get(table.records, 4*i); got != n {
			t.Errorf("number %d of the records is %d, want %d", i, got, n)
		}
	}
}

func TestStripTracesKeepsUnknownMemory(t *testing.T) {
	known := testMemory(tableVersion, testNames)
	if bytes.Equal(stripTraces(known), known) {
		t.Fatal("the known memory is kept")
	}
	records := len(known) - 4*39
	for name, memory := range map[string][]byte{
		"nothing":         nil,
		"another version": testMemory("go1.27", testNames),
		"two tables":      append(bytes.Clone(known), tableMagic...),
		"no table":        []byte(tableVersion),
		"a short header":  known[:len(tableVersion)+71],
		"a short record":  known[:len(known)-8],
		"few names":       testMemory(tableVersion, "go:buildid\x00runtime.main\x00Sow\x00"),
		"reflection":      testMemory(tableVersion, testNames+"reflect.makeFuncStub\x00"),
	} {
		if got := stripTraces(memory); !bytes.Equal(got, memory) {
			t.Errorf("%s: %q became %q", name, memory, got)
		}
	}
	for name, change := range map[string]struct {
		at    int // from the begin of the records
		value uint32
	}{
		"a record elsewhere":            {4, 28},
		"another function in a record":  {24, 9},
		"a name that begins inside one": {28, 12},
		"a name beyond the last":        {28, 1 << 20},
		"a frame table inside one":      {24 + 16, 3},
		"a file table beyond the last":  {24 + 20, 1 << 20},
		"a line table inside one":       {24 + 24, 10},
		"many tables":                   {24 + 28, 6},
		"a vast number of tables":       {24 + 28, 1 << 31},
		"much data":                     {24 + 40, 9 << 24},
		"less data":                     {24 + 40, 3 << 24},
		"a stack map inside a table":    {24 + 48, 16},
	} {
		memory := bytes.Clone(known)
		binary.LittleEndian.PutUint32(memory[records+change.at:], change.value)
		if got := stripTraces(memory); !bytes.Equal(got, memory) {
			t.Errorf("%s: %q became %q", name, memory, got)
		}
	}
	for at := range known {
		for _, value := range []byte{0, 1, 0x7f, 0x80, 0xff} {
			memory := bytes.Clone(known)
			memory[at] = value
			if got := stripTraces(memory); len(got) != len(memory) { // and it has not panicked
				t.Errorf("byte %d changed to %d: %d bytes became %d", at, value, len(memory), len(got))
			}
		}
	}
}
