package project

import (
	"strings"
	"testing"
)

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

// FuzzURL reads the address of a site. What is accepted stays as it is when it is read
// again.
func FuzzURL(f *testing.F) {
	f.Add("https://example.org/repo")
	f.Add("http://00\"0")
	f.Add("http://[::1]:80/a/../b/?c#d")
	f.Fuzz(func(t *testing.T, text string) {
		address, err := ParseURL(text)
		if err != nil {
			return
		}
		if again, err := ParseURL(address); err != nil || again != address || !strings.HasSuffix(BaseOf(address), "/") || strings.ContainsAny(address, " \t\n\"<>") {
			t.Errorf("%q is %q, then %q, %v; base %q", text, address, again, err, BaseOf(address))
		}
	})
}
