//go:build unix

// Package cputime measures the processor time of a benchmark, which other programs on the
// same machine disturb less than the time on the clock.
package cputime

import (
	"syscall"
	"time"
)

// Used returns the processor time that the process has used.
func Used() time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}
