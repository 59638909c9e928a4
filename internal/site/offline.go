package site

import (
	"encoding/json"

	"github.com/evanw/esbuild/pkg/api"
)

// offlineName is the name of the service worker, at the root of the site, which it keeps for readers without a network.
const offlineName = "offline.js"

// shell is the addresses of all that every page needs, below the root.
func (t *travel) shell(a assets) []string {
	list := []string{a.css, a.boot, a.script, a.tools, a.worker, a.engine}
	for _, icon := range t.icons {
		if icon.Rel == "icon" {
			list = append(list, icon.Href)
		}
	}
	return list
}

// offlineScript is the service worker: one that keeps the shell and what is read, or, where the site is not to be kept, one that clears
// away what an earlier one kept and then itself.
func offlineScript(o Options, shell []string) ([]byte, error) {
	entry := "js/offline/off.js"
	if o.Offline {
		entry = "js/offline/keep.js"
	}
	list, err := json.Marshal(shell)
	if err != nil {
		panic(err) // strings only
	}
	result := api.Build(api.BuildOptions{
		AbsWorkingDir: "/", EntryPoints: []string{entry}, Outdir: "/", Bundle: true, Format: api.FormatIIFE, Target: api.ES2022,
		MinifyWhitespace: true, MinifyIdentifiers: true, MinifySyntax: true, LegalComments: api.LegalCommentsNone,
		Plugins: []api.Plugin{sources(o.layered("static"), map[string]module{"sowbook:shell": {list, api.LoaderJSON}})},
	})
	if len(result.Errors) > 0 {
		return nil, bundleProblems(o, result.Errors)
	}
	return result.OutputFiles[0].Contents, nil
}
