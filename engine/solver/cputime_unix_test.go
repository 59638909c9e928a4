//go:build unix

package solver

import (
	"syscall"
	"time"
)

// cpuTime returns the processor time that the process has used, which other programs on the
// same machine disturb less than the time on the clock.
func cpuTime() time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}
