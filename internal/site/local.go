package site

import (
	"encoding/json"
	"path"
	"slices"

	"sowbook/internal/assets"
)

// localSite is an Output that changes the files of a site so that browsers open it from a
// folder, without a server, and passes them on.
//
// At addresses that begin with file:, browsers show folders as lists of files and refuse
// module scripts, requests and workers. So links name index.html, and everything that pages
// load is a classic script. The scripts themselves are those of every site; local.js gives
// them other functions to load files with. They can request JSON files and the engine.
type localSite struct {
	out    Output
	isPage map[string]bool
	frames []string
}

// newLocalSite returns a localSite that passes files on to out. pages has the addresses of
// all pages below the site's root, such as variants/oware/; that of the home page is empty.
// frames has those of the pages that other sites show, which a folder does not need.
func newLocalSite(out Output, pages, frames []string) *localSite {
	s := &localSite{out, map[string]bool{}, frames}
	for _, page := range pages {
		s.isPage[page] = true
	}
	return s
}

// serverFiles lists the files that only a server, a browser online or another site uses.
var serverFiles = []string{
	"404.html", "robots.txt", "site.webmanifest", assets.ServiceWorkerFile,
	"embed.js", "embed.css", "sow-board.js",
}

// isForServer reports whether a folder does not need a file: one of serverFiles, or a page
// that other sites show. The files of games beside such a page are for this site, too.
func (s *localSite) isForServer(name string) bool {
	return slices.Contains(serverFiles, name) || s.isBesideFrame(name) && path.Ext(name) != ".json"
}

func (s *localSite) isBesideFrame(name string) bool {
	return slices.Contains(s.frames, path.Dir(name)+"/")
}

// Write passes on a file as a folder needs it, unless only a server needs it. A JSON file
// is passed on as it is, too, because pages link to some.
func (s *localSite) Write(f assets.File) error {
	switch {
	case s.isForServer(f.Name):
		return nil
	case path.Ext(f.Name) == ".html":
		f.Content = s.page(f.Name, f.Content)
	case f.Name == workerFile:
		f.Content = contentScript(string(f.Content))
	case f.Name == assets.EngineFile:
		f = assets.File{Name: f.Name + scriptExt, Content: contentScript(f.Content)}
	case path.Ext(f.Name) == ".json" && json.Valid(f.Content):
		if isSearchPart, _ := path.Match("search-*.json", f.Name); isSearchPart || f.Name == assets.AnswersFile {
			f.Content = linkSearchResults(f.Content)
		}
		if s.isBesideFrame(f.Name) {
			f.Content = s.linkGameFile(path.Dir(f.Name), f.Content)
		}
		script := assets.File{Name: f.Name + scriptExt, Content: contentScript(json.RawMessage(f.Content))}
		if err := s.out.Write(script); err != nil {
			return err
		}
	case slices.Contains(assets.Scripts, f.Name):
		var err error
		if f.Content, err = classicScript(f); err != nil {
			return err
		}
	}
	return s.out.Write(f)
}
