package cli

import (
	"fmt"
	"path"
	"regexp"
	"strings"

	"sowbook/internal/book"
	"sowbook/internal/project"
	"sowbook/internal/site"
)

func (e *env) project() project.Project {
	return project.Project{Dir: e.dir, Builtin: e.builtin, Commands: e.commands}
}

// siteFlags holds the flags of commands that build a site.
type siteFlags struct {
	address, base *string
	drafts        *bool
}

func addSiteFlags(f *flags) siteFlags {
	return siteFlags{
		f.String("url https://HOST/path/", "", "the address of the site, for canonical links, the sitemap and the feed"),
		f.String("base /path/", "", "the path of the site at its address, if it is not /"),
		f.Bool("drafts", "include drafts"),
	}
}

// options returns the options of the site, after the flags are parsed.
func (s siteFlags) options(e *env) (site.Options, error) {
	at, err := readLocation(*s.base, *s.address)
	return site.Options{Project: e.project(), Location: at, Drafts: *s.drafts}, err
}

// readLocation reads the values of -base and -url, each "" if it is not given.
func readLocation(base, address string) (at book.Location, err error) {
	at.Base = base
	if address != "" {
		if at.URL, err = project.ParseURL(address); err != nil {
			return at, usageError(fmt.Sprintf("-url: %v, not %q", err, address))
		}
	}
	if at.Base != "" && !isBase(at.Base) {
		return at, usageError(fmt.Sprintf("-base is the path of the site, as in /repo/, not %q", at.Base))
	}
	if at.Base != "" && !strings.HasSuffix(at.Base, "/") {
		at.Base += "/"
	}
	if of := project.BaseOf(at.URL); at.Base != "" && at.URL != "" && at.Base != of {
		return at, usageError(fmt.Sprintf("-base %s is not the path of -url, which is %s; leave -base out", at.Base, of))
	}
	return at, nil
}

// basePattern matches a path of characters that need no escapes.
var basePattern = regexp.MustCompile(`^(?:/|(?:/[A-Za-z0-9._~-]+)+/?)$`)

func isBase(text string) bool {
	return basePattern.MatchString(text) && path.Clean(text) == "/"+strings.Trim(text, "/") // neither . nor ..
}
