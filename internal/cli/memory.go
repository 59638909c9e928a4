package cli

import (
	"math"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
)

// smallHeap is the memory limit, in bytes, of a program that keeps less than half of it. Near the limit,
// garbage is collected more often.
const smallHeap = 100 << 20

// limitMemory limits memory to smallHeap or, if the program keeps more than half of that, to twice what it keeps.
// It changes nothing if the environment sets a limit, GOMEMLIMIT.
func limitMemory() {
	if debug.SetMemoryLimit(-1) == math.MaxInt64 {
		setLimit(struct{}{})
	}
}

// setLimit sets the limit for what is kept now, and is called again after the next collection.
func setLimit(struct{}) {
	live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(live)
	debug.SetMemoryLimit(max(smallHeap, 2*int64(live[0].Value.Uint64())))
	runtime.AddCleanup(new([64]byte), setLimit, struct{}{})
}
