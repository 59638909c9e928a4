package raster

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"reflect"
	"strings"
	"testing"

	"sowbook/internal/boardsvg"
)

// board returns the SVG of a position with every kind of mark.
func board() string {
	b := boardsvg.Board{Pits: 6, Seeds: []int{0, 6, 1, 6, 6, 0, 0, 5, 5, 5, 0, 5, 8, 1}, Turn: 'N', Last: 3, Path: []int{0, 1, 2, 3}, Taken: []int{6}, Skipped: []int{13},
		Marks: []boardsvg.Mark{{Place: 4, Letter: "A"}}, Arrows: [][2]int{{4, 9}}}
	for pit := range 12 {
		b.Labels = append(b.Labels, fmt.Sprint(pit%6+1))
	}
	return boardsvg.Defs(boardsvg.EmptyBoard{Pits: 6, Labels: b.Labels}) + b.SVG()
}

func decode(t *testing.T, content []byte) image.Image {
	t.Helper()
	picture, err := png.Decode(bytes.NewReader(content))
	if err != nil {
		t.Fatal(err)
	}
	return picture
}

// wantPixel reports an error unless a pixel has nearly a colour.
func wantPixel(t *testing.T, picture image.Image, x, y int, want color.RGBA, what string) {
	t.Helper()
	got := color.RGBAModel.Convert(picture.At(x, y)).(color.RGBA)
	far := func(a, b uint8) bool { return max(a, b)-min(a, b) > 12 }
	if far(got.R, want.R) || far(got.G, want.G) || far(got.B, want.B) || far(got.A, want.A) {
		t.Errorf("%s at %d,%d: %v, want %v", what, x, y, got, want)
	}
}

func paintSVG(t *testing.T, svg string, size int) image.Image {
	t.Helper()
	c, err := Icon{Size: size, DrawingSize: 1, Transparent: true}.paint(svg)
	if err != nil {
		t.Fatal(err)
	}
	return c.Image()
}

func TestLinkPreviewSizeAndContent(t *testing.T) {
	if testing.Short() {
		t.Skip("many pictures")
	}
	preview := LinkPreview{Title: "Egyptian Mancala", Site: "Sowbook", Board: board()}
	first, err := encode(preview.paint())
	if err != nil {
		t.Fatal(err)
	}
	again, _ := encode(preview.paint())
	if !bytes.Equal(first, again) {
		t.Error("two pictures of the same preview differ")
	}
	picture := decode(t, first)
	if picture.Bounds() != image.Rect(0, 0, 1200, 630) {
		t.Errorf("bounds %v", picture.Bounds())
	}
	if len(first) > 300_000 {
		t.Errorf("%d bytes; some services reject pictures above 300,000", len(first))
	}
	wantPixel(t, picture, 5, 5, color.RGBA{0xfa, 0xf6, 0xee, 0xff}, "paper")
	wantPixel(t, picture, 700, 570, color.RGBA{0xc8, 0x95, 0x5a, 0xff}, "wood at the lower edge")
	wantPixel(t, picture, 276, 430, color.RGBA{123, 76, 36, 255}, "an empty pit")
}

func TestPaintsBoardsOfEverySize(t *testing.T) {
	if testing.Short() {
		t.Skip("many pictures")
	}
	for pits := 1; pits <= 16; pits += 3 {
		for _, piles := range []bool{false, true} {
			b := boardsvg.Board{Pits: pits, Piles: piles, Turn: 'S', Last: 0, Path: []int{0, 1, 2}, Seeds: []int{40, 2, 3}}
			if _, err := (LinkPreview{Title: "T", Board: boardsvg.Defs(boardsvg.EmptyBoard{Pits: pits, Piles: piles}) + b.SVG()}).paint(); err != nil {
				t.Errorf("%d pits, piles %v: %v", pits, piles, err)
			}
		}
	}
}

func TestTitleWithoutGlyphsIsLeftOut(t *testing.T) {
	if testing.Short() {
		t.Skip("many pictures")
	}
	with, err := LinkPreview{Title: "لعبة", Site: "Sowbook", Board: board()}.paint()
	if err != nil {
		t.Fatal(err)
	}
	without, err := LinkPreview{Board: board()}.paint()
	if err != nil || !reflect.DeepEqual(with.Image(), without.Image()) {
		t.Error("the title in Arabic changes the picture")
	}
}

