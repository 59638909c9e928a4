package book

import (
	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/project"
)

// Location is where a site will be served.
type Location struct {
	URL     string // the whole address, as [project.ParseURL] returns it; "" if unknown
	Base    string // the path of that address, with a slash at both ends; "" for that of URL
	Offline bool   // browsers keep pages for reading without a network
}

// readHosting reads the keys url and offline of the home page.
func (h *home) readHosting(p *page.Page, f *page.Front, problems *diag.Problems) {
	if v := f.OptionalText("url"); v.Text != "" {
		var err error
		if h.url, err = project.ParseURL(v.Text); err != nil {
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
		asked.Base = project.BaseOf(asked.URL)
	}
	if asked.URL != "" && project.BaseOf(asked.URL) != asked.Base {
		asked.URL = ""
	}
	asked.Offline = asked.Offline && (home == nil || !home.home.noOffline)
	return asked
}
