package templates

import (
	"html/template"
	"text/template/parse"

	"sowbook/internal/diag"
)

// maxVisits is the number of nodes that html/template may have to visit to escape a template.
// It visits a million in a second; the templates of this book need up to 30,000.
const maxVisits = 1_000_000

// visits counts the nodes that html/template visits to escape templates at most. Before a
// template runs, it escapes the templates that it calls, twice if their text ends elsewhere
// than it began, such as in an attribute. So a chain of templates that call each other can
// take twice as long for each of its links. It escapes the body of a loop twice.
type visits struct {
	set   *template.Template
	known map[string]int // by name; -1 for a template that is being counted
}

// circleVisits is the number for a call that closes a circle of several templates. Few such
// circles are allowed, because their order decides how often each template is escaped.
const circleVisits = maxVisits / 10

// of returns the number for a template, or more than maxVisits.
func (v visits) of(name string) int {
	n, ok := v.known[name]
	switch t := v.set.Lookup(name); {
	case ok && n < 0:
		return circleVisits
	case !ok && t != nil && t.Tree != nil:
		v.known[name] = -1
		v.known[name] = v.in(name, t.Tree.Root)
	}
	return v.known[name]
}

// in returns the number for a node of a template.
func (v visits) in(name string, n parse.Node) int {
	switch n := n.(type) {
	case *parse.ListNode:
		total := 0
		for i := 0; n != nil && i < len(n.Nodes) && total <= maxVisits; i++ {
			total += v.in(name, n.Nodes[i])
		}
		return total
	case *parse.TemplateNode:
		if n.Name == name { // it is not escaped again
			return 1
		}
		return 1 + 2*v.of(n.Name)
	case *parse.IfNode:
		return 1 + v.in(name, n.List) + v.in(name, n.ElseList)
	case *parse.WithNode:
		return 1 + v.in(name, n.List) + v.in(name, n.ElseList)
	case *parse.RangeNode:
		return 1 + 2*v.in(name, n.List) + v.in(name, n.ElseList)
	}
	return 1
}

// checkVisits reports the templates of a kind if escaping them takes too long.
func (s *Set) checkVisits(kind string, problems *diag.Problems) {
	e := s.newExecutor(kind)
	v := visits{e.template, map[string]int{}}
	for _, t := range e.template.Templates() {
		if v.of(t.Name()) > maxVisits {
			file := s.blamed(t.Tree.ParseName, kind+".html")
			problems.Add(diag.Problem{File: s.project.DisplayPath("templates/" + file), Message: "its templates call each other so deeply that escaping them never ends; make the chains of calls shorter"})
			return
		}
	}
	s.release(kind, e)
}
