package site_test

import (
	"encoding/xml"
	"slices"
	"testing"

	"sowbook/internal/book"
	"sowbook/internal/site"
)

func TestSitemapHasEveryPublishedPageOnce(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	files := build(t, site.Options{Location: book.Location{URL: siteURL}, Drafts: true}, nil)
	var set struct {
		XMLName xml.Name `xml:"http://www.sitemaps.org/schemas/sitemap/0.9 urlset"`
		Loc     []string `xml:"url>loc"`
	}
	if err := xml.Unmarshal(files["sitemap.xml"], &set); err != nil {
		t.Fatal(err)
	}
	slices.Sort(set.Loc)
	want := []string{siteURL, siteURL + "plain/", siteURL + "sources/", siteURL + "sources/src/", siteURL + "variants/game/"}
	if !slices.Equal(set.Loc, want) {
		t.Errorf("%v", set.Loc)
	}
	if text := string(files["robots.txt"]); text != "User-agent: *\nDisallow:\n\nSitemap: "+siteURL+"sitemap.xml\n" {
		t.Errorf("%s", text)
	}
}