func TestLongTitleKeepsMargin(t *testing.T) {
	if testing.Short() {
		t.Skip("many pictures")
	}
	painted, err := LinkPreview{Title: strings.Repeat("Mancala ", 30), Site: "Sowbook", Board: board()}.paint()
	if err != nil {
		t.Fatal(err)
	}
	picture := painted.Image()
	for y := 40; y < 100; y++ {
		wantPixel(t, picture, 1160, y, color.RGBA{0xfa, 0xf6, 0xee, 0xff}, "the margin")
	}
}

func TestShapesCoverExpectedPixels(t *testing.T) {
	const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">`
	black, none := color.RGBA{0, 0, 0, 255}, color.RGBA{}
	for name, test := range map[string]struct {
		svg            string
		painted, empty [][2]int
	}{
		"rect":                   {`<rect x="10" y="20" width="30" height="40" rx="10"/>`, [][2]int{{25, 40}, {12, 40}}, [][2]int{{10, 20}, {45, 40}}},
		"circle in a group":      {`<g transform="translate(50 50) scale(2)"><circle r="10"/></g>`, [][2]int{{50, 50}, {68, 50}}, [][2]int{{72, 50}}},
		"half a circle":          {`<path d="M20 50a30 30 0 0 1 60 0z"/>`, [][2]int{{50, 25}}, [][2]int{{50, 60}}},
		"the other half":         {`<path d="M20 50a30 30 0 0 0 60 0z"/>`, [][2]int{{50, 75}}, [][2]int{{50, 40}}},
		"arc flags unspaced":     {`<path d="M20 50a30 30 0 0160 0z"/>`, [][2]int{{50, 25}}, [][2]int{{50, 60}}},
		"three quarters":         {`<path d="M50 20A30 30 0 1 1 20 50"/>`, [][2]int{{70, 70}, {70, 30}, {33, 67}}, [][2]int{{25, 30}}},
		"round ends":             {`<path d="M30 50h40" fill="none" stroke="#000" stroke-width="20"/>`, [][2]int{{23, 50}, {77, 50}, {50, 42}}, [][2]int{{18, 50}, {50, 62}, {22, 42}}},
		"a dot":                  {`<path d="M50 50h0" fill="none" stroke="#000" stroke-width="20"/>`, [][2]int{{50, 50}, {57, 50}}, [][2]int{{62, 50}}},
		"a ring":                 {`<circle cx="50" cy="50" r="30" fill="none" stroke="#000" stroke-width="8"/>`, [][2]int{{80, 50}, {50, 20}}, [][2]int{{50, 50}, {87, 50}}},
		"back on itself":         {`<path d="M20 50h60h-60" fill="none" stroke="#000" stroke-width="10"/>`, [][2]int{{82, 50}, {18, 50}, {50, 47}}, [][2]int{{88, 50}, {12, 50}}},
		"a sharp bend":           {`<path d="m20 80 30-60 30 60" fill="none" stroke="#000" stroke-width="10"/>`, [][2]int{{50, 17}, {35, 50}, {65, 50}}, [][2]int{{50, 60}, {50, 12}}},
		"dashes":                 {`<path d="M10 50h80" fill="none" stroke="#000" stroke-width="4" stroke-dasharray="20 20"/>`, [][2]int{{20, 50}, {60, 50}}, [][2]int{{40, 50}, {80, 50}}},
		"numbers without spaces": {`<path d="m10 10.5.5 80 80-.5V10z"/>`, [][2]int{{50, 50}}, [][2]int{{5, 50}}},
		"curves":                 {`<path d="M10 90Q50-70 90 90zM0 0"/>`, [][2]int{{50, 20}}, [][2]int{{50, 5}, {15, 30}}},
		"inherited from a group": {`<g fill="none"><path d="M10 10h80v80z"/></g>`, nil, [][2]int{{70, 30}}},
		"use":                    {`<defs><g id="a"><rect width="20" height="20"/></g></defs><use href="#a" transform="translate(40 40)"/>`, [][2]int{{50, 50}}, [][2]int{{10, 10}}},
	} {
		t.Run(name, func(t *testing.T) {
			picture := paintSVG(t, head+test.svg+"</svg>", 100)
			for _, at := range test.painted {
				wantPixel(t, picture, at[0], at[1], black, "painted")
			}
			for _, at := range test.empty {
				wantPixel(t, picture, at[0], at[1], none, "not painted")
			}
		})
	}
}

