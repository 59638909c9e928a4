package book

import (
	"testing"

	"sowbook/internal/hosting"
)

func TestLocateFillsInBaseAndDropsOtherURL(t *testing.T) {
	const address = "https://sowing.example/repo/"
	original := &Edition{}
	pages := &Pages{Editions: []*Edition{original}}
	none := &Book{Pages: pages}
	hosted := &Book{Pages: pages, byURL: map[string]*Page{"": {Edition: original, settings: &Settings{host: hosting.Settings{URL: address}}}}}
	for name, test := range map[string]struct {
		book      *Book
		asked     Location
		base, url string
	}{
		"nothing":                 {none, Location{}, "/", ""},
		"base":                    {none, Location{Base: "/x/"}, "/x/", ""},
		"URL":                     {none, Location{URL: "https://a.example/b/"}, "/b/", "https://a.example/b/"},
		"home page":               {hosted, Location{}, "/repo/", address},
		"home page, its base":     {hosted, Location{Base: "/repo/"}, "/repo/", address},
		"home page, another base": {hosted, Location{Base: "/"}, "/", ""},
		"both":                    {hosted, Location{URL: "https://a.example/"}, "/", "https://a.example/"},
	} {
		if got := test.book.CompleteLocation(test.asked); got.Base != test.base || got.URL != test.url {
			t.Errorf("%s: base %q, URL %q", name, got.Base, got.URL)
		}
	}
}
