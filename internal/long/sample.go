//go:build !long

// Package long tells tests whether to try every case, as `make test-long` does, or a
// sample.
package long

// Tests reports whether tests run with the tag long.
const Tests = false
