package site

import (
	"errors"
	"net/url"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// ParseAddress reads where a site stands, as in https://example.org/repo/, and gives it with a slash at its end. It is what links, pictures
// and feeds need that are read somewhere else.
func ParseAddress(text string) (string, error) {
	u, err := url.Parse(text)
	wrong := err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" || u.User != nil || strings.ContainsAny(text, "?# ") ||
		strings.Contains(u.Path, "//") || strings.Contains(u.Path, "/.")
	if wrong {
		return "", errors.New("the address of a site is written in full, as in https://example.org/ or https://example.org/repo/")
	}
	return strings.TrimSuffix(text, "/") + "/", nil
}

// BaseOf is the path of an address.
func BaseOf(address string) string {
	u, err := url.Parse(address)
	if err != nil || u.Path == "" {
		return "/"
	}
	return u.Path
}

// hosting is what the home page's front matter says of the whole site.
type hosting struct {
	address string // where the site will stand, with a slash at its end; empty where it is not told
	online  bool   // offline: no, the site is not kept for readers without a network
}

// readHosting reads the keys url and offline of the home page.
func readHosting(p *page.Page, f *page.Front, problems *diag.Problems) (h hosting) {
	if v := f.OptionalText("url"); v.Text != "" {
		var err error
		if h.address, err = ParseAddress(v.Text); err != nil {
			problems.Add(p.At(v.Offset, "url: "+err.Error()))
		}
	}
	if v := f.OptionalText("offline"); v.Text != "" {
		if h.online = v.Text == "no"; !h.online && v.Text != "yes" {
			problems.Add(p.At(v.Offset, "offline is yes or no, not "+v.Text))
		}
	}
	return h
}

// placed is the options with what the home page says of the site's place, where they do not say it themselves. An address that does not
// fit the base is another site's, and is left out.
func (o Options) placed(b *book) Options {
	home := b.find("")
	if o.URL == "" && home != nil {
		o.URL = home.guide.hosting.address
	}
	if o.Base == "" {
		o.Base = BaseOf(o.URL)
	}
	if o.URL != "" && BaseOf(o.URL) != o.Base {
		o.URL = ""
	}
	o.Offline = o.Offline && (home == nil || !home.guide.hosting.online)
	return o
}
