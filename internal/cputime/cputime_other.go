//go:build !unix

// Package cputime measures the processor time of a benchmark. Systems other than Unix are
// asked for the time on the clock instead.
package cputime

import "time"

var start = time.Now()

// Used returns the time since the process started.
func Used() time.Duration { return time.Since(start) }
