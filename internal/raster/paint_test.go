package raster

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sowbook/internal/boardsvg"
)

// board is a position with something of everything that a page points out.
func board() string {
	b := boardsvg.Board{Pits: 6, Seeds: []int{0, 6, 1, 6, 6, 0, 0, 5, 5, 5, 0, 5, 8, 1}, Turn: 'N', Last: 3, Path: []int{0, 1, 2, 3}, Taken: []int{6}, Skipped: []int{13},
		Marks: []boardsvg.Mark{{Place: 4, Letter: "A"}}, Arrows: [][2]int{{4, 9}}}
	for pit := range 12 {
		b.Labels = append(b.Labels, fmt.Sprint(pit%6+1))
	}
	return boardsvg.Defs(boardsvg.Set{Pits: 6, Labels: b.Labels}) + b.SVG()
}

func decode(t *testing.T, content []byte) image.Image {
	t.Helper()
	picture, err := png.Decode(bytes.NewReader(content))
	if err != nil {
		t.Fatal(err)
	}
	return picture
}

// near tells whether a colour is that of a pixel, give or take a little.
func near(t *testing.T, picture image.Image, x, y int, want color.RGBA, what string) {
	t.Helper()
	got := color.RGBAModel.Convert(picture.At(x, y)).(color.RGBA)
	far := func(a, b uint8) bool { return max(a, b)-min(a, b) > 12 }
	if far(got.R, want.R) || far(got.G, want.G) || far(got.B, want.B) || far(got.A, want.A) {
		t.Errorf("%s at %d,%d: %v, want %v", what, x, y, got, want)
	}
}

func paintSVG(t *testing.T, svg string, size int) image.Image {
	t.Helper()
	content, err := Icon{Size: size, Room: 1, Bare: true}.PNG(svg)
	if err != nil {
		t.Fatal(err)
	}
	return decode(t, content)
}

func TestAPosterIsAsLargeAsLinksAreShownAndAlwaysTheSame(t *testing.T) {
	poster := Poster{Title: "Egyptian Mancala", Site: "Sowbook", Board: board()}
	first, err := poster.PNG()
	if err != nil {
		t.Fatal(err)
	}
	again, _ := poster.PNG()
	if !bytes.Equal(first, again) {
		t.Error("the same poster is painted twice, and differs")
	}
	picture := decode(t, first)
	if picture.Bounds() != image.Rect(0, 0, 1200, 630) {
		t.Errorf("the poster is %v", picture.Bounds())
	}
	if len(first) > 300_000 {
		t.Errorf("%d bytes; some who show links take no picture above 300,000", len(first))
	}
	near(t, picture, 5, 5, color.RGBA{0xfa, 0xf6, 0xee, 0xff}, "paper")
	near(t, picture, 700, 570, color.RGBA{0xc8, 0x95, 0x5a, 0xff}, "wood at the lower edge")
	near(t, picture, 276, 430, color.RGBA{123, 76, 36, 255}, "an empty hollow")
}

func TestEveryBoardCanBePainted(t *testing.T) {
	for pits := 1; pits <= 16; pits += 3 {
		for _, piles := range []bool{false, true} {
			b := boardsvg.Board{Pits: pits, Piles: piles, Turn: 'S', Last: 0, Path: []int{0, 1, 2}, Seeds: []int{40, 2, 3}}
			if _, err := (Poster{Title: "T", Board: boardsvg.Defs(boardsvg.Set{Pits: pits, Piles: piles}) + b.SVG()}).PNG(); err != nil {
				t.Errorf("%d pits, piles %v: %v", pits, piles, err)
			}
		}
	}
}

func TestATitleThatTheFontsCannotWriteIsLeftOff(t *testing.T) {
	with, _ := Poster{Title: "لعبة", Site: "Sowbook", Board: board()}.PNG()
	without, _ := Poster{Board: board()}.PNG()
	if len(with) == 0 || !bytes.Equal(with, without) {
		t.Error("a poster with a title in Arabic is not the poster without a title")
	}
}

func TestALongTitleStaysOnThePoster(t *testing.T) {
	content, err := Poster{Title: strings.Repeat("Mancala ", 30), Site: "Sowbook", Board: board()}.PNG()
	if err != nil {
		t.Fatal(err)
	}
	picture := decode(t, content)
	for y := 40; y < 100; y++ {
		near(t, picture, 1160, y, color.RGBA{0xfa, 0xf6, 0xee, 0xff}, "the margin")
	}
}

