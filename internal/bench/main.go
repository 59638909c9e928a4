// Command bench compares the speed of Sowbook and Hugo on the same text: whole
// builds of plain pages, a build with nothing changed, and the time from saving a
// page until it is served. Their runs alternate. `make bench-site` runs it.
// With -wasm it prints what each package adds to the engine's module; `make size` runs that.
//
// Both run with their usual features: they parse, highlight and lay out every page
// and write lists of pages. Sowbook also checks every link and writes a search
// index, which cannot be turned off.
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
	hugo := flag.String("hugo", "", "path of the hugo program")
	sowbook := flag.String("sowbook", "", "path of the sowbook program")
	sizes := flag.String("n", "1000,10000", "numbers of pages")
	rounds := flag.Int("rounds", 5, "rounds of each build")
	edits := flag.Int("edits", 15, "edits in each preview; 0 skips the previews")
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
	fmt.Printf("%d cores, load %s; wall time and peak memory, min / median / max of %d rounds\n", runtime.NumCPU(), loadAverage(), rounds)
	for _, text := range strings.Split(sizes, ",") {
		pages, err := strconv.Atoi(text)
		if err != nil {
			return err
		}
		b := &bench{
			pages: pages, hugo: hugo, sowbook: sowbook,
			hugoDir: filepath.Join(dir, text, "hugo"), sowbookDir: filepath.Join(dir, text, "sowbook"),
			outDir: filepath.Join(dir, text, "out"), sowbookCache: filepath.Join(dir, "cache"),
		}
		if err := writeSites(b.sowbookDir, b.hugoDir, pages); err != nil {
			return err
		}
		fmt.Printf("\n%d pages\n", pages)
		if err := b.measureBuilds(rounds); err != nil {
			return err
		}
		if edits > 0 {
			if err := b.measureEdits(edits); err != nil {
				return err
			}
		}
	}
	return nil
}

// bench compares the two programs on two sites with the same pages.
type bench struct {
	pages                int
	hugo, sowbook        string // programs
	hugoDir, sowbookDir  string // sources
	outDir, sowbookCache string
}

// sowbookEnv returns what the sowbook program needs in its environment.
func (b *bench) sowbookEnv() []string { return []string{"XDG_CACHE_HOME=" + b.sowbookCache} }
