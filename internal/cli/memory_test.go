package cli

import (
	"math"
	"runtime"
	"runtime/debug"
	"testing"
	"time"
)

// A book that keeps more than the limit must not make the collector work all the time: the limit grows with it.
func TestMemoryLimitGrowsWithWhatIsKept(t *testing.T) {
	const given = 1 << 40 // as by GOMEMLIMIT
	before := debug.SetMemoryLimit(given)
	defer debug.SetMemoryLimit(before)
	limitMemory()
	if limit := debug.SetMemoryLimit(math.MaxInt64); limit != given {
		t.Fatalf("a limit of %d bytes instead of the given %d", limit, int64(given))
	}
	limitMemory()
	if limit := debug.SetMemoryLimit(-1); limit != smallHeap {
		t.Fatalf("a limit of %d bytes at first, want %d", limit, smallHeap)
	}
	kept := make([]byte, smallHeap)
	for end := time.Now().Add(10 * time.Second); debug.SetMemoryLimit(-1) < 2*smallHeap; {
		if time.Now().After(end) {
			t.Fatalf("still a limit of %d bytes", debug.SetMemoryLimit(-1))
		}
		runtime.GC()
		time.Sleep(time.Millisecond)
	}
	runtime.KeepAlive(kept)
}
