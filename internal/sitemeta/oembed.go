package sitemeta

import (
	"html"
	"maps"
	"slices"
	"strconv"
	"strings"

	"sowbook/internal/book"
	"sowbook/internal/datafiles"
	"sowbook/internal/example"
	"sowbook/internal/raster"
)

// The size of the frame in oEmbed answers, in pixels: a board with its buttons, and with
// moves to step through also their list and two sentences. Sites give the frame this size
// for good.
const (
	frameWidth       = 600
	frameHeight      = 570
	frameHeightStill = 406
)

// OEmbedName is the name of the file with the oEmbed answer, beside the page of a game.
const OEmbedName = "oembed.json"

// oEmbed is the answer that lets other sites show a board in place of a link to a game.
// Fields are those of https://oembed.com, version 1.0, type rich.
type oEmbed struct {
	Version         string `json:"version"`
	Type            string `json:"type"`
	Title           string `json:"title"`
	ProviderName    string `json:"provider_name"`
	ProviderURL     string `json:"provider_url"`
	ThumbnailURL    string `json:"thumbnail_url"`
	ThumbnailWidth  int    `json:"thumbnail_width"`
	ThumbnailHeight int    `json:"thumbnail_height"`
	HTML            string `json:"html"`
	Width           int    `json:"width"`
	Height          int    `json:"height"`
}

// OEmbed makes the oEmbed answer of a game's page: a frame with the board of an example. The
// site's address must be known.
func (m *Meta) OEmbed(p *book.Parsed, ex *example.Example, preview *LinkPreview) []byte {
	frame := m.location.URL + p.Edition.EmbedURL() + "#" + boardLink(ex)
	height := frameHeight
	if ex.Game.Len() == 0 {
		height = frameHeightStill
	}
	answer := oEmbed{
		Version: "1.0", Type: "rich", Title: p.Title, ProviderName: m.title, ProviderURL: m.location.URL,
		ThumbnailURL: m.location.URL + preview.Name, ThumbnailWidth: raster.LinkPreviewWidth, ThumbnailHeight: raster.LinkPreviewHeight,
		HTML: `<iframe src="` + html.EscapeString(frame) + `" title="` + html.EscapeString(p.Title) +
			`" width="` + strconv.Itoa(frameWidth) + `" height="` + strconv.Itoa(height) + `" style="border: 0" loading="lazy" allow="clipboard-write"></iframe>`,
		Width: frameWidth, Height: height,
	}
	return datafiles.JSON(answer, "  ")
}

// boardLink returns the link to the state of an example that is shown first, without #.
// static/js/tools/link.js describes it.
func boardLink(ex *example.Example) string {
	readings := ex.Variant.NonDefaultReadings(ex.Game.Rules())
	var set []string
	for _, key := range slices.Sorted(maps.Keys(readings)) {
		set = append(set, key+":"+readings[key])
	}
	var link strings.Builder
	link.WriteString("sow=1")
	for _, part := range [][2]string{
		{"game", ex.Variant.ID},
		{"set", strings.Join(set, ".")},
		{"from", strings.ReplaceAll(ex.Game.Start().String(), " ", "_")},
		{"moves", strings.Join(ex.Variant.Moves(ex.Game), ".")},
		{"at", strconv.Itoa(ex.FirstState)},
	} {
		if part[1] != "" {
			link.WriteString("&" + part[0] + "=" + part[1])
		}
	}
	return link.String()
}
