//go:build !linux

package solver

// useHugePages does nothing on this system.
func useHugePages([]bucket) {}
