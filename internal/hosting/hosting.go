// Package hosting reads what a home page says about the host of its site: addresses, use without a
// network, and scripts of the host's choice.
package hosting

import (
	"net/url"
	"strings"

	"sowbook/internal/page"
	"sowbook/internal/project"
)

// Settings are what a home page says about the host.
type Settings struct {
	URL       string   // the address of the site, as [project.ParseURL] returns it, or ""
	Edit      string   // the address where the content folder can be edited, or ""
	NoOffline bool     // browsers must not keep pages for reading without a network
	Scripts   *Scripts // for the head of each page, or nil
}

// Read reads the keys url, edit, offline and head of a home page. Those of a translation are problems,
// because they are for the whole site. static returns the address,
// below the root, of a file that a script may name, or "".
func Read(f *page.Front, translation bool, static func(name string) string) Settings {
	s := Settings{NoOffline: !f.Flag("offline", true)}
	if translation {
		for _, key := range []string{"url", "edit", "offline", "head", "sidebar"} {
			if e, ok := f.Optional(key); ok {
				f.Problem(e.Offset, key+" is for the whole site; write it into content/index.md")
			}
		}
		return s
	}
	if v := f.OptionalText("url"); v.Text != "" {
		var err error
		if s.URL, err = project.ParseURL(v.Text); err != nil {
			f.Problem(v.Offset, "url: "+err.Error())
		}
	}
	if v := f.OptionalText("edit"); v.Text != "" {
		if u, err := url.Parse(v.Text); err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" || !strings.HasSuffix(v.Text, "/") {
			f.Problem(v.Offset, "edit is the address of the content folder where it can be edited, with a slash at its end, as in https://github.com/OWNER/REPO/edit/main/content/")
		} else {
			s.Edit = v.Text
		}
	}
	if v := f.OptionalText("head"); v.Text != "" {
		var err error
		if s.Scripts, err = ParseScripts(v.Text, static); err != nil {
			f.Problem(v.Offset, "head: "+err.Error())
		}
	}
	return s
}
