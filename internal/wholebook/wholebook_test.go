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
<a href="https://example.org/#x">other</a><img src="../../pictures/p.png?v=1"><details class="foldable"><summary>More</summary></details><svg><use href="#board-6"/></svg></main>`)},
		{"embed/", []byte("no text")},
	}
	const want = `<section class="whole" id=":">
<h1 id=":a">Home</h1><a href="#variants/game/:x">Game</a> <a href="../play/?game=kalah">Play</a>
</section>
<section class="whole" id="variants/game/:">
<h1 id="variants/game/:x">Game</h1><input type="radio" name="variants/game/:b:1" id="variants/game/:b"><label for="variants/game/:b">B</label><a class="m" href="#variants/game/:x">up</a><a href="#:">home</a><a href="#:a">title</a>
<a href="https://example.org/#x">other</a><img src="../pictures/p.png?v=1"><details class="foldable" open><summary>More</summary></details><svg><use href="#board-6"/></svg>
</section>
`
	if got := Join(pages, "../"); got != want {
		t.Errorf("%s", got)
	}
}
