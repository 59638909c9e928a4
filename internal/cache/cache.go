// Package cache keeps results between runs in the user's cache folder.
//
// An entry may disappear at any time and is then made again. A cache that cannot be
// read or written must not fail a build, so callers may ignore the error of [Put].
//
// The folder has a folder for each kind of entry with a file for each key, named after
// the key's SHA-256. A file is the magic number, a checksum and the content.
package cache

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"os"
	"path/filepath"
	"time"

	"sowbook/internal/filelock"
)

// magic begins every entry. Raise its number when the format changes.
const magic = "sowbook cache 1\n"

// maxEntry is the size limit of an entry in bytes. Put stores no larger one.
const maxEntry = 256 << 20

// touchInterval is the age of a modification time after which Get renews it.
const touchInterval = time.Hour

// Get returns what Put kept under kind and key. ok is false if there is no entry or it
// is damaged: Get compares the checksum and removes a damaged entry, or whatever else has
// its name.
func Get(kind, key string) (content []byte, ok bool) {
	dir, err := folder(kind)
	if err != nil {
		return nil, false
	}
	name := fileName(key)
	path := filepath.Join(dir, name)
	info, err := os.Lstat(path)
	if err != nil {
		return nil, false
	}
	if !info.Mode().IsRegular() || info.Size() > maxEntry { // reading a pipe would wait, and a huge file take all memory
		_ = os.RemoveAll(path)
		return nil, false
	}
	file, err := os.ReadFile(path)
	if err != nil {
		return nil, false
	}
	if len(file) >= len(magic)+sha256.Size {
		content = file[len(magic)+sha256.Size:]
		ok = string(file[:len(magic)+sha256.Size]) == header(kind, name, content)
	}
	if !ok {
		_ = os.Remove(path)
		return nil, false
	}
	if time.Since(info.ModTime()) > touchInterval {
		_ = os.Chtimes(path, time.Time{}, time.Now())
	}
	return content, true
}

// Put stores content under kind, a folder name, and key, any string. It is atomic: a
// reader sees the old entry, the new one or none. While a kind takes more than 256 MiB,
// Put removes its least recently used entry.
func Put(kind, key string, content []byte) error {
	if len(content) > maxEntry-len(magic)-sha256.Size {
		return errors.New("the entry is too large for the cache")
	}
	dir, err := folder(kind)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	name := fileName(key)
	temp, err := filelock.NewTempDir(dir, tempPrefix)
	if err != nil {
		return err
	}
	defer temp.Remove()
	file := filepath.Join(temp.Name, name)
	if err := writeSynced(file, header(kind, name, content), content); err != nil {
		return err
	}
	if err := os.Rename(file, filepath.Join(dir, name)); err != nil {
		return err
	}
	return prune(dir, int64(len(content)))
}

// writeSynced writes a file to the disk.
func writeSynced(name, header string, content []byte) error {
	file, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE, 0o600)
	if err != nil {
		return err
	}
	_, err = file.WriteString(header)
	if err == nil {
		_, err = file.Write(content)
	}
	if err == nil {
		err = file.Sync()
	}
	return errors.Join(err, file.Close())
}

// Do returns the entry under kind and key. Without an entry, it calls create and stores
// the result.
func Do(kind, key string, create func() ([]byte, error)) ([]byte, error) {
	if content, ok := Get(kind, key); ok {
		return content, nil
	}
	content, err := create()
	if err == nil {
		_ = Put(kind, key, content)
	}
	return content, err
}

func folder(kind string) (string, error) {
	dir, err := os.UserCacheDir()
	return filepath.Join(dir, "sowbook", kind), err
}

func fileName(key string) string {
	sum := sha256.Sum256([]byte(key))
	return hex.EncodeToString(sum[:])
}

// header returns the bytes before the content of a file: the magic number and a
// checksum, which covers the kind and the name too, so that Get
// rejects a file in the wrong place.
func header(kind, name string, content []byte) string {
	hash := sha256.New()
	hash.Write([]byte(kind + "/" + name + "\n"))
	hash.Write(content)
	return string(hash.Sum([]byte(magic)))
}
