// Package wholebook joins the pages of a book in one, for print.
package wholebook

import (
	"html"
	"net/url"
	"path"
	"regexp"
	"strings"
)

// Page is a page of the site.
type Page struct {
	URL  string // below the root, with a slash at its end; "" for the home page
	HTML []byte
}

var (
	mainText  = regexp.MustCompile(`(?s)<main id="main"[^>]*>(.*)</main>`)
	forScreen = regexp.MustCompile(`(?s) srcset="[^"]*" sizes="[^"]*"|<script.*?</script>|<template.*?</template>|<nav class="onward".*?</nav>|<div class="toc">.*?</nav>\s*</div>`)
	positions = regexp.MustCompile(`(?s)<noscript[^>]*>(.*?)</noscript>`)
	folded    = regexp.MustCompile(`<details( class="[^"]*")?>`)
	idList    = regexp.MustCompile(` (id|for|name|aria-labelledby|aria-describedby|aria-controls|popovertarget)="([^"]+)"`)
	address   = regexp.MustCompile(`(<(?:a|img)\b[^>]* (?:href|src)=")([^"]*)"`)
)

// Join returns the texts of pages, one after the other, for a page at the relative path root of the
// site's root. Links from one of them to another lead to its place in the result.
func Join(pages []Page, root string) string {
	joined := map[string]bool{} // the anchors of the pages and of what is in them
	for _, p := range pages {
		joined[anchor(p.URL, "")] = true
		for _, id := range idList.FindAllSubmatch(mainText.Find(p.HTML), -1) {
			joined[anchor(p.URL, string(id[2]))] = string(id[1]) == "id" || joined[anchor(p.URL, string(id[2]))]
		}
	}
	var out strings.Builder
	for _, p := range pages {
		text := mainText.FindSubmatch(p.HTML)
		if text == nil {
			continue
		}
		part := forScreen.ReplaceAllString(string(text[1]), "")
		part = replace(positions, part, func(m []string) string {
			if strings.Contains(m[1], `class="frame`) {
				return m[1] // which the scripts of a page would show one after the other
			}
			return ""
		})
		part = folded.ReplaceAllString(part, "<details$1 open>")
		part = replace(idList, part, func(m []string) string {
			ids := strings.Fields(m[2])
			for i, id := range ids {
				ids[i] = anchor(p.URL, id)
			}
			return " " + m[1] + `="` + strings.Join(ids, " ") + `"`
		})
		part = replace(address, part, func(m []string) string {
			return m[1] + html.EscapeString(move(html.UnescapeString(m[2]), p.URL, root, joined)) + `"`
		})
		out.WriteString(`<section class="whole" id="` + anchor(p.URL, "") + "\">\n" + strings.TrimSpace(part) + "\n</section>\n")
	}
	return out.String()
}

// anchor returns the id in the result for an id of a page, or for the page itself.
func anchor(page, id string) string { return page + ":" + id }

// move returns a link of a page as the result has it.
func move(link, page, root string, joined map[string]bool) string {
	u, err := url.Parse(link)
	if err != nil || u.Scheme != "" || u.Host != "" {
		return link
	}
	to := page
	if u.Path != "" {
		to = strings.TrimPrefix(path.Join("/", page, u.Path), "/")
		if to != "" && strings.HasSuffix(u.Path, "/") {
			to += "/"
		}
	}
	if joined[anchor(to, "")] && u.RawQuery == "" {
		if !joined[anchor(to, u.Fragment)] {
			u.Fragment = "" // it is above or below the text of the page
		}
		return "#" + anchor(to, u.EscapedFragment())
	}
	u.Path = root + to
	return u.String()
}

// replace replaces every match of a pattern in a text.
func replace(pattern *regexp.Regexp, text string, by func(match []string) string) string {
	return pattern.ReplaceAllStringFunc(text, func(found string) string { return by(pattern.FindStringSubmatch(found)) })
}
