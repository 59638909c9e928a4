package book

import "testing"

func TestParseURL(t *testing.T) {
	for text, want := range map[string]string{
		"https://a.example":       "https://a.example/",
		"https://a.example/":      "https://a.example/",
		"http://a.example/b/c":    "http://a.example/b/c/",
		"https://a.example:80/b/": "https://a.example:80/b/",
		"a.example":               "", "/repo/": "", "ftp://a.example": "", "https://": "", "https://a.example/?q": "", "https://a.example/#x": "",
		"https://u@a.example": "", "https://a.example//b": "", "https://a.example/../b": "", "https://a b/": "",
		"https://a.example:65535": "https://a.example:65535/", "https://a.example:65536": "", "https://a.example:0": "", "https://a.example/\n": "",
	} {
		got, err := ParseURL(text)
		if got != want || (err == nil) != (want != "") {
			t.Errorf("%q: %q, %v", text, got, err)
		}
	}
}

func TestLocateFillsInBaseAndDropsOtherURL(t *testing.T) {
	const address = "https://sowing.example/repo/"
	hosted := &Book{byURL: map[string]*Page{"": {home: &home{url: address}}}}
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
