package site

import (
	"strconv"

	"sowbook/internal/raster"
)

// The drawing of the site's icon, in the static folder; what is painted of it, and what says so to a phone.
const (
	iconName     = "icon.svg"
	manifestName = "site.webmanifest"
	favicon      = 32 // pixels of favicon.ico
)

// iconLink is a link to an icon in the head of a page.
type iconLink struct{ Rel, Href, Type, Sizes string }

// icons is the pictures that are painted of the drawing. A phone cuts the maskable one to a shape of its own, in which four fifths of the
// width are safe.
var icons = []struct {
	name string
	raster.Icon
}{
	{"apple-touch-icon.png", raster.Icon{Size: 180, Room: .8}},
	{"icon-192.png", raster.Icon{Size: 192, Room: 1, Bare: true}},
	{"icon-512.png", raster.Icon{Size: 512, Room: 1, Bare: true}},
	{"icon-maskable.png", raster.Icon{Size: 512, Room: .66}},
}

// makeIcons paints the icons of the site's drawing. A rulebook's drawing of its own that cannot be painted is the only icon then, with
// those that lie in its static folder.
func (t *travel) makeIcons(a assets) {
	drawing := string(a.files[iconName])
	if small, err := (raster.Icon{Size: favicon, Room: 1, Bare: true}).Kept(drawing); err == nil {
		t.add(a, "favicon.ico", raster.ICO(small, favicon))
	}
	for _, icon := range icons {
		if content, err := icon.Kept(drawing); err == nil {
			t.add(a, icon.name, content)
		}
	}
	link := func(rel, name, kind, sizes string) {
		if content := t.file(a, name); content != nil {
			t.icons = append(t.icons, iconLink{rel, a.address(name, content), kind, sizes})
		}
	}
	link("icon", "favicon.ico", "", strconv.Itoa(favicon)+"x"+strconv.Itoa(favicon))
	link("icon", iconName, "image/svg+xml", "any")
	link("apple-touch-icon", "apple-touch-icon.png", "", "")
}

// file is a file of the site, made or as it lies in the static folder.
func (t *travel) file(a assets, name string) []byte {
	if content := a.files[name]; content != nil {
		return content
	}
	return t.files[name]
}

type manifestIcon struct {
	Src     string `json:"src"`
	Sizes   string `json:"sizes"`
	Type    string `json:"type"`
	Purpose string `json:"purpose,omitempty"`
}

// makeManifest is what a phone is told when a reader puts the site among its programs. Its addresses count from its own, so that they are
// right below any base.
func (t *travel) makeManifest(a assets, home *entry) []byte {
	m := struct {
		Name        string         `json:"name"`
		Description string         `json:"description,omitempty"`
		Lang        string         `json:"lang"`
		ID          string         `json:"id"`
		Start       string         `json:"start_url"`
		Scope       string         `json:"scope"`
		Display     string         `json:"display"`
		Background  string         `json:"background_color"`
		Theme       string         `json:"theme_color"`
		Icons       []manifestIcon `json:"icons"`
	}{
		Name: home.title, Description: home.summary, Lang: home.in.words.Lang, ID: "./", Start: "./", Scope: "./",
		Display: "minimal-ui", Background: "#faf6ee", Theme: "#faf6ee", Icons: []manifestIcon{},
	}
	for _, icon := range []struct{ name, sizes, kind, purpose string }{
		{iconName, "any", "image/svg+xml", ""},
		{"icon-192.png", "192x192", "image/png", ""},
		{"icon-512.png", "512x512", "image/png", ""},
		{"icon-maskable.png", "512x512", "image/png", "maskable"},
	} {
		if content := t.file(a, icon.name); content != nil {
			m.Icons = append(m.Icons, manifestIcon{a.address(icon.name, content), icon.sizes, icon.kind, icon.purpose})
		}
	}
	return jsonFile(m, " ")
}
