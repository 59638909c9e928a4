// Package cache keeps results between runs in the user's cache folder, as the go
// command keeps those of builds: with checksums, until they have not been used for
// five days.
//
// An entry may disappear at any time and is then made again. A cache that
// cannot be read or written makes a build slower; it must never fail one, so
// callers may ignore the error of [Put].
package cache

import (
	"crypto/sha256"
	"os"
	"path/filepath"
	"sync"

	"github.com/rogpeppe/go-internal/cache"
)

// Get returns what Put kept under kind and key. ok is false when there is
// nothing, or when the entry is damaged.
func Get(kind, key string) (content []byte, ok bool) {
	c, err := open()
	if err != nil {
		return nil, false
	}
	content, _, err = c.GetBytes(actionID(kind, key))
	if err != nil {
		return nil, false
	}
	return content, true
}

// Put keeps content under kind and key, which are any strings: a reader sees the old
// entry, the new one or none. Once a day it removes entries that are no longer used.
func Put(kind, key string, content []byte) error {
	c, err := open()
	if err != nil {
		return err
	}
	if err := c.PutBytes(actionID(kind, key), content); err != nil {
		return err
	}
	return c.Trim()
}

// Do returns what is kept under kind and key, or else what make returns, and keeps that.
func Do(kind, key string, make func() ([]byte, error)) ([]byte, error) {
	if content, ok := Get(kind, key); ok {
		return content, nil
	}
	content, err := make()
	if err == nil {
		_ = Put(kind, key, content)
	}
	return content, err
}

// opened holds the caches that were opened, by folder.
var opened sync.Map

// open opens the cache, whose folder it creates.
func open() (*cache.Cache, error) {
	dir, err := os.UserCacheDir()
	if err != nil {
		return nil, err
	}
	dir = filepath.Join(dir, "sowbook")
	if c, ok := opened.Load(dir); ok {
		return c.(*cache.Cache), nil
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	c, err := cache.Open(dir)
	if err == nil {
		opened.Store(dir, c)
	}
	return c, err
}

// actionID returns the name of an entry.
func actionID(kind, key string) cache.ActionID {
	return sha256.Sum256([]byte(kind + "\x00" + key))
}
