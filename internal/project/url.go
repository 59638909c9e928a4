package project

import (
	"errors"
	"net/url"
	"regexp"
	"strconv"
	"strings"
)

// urlPattern matches an address of a host, perhaps with a port and a path.
var urlPattern = regexp.MustCompile(`^https?://(?:[\p{L}\p{N}.-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]+)?(?:/[\p{L}\p{N}._~%+@:/-]*)?$`)

// ParseURL reads the address of a site, such as https://example.org/repo/, and
// returns it with a slash at its end.
func ParseURL(text string) (string, error) {
	u, err := url.Parse(text)
	wrong := err != nil || !IsPort(u.Port()) || !urlPattern.MatchString(text) || u.Hostname() == "" || strings.Contains(u.Path, "//") || strings.Contains(u.Path, "/.")
	if wrong {
		return "", errors.New("the address of a site is written in full, as in https://example.org/ or https://example.org/repo/")
	}
	return strings.TrimSuffix(text, "/") + "/", nil
}

// IsPort reports whether a text is the number of a port, or empty.
func IsPort(text string) bool {
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
