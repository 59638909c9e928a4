package site

import (
	"bytes"
	"sync"
)

// Memory is a sink that keeps a site in memory, by name, for the preview server.
type Memory map[string][]byte

var memoryMu sync.Mutex

// Write keeps one file.
func (m Memory) Write(name string, parts ...[]byte) error {
	memoryMu.Lock()
	defer memoryMu.Unlock()
	m[name] = bytes.Join(parts, nil)
	return nil
}
