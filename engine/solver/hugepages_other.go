//go:build !linux

package solver

// useHugePages does nothing on this system.
func useHugePages[T bucket | uint32]([]T) {}
