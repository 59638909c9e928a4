package render

import (
	"io"
	"testing"

	"sowbook/internal/locale"
	"sowbook/internal/templates"
)

func TestPageOfUnknownKindIsError(t *testing.T) {
	err := (&templates.Set{}).Execute(io.Discard, &locale.Table{}, "poem", "base", nil)
	if err == nil || err.Error() != "there is no template for pages of the kind poem" {
		t.Errorf("error %v", err)
	}
}
