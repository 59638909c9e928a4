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
		"capitals in the host, and a value of async": {
			`<script async="true" src=" HTTPS://Stats.Example.ORG:8443/X.js"></script>`,
			`<script async src="https://stats.example.org:8443/X.js"></script>` + "\n",
			[]string{"https://stats.example.org:8443"},
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
		`<script async src="https://a.example/x.js">`:                                    `no </script> ends <script async src="https://a.example/x.js">`,
		`<script async src="https://a.example/x.js></script>`:                            `the tag <script async src="https://a.example/x.js></script… has no end; write it as in ` + usual,
		`<script>window.x = 1</script>`:                                                  `pages run only scripts that are files; write window.x = 1 into a file, static/NAME.js, and name it, as in <script src="/NAME.js"></script>`,
		`<script src="http://a.example/x.js"></script>`:                                  `http://a.example/x.js must begin with https://, because browsers load nothing over http into a page with https`,
		`<script src="/matomo.js" data-to="http://a.example/"></script>`:                 `http://a.example/ must begin with https://, because browsers load nothing over http into a page with https`,
		`<script src="/none.js"></script>`:                                               `there is no file static/none.js`,
		`<script src="/../secret.js"></script>`:                                          `there is no file static/../secret.js`,
		`<script src="x.js"></script>`:                                                   `src="x.js" is not an address; write one that begins with https://, or for src a file of static, as in /NAME.js`,
		`<script src="https://a.example; script-src *"></script>`:                        `src="https://a.example; script-src *" is not an address; write one that begins with https://, or for src a file of static, as in /NAME.js`,
		`<script src="https://user@a.example/"></script>`:                                `src="https://user@a.example/": a page can allow no host "user@a.example"; write it as in stats.example.org, xn--mnchen-3ya.example or stats.example.org:8443`,
		`<script src="https://*/x.js"></script>`:                                         `src="https://*/x.js": a page can allow no host "*"; write it as in stats.example.org, xn--mnchen-3ya.example or stats.example.org:8443`,
		`<script async></script>`:                                                        `a script needs the address of its file, src, as in ` + usual,
		`<script src="/matomo.js" onload="go()"></script>`:                               `a script cannot have the attribute "onload"; one of async, crossorigin, defer, id, integrity, referrerpolicy, src, type, or data-NAME`,
		`<script src="/matomo.js" src="/matomo.js"></script>`:                            `a script has the attribute src twice`,
		`<script type="text/plain" src="/matomo.js"></script>`:                           `type is module, or left out, not "text/plain"`,
		`<img src="https://a.example/x.png">`:                                            `<img src="https://a.example/x.png"> is not a script; write only scripts, as in ` + usual,
		`<script src="/matomo.js"></script><noscript><p>Hi</p></noscript>`:               `<noscript><p>Hi</p></noscript> is not a script; write only scripts, as in ` + usual,
		`<script src="https://münchen.example/x.js"></script>`:                           `src="https://münchen.example/x.js": a page can allow no host "münchen.example"; write it as in stats.example.org, xn--mnchen-3ya.example or stats.example.org:8443`,
		`<script src="https://[::1]/x.js"></script>`:                                     `src="https://[::1]/x.js": a page can allow no host "[::1]"; write it as in stats.example.org, xn--mnchen-3ya.example or stats.example.org:8443`,
		`<script src="https://a.example:0/x.js"></script>`:                               `src="https://a.example:0/x.js": a page can allow no host "a.example:0"; write it as in stats.example.org, xn--mnchen-3ya.example or stats.example.org:8443`,
		`<script src="https://a.example:99999/x.js"></script>`:                           `src="https://a.example:99999/x.js": a page can allow no host "a.example:99999"; write it as in stats.example.org, xn--mnchen-3ya.example or stats.example.org:8443`,
		`<script src="https://-/x.js"></script>`:                                         `src="https://-/x.js": a page can allow no host "-"; write it as in stats.example.org, xn--mnchen-3ya.example or stats.example.org:8443`,
		`<script src="https://a.example;script-src/x.js"></script>`:                      `src="https://a.example;script-src/x.js": a page can allow no host "a.example;script-src"; write it as in stats.example.org, xn--mnchen-3ya.example or stats.example.org:8443`,
		`<script src="/matomo.js" data-to="HTTP://a.example/"></script>`:                 `HTTP://a.example/ must begin with https://, because browsers load nothing over http into a page with https`,
		`<script src="/matomo.js" data-x="a&#7;b"></script>`:                             `the attribute data-x contains a character that nobody sees; remove it`,
		`<script src="/matomo.js" id="a b"></script>`:                                    `id="a b" must be one word that no other script has`,
		`<script src="/matomo.js" id=a></script><script src="/matomo.js" id=a></script>`: `id="a" must be one word that no other script has`,
		`<script src="/matomo.js" data-{x}></script>`:                                    `a script cannot have the attribute "data-{x}"; one of async, crossorigin, defer, id, integrity, referrerpolicy, src, type, or data-NAME`,
		`G-12345`: `G-12345 is not a script; write only scripts, as in ` + usual,
	} {
		if _, err := hosting.ParseScripts(text, static); err == nil || err.Error() != want {
			t.Errorf("%s:\n got %v\nwant %s", text, err, want)
		}
	}
}