func TestGradientsCoverShape(t *testing.T) {
	picture := paintSVG(t, `<svg viewBox="0 0 100 100"><defs><linearGradient id="l"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>
		<radialGradient id="r"><stop stop-color="#ff0000"/><stop offset="1" stop-color="#0000ff" stop-opacity=".5"/></radialGradient></defs>
		<rect width="100" height="50" fill="url(#l)"/><rect y="50" width="100" height="50" fill="url(#r)"/></svg>`, 100)
	wantPixel(t, picture, 0, 25, color.RGBA{0, 0, 0, 255}, "start")
	wantPixel(t, picture, 50, 25, color.RGBA{128, 128, 128, 255}, "middle")
	wantPixel(t, picture, 99, 25, color.RGBA{255, 255, 255, 255}, "end")
	wantPixel(t, picture, 50, 75, color.RGBA{250, 0, 4, 255}, "centre")
	wantPixel(t, picture, 0, 75, color.RGBA{0, 0, 128, 128}, "half transparent edge")
}

func TestUnsupportedSVGIsError(t *testing.T) {
	for svg, want := range map[string]string{
		`<svg viewBox="0 0 9 9"><filter/></svg>`:                                               "<filter> is not supported",
		`<svg viewBox="0 0 9 9"><rect fill="red" width="1" height="1"/></svg>`:                 `colour "red" is not supported; write #rrggbb`,
		`<svg viewBox="0 0 9 9"><path d="M0 0T1 1"/></svg>`:                                    "T is not supported",
		`<svg viewBox="0 0 9 9"><path d="M0 0L1"/></svg>`:                                      "L takes 2 numbers, not 1",
		`<svg viewBox="0 0 9 9"><path d="M0 0L 1 1;"/></svg>`:                                  `expected a letter at ";"`,
		`<svg viewBox="0 0 9 9"><path d="M0 0A1 2 0 0 0 3 3"/></svg>`:                          "an arc of an ellipse is not supported",
		`<svg viewBox="0 0 9 9"><g transform="rotate(3)"/></svg>`:                              `transform "rotate(3)" is not supported; translate and scale are`,
		`<svg viewBox="0 0 9 9"><use href="#x"/></svg>`:                                        `it uses "#x", which does not exist`,
		`<svg viewBox="0 0 9 9"><g id="a"><use href="#a"/></g></svg>`:                          "use themselves",
		`<svg viewBox="0 0 9 9"><path d="M0 0h9" stroke="#000" stroke-dasharray="4 0"/></svg>`: `stroke-dasharray "4 0" is not a list of positive numbers`,
		`<svg viewBox="0 0 9 9"><path d="M0 0h9" stroke="#000" stroke-dasharray=" "/></svg>`:   `stroke-dasharray " " is not a list of positive numbers`,
		`<svg viewBox="0 0 9 9"><rect width="NaN"/></svg>`:                                     `width of rect is not a number: "NaN"`,
		`<svg><path/></svg>`: "needs a viewBox",
		`<p/>`:               "it has no element <svg>",
		`<svg`:               "not well-formed",
	} {
		_, err := Icon{Size: 9, DrawingSize: 1}.paint(svg)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", svg, err, want)
		}
	}
}

func TestPaintsSiteIcon(t *testing.T) {
	svg, err := os.ReadFile("../../static/icon.svg")
	if err != nil {
		t.Fatal(err)
	}
	picture := paintSVG(t, string(svg), 240)
	wantPixel(t, picture, 120, 60, color.RGBA{0xa8, 0x70, 0x3e, 255}, "wood")
	wantPixel(t, picture, 76, 90, color.RGBA{0x4a, 0x28, 0x10, 255}, "a pit")
	wantPixel(t, picture, 65, 122, color.RGBA{0xf6, 0xd9, 0xa8, 255}, "a seed")
	wantPixel(t, picture, 3, 3, color.RGBA{}, "around it")
}

func TestICOHoldsOnePicture(t *testing.T) {
	ico := ICO([]byte("picture"), 32)
	want := append([]byte{0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 7, 0, 0, 0, 22, 0, 0, 0}, "picture"...)
	if !bytes.Equal(ico, want) {
		t.Errorf("% x", ico)
	}
	if at := binary.LittleEndian.Uint32(ico[18:]); string(ico[at:]) != "picture" {
		t.Errorf("the picture is not at offset %d", at)
	}
}

func BenchmarkLinkPreview(b *testing.B) {
	preview := LinkPreview{Title: "Egyptian Mancala", Site: "Sowbook", Board: board()}
	for b.Loop() {
		if _, err := encode(preview.paint()); err != nil {
			b.Fatal(err)
		}
	}
}
