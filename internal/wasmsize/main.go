// Command wasmsize prints how many bytes of the engine's WebAssembly module are code
// of which package, and how many are data. `make size` runs it in the repository's root.
package main

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"log"
	"maps"
	"os"
	"slices"
	"strings"

	"sowbook/internal/assets"
)

func main() {
	log.SetFlags(0)
	module, err := assets.EngineWithNames(os.DirFS("."))
	if err != nil {
		log.Fatal(err)
	}
	sizes, err := packageSizes(module)
	if err != nil {
		log.Fatal(err)
	}
	bySize := func(a, b string) int { return cmp.Compare(sizes[b], sizes[a]) }
	for _, name := range slices.SortedFunc(maps.Keys(sizes), bySize) {
		fmt.Printf("%8d %s\n", sizes[name], name)
	}
}

// packageSizes returns the bytes of code of each package of a module, by import
// path, and of its data under "data".
func packageSizes(module []byte) (map[string]int, error) {
	var imported int         // functions, which come before those of the module
	var functions []int      // the sizes of the module's functions
	var names map[int]string // of all functions
	sizes := map[string]int{}
	r := reader{bytes.NewBuffer(module)}
	r.Next(8) // the header
	for r.Len() > 0 {
		id := r.readUint()
		section := r.section()
		switch id {
		case 0: // a custom section
			if section.section().String() == "name" {
				names = section.functionNames()
			}
		case 2: // imports; Go imports nothing but functions
			imported = section.readUint()
		case 10: // code
			for range section.readUint() {
				functions = append(functions, section.section().Len())
			}
		case 11: // data
			sizes["data"] = section.Len()
		}
	}
	if len(functions) == 0 || len(names) == 0 {
		return nil, errors.New("not a WebAssembly module, or linked with -s")
	}
	for i, size := range functions {
		sizes[packageOf(names[imported+i])] += size
	}
	return sizes, nil
}

// packageOf returns the import path of a function. In the names of a module the
// linker replaces every character but letters, digits and dots by underscores.
func packageOf(function string) string {
	path, _, found := strings.Cut(function, ".")
	switch {
	case strings.HasPrefix(function, "type_"):
		return "generated equality functions"
	case !found || path == "":
		return "other"
	}
	return strings.ReplaceAll(path, "_", "/")
}

// reader is the unread part of a module. At its end it reads zeros.
type reader struct{ *bytes.Buffer }

// readUint reads an unsigned LEB128 number.
func (r reader) readUint() int {
	v, _ := binary.ReadUvarint(r)
	return int(v)
}

// section reads a length in bytes and the section of that length.
func (r reader) section() reader { return reader{bytes.NewBuffer(r.Next(r.readUint()))} }

// functionNames reads a name section and returns its function names by index.
func (r reader) functionNames() map[int]string {
	names := map[int]string{}
	for r.Len() > 0 {
		id := r.readUint()
		part := r.section()
		if id != 1 { // not the names of functions
			continue
		}
		for range part.readUint() {
			i := part.readUint()
			names[i] = part.section().String()
		}
	}
	return names
}
