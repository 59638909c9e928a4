package site

import (
	"sowbook/internal/assets"
	"sowbook/internal/diag"
	"sowbook/internal/project"
	"sowbook/internal/raster"
)

// checkIcon reports a faulty drawing of the site's icon. A drawing that the painter does
// not support is none: the site then has only the icons in its static folder.
func checkIcon(p project.Project, a *assets.Assets) (problems diag.Problems) {
	if err := raster.CheckIcon(string(a.Content(project.IconFile))); err != nil {
		problems.Add(diag.Problem{File: p.DisplayPath("static/" + project.IconFile), Message: "cannot be drawn: " + err.Error()})
	}
	return problems
}
