package page

import "testing"

func TestForeignWordsHaveLangAndDir(t *testing.T) {
	for body, want := range map[string]string{
		"The [منقلة]{lang=ar} board":   `<p>The <span lang="ar" dir="rtl">منقلة</span> board</p>` + "\n",
		"*[manḳalah]{lang=ar-Latn}*":   `<p><em><span lang="ar-Latn">manḳalah</span></em></p>` + "\n",
		"[pente grammai]{lang=grc}.":   `<p><span lang="grc">pente grammai</span>.</p>` + "\n",
		"[a < b]{lang=en} [P-E3]":      `<p><span lang="en">a &lt; b</span> <a href="clause:P-E3">P-E3</a></p>` + "\n",
		"[words]{lang=} [a]{class=ar}": "<p>[words]{lang=} [a]{class=ar}</p>\n",
	} {
		if out := rendered(t, body+"\n"); out != want {
			t.Errorf("%q\ngot  %s\nwant %s", body, out, want)
		}
	}
}
