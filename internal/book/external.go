package book

import "sowbook/internal/diag"

// ExternalLink is a link to another site.
type ExternalLink struct {
	URL string
	At  []diag.Problem // positions of the links; Message is empty
}

// ExternalLinks returns the links to other sites, each URL once.
func (b *Book) ExternalLinks() []ExternalLink {
	var list []ExternalLink
	index := map[string]int{}
	for _, p := range b.List {
		doc := *p.File
		doc.Parse(b.references)
		for _, link := range doc.ExternalURLs() {
			i, known := index[link.URL]
			if !known {
				i = len(list)
				index[link.URL] = i
				list = append(list, ExternalLink{URL: link.URL})
			}
			list[i].At = append(list[i].At, doc.ProblemAt(link.Offset, ""))
		}
	}
	return list
}
