//go:build long

package site

func init() { kills = 100 }
