package sitemeta

import (
	"bytes"
	"encoding/json"
	"strconv"

	"sowbook/internal/book"
	"sowbook/internal/project"
	"sowbook/internal/raster"
)

const (
	manifestName = "site.webmanifest"
	faviconSize  = 32 // pixels a side
)

// IconLink is a link to an icon in the head of a page.
type IconLink struct{ Rel, Href, Type, Sizes string }

// iconPictures lists the pictures made from the site's icon. Phones may crop a tenth from
// each edge of the maskable one.
var iconPictures = []struct {
	name string
	raster.Icon
}{
	{"apple-touch-icon.png", raster.Icon{Size: 180, DrawingSize: .8}},
	{"icon-192.png", raster.Icon{Size: 192, DrawingSize: 1, Transparent: true}},
	{"icon-512.png", raster.Icon{Size: 512, DrawingSize: 1, Transparent: true}},
	{"icon-maskable.png", raster.Icon{Size: 512, DrawingSize: .66}},
}

// addIcons makes pictures of the site's icon. If the painter cannot draw it, the site has
// only the icon itself and pictures from the static folder.
func (m *Meta) addIcons() {
	drawing := string(m.assets.Content(project.IconFile))
	if small, err := (raster.Icon{Size: faviconSize, DrawingSize: 1, Transparent: true}).PNG(drawing); err == nil {
		m.add("favicon.ico", raster.ICO(small, faviconSize))
	}
	for _, icon := range iconPictures {
		if content, err := icon.PNG(drawing); err == nil {
			m.add(icon.name, content)
		}
	}
	link := func(rel, name, kind, sizes string) {
		if content := m.content(name); content != nil {
			m.icons = append(m.icons, IconLink{rel, m.book.Project.FileURL(name, content), kind, sizes})
		}
	}
	link("icon", "favicon.ico", "", strconv.Itoa(faviconSize)+"x"+strconv.Itoa(faviconSize))
	link("icon", project.IconFile, "image/svg+xml", "any")
	link("apple-touch-icon", "apple-touch-icon.png", "", "")
}

type manifestIcon struct {
	Src     string `json:"src"`
	Sizes   string `json:"sizes"`
	Type    string `json:"type"`
	Purpose string `json:"purpose,omitempty"`
}

// manifest returns the web app manifest. Its addresses are relative, so that they work
// below any base.
func (m *Meta) manifest(home *book.Page) []byte {
	manifest := struct {
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
		Name: home.Title, Description: home.Summary, Lang: home.Edition.Words.Lang, ID: "./", Start: "./", Scope: "./",
		Display: "minimal-ui", Background: "#faf6ee", Theme: "#faf6ee", Icons: []manifestIcon{},
	}
	for _, icon := range []struct{ name, sizes, kind, purpose string }{
		{project.IconFile, "any", "image/svg+xml", ""},
		{"icon-192.png", "192x192", "image/png", ""},
		{"icon-512.png", "512x512", "image/png", ""},
		{"icon-maskable.png", "512x512", "image/png", "maskable"},
	} {
		if content := m.content(icon.name); content != nil {
			manifest.Icons = append(manifest.Icons, manifestIcon{m.book.Project.FileURL(icon.name, content), icon.sizes, icon.kind, icon.purpose})
		}
	}
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", " ")
	if err := encoder.Encode(manifest); err != nil {
		panic(err) // strings only
	}
	return out.Bytes()
}
