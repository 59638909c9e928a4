package site

import (
	"bytes"
	"encoding/json"
)

// offlineName is the name of the service worker, at the root of the site, which it keeps for readers without a network.
const offlineName = "offline.js"

// shell is the addresses of all that every page needs, below the root.
func (t *travel) shell(a assets) []string {
	var list []string
	for _, name := range []string{"site.css", "boot.js", "main.js", "tools.js", "worker.js", engineName} {
		list = append(list, a.addresses[name])
	}
	for _, icon := range t.icons {
		if icon.Rel == "icon" {
			list = append(list, icon.Href)
		}
	}
	return list
}

// The two service workers as they are bundled, with a mark where the addresses of the shell belong, which only a build knows.
const (
	keepScript  = "offline-keep.js"
	clearScript = "offline-clear.js"
	shellMark   = `["sowbook:shell"]`
)

// offlineScript is the service worker: one that keeps the shell and what is read, or, where the site is not to be kept, one that clears
// away what an earlier one kept and then itself.
func offlineScript(a assets, keep bool, shell []string) []byte {
	list, err := json.Marshal(shell)
	if err != nil {
		panic(err) // strings only
	}
	return bytes.Replace(a.offline[keep], []byte(shellMark), list, 1)
}
