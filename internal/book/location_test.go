package book

import (
	"testing"

	"sowbook/internal/hosting"
)

func TestLocateFillsInBaseAndDropsOtherURL(t *testing.T) {
	const address = "https://sowing.example/repo/"
	hosted := &Book{byURL: map[string]*Page{"": {home: &home{host: hosting.Settings{URL: address}}}}}
	for name, test := range map[string]struct {
		book      *Book
		asked     Location
		base, url string
	}{
		"nothing":                 {&Book{}, Location{}, "/", ""},
		"base":                    {&Book{}, Location{Base: "/x/"}, "/x/", ""},
		"URL":                     {&Book{}, Location{URL: "https://a.example/b/"}, "/b/", "https://a.example/b/"},
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
