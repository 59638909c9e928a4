//go:build !linux

// Package hugepages asks the system for large memory pages.
package hugepages

// Advise does nothing on this system.
func Advise[T any]([]T) {}
