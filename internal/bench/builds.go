package main

import (
	"os"
	"path/filepath"
)

// measureBuilds measures whole builds and prints them.
func (b *bench) measureBuilds(rounds int) error {
	hugo := command{b.hugo, []string{"-s", b.hugoDir, "-d", b.outDir, "--quiet"}, nil}
	sowbook := command{b.sowbook, []string{"-C", b.sowbookDir, "build", "-o", b.outDir}, b.sowbookEnv()}
	if _, err := sowbook.run(); err != nil { // compiles the engine
		return err
	}
	cacheDir := filepath.Join(b.sowbookCache, "sowbook")
	cold := []string{b.outDir, filepath.Join(cacheDir, "highlight*"), filepath.Join(cacheDir, "bundles*")}
	var other, uncached, cached, unchanged samples
	for range rounds {
		for _, build := range []struct {
			command command
			remove  []string // patterns of what to remove before
			samples *samples
		}{
			{hugo, []string{b.outDir}, &other},
			{sowbook, cold, &uncached},
			{sowbook, []string{b.outDir}, &cached},
			{sowbook, nil, &unchanged},
		} {
			if err := removeAll(build.remove); err != nil {
				return err
			}
			s, err := build.command.run()
			if err != nil {
				return err
			}
			*build.samples = append(*build.samples, s)
		}
	}
	other.print("hugo, into a new folder", nil)
	uncached.print("sowbook, no code or scripts in the cache", other)
	cached.print("sowbook, code and scripts in the cache", other)
	unchanged.print("sowbook, nothing changed", other)
	return nil
}

// removeAll removes what matches any of some patterns.
func removeAll(patterns []string) error {
	for _, pattern := range patterns {
		found, err := filepath.Glob(pattern)
		if err != nil {
			return err
		}
		for _, name := range found {
			if err := os.RemoveAll(name); err != nil {
				return err
			}
		}
	}
	return nil
}
