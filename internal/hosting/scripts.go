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
	"sowbook/internal/project"
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
	dataName      = regexp.MustCompile(`^data-[\p{Ll}\p{Lo}0-9._-]+$`)
	secureAddress = regexp.MustCompile(`^(?i:https)://([^/?#\s\\]+)((?:[/?#][^\s"'<>\\]*)?)$`)
	hostName      = regexp.MustCompile(`^[a-z0-9]+(?:-+[a-z0-9]+)*(?:\.[a-z0-9]+(?:-+[a-z0-9]+)*)*(?::([0-9]{1,5}))?$`)
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
			return nil, fmt.Errorf("pages run only scripts that are files; write %s into a file, static/NAME.js, and name it, as in <script src=\"/NAME.js\"></script>", excerpt(body))
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
		a := attribute{strings.ToLower(m[1]), strings.TrimSpace(html.UnescapeString(m[2] + m[3] + m[4]))}
		isData := dataName.MatchString(a.name)
		if a.name == "async" || a.name == "defer" {
			a.value = "" // a script with either is so, whatever the value says
		}
		isFile := a.name == "src" && strings.HasPrefix(a.value, "/") && !strings.HasPrefix(a.value, "//")
		switch {
		case !isData && !slices.Contains(known, a.name):
			return fmt.Errorf("a script cannot have the attribute %q; %s, or data-NAME", a.name, diag.Hint(a.name, known))
		case slices.ContainsFunc(tag, func(other attribute) bool { return other.name == a.name }):
			return fmt.Errorf("a script has the attribute %s twice", a.name)
		case slices.ContainsFunc([]rune(a.value), func(r rune) bool { return r != '\n' && r != '\t' && diag.BadCharacter(r) != "" }):
			return fmt.Errorf("the attribute %s contains a character that nobody sees; remove it", a.name)
		case a.name == "id" && (a.value == "" || len(strings.Fields(a.value)) > 1 || s.hasID(a.value)):
			return fmt.Errorf("id=%q must be one word that no other script has", a.value)
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

// hasID reports whether a script before has an id.
func (s *Scripts) hasID(id string) bool {
	return slices.ContainsFunc(s.tags, func(tag []attribute) bool { return slices.Contains(tag, attribute{"id", id}) })
}

// isAddress reports whether the value of an attribute is an address on another host.
func isAddress(value string) bool {
	start := strings.ToLower(value[:min(len(value), len("https://"))])
	return start == "https://" || strings.HasPrefix(start, "http://") || strings.HasPrefix(start, "//")
}

// addHost adds the host of an address. It completes an address that lacks https:.
func (s *Scripts) addHost(a *attribute) error {
	if strings.HasPrefix(a.value, "//") {
		a.value = "https:" + a.value
	}
	if strings.HasPrefix(strings.ToLower(a.value), "http://") {
		return fmt.Errorf("%s must begin with https://, because browsers load nothing over http into a page with https", excerpt(a.value))
	}
	m := secureAddress.FindStringSubmatch(a.value)
	if m == nil {
		return fmt.Errorf("%s=%q is not an address; write one that begins with https://, or for src a file of static, as in /NAME.js", a.name, excerpt(a.value))
	}
	host := strings.ToLower(m[1])
	name := hostName.FindStringSubmatch(host)
	if name == nil || !project.IsPort(name[1]) {
		return fmt.Errorf("%s=%q: a page can allow no host %q; write it as in stats.example.org, xn--mnchen-3ya.example or stats.example.org:8443", a.name, excerpt(a.value), excerpt(m[1]))
	}
	a.value = "https://" + host + m[2]
	if address := "https://" + host; !slices.Contains(s.Hosts, address) {
		s.Hosts = append(s.Hosts, address)
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
