//go:build !unix

package solver

import "time"

var processStart = time.Now()

// cpuTime returns the time on the clock since the process started.
func cpuTime() time.Duration { return time.Since(processStart) }
