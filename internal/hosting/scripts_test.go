package hosting_test

import (
	"slices"
	"testing"

	"sowbook/internal/hosting"
)

// static knows the address of one file.
func static(name string) string {
	return map[string]string{"matomo.js": "matomo.js?v=1"}[name]
}

func TestScriptsNameTheHostsThatTheyNeed(t *testing.T) {
	for name, test := range map[string]struct {
		text, html string
		hosts      []string
	}{
		"Plausible": {
			`<script defer data-domain="example.org" src="https://plausible.io/js/script.js"></script>`,
			`<script defer data-domain="example.org" src="https://plausible.io/js/script.js"></script>` + "\n",
			[]string{"https://plausible.io"},
		},
		"GoatCounter, without https:": {
			"<!-- count -->\n<script data-goatcounter='https://me.goatcounter.com/count'\n  async src=//gc.zgo.at/count.js></SCRIPT>",
			`<script data-goatcounter="https://me.goatcounter.com/count" async src="https://gc.zgo.at/count.js"></script>` + "\n",
			[]string{"https://me.goatcounter.com", "https://gc.zgo.at"},
		},
		"a file of the site, then one with quotes": {
			`<script src="/matomo.js" data-host="https://stats.example.org:8443/"></script><script src="https://a.example/?b&amp;c" data-settings='{"x": "<y>"}'></script>`,
			`<script src="../matomo.js?v=1" data-host="https://stats.example.org:8443/"></script>` + "\n" +
				`<script src="https://a.example/?b&amp;c" data-settings="{&#34;x&#34;: &#34;&lt;y&gt;&#34;}"></script>` + "\n",
			[]string{"https://stats.example.org:8443", "https://a.example"},
		},
	} {
		s, err := hosting.ParseScripts(test.text, static)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		got := s.HTML("../")
		if string(got) != test.html || !slices.Equal(s.Hosts, test.hosts) {
			t.Errorf("%s: %s\n%q", name, got, s.Hosts)
		}
	}
}

func TestWrongScriptsAreExplained(t *testing.T) {
	const usual = `<script async src="https://HOST/NAME.js"></script>`
	for text, want := range map[string]string{
		`<script async src="https://a.example/x.js">`:                      `no </script> ends <script async src="https://a.example/x.js">`,
		`<script async src="https://a.example/x.js></script>`:              `the tag <script async src="https://a.example/x.js></script… has no end; write it as in ` + usual,
		`<script>window.x = 1</script>`:                                    `pages run no script that stands in them; write window.x = 1 into a file, static/NAME.js, and name it, as in <script src="/NAME.js"></script>`,
		`<script src="http://a.example/x.js"></script>`:                    `http://a.example/x.js must begin with https://, because browsers load nothing over http into a page with https`,
		`<script src="/matomo.js" data-to="http://a.example/"></script>`:   `http://a.example/ must begin with https://, because browsers load nothing over http into a page with https`,
		`<script src="/none.js"></script>`:                                 `there is no file static/none.js`,
		`<script src="/../secret.js"></script>`:                            `there is no file static/../secret.js`,
		`<script src="x.js"></script>`:                                     `src="x.js" is not an address; write one that begins with https://, or for src a file of static, as in /NAME.js`,
		`<script src="https://a.example; script-src *"></script>`:          `src="https://a.example; script-src *" is not an address; write one that begins with https://, or for src a file of static, as in /NAME.js`,
		`<script src="https://user@a.example/"></script>`:                  `src="https://user@a.example/" is not an address; write one that begins with https://, or for src a file of static, as in /NAME.js`,
		`<script src="https://*/x.js"></script>`:                           `src="https://*/x.js" is not an address; write one that begins with https://, or for src a file of static, as in /NAME.js`,
		`<script async></script>`:                                          `a script needs the address of its file, src, as in ` + usual,
		`<script src="/matomo.js" onload="go()"></script>`:                 `a script cannot have the attribute "onload"; one of async, crossorigin, defer, id, integrity, referrerpolicy, src, type, or data-NAME`,
		`<script src="/matomo.js" src="/matomo.js"></script>`:              `a script has the attribute src twice`,
		`<script type="text/plain" src="/matomo.js"></script>`:             `type is module, or left out, not "text/plain"`,
		`<img src="https://a.example/x.png">`:                              `<img src="https://a.example/x.png"> is not a script; write only scripts, as in ` + usual,
		`<script src="/matomo.js"></script><noscript><p>Hi</p></noscript>`: `<noscript><p>Hi</p></noscript> is not a script; write only scripts, as in ` + usual,
		`G-12345`: `G-12345 is not a script; write only scripts, as in ` + usual,
	} {
		if _, err := hosting.ParseScripts(text, static); err == nil || err.Error() != want {
			t.Errorf("%s:\n got %v\nwant %s", text, err, want)
		}
	}
}
