//go:build wasip1

package values

// Everyday is empty in the module for pages.
const Everyday = ""
