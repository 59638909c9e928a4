package hosting

import (
	"errors"
	"fmt"
	"html"
	"html/template"
	"regexp"
	"slices"
	"strings"

	"sowbook/internal/diag"
)

// Scripts are scripts of the host's choice, such as analytics.
type Scripts struct {
	Hosts []string // whose scripts, connections and images the security policy must allow, as in https://plausible.io
	tags  [][]attribute
}

type attribute struct{ name, value string }

// HTML returns the elements of the scripts. root is the relative path of the site's root.
func (s *Scripts) HTML(root string) template.HTML {
	var out strings.Builder
	for _, tag := range s.tags {
		out.WriteString("<script")
		for _, a := range tag {
			if file, ok := strings.CutPrefix(a.value, "/"); ok && a.name == "src" {
				a.value = root + file
			}
			out.WriteString(" " + a.name)
			if a.value != "" {
				out.WriteString(`="` + html.EscapeString(a.value) + `"`)
			}
		}
		out.WriteString("></script>\n")
	}
	return template.HTML(out.String())
}

const attributePattern = `\s+([^\s"'<>=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=` + "`" + `]+)))?`

var (
	comments      = regexp.MustCompile(`(?s)<!--.*?-->`)
	scriptTag     = regexp.MustCompile(`(?i)^<script((?:` + attributePattern + `)*)\s*>`)
	scriptEnd     = regexp.MustCompile(`(?i)</script\s*>`)
	attributeRule = regexp.MustCompile(attributePattern)
	secureAddress = regexp.MustCompile(`^(https://[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::[0-9]{1,5})?)(?:[/?][^\s"'<>\\]*)?$`)
)

const usual = `<script async src="https://HOST/NAME.js"></script>`

// ParseScripts reads script elements as a service for analytics gives them. static is as for [Read].
// Every https address in an attribute names a host that the script needs.
func ParseScripts(text string, static func(name string) string) (*Scripts, error) {
	s := &Scripts{}
	rest := strings.TrimSpace(comments.ReplaceAllString(text, ""))
	for rest != "" {
		tag := scriptTag.FindStringSubmatch(rest)
		if tag == nil && strings.HasPrefix(strings.ToLower(rest), "<script") {
			return nil, fmt.Errorf("the tag %s has no end; write it as in %s", excerpt(rest), usual)
		} else if tag == nil {
			return nil, fmt.Errorf("%s is not a script; write only scripts, as in %s", excerpt(rest), usual)
		}
		end := scriptEnd.FindStringIndex(rest)
		if end == nil {
			return nil, fmt.Errorf("no </script> ends %s", excerpt(tag[0]))
		}
		if body := strings.TrimSpace(rest[len(tag[0]):end[0]]); body != "" {
			return nil, fmt.Errorf("pages run no script that stands in them; write %s into a file, static/NAME.js, and name it, as in <script src=\"/NAME.js\"></script>", excerpt(body))
		}
		if err := s.add(tag[1], static); err != nil {
			return nil, err
		}
		rest = strings.TrimSpace(rest[end[1]:])
	}
	return s, nil
}

// known are the attributes that a script can have, besides those that begin with data-.
var known = []string{"async", "crossorigin", "defer", "id", "integrity", "referrerpolicy", "src", "type"}

// add adds a script with attributes.
func (s *Scripts) add(attributes string, static func(name string) string) error {
	var tag []attribute
	for _, m := range attributeRule.FindAllStringSubmatch(attributes, -1) {
		a := attribute{strings.ToLower(m[1]), html.UnescapeString(m[2] + m[3] + m[4])}
		isData := strings.HasPrefix(a.name, "data-")
		isFile := a.name == "src" && strings.HasPrefix(a.value, "/") && !strings.HasPrefix(a.value, "//")
		switch {
		case !isData && !slices.Contains(known, a.name):
			return fmt.Errorf("a script cannot have the attribute %q; %s, or data-NAME", a.name, diag.Hint(a.name, known))
		case slices.ContainsFunc(tag, func(other attribute) bool { return other.name == a.name }):
			return fmt.Errorf("a script has the attribute %s twice", a.name)
		case a.name == "type" && !slices.Contains([]string{"", "module", "text/javascript"}, a.value):
			return fmt.Errorf("type is module, or left out, not %q", a.value)
		case isFile:
			address := static(a.value[1:])
			if address == "" {
				return fmt.Errorf("there is no file static%s", a.value)
			}
			a.value = "/" + address
		case a.name == "src" || isData && isAddress(a.value):
			if err := s.addHost(&a); err != nil {
				return err
			}
		}
		tag = append(tag, a)
	}
	if !slices.ContainsFunc(tag, func(a attribute) bool { return a.name == "src" && a.value != "" }) {
		return errors.New("a script needs the address of its file, src, as in " + usual)
	}
	s.tags = append(s.tags, tag)
	return nil
}

// isAddress reports whether the value of an attribute is an address on another host.
func isAddress(value string) bool {
	return strings.HasPrefix(value, "https://") || strings.HasPrefix(value, "http://") || strings.HasPrefix(value, "//")
}

// addHost adds the host of an address. It completes an address that lacks https:.
func (s *Scripts) addHost(a *attribute) error {
	if strings.HasPrefix(a.value, "//") {
		a.value = "https:" + a.value
	}
	m := secureAddress.FindStringSubmatch(a.value)
	switch {
	case strings.HasPrefix(a.value, "http://"):
		return fmt.Errorf("%s must begin with https://, because browsers load nothing over http into a page with https", excerpt(a.value))
	case m == nil:
		return fmt.Errorf("%s=%q is not an address; write one that begins with https://, or for src a file of static, as in /NAME.js", a.name, a.value)
	case !slices.Contains(s.Hosts, m[1]):
		s.Hosts = append(s.Hosts, m[1])
	}
	return nil
}

// excerpt returns the beginning of a text, on one line.
func excerpt(text string) string {
	const most = 50
	line := strings.Join(strings.Fields(text), " ")
	if runes := []rune(line); len(runes) > most {
		line = string(runes[:most]) + "…"
	}
	return line
}
