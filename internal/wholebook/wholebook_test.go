package wholebook

import "testing"

func TestLinksBetweenJoinedPagesStayInTheResult(t *testing.T) {
	pages := []Page{
		{"", []byte(`<p>head</p><main id="main" class="broad"><h1 id="a">Home</h1><a href="variants/game/#x">Game</a> <a href="play/?game=kalah">Play</a>` +
			`<script type="module" src="./x.js"></script><nav class="onward"><a href="n/">Next</a></nav></main>`)},
		{"variants/game/", []byte(`<main id="main">
<div class="toc"><nav><a href="#x">X</a>
</nav>
</div><h1 id="x">Game</h1><input type="radio" name="b:1" id="b"><label for="b">B</label><a class="m" href="#x">up</a><a href="../../">home</a><a href="../../#a">title</a>
<a href="https://example.org/#x">other</a><img src="../../pictures/p.png?v=1" srcset="../../pictures/p.640.png?v=2 640w" sizes="40rem" alt=""><details class="foldable"><summary>More</summary></details><svg><use href="#board-6"/></svg></main>`)},
		{"embed/", []byte("no text")},
	}
	const want = `<section class="whole" id=":">
<h1 id=":a">Home</h1><a href="#variants/game/:x">Game</a> <a href="../play/?game=kalah">Play</a>
</section>
<section class="whole" id="variants/game/:">
<h1 id="variants/game/:x">Game</h1><input type="radio" name="variants/game/:b:1" id="variants/game/:b"><label for="variants/game/:b">B</label><a class="m" href="#variants/game/:x">up</a><a href="#:">home</a><a href="#:a">title</a>
<a href="https://example.org/#x">other</a><img src="../pictures/p.png?v=1" alt=""><details class="foldable" open><summary>More</summary></details><svg><use href="#board-6"/></svg>
</section>
`
	if got := Join(pages, "../"); got != want {
		t.Errorf("%s", got)
	}
}

// In a browser with scripts, an element noscript shows nothing, and a page without scripts has none that takes it out.
func TestJoinedPagesShowAllPositionsOfBoards(t *testing.T) {
	pages := []Page{{"", []byte(`<main id="main"><noscript><p>Needs scripts.</p></noscript><div class="frames"><div class="frame shown" id="x-0">A</div>` +
		`<noscript><div class="frame" id="x-1">B</div></noscript></div><noscript class="folded"><div class="frames">C</div></noscript></main>`)}}
	const want = `<section class="whole" id=":">
<div class="frames"><div class="frame shown" id=":x-0">A</div><div class="frame" id=":x-1">B</div></div><div class="frames">C</div>
</section>
`
	if got := Join(pages, "../"); got != want {
		t.Errorf("%s", got)
	}
}

// The notice that a page is not translated, for example, is above its text.
func TestLinksOutOfTheTextLeadToThePage(t *testing.T) {
	pages := []Page{{"ar/", []byte(`<main id="main"><a href="../b/#not-in-ar">B</a><a href="../b/#%C3%BC">C</a></main>`)}, {"b/", []byte(`<p id="not-in-ar">No.</p><main id="main"><b id="ü">D</b></main>`)}}
	const want = `<section class="whole" id="ar/:">
<a href="#b/:">B</a><a href="#b/:%C3%BC">C</a>
</section>
<section class="whole" id="b/:">
<b id="b/:ü">D</b>
</section>
`
	if got := Join(pages, "../"); got != want {
		t.Errorf("%s", got)
	}
}
