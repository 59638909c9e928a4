package site

import (
	"sowbook/internal/assets"
	"sowbook/internal/diag"
	"sowbook/internal/project"
	"sowbook/internal/raster"
)

// LoadAssets loads the assets of a rulebook and checks the drawing of its icon. Drawings
// that the painter does not support are allowed; the site then has only the icons of its
// static folder. The error is [diag.Problems] if the rulebook is at fault.
func LoadAssets(p project.Project) (*assets.Assets, error) {
	a, err := assets.Load(p)
	if err != nil {
		return nil, err
	}
	if err := raster.CheckIcon(string(a.Content(project.IconFile))); err != nil {
		return nil, diag.Problems{{File: p.DisplayPath("static/" + project.IconFile), Message: "cannot be drawn: " + err.Error()}}
	}
	return a, nil
}
