//go:build unix

// Package fifo makes named pipes for tests.
package fifo

import "syscall"

// Make makes a named pipe. It returns [errors.ErrUnsupported] where there are none.
func Make(path string) error { return syscall.Mkfifo(path, 0o600) }
