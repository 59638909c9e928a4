package book

import (
	"errors"
	"net/url"
	"regexp"
	"strconv"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// Location is where a site will be served.
type Location struct {
	URL     string // the whole address, as ParseURL returns it; "" if unknown
	Base    string // the path of that address, with a slash at both ends; "" for that of URL
	Offline bool   // browsers keep pages for reading without a network
}

// urlPattern matches an address of a host, perhaps with a port and a path.
var urlPattern = regexp.MustCompile(`^https?://(?:[\p{L}\p{N}.-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]+)?(?:/[\p{L}\p{N}._~%+@:/-]*)?$`)

// ParseURL reads the address of a site, such as https://example.org/repo/, and
// returns it with a slash at its end.
func ParseURL(text string) (string, error) {
	u, err := url.Parse(text)
	wrong := err != nil || !isPort(u.Port()) || !urlPattern.MatchString(text) || u.Hostname() == "" || strings.Contains(u.Path, "//") || strings.Contains(u.Path, "/.")
	if wrong {
		return "", errors.New("the address of a site is written in full, as in https://example.org/ or https://example.org/repo/")
	}
	return strings.TrimSuffix(text, "/") + "/", nil
}

// isPort reports whether a text is the number of a port, or empty.
func isPort(text string) bool {
	number, err := strconv.ParseUint(text, 10, 16)
	return text == "" || err == nil && number > 0
}

// BaseOf returns the path of a site's address, / if it has none.
func BaseOf(address string) string {
	u, err := url.Parse(address)
	if err != nil || u.Path == "" {
		return "/"
	}
	return u.Path
}

// readHosting reads the keys url and offline of the home page.
func (h *home) readHosting(p *page.Page, f *page.Front, problems *diag.Problems) {
	if v := f.OptionalText("url"); v.Text != "" {
		var err error
		if h.url, err = ParseURL(v.Text); err != nil {
			problems.Add(p.ProblemAt(v.Offset, "url: "+err.Error()))
		}
	}
	if v := f.OptionalText("offline"); v.Text != "" {
		if h.noOffline = v.Text == "no"; !h.noOffline && v.Text != "yes" {
			problems.Add(p.ProblemAt(v.Offset, "offline is yes or no, not "+v.Text))
		}
	}
}

// CompleteLocation fills in the empty fields of asked from the home page. It drops a URL
// whose path is not the base, because it belongs to another site.
func (b *Book) CompleteLocation(asked Location) Location {
	home := b.Find("")
	if asked.URL == "" && home != nil {
		asked.URL = home.home.url
	}
	if asked.Base == "" {
		asked.Base = BaseOf(asked.URL)
	}
	if asked.URL != "" && BaseOf(asked.URL) != asked.Base {
		asked.URL = ""
	}
	asked.Offline = asked.Offline && (home == nil || !home.home.noOffline)
	return asked
}
