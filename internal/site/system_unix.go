//go:build linux || darwin

package site

import "golang.org/x/sys/unix"

// writable returns an error if this process may not write to a folder.
func writable(folder string) error { return unix.Access(folder, unix.W_OK) }
