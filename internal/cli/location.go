package cli

import (
	"fmt"
	"path"
	"regexp"
	"strings"

	"sowbook/internal/book"
)

// readLocation reads the flags that say where a site will be served, each "" where it
// is not given.
func readLocation(base, address string) (at book.Location, err error) {
	at.Base = base
	if address != "" {
		if at.URL, err = book.ParseURL(address); err != nil {
			return at, usageError{"-url: " + err.Error() + ", not " + address}
		}
	}
	if at.Base != "" && !isBase(at.Base) {
		return at, usageError{fmt.Sprintf("-base is the path that the site stands at, as in /repo/, not %q", at.Base)}
	}
	if at.Base != "" && !strings.HasSuffix(at.Base, "/") {
		at.Base += "/"
	}
	if of := book.BaseOf(at.URL); at.Base != "" && at.URL != "" && at.Base != of {
		return at, usageError{fmt.Sprintf("-base %s is not the path of -url, which is %s; leave -base out", at.Base, of)}
	}
	return at, nil
}

// basePattern matches a slash, or segments with a slash before each, of characters
// that need no escapes.
var basePattern = regexp.MustCompile(`^(?:/|(?:/[A-Za-z0-9._~-]+)+/?)$`)

// isBase reports whether a text is the path of an address.
func isBase(text string) bool {
	return basePattern.MatchString(text) && path.Clean(text) == "/"+strings.Trim(text, "/") // neither . nor ..
}
