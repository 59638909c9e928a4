//go:build long

package variant

func init() { long = true }
