package variant

import (
	"io/fs"
	"path"
	"sort"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// Folder is where the pages of variants lie in the content folder.
const Folder = "variants"

// Load reads the variants of a content folder, in order of their ids. shown is
// the folder's path as problems show it.
func Load(content fs.FS, shown string) ([]*Variant, diag.Problems) {
	var problems diag.Problems
	entries, err := fs.ReadDir(content, Folder)
	if err != nil {
		problems.Add(diag.Problem{File: path.Join(shown, Folder), What: "cannot be read: " + diag.Reason(err)})
		return nil, problems
	}
	var variants []*Variant
	for _, e := range entries {
		if e.IsDir() || !strings.HasSuffix(e.Name(), ".md") {
			continue
		}
		p, wrong := page.Read(content, shown, path.Join(Folder, e.Name()))
		problems.Add(wrong...)
		if len(wrong) == 0 {
			variants = append(variants, Parse(p, &problems))
		}
	}
	if len(variants) == 0 && len(problems) == 0 {
		problems.Add(diag.Problem{File: path.Join(shown, Folder), What: "there is no variant here: a variant is a file NAME.md"})
	}
	sort.Slice(variants, func(i, j int) bool { return variants[i].ID < variants[j].ID })
	return variants, problems
}

// Find is the variant with an id, or nil and what would be right.
func Find(variants []*Variant, id string) (*Variant, string) {
	var ids []string
	for _, v := range variants {
		if v.ID == id {
			return v, ""
		}
		ids = append(ids, v.ID)
	}
	return nil, "there is no variant " + id + "; " + diag.Expected(id, ids)
}
