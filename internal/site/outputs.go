package site

import (
	"fmt"

	"sowbook/internal/page"
)

// file is one file of a site.
type file struct {
	name    string
	content []byte
}

// pageFiles makes the files that one page becomes. Whatever else is to lie beside a page is added here.
func (r *renderer) pageFiles(b *book, s *sheet) ([]file, error) {
	html, err := r.render(b, s)
	if err != nil {
		return nil, err
	}
	files, err := r.stubs(s.entry)
	if err != nil {
		return nil, err
	}
	files = append(files, file{s.url + "index.html", html})
	if p := r.poster(b, s); p != nil {
		picture, err := p.paint()
		if err != nil {
			return nil, err
		}
		files = append(files, picture)
	}
	if s.variant != nil {
		card, err := r.renderCard(b, s)
		if err != nil {
			return nil, err
		}
		files = append(files, file{s.url + cardFolder + "index.html", card})
		if s.original == nil { // for other programs it is one game
			files = append(files, file{s.url + dataName, b.data(s)})
		}
	}
	return files, nil
}

// siteFiles makes the files that the site has once: of the whole book, when every page was read. Whatever else a site is to have is added
// here.
func (r *renderer) siteFiles(b *book) ([]file, error) {
	missing, err := r.notFound(b)
	if err != nil {
		return nil, err
	}
	return append(r.travel.list(), file{"404.html", missing}), nil
}

// highlights is how many blocks of code were written, and how many of them were read word by word.
type highlights struct{ blocks, read int }

func highlighted() highlights {
	count := page.Highlights()
	return highlights{count.Blocks, count.New}
}

// since is what was highlighted after a count, in words; "" for nothing.
func (h highlights) since(before highlights) string {
	blocks, read := h.blocks-before.blocks, h.read-before.read
	if blocks == 0 {
		return ""
	}
	return fmt.Sprintf("%d blocks of code, %d of them not highlighted before", blocks, read)
}
