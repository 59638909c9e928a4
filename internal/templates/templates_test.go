package templates

import (
	"io"
	"strings"
	"testing"

	"sowbook/internal/locale"
)

func TestExecuteOfUnknownKindIsError(t *testing.T) {
	err := (&Set{}).Execute(io.Discard, &locale.Table{}, "poem", "base", nil)
	if err == nil || !strings.Contains(err.Error(), "no template is loaded for pages of the kind poem") {
		t.Errorf("error %v", err)
	}
}
