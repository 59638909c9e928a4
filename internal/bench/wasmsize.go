package main

import (
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"
)

// Numbers of sections in a module, and of the function names in its name section.
const (
	customSection = 0
	importSection = 2
	codeSection   = 10
	dataSection   = 11
	functionNames = 1
)

// printWasmSizes prints how many bytes of a WebAssembly module built by Go are
// code of which package, and how many are data. The module must have its name
// section, which the linker flag -s removes.
func printWasmSizes(w io.Writer, file string) error {
	module, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	sizes, err := packageSizes(module)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	for _, name := range slices.SortedFunc(maps.Keys(sizes), func(a, b string) int { return cmp.Compare(sizes[b], sizes[a]) }) {
		fmt.Fprintf(w, "%8d %s\n", sizes[name], name)
	}
	return nil
}

// packageSizes returns the bytes of code of each package of a module, by import
// path, and of its data under "data".
func packageSizes(module []byte) (sizes map[string]int, err error) {
	defer func() {
		if recover() != nil { // an index out of range in a truncated module
			err = errors.New("not a WebAssembly module")
		}
	}()
	var bodies []int // the sizes of the functions that the module defines
	names := map[int]string{}
	imported := 0
	for r := reader(module[8:]); len(r) > 0; {
		id := r.byte()
		section := r.bytes(r.uint())
		switch id {
		case importSection:
			imported = section.uint() // Go imports nothing but functions
		case codeSection:
			for range section.uint() {
				bodies = append(bodies, len(section.bytes(section.uint())))
			}
		case dataSection:
			sizes = map[string]int{"data": len(section)}
		case customSection:
			if string(section.bytes(section.uint())) == "name" {
				names = section.functionNames()
			}
		}
	}
	if len(bodies) == 0 || len(names) == 0 {
		return nil, errors.New("no code or no name section; link it without -s")
	}
	if sizes == nil {
		sizes = map[string]int{}
	}
	for i, size := range bodies {
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

// reader is the unread part of a module.
type reader []byte

func (r *reader) byte() byte {
	return r.bytes(1)[0]
}

func (r *reader) bytes(n int) reader {
	read := (*r)[:n]
	*r = (*r)[n:]
	return read
}

// uint reads an unsigned LEB128 number.
func (r *reader) uint() int {
	v, n := binary.Uvarint(*r)
	*r = (*r)[n:]
	return int(v)
}

// functionNames reads a name section and returns its function names by index.
func (r *reader) functionNames() map[int]string {
	names := map[int]string{}
	for len(*r) > 0 {
		id := r.byte()
		subsection := r.bytes(r.uint())
		if id != functionNames {
			continue
		}
		for range subsection.uint() {
			i := subsection.uint()
			names[i] = string(subsection.bytes(subsection.uint()))
		}
	}
	return names
}
