package solver

import (
	"syscall"
	"unsafe"
)

// useHugePages asks the system for large memory pages. Lookups in a table far
// larger than the processor's caches are then about a third faster. It is only
// advice: errors do not matter.
func useHugePages(b []bucket) {
	const hugePages = 14 // MADV_HUGEPAGE
	size := len(b) * int(unsafe.Sizeof(b[0]))
	_ = syscall.Madvise(unsafe.Slice((*byte)(unsafe.Pointer(&b[0])), size), hugePages)
}
