package site

import (
	"bytes"
	"encoding/json"
	"html"
	"net/url"
	"path"
	"regexp"
	"strings"
)

const indexFile = "index.html"

// quotedLink matches a text in quotes that may be a link to a folder: the value of an
// attribute or of a meta refresh, or a string of the JSON in a page. Its groups are the name
// of the attribute and the path of the link.
var quotedLink = regexp.MustCompile(`([a-z-]+=)?"(?:0; url=)?([^"?#\s]*/)(?:[?#][^"]*)?"`)

// linkFiles adds index.html to the links of a page that name the folder of a page. folder
// is that of the page itself.
func (s *localSite) linkFiles(folder string, text []byte) []byte {
	var out bytes.Buffer
	written := 0
	for _, match := range quotedLink.FindAllSubmatchIndex(text, -1) {
		attribute, end := group(text, match, 1), match[5]
		isRoot := attribute == "data-root=" // scripts append the address of a page
		if !isRoot && s.isFolderOfPage(folder, group(text, match, 2)) {
			out.Write(text[written:end])
			out.WriteString(indexFile)
			written = end
		}
	}
	out.Write(text[written:])
	return out.Bytes()
}

// group returns the text of a group of a match, "" if it is not part of it.
func group(text []byte, match []int, n int) string {
	if match[2*n] < 0 {
		return ""
	}
	return string(text[match[2*n]:match[2*n+1]])
}

// isFolderOfPage reports whether an address, relative to folder and escaped as in HTML,
// names the folder of a page.
func (s *localSite) isFolderOfPage(folder, address string) bool {
	plain, err := url.PathUnescape(html.UnescapeString(address))
	if err != nil || strings.HasPrefix(plain, "/") {
		return false
	}
	name := path.Join(folder, plain) + "/"
	return s.isPage[strings.TrimPrefix(name, "./")]
}

// Parts of pages that differ in a folder.
var (
	moduleScript = regexp.MustCompile(`<script type="module" src="((?:\.*/)*)([a-z-]+\.js)(\?[^"]*)?">`)
	manifestLink = regexp.MustCompile(`<link rel="manifest"[^>]*>\n`)
	workerPolicy = regexp.MustCompile(`(<meta http-equiv="Content-Security-Policy" content="[^"]*)worker-src 'self'`)
)

// folderPolicy allows the worker, which a page makes of a script's text, and the engine,
// which that worker reads from a data address.
const folderPolicy = "worker-src blob:; connect-src data:"

// page returns the HTML of a page with links to files and classic scripts.
func (s *localSite) page(name string, text []byte) []byte {
	text = s.linkFiles(path.Dir(name), text)
	text = moduleScript.ReplaceAll(text, []byte(`<script defer src="$1$2$3">`))
	text = manifestLink.ReplaceAll(text, nil)
	return workerPolicy.ReplaceAll(text, []byte("${1}"+folderPolicy))
}

// searchLink matches the address of a page in a part of the search index.
var searchLink = regexp.MustCompile(`("u":"[^"]*)"`)

// linkSearchResults adds index.html to the addresses of a part of the search index.
func linkSearchResults(part []byte) []byte {
	return searchLink.ReplaceAll(part, []byte("${1}"+indexFile+`"`))
}

// linkGameFile adds index.html to the links in the HTML of a game's file. folder is that of
// the file.
func (s *localSite) linkGameFile(folder string, content []byte) []byte {
	var file map[string]string
	if err := json.Unmarshal(content, &file); err != nil {
		panic(err) // all files are made by the build
	}
	for key, html := range file {
		file[key] = string(s.linkFiles(folder, []byte(html)))
	}
	linked, err := json.Marshal(file)
	if err != nil {
		panic(err) // strings only
	}
	return linked
}
