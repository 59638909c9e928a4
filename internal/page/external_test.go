package page

import (
	"strings"
	"testing"
	"testing/fstest"
)

func TestExternalsFindsURLsOutsideCode(t *testing.T) {
	const text = `---
title: A
link: 'https://front.example/a'
---
See [one](https://one.example/a_(b)), <https://two.example/?q=1#x>, (https://three.example/), and https://four.example/it's. "https://five.example"

Not ` + "`https://code.example`" + `.

` + "```\nhttps://block.example\n```\n\n```sow x\ncaption See [it](https://caption.example/c).\n```\n"
	p, problems := Read(fstest.MapFS{"a.md": {Data: []byte(text)}}, "content", "a.md")
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	p.Parse(nil)
	var got []string
	for _, e := range p.ExternalLinks() {
		if !strings.HasPrefix(text[e.Offset:], e.Destination) {
			t.Errorf("%s is not at %d", e.Destination, e.Offset)
		}
		got = append(got, e.Destination)
	}
	want := "https://front.example/a https://one.example/a_(b) https://two.example/?q=1#x https://three.example/ https://four.example/it's https://five.example https://caption.example/c"
	if strings.Join(got, " ") != want {
		t.Errorf("got  %s\nwant %s", strings.Join(got, " "), want)
	}
}
