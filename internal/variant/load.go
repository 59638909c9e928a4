package variant

import (
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// Folder is the folder of the variants' pages in the content folder.
const Folder = "variants"

// Load reads the variants of a content folder, sorted by id. displayPath is the path of
// the folder in problems.
func Load(content fs.FS, displayPath string) ([]*Variant, diag.Problems) {
	var problems diag.Problems
	entries, err := fs.ReadDir(content, Folder)
	if err != nil {
		problems.Add(diag.Problem{File: path.Join(displayPath, Folder), Message: "cannot be read: " + diag.Reason(err)})
		return nil, problems
	}
	var variants []*Variant
	for _, e := range entries {
		if e.IsDir() || !strings.HasSuffix(e.Name(), page.Ext) {
			continue
		}
		p, wrong := page.Read(content, displayPath, path.Join(Folder, e.Name()))
		problems.Add(wrong...)
		if len(wrong) == 0 {
			variants = append(variants, Parse(p, &problems))
		}
	}
	if len(variants) == 0 && len(problems) == 0 {
		problems.Add(diag.Problem{File: path.Join(displayPath, Folder), Message: "no variants found; a variant is a file NAME.md"})
	}
	slices.SortFunc(variants, func(a, b *Variant) int { return strings.Compare(a.ID, b.ID) })
	return variants, problems
}

// Find returns the variant with an id. An error hints at the id that was meant.
func Find(variants []*Variant, id string) (*Variant, error) {
	var ids []string
	for _, v := range variants {
		if v.ID == id {
			return v, nil
		}
		ids = append(ids, v.ID)
	}
	return nil, errors.New("there is no variant " + id + "; " + diag.Hint(id, ids))
}
