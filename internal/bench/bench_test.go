//go:build long && unix

// Package bench builds rulebooks of many games, and compares builds and previews
// of plain pages with Hugo. `make bench-site` runs its benchmarks, which are skipped
// without -hugo and -sowbook.
//
// In comparisons both programs run with their usual features: they parse, highlight and lay out
// every page and write lists of pages. Sowbook also checks every link and writes a
// search index, which cannot be turned off.
package bench

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"syscall"
	"testing"
	"time"
)

var (
	hugo    = flag.String("hugo", "", "path of the hugo program")
	sowbook = flag.String("sowbook", "", "path of the sowbook program")
)

// sites is the same pages as a site of each program.
type sites struct {
	hugo, sowbook string // folders
	cache         string // of Sowbook
	out           string // the folder that builds write
}

// forEachSize runs a benchmark on a site of each size.
func forEachSize(b *testing.B, run func(b *testing.B, s sites, pages int)) {
	if *hugo == "" || *sowbook == "" {
		b.Skip("needs -hugo and -sowbook")
	}
	for _, pages := range []int{1000, 10000} {
		b.Run(fmt.Sprintf("pages=%d", pages), func(b *testing.B) {
			dir := b.TempDir()
			s := sites{filepath.Join(dir, "hugo"), filepath.Join(dir, "sowbook"), filepath.Join(dir, "cache"), filepath.Join(dir, "out")}
			b.Setenv("XDG_CACHE_HOME", s.cache)
			writeSites(b, s.sowbook, s.hugo, pages)
			run(b, s, pages)
		})
	}
}

// BenchmarkBuild runs both programs in turn, and reports the seconds of a build
// with Sowbook and its wall time, CPU time and peak memory relative to Hugo.
func BenchmarkBuild(b *testing.B) {
	forEachSize(b, func(b *testing.B, s sites, _ int) {
		for _, build := range []struct {
			name   string
			remove []string // before Sowbook builds
		}{
			{"cold", []string{s.out, filepath.Join(s.cache, "sowbook", "highlight"), filepath.Join(s.cache, "sowbook", "bundles")}},
			{"cached", []string{s.out}},
			{"unchanged", nil},
		} {
			b.Run(build.name, func(b *testing.B) {
				buildSowbook := func() usage { return run(b, *sowbook, "-C", s.sowbook, "build", "-o", s.out) }
				buildSowbook() // compiles the engine
				var theirs, ours usage
				for b.Loop() {
					theirs.add(run(b, *hugo, "-s", s.hugo, "-d", s.out+"-hugo", "--quiet"))
					remove(b, s.out+"-hugo")
					remove(b, build.remove...)
					ours.add(buildSowbook())
				}
				b.ReportMetric(0, "ns/op") // of both programs
				b.ReportMetric(ours.wall/float64(b.N), "s")
				b.ReportMetric(ours.wall/theirs.wall, "wall/hugo")
				b.ReportMetric(ours.cpu/theirs.cpu, "cpu/hugo")
				b.ReportMetric(ours.peak/theirs.peak, "peak/hugo")
			})
		}
	})
}

// usage is the resources that runs of a program used.
type usage struct{ wall, cpu, peak float64 }

func (u *usage) add(more usage) {
	*u = usage{u.wall + more.wall, u.cpu + more.cpu, u.peak + more.peak}
}

// run runs a program and measures it.
func run(b *testing.B, program string, args ...string) usage {
	b.Helper()
	cmd := exec.Command(program, args...)
	started := time.Now()
	out, err := cmd.CombinedOutput()
	wall := time.Since(started)
	if err != nil {
		b.Fatalf("%v: %v\n%s", cmd, err, out)
	}
	return usageOf(cmd.ProcessState, wall)
}

// usageOf returns the resources that a process used.
func usageOf(state *os.ProcessState, wall time.Duration) usage {
	cpu := state.UserTime() + state.SystemTime()
	return usage{wall.Seconds(), cpu.Seconds(), float64(state.SysUsage().(*syscall.Rusage).Maxrss)}
}

func remove(b *testing.B, names ...string) {
	b.Helper()
	for _, name := range names {
		if err := os.RemoveAll(name); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkPreview edits a page in both previews in turn, and reports the median
// milliseconds from saving it until its new text is served.
func BenchmarkPreview(b *testing.B) {
	forEachSize(b, func(b *testing.B, s sites, pages int) {
		hugoURL, sowbookURL := freeAddress(b), freeAddress(b)
		port := hugoURL[len("127.0.0.1:"):]
		start(b, hugoURL, *hugo, "server", "-s", s.hugo, "-p", port, "--bind", "127.0.0.1", "--baseURL", "http://"+hugoURL+"/", "--quiet", "--disableLiveReload")
		start(b, sowbookURL, *sowbook, "-C", s.sowbook, "serve", "-addr", sowbookURL)
		var theirs, ours []float64
		for k := 0; b.Loop(); k++ {
			i := (k*37 + 11) % pages
			theirs = append(theirs, edit(b, pageFile(s.hugo, i), hugoURL+pageURL(i), k))
			ours = append(ours, edit(b, pageFile(s.sowbook, i), sowbookURL+pageURL(i), k))
		}
		b.ReportMetric(0, "ns/op") // of both programs
		b.ReportMetric(median(theirs), "hugo-ms")
		b.ReportMetric(median(ours), "ms")
		b.ReportMetric(median(ours)/median(theirs), "ms/hugo")
	})
}

// start starts a preview and waits until it serves a page at an address.
func start(b *testing.B, address, program string, args ...string) {
	b.Helper()
	cmd := exec.Command(program, args...)
	if err := cmd.Start(); err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() {
		_ = cmd.Process.Signal(syscall.SIGTERM)
		_ = cmd.Wait()
	})
	waitFor(b, address+pageURL(0), "")
	time.Sleep(2 * time.Second)
}

// edit saves a page with a new text, returns the milliseconds until it is served and
// restores the page.
func edit(b *testing.B, page, address string, k int) float64 {
	b.Helper()
	text, err := os.ReadFile(page)
	if err != nil {
		b.Fatal(err)
	}
	time.Sleep(time.Duration(700+k*53%500) * time.Millisecond) // so that edits do not keep step with a timer of the preview
	mark := fmt.Sprintf("edit%d of this run", k)
	saved := time.Now()
	writeFile(b, page, fmt.Sprintf("%s\n%s\n", text, mark))
	waitFor(b, address, mark)
	took := time.Since(saved)
	writeFile(b, page, string(text))
	return took.Seconds() * 1000
}

// waitFor fetches a page until it contains a text.
func waitFor(b *testing.B, address, text string) {
	b.Helper()
	for deadline := time.Now().Add(2 * time.Minute); time.Now().Before(deadline); time.Sleep(time.Millisecond) {
		r, err := http.Get("http://" + address)
		if err != nil {
			continue
		}
		body, err := io.ReadAll(r.Body)
		r.Body.Close()
		if err == nil && r.StatusCode == http.StatusOK && bytes.Contains(body, []byte(text)) {
			return
		}
	}
	b.Fatalf("%s was not served with %q", address, text)
}

// freeAddress returns a free address of this machine.
func freeAddress(b *testing.B) string {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		b.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

func median(values []float64) float64 { return slices.Sorted(slices.Values(values))[len(values)/2] }
