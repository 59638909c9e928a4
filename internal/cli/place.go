package cli

import (
	"flag"
	"fmt"
	"regexp"
	"strings"

	"sowbook/internal/site"
)

// place is the flags that say where a site will stand.
type place struct{ base, address *string }

func placeFlags(f *flag.FlagSet) place {
	return place{f.String("base", "", ""), f.String("url", "", "")}
}

// read gives the base and the address, either empty when it is not told. The base follows from the address.
func (p place) read() (base, address string, err error) {
	base = *p.base
	if *p.address != "" {
		if address, err = site.ParseAddress(*p.address); err != nil {
			return "", "", usageError{"-url: " + err.Error() + ", not " + *p.address}
		}
	}
	if base != "" && !isBase(base) {
		return "", "", usageError{fmt.Sprintf("-base is the path that the site stands at, as in /repo/, not %q", base)}
	}
	if base != "" && !strings.HasSuffix(base, "/") {
		base += "/"
	}
	if of := site.BaseOf(address); base != "" && address != "" && base != of {
		return "", "", usageError{fmt.Sprintf("-base %s is not the path of -url, which is %s; leave -base out", base, of)}
	}
	return base, address, nil
}

var segmentPattern = regexp.MustCompile(`^[A-Za-z0-9._~-]+$`)

// isBase tells whether a text is a path of an address: a slash, or segments with
// a slash before each, of characters that an address holds as they are.
func isBase(text string) bool {
	if text == "/" {
		return true
	}
	path, rooted := strings.CutPrefix(strings.TrimSuffix(text, "/"), "/")
	for segment := range strings.SplitSeq(path, "/") {
		rooted = rooted && segment != "." && segment != ".." && segmentPattern.MatchString(segment)
	}
	return rooted
}
