// Command bench measures this generator beside Hugo, on the same text, in one run, the two in turn: whole builds of 1,000 and 10,000 plain
// pages, a build with nothing changed, and the time from the saving of a page until it is served. `make bench-site` runs it.
// With -wasm it prints instead what the packages of the engine's module take; `make size` runs that.
//
// Each is asked for what it does by itself: both parse, highlight, lay out and write every page, list the pages, and check nothing that
// the other does not, but for what Sowbook cannot leave out: it checks every link and writes an index for searching.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
)

func main() {
	hugo := flag.String("hugo", "", "the hugo program")
	sowbook := flag.String("sowbook", "", "the sowbook program")
	sizes := flag.String("n", "1000,10000", "numbers of pages")
	rounds := flag.Int("rounds", 5, "rounds of each build")
	edits := flag.Int("edits", 15, "edits of each preview; 0 leaves them out")
	wasm := flag.String("wasm", "", "print the sizes of the packages in this WebAssembly module, and nothing else")
	flag.Parse()
	measure := func() error { return run(*hugo, *sowbook, *sizes, *rounds, *edits) }
	if *wasm != "" {
		measure = func() error { return printWasmSizes(os.Stdout, *wasm) }
	}
	if err := measure(); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run(hugo, sowbook, sizes string, rounds, edits int) error {
	dir, err := os.MkdirTemp("", "sowbook-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	fmt.Printf("%d cores, load %s; wall time and peak memory, min / median / max of %d rounds\n", runtime.NumCPU(), load(), rounds)
	for _, text := range strings.Split(sizes, ",") {
		n, err := strconv.Atoi(text)
		if err != nil {
			return err
		}
		b := bench{dir: filepath.Join(dir, text), n: n, hugo: hugo, sowbook: sowbook, cache: filepath.Join(dir, "cache")}
		if err := b.builds(rounds); err != nil {
			return err
		}
		if edits > 0 {
			if err := b.edits(edits); err != nil {
				return err
			}
		}
	}
	return nil
}

// bench is two rulebooks of the same pages.
type bench struct {
	dir           string
	n             int
	hugo, sowbook string
	cache         string // of Sowbook, as a user would have it
}

// builds measures whole builds, in turn.
func (b *bench) builds(rounds int) error {
	ours, theirs := filepath.Join(b.dir, "sowbook"), filepath.Join(b.dir, "hugo")
	if err := writeCorpus(ours, theirs, b.n); err != nil {
		return err
	}
	out := filepath.Join(b.dir, "out")
	hugo := command{b.hugo, []string{"-s", theirs, "-d", out, "--quiet"}, nil}
	kept := []string{"XDG_CACHE_HOME=" + b.cache}
	build := command{b.sowbook, []string{"-C", ours, "build", "-o", out}, kept}
	if _, err := build.run(); err != nil { // so that the engine is compiled
		return err
	}
	var cold, warm, same, other samples
	for range rounds {
		for _, one := range []struct {
			command command
			clear   []string // what is removed before
			into    *samples
		}{
			{hugo, []string{out}, &other},
			{build, []string{out, filepath.Join(b.cache, "sowbook", "highlight-*"), filepath.Join(b.cache, "sowbook", "bundles-*")}, &cold},
			{build, []string{out}, &warm},
			{build, nil, &same},
		} {
			if err := remove(one.clear); err != nil {
				return err
			}
			s, err := one.command.run()
			if err != nil {
				return err
			}
			*one.into = append(*one.into, s)
		}
	}
	fmt.Printf("\n%d pages\n", b.n)
	other.print("hugo, into a fresh folder", nil)
	cold.print("sowbook, nothing kept from before", other)
	warm.print("sowbook, highlighting and scripts kept", other)
	same.print("sowbook, nothing has changed", other)
	return nil
}

// remove removes files by patterns.
func remove(patterns []string) error {
	for _, pattern := range patterns {
		found, err := filepath.Glob(pattern)
		if err != nil {
			return err
		}
		for _, name := range found {
			if err := os.RemoveAll(name); err != nil {
				return err
			}
		}
	}
	return nil
}
