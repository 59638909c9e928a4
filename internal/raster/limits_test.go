package raster

import (
	"fmt"
	"strings"
	"testing"
)

// nest returns groups in which each uses the one before ten times.
func nest(levels int) string {
	var out strings.Builder
	out.WriteString(`<svg viewBox="0 0 9 9"><defs><g id="u0"/>`)
	for k := range levels {
		fmt.Fprintf(&out, `<g id="u%d">%s</g>`, k+1, strings.Repeat(fmt.Sprintf(`<use href="#u%d"/>`, k), 10))
	}
	fmt.Fprintf(&out, `</defs><use href="#u%d"/></svg>`, levels)
	return out.String()
}

func TestFaultyIconsAreErrors(t *testing.T) {
	deep := "elements are nested more than 100 deep, or use themselves"
	for svg, want := range map[string]string{
		`<svg viewBox="0 0 9 9"><use id="a" href="#a"/></svg>`:                                          deep,
		`<svg viewBox="0 0 9 9"><g id="a"><g><use href="#a"/></g></g></svg>`:                            deep,
		`<svg viewBox="0 0 9 9"><g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g></svg>`:     deep,
		`<svg id="s" viewBox="0 0 9 9"><use href="#s"/></svg>`:                                          deep,
		`<svg viewBox="0 0 9 9">` + strings.Repeat("<g>", 200) + strings.Repeat("</g>", 200) + `</svg>`: deep,
		nest(9): "it paints more than 20000 elements, counting what each <use> repeats",
		`<svg viewBox="0 0 9 9"><use href="#x"/></svg>`:                                                                                                          `it uses "#x", which does not exist`,
		`<svg viewBox="0 0 9 9"><circle cx="1" cy="1" r="1e300" fill="#000"/></svg>`:                                                                             "the number 1e+300 is too large for the drawing",
		`<svg viewBox="0 0 9 9"><rect width="99999999" height="1"/></svg>`:                                                                                       "the number 9.9999999e+07 is too large for the drawing",
		`<svg viewBox="0 0 1e-30 1e-30"><rect width="1" height="1"/></svg>`:                                                                                      "the number 1 is too large for the drawing",
		`<svg viewBox="0 0 9 1e300"><rect width="1" height="1"/></svg>`:                                                                                          "the number 1e+300 is too large for the drawing",
		`<svg viewBox="0 0 9 1e999"/>`:                                                                                                                           "the number 1e999 is too large for the drawing",
		`<svg viewBox="0 0 9 9"><path d="M0 0h1e9"/></svg>`:                                                                                                      `path "M0 0h1e9": the number 1e+09 is too large for the drawing`,
		`<svg viewBox="0 0 9 9"><path d="M0 0` + strings.Repeat("h99h-99", 300) + `" stroke="#000" stroke-dasharray=".001"/></svg>`:                              "its outlines are longer than 500000 pixels",
		`<svg viewBox="0 0 9 9"><path d="M0 0A1e9 1e9 0 0 0 1 1"/></svg>`:                                                                                        "the number 1e+09 is too large for the drawing",
		`<svg viewBox="0 0 9 9"><path d="M0 0h1" stroke="#000" stroke-width="1e7"/></svg>`:                                                                       "the number 1e+07 is too large for the drawing",
		`<svg viewBox="0 0 9 9"><text font-size="1e6">a</text></svg>`:                                                                                            "the number 1e+06 is too large for the drawing",
		`<svg viewBox="0 0 9 9"><text font-size="-1">a</text></svg>`:                                                                                             "font-size -1 is not a size",
		`<svg viewBox="0 0 9 9"><g transform="scale(1e9)"/></svg>`:                                                                                               "scale(1e+09): factors must be positive and keep a unit between 1/10000 and 10000 pixels",
		`<svg viewBox="0 0 9 9"><g transform="scale(0)"/></svg>`:                                                                                                 "scale(0): factors must be positive and keep a unit between 1/10000 and 10000 pixels",
		`<svg viewBox="0 0 9 9"><g transform="translate(1e9 0)"/></svg>`:                                                                                         "the number 1e+09 is too large for the drawing",
		`<svg viewBox="0 0 9 9"><linearGradient id="a">` + strings.Repeat("<stop/>", 101) + `</linearGradient><rect width="9" height="9" fill="url(#a)"/></svg>`: "a gradient has more than 100 stops",
		`<svg viewBox="0 0 9 9">` + strings.Repeat(" ", 1<<20) + `</svg>`:                                                                                        "it is larger than 1024 KiB",
		`<svg viewBox="0 0 9 9"><g>`:                                                                                                                             "it is not well-formed: XML syntax error on line 1: element <g> closed by </all>",
		`<p/>`:                                                                                                                                                   "it has no element <svg>",
	} {
		if err := CheckIcon(svg); err == nil || !strings.HasSuffix(err.Error(), want) {
			t.Errorf("%.200s: %v, want %s", svg, err, want)
		}
	}
}

func TestIconsBeyondThePainterAreNotFaulty(t *testing.T) {
	for _, svg := range []string{
		`<svg viewBox="0 0 9 9"><ellipse rx="3" ry="2"/></svg>`,
		`<svg width="9" height="9"><path d="M0 0T1 1"/></svg>`,
		`<svg viewBox="0 0 9 9"><rect width="50%" height="2px" fill="red"/></svg>`,
		`<svg viewBox="0 0 9 9"><g transform="rotate(3)"/></svg>`,
		`<svg viewBox="0 0 9 9">` + "\n<path d='M1e0 2.5e-1L 1 1' fill='#000'/></svg>\n",
	} {
		if err := CheckIcon(svg); err != nil {
			t.Errorf("%s: %v", svg, err)
		}
	}
}

// FuzzIcon paints any drawing, which must not crash, hang or fill the memory.
func FuzzIcon(f *testing.F) {
	f.Add(nest(2))
	f.Add(`<svg viewBox="0 0 24 24"><rect x="1" y="5" width="22" height="14" rx="7" fill="#a8703e" transform="translate(1 2)scale(.5)"/>` +
		`<path d="m5.9 13.2 1.2-1.8a3 3 0 01 2 2q1 1 2 0c1 1 2 2 3 0z" fill="none" stroke="#f6d9a8" stroke-width="1.8" stroke-dasharray="1 2"/></svg>`)
	f.Add(`<svg viewBox="0 0 9 9"><defs><radialGradient id="a"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient></defs>` +
		`<circle id="c" cx="4" cy="4" r="2" fill="url(#a)"/><use href="#c" transform="scale(2)"/><text x="1" y="2" dy=".3em" font-size="3" text-anchor="middle">8</text></svg>`)
	f.Fuzz(func(t *testing.T, svg string) {
		if content, err := encode(Icon{Size: 64, DrawingSize: .8}.paint(svg)); err == nil && len(content) == 0 {
			t.Error("no picture and no error")
		}
	})
}
