package gamelist

import (
	"strings"

	"sowbook/internal/book"
	"sowbook/internal/variant"
)

// Account is what an entry of the atlas says about the account that its rules follow.
type Account struct {
	*variant.Account
	Names   []string
	Kin     []Link
	Compare string // address of the comparison with the kin, or ""
	Index   *Link  // of the atlas, or nil
}

// NewAccount returns the account of a game's page, or nil if the page is no entry of the atlas.
func NewAccount(b *book.Book, page *book.Page) *Account {
	if !page.InAtlas() {
		return nil
	}
	a := &Account{Account: page.Variant.Account, Names: page.Variant.Names}
	ids := []string{"?game=" + page.Variant.ID}
	for _, kin := range a.Account.Kin {
		for _, p := range page.Edition.Games() {
			if p.Variant.ID == kin.Text {
				a.Kin = append(a.Kin, linkTo(page, p))
				ids = append(ids, "game="+kin.Text)
			}
		}
	}
	if compare := b.PageOrOriginal(page.Edition, book.ComparePage); compare != nil && len(ids) > 1 {
		a.Compare = page.LinkTo(compare.URL) + strings.Join(ids, "&")
	}
	if index := b.Find(variant.AtlasFolder + "/"); index != nil {
		a.Index = new(linkTo(page, index))
	}
	return a
}

// EntryIDs returns the ids of the entries of the atlas, with a space between them.
func EntryIDs(b *book.Book) string {
	var ids []string
	for _, v := range b.Variants {
		if v.Account != nil {
			ids = append(ids, v.ID)
		}
	}
	return strings.Join(ids, " ")
}
