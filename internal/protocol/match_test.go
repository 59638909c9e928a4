package protocol

import (
	"strings"
	"testing"
)

// The rounds are those of the page "A match to 60".
func TestMatchRequest(t *testing.T) {
	for request, want := range map[string]string{
		"match":                             `{"south":0,"north":0,"target":60,"winner":""}`,
		"match\nrounds 42-30\n":             `{"south":12,"north":0,"target":60,"winner":""}`,
		"match\nrounds 42-30 14-58":         `{"south":12,"north":44,"target":60,"winner":""}`,
		"match\nrounds 42-30 14-58 26-46":   `{"south":12,"north":64,"target":60,"winner":"N"}`,
		"match\nrounds 42-30 14":            "",
		"match\nrounds 42-x":                "",
		"match\nrounds 70-2 42-30":          "",
		"match\nrounds 42-9999999999999999": "",
	} {
		got := string(Answer(request))
		if want == "" {
			if !strings.HasPrefix(got, `{"error":"rounds: `) {
				t.Errorf("%q is answered %s", request, got)
			}
		} else if got != want {
			t.Errorf("%q is answered %s, want %s", request, got, want)
		}
	}
}
