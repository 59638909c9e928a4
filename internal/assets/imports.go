package assets

import (
	"fmt"
	"strings"
	"sync"
)

// maxImports is how often a style may be imported, directly or through others. esbuild
// follows every import again, so that a chain of styles that import the next twice takes
// twice as long for each of its links.
const maxImports = 100

// styleImports counts how often styles are imported, while esbuild finds the imports.
type styleImports struct {
	mu        sync.Mutex
	texts     map[string]string   // of styles
	importers map[string][]string // of each style, once for each import
	refused   bool                // one error is enough
}

func (s *styleImports) load(name, text string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.texts[name] = text
}

// add adds the imports of a style from another, where it has an address, and returns an error if the style is imported too often or imports itself.
func (s *styleImports) add(importer, address, name string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.refused {
		return nil
	}
	// esbuild asks only once for all imports with the same address.
	for range min(max(1, strings.Count(s.texts[importer], address)), maxImports+1) {
		s.importers[name] = append(s.importers[name], importer)
	}
	times, circle := s.times(name, name)
	s.refused = circle || times > maxImports
	switch {
	case circle:
		return fmt.Errorf("static/%s imports itself, directly or through others; remove one of the imports", name)
	case s.refused:
		return fmt.Errorf("static/%s is imported more than %d times, directly or through others; import it less often", name, maxImports)
	}
	return nil
}

// times returns how often a style is imported, or 1 if it is not. circle reports whether the
// style at the end of the imports is one of those that import it.
func (s *styleImports) times(name, end string) (total int, circle bool) {
	if len(s.importers[name]) == 0 {
		return 1, false
	}
	for _, importer := range s.importers[name] {
		if importer == end {
			return total, true
		}
		n, circle := s.times(importer, end)
		if total += n; circle {
			return total, true
		}
	}
	return total, false
}
