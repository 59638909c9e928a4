package sitemeta

import (
	"slices"
	"strconv"

	"sowbook/internal/datafiles"
	"sowbook/internal/project"
	"sowbook/internal/raster"
)

const (
	manifestName = "site.webmanifest"
	faviconName  = "favicon.ico"
	faviconSize  = 32 // pixels a side
)

// IconLink is a link to an icon in the head of a page.
type IconLink struct{ Rel, Href, Type, Sizes string }

// iconPicture is a picture made from the site's icon.
type iconPicture struct {
	name string
	raster.Icon
}

// iconPictures lists the pictures made from the site's icon. Phones may crop a tenth from
// each edge of the maskable one.
var iconPictures = []iconPicture{
	{faviconName, raster.Icon{Size: faviconSize, DrawingSize: 1, Transparent: true}},
	{"apple-touch-icon.png", raster.Icon{Size: 180, DrawingSize: .8}},
	{"icon-192.png", raster.Icon{Size: 192, DrawingSize: 1, Transparent: true}},
	{"icon-512.png", raster.Icon{Size: 512, DrawingSize: 1, Transparent: true}},
	{"icon-maskable.png", raster.Icon{Size: 512, DrawingSize: .66}},
}

// paint makes a picture of the site's icon. If the painter cannot draw it, the site has only
// the icon itself and pictures from the static folder.
func (m *Meta) paint(icon iconPicture) []byte {
	content, err := icon.PNG(string(m.assets.Content(project.IconFile)))
	switch {
	case err != nil:
		return nil
	case icon.name == faviconName:
		return raster.ICO(content, faviconSize)
	}
	return content
}

// iconURL returns the address of the icon or of a picture of it, below the site's root, or ""
// if the site has none.
func (m *Meta) iconURL(name string) string {
	if content := m.assets.Content(name); content != nil {
		return m.book.Project.FileURL(name, content)
	}
	return m.assets.URL(name)
}

// iconLinks returns the links to icons in the head of pages, with addresses below the root.
func (m *Meta) iconLinks() []IconLink {
	size := strconv.Itoa(faviconSize)
	links := []IconLink{
		{"icon", m.iconURL(faviconName), "", size + "x" + size},
		{"icon", m.iconURL(project.IconFile), "image/svg+xml", "any"},
		{"apple-touch-icon", m.iconURL("apple-touch-icon.png"), "", ""},
	}
	return slices.DeleteFunc(links, func(link IconLink) bool { return link.Href == "" })
}

type manifestIcon struct {
	Src     string `json:"src"`
	Sizes   string `json:"sizes"`
	Type    string `json:"type"`
	Purpose string `json:"purpose,omitempty"`
}

// manifest returns the web app manifest. Its addresses are relative, so that they work
// below any base.
func (m *Meta) manifest() []byte {
	home := m.book.Find("")
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
	add := func(name, sizes, kind, purpose string) {
		if url := m.iconURL(name); url != "" {
			manifest.Icons = append(manifest.Icons, manifestIcon{url, sizes, kind, purpose})
		}
	}
	add(project.IconFile, "any", "image/svg+xml", "")
	add("icon-192.png", "192x192", "image/png", "")
	add("icon-512.png", "512x512", "image/png", "")
	add("icon-maskable.png", "512x512", "image/png", "maskable")
	return datafiles.JSON(manifest, " ")
}
