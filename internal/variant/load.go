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

// IsGame reports whether the page at a path below the content folder is that of a game.
func IsGame(name string) bool {
	folder, file := path.Split(name)
	return folder == Folder+"/" || folder == AtlasFolder+"/" && file != "index"+page.Ext
}

// File returns the path of the game's page below the folder of an edition.
func (v *Variant) File() string {
	folder := Folder
	if v.Account != nil {
		folder = AtlasFolder
	}
	return path.Join(folder, v.ID+page.Ext)
}

// Load reads the variants of a content folder without the entries of the atlas, sorted by id. displayPath
// is the path of the folder in problems.
func Load(content fs.FS, displayPath string) ([]*Variant, diag.Problems) {
	return load(content, displayPath, Folder)
}

// LoadAll is Load with the entries of the atlas, if the content folder has them.
func LoadAll(content fs.FS, displayPath string) ([]*Variant, diag.Problems) {
	variants, problems := Load(content, displayPath)
	if _, err := fs.Stat(content, AtlasFolder); err != nil {
		return variants, problems
	}
	entries, wrong := load(content, displayPath, AtlasFolder)
	problems.Add(wrong...)
	variants = append(variants, entries...)
	slices.SortFunc(variants, func(a, b *Variant) int { return strings.Compare(a.ID, b.ID) })
	return variants, problems
}

// LoadOne returns the variant with an id and reads no other page. It returns nil if no page has this name.
func LoadOne(content fs.FS, displayPath, id string) (*Variant, diag.Problems) {
	for _, folder := range []string{Folder, AtlasFolder} {
		name := path.Join(folder, id+page.Ext)
		if path.Dir(name) != folder || !IsGame(name) {
			continue
		}
		if _, err := fs.Stat(content, name); err != nil {
			continue
		}
		p, problems := page.Read(content, displayPath, name)
		if len(problems) > 0 {
			return nil, problems
		}
		return Parse(p, &problems), problems
	}
	return nil, nil
}

// load reads the variants of a folder, sorted by id.
func load(content fs.FS, displayPath, folder string) ([]*Variant, diag.Problems) {
	var problems diag.Problems
	entries, err := fs.ReadDir(content, folder)
	if err != nil {
		problems.Add(diag.Problem{File: path.Join(displayPath, folder), Message: "cannot be read: " + diag.Reason(err)})
		return nil, problems
	}
	var variants []*Variant
	for _, e := range entries {
		name := path.Join(folder, e.Name())
		if e.IsDir() || !strings.HasSuffix(name, page.Ext) || !IsGame(name) {
			continue
		}
		p, wrong := page.Read(content, displayPath, name)
		problems.Add(wrong...)
		if len(wrong) == 0 {
			variants = append(variants, Parse(p, &problems))
		}
	}
	if len(variants) == 0 && len(problems) == 0 && folder == Folder {
		problems.Add(diag.Problem{File: path.Join(displayPath, folder), Message: "no variants found; a variant is a file NAME.md"})
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