func TestShapesLieWhereTheyShould(t *testing.T) {
	const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">`
	black, none := color.RGBA{0, 0, 0, 255}, color.RGBA{}
	for name, test := range map[string]struct {
		svg       string
		on, above [][2]int
	}{
		"rect":                  {`<rect x="10" y="20" width="30" height="40" rx="10"/>`, [][2]int{{25, 40}, {12, 40}}, [][2]int{{10, 20}, {45, 40}}},
		"circle in a group":     {`<g transform="translate(50 50) scale(2)"><circle r="10"/></g>`, [][2]int{{50, 50}, {68, 50}}, [][2]int{{72, 50}}},
		"half a circle":         {`<path d="M20 50a30 30 0 0 1 60 0z"/>`, [][2]int{{50, 25}}, [][2]int{{50, 60}}},
		"the other half":        {`<path d="M20 50a30 30 0 0 0 60 0z"/>`, [][2]int{{50, 75}}, [][2]int{{50, 40}}},
		"three quarters":        {`<path d="M50 20A30 30 0 1 1 20 50"/>`, [][2]int{{70, 70}, {70, 30}, {33, 67}}, [][2]int{{25, 30}}},
		"round ends":            {`<path d="M30 50h40" fill="none" stroke="#000" stroke-width="20"/>`, [][2]int{{23, 50}, {77, 50}, {50, 42}}, [][2]int{{18, 50}, {50, 62}, {22, 42}}},
		"a dot":                 {`<path d="M50 50h0" fill="none" stroke="#000" stroke-width="20"/>`, [][2]int{{50, 50}, {57, 50}}, [][2]int{{62, 50}}},
		"a ring":                {`<circle cx="50" cy="50" r="30" fill="none" stroke="#000" stroke-width="8"/>`, [][2]int{{80, 50}, {50, 20}}, [][2]int{{50, 50}, {87, 50}}},
		"there and back":        {`<path d="M20 50h60h-60" fill="none" stroke="#000" stroke-width="10"/>`, [][2]int{{82, 50}, {18, 50}, {50, 47}}, [][2]int{{88, 50}, {12, 50}}},
		"a sharp bend":          {`<path d="m20 80 30-60 30 60" fill="none" stroke="#000" stroke-width="10"/>`, [][2]int{{50, 17}, {35, 50}, {65, 50}}, [][2]int{{50, 60}, {50, 12}}},
		"dashes":                {`<path d="M10 50h80" fill="none" stroke="#000" stroke-width="4" stroke-dasharray="20 20"/>`, [][2]int{{20, 50}, {60, 50}}, [][2]int{{40, 50}, {80, 50}}},
		"close packed":          {`<path d="m10 10.5.5 80 80-.5V10z"/>`, [][2]int{{50, 50}}, [][2]int{{5, 50}}},
		"curves":                {`<path d="M10 90Q50-70 90 90zM0 0"/>`, [][2]int{{50, 20}}, [][2]int{{50, 5}, {15, 30}}},
		"what a group hands on": {`<g fill="none"><path d="M10 10h80v80z"/></g>`, nil, [][2]int{{70, 30}}},
		"what is used":          {`<defs><g id="a"><rect width="20" height="20"/></g></defs><use href="#a" transform="translate(40 40)"/>`, [][2]int{{50, 50}}, [][2]int{{10, 10}}},
	} {
		t.Run(name, func(t *testing.T) {
			picture := paintSVG(t, head+test.svg+"</svg>", 100)
			for _, at := range test.on {
				near(t, picture, at[0], at[1], black, "painted")
			}
			for _, at := range test.above {
				near(t, picture, at[0], at[1], none, "left free")
			}
		})
	}
}

func TestGradientsGoOverTheShape(t *testing.T) {
	picture := paintSVG(t, `<svg viewBox="0 0 100 100"><defs><linearGradient id="l"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>
		<radialGradient id="r"><stop stop-color="#ff0000"/><stop offset="1" stop-color="#0000ff" stop-opacity=".5"/></radialGradient></defs>
		<rect width="100" height="50" fill="url(#l)"/><rect y="50" width="100" height="50" fill="url(#r)"/></svg>`, 100)
	near(t, picture, 0, 25, color.RGBA{0, 0, 0, 255}, "start")
	near(t, picture, 50, 25, color.RGBA{128, 128, 128, 255}, "middle")
	near(t, picture, 99, 25, color.RGBA{255, 255, 255, 255}, "end")
	near(t, picture, 50, 75, color.RGBA{250, 0, 4, 255}, "centre")
	near(t, picture, 0, 75, color.RGBA{0, 0, 128, 128}, "rim, half seen through")
}

