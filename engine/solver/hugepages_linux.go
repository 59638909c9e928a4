package solver

import (
	"syscall"
	"unsafe"
)

// useHugePages asks the system for large memory pages. Lookups in a table far
// larger than the processor's caches are then about a third faster. It is only
// advice: errors do not matter.
func useHugePages[T bucket | uint32](table []T) {
	const hugePages = 14 // MADV_HUGEPAGE
	size := len(table) * int(unsafe.Sizeof(table[0]))
	_ = syscall.Madvise(unsafe.Slice((*byte)(unsafe.Pointer(&table[0])), size), hugePages)
}
