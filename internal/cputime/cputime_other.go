//go:build !unix

// Package cputime measures the processor time of a benchmark. On systems
// other than Unix it measures the time on the clock.
package cputime

import "time"

var start = time.Now()

// Used returns the time since the process started.
func Used() time.Duration { return time.Since(start) }