func TestADrawingThatIsNotKnownIsRefused(t *testing.T) {
	for svg, want := range map[string]string{
		`<svg viewBox="0 0 9 9"><filter/></svg>`:                               "<filter> is not known here",
		`<svg viewBox="0 0 9 9"><rect fill="red" width="1" height="1"/></svg>`: `colour "red" is not known here; write #rrggbb`,
		`<svg viewBox="0 0 9 9"><path d="M0 0T1 1"/></svg>`:                    "T is not known here",
		`<svg viewBox="0 0 9 9"><path d="M0 0L1"/></svg>`:                      "no number",
		`<svg viewBox="0 0 9 9"><path d="M0 0A1 2 0 0 0 3 3"/></svg>`:          "an arc of an ellipse is not known here",
		`<svg viewBox="0 0 9 9"><g transform="rotate(3)"/></svg>`:              `transform "rotate(3)" is not known here; translate and scale are`,
		`<svg viewBox="0 0 9 9"><use href="#x"/></svg>`:                        "uses #x, which is not there",
		`<svg><path/></svg>`: "needs a viewBox",
		`<p/>`:               "no svg element",
		`<svg`:               "not well-formed",
	} {
		_, err := Icon{Size: 9, Room: 1}.PNG(svg)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", svg, err, want)
		}
	}
}

func TestTheIconOfTheSiteCanBePainted(t *testing.T) {
	svg, err := os.ReadFile("../../static/icon.svg")
	if err != nil {
		t.Fatal(err)
	}
	picture := paintSVG(t, string(svg), 240)
	near(t, picture, 120, 60, color.RGBA{0xa8, 0x70, 0x3e, 255}, "wood")
	near(t, picture, 76, 90, color.RGBA{0x4a, 0x28, 0x10, 255}, "a pit")
	near(t, picture, 65, 122, color.RGBA{0xf6, 0xd9, 0xa8, 255}, "a seed")
	near(t, picture, 3, 3, color.RGBA{}, "around it")
}

func TestAnICOHoldsOnePicture(t *testing.T) {
	ico := ICO([]byte("picture"), 32)
	want := append([]byte{0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 7, 0, 0, 0, 22, 0, 0, 0}, "picture"...)
	if !bytes.Equal(ico, want) {
		t.Errorf("% x", ico)
	}
	if at := binary.LittleEndian.Uint32(ico[18:]); string(ico[at:]) != "picture" {
		t.Errorf("the picture is not at %d", at)
	}
}

func TestAPosterIsPaintedOnce(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	poster := Poster{Title: "A", Site: "S", Board: board()}
	first, err := poster.Kept()
	if err != nil {
		t.Fatal(err)
	}
	files, _ := filepath.Glob(filepath.Join(cache(), "*.png"))
	if len(files) != 1 {
		t.Fatalf("kept: %v", files)
	}
	if err := os.WriteFile(files[0], []byte("kept"), 0o644); err != nil {
		t.Fatal(err)
	}
	if again, _ := poster.Kept(); string(again) != "kept" {
		t.Error("it was painted again")
	}
	poster.Title = "B"
	if other, _ := poster.Kept(); string(other) == "kept" || bytes.Equal(other, first) {
		t.Error("another title gives the same poster")
	}
}

func TestAnIconIsPaintedOnceForEachDrawingAndSize(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	const drawing = `<svg viewBox="0 0 9 9"><rect width="5" height="5"/></svg>`
	icon := Icon{Size: 9, Room: 1}
	first, err := icon.Kept(drawing)
	if err != nil {
		t.Fatal(err)
	}
	icon.Bare = true
	second, _ := icon.Kept(drawing)
	third, _ := icon.Kept(strings.Replace(drawing, "5", "6", 1))
	if bytes.Equal(first, second) || bytes.Equal(second, third) {
		t.Error("different icons are one picture")
	}
	if files, _ := filepath.Glob(filepath.Join(cache(), "*.png")); len(files) != 3 {
		t.Errorf("kept: %v", files)
	}
}

func BenchmarkPoster(b *testing.B) {
	poster := Poster{Title: "Egyptian Mancala", Site: "Sowbook", Board: board()}
	for b.Loop() {
		if _, err := poster.PNG(); err != nil {
			b.Fatal(err)
		}
	}
}
