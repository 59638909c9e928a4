package book

import "sowbook/internal/diag"

// ExternalLink is an address of another site that the rulebook links to.
type ExternalLink struct {
	URL string
	At  []diag.Problem // the places that link to it, as problems without a message
}

// ExternalLinks returns the addresses of other sites that the pages link to,
// each once.
func (b *Book) ExternalLinks() []ExternalLink {
	var list []ExternalLink
	index := map[string]int{}
	for _, p := range b.List {
		doc := *p.File
		doc.Parse(b.references)
		for _, link := range doc.Externals() {
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
