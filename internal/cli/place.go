package cli

import (
	"flag"
	"fmt"
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
	if base != "" && (!strings.HasPrefix(base, "/") || strings.ContainsAny(base, "?#\\ ") || strings.Contains(base, "//")) {
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
