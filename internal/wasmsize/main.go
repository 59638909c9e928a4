// Command wasmsize prints how many bytes of the engine's WebAssembly module are code
// of which package, and how many are data. `make size` runs it in the repository's root.
package main

import (
	"cmp"
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
	for id, section := range assets.WasmSections(module) {
		switch id {
		case assets.CustomSection:
			if section.Vector().String() == "name" {
				names = functionNames(section)
			}
		case assets.ImportSection: // Go imports nothing but functions
			imported = section.Uint()
		case assets.CodeSection:
			for range section.Uint() {
				functions = append(functions, section.Vector().Len())
			}
		case assets.DataSection:
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

// functionNames reads a name section and returns its function names by index.
func functionNames(r assets.WasmReader) map[int]string {
	names := map[int]string{}
	for r.Len() > 0 {
		id := r.Uint()
		part := r.Vector()
		if id != 1 { // not the names of functions
			continue
		}
		for range part.Uint() {
			i := part.Uint()
			names[i] = part.Vector().String()
		}
	}
	return names
}
