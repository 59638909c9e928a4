//go:build long

package long

// Tests reports whether tests run with the tag long.
const Tests = true
