package templates

import (
	"html/template"
	"text/template/parse"

	"sowbook/internal/diag"
)

// maxVisits is the number of nodes that html/template may have to visit to escape a template.
// It visits them in half a second to a second; the templates of this book need up to 60,000.
const maxVisits = 500_000

// Parts of a template that take as long as a visit of a node.
const (
	bytesPerVisit = 100 // of text
	namesPerVisit = 4   // of templates, which each call copies
)

// visits counts the nodes that html/template visits to escape templates at most. Before a
// template runs, it escapes the templates that it calls, twice if their text ends elsewhere
// than it began, such as in an attribute. So a chain of templates that call each other can
// take twice as long for each of its links. It escapes the body of a loop twice.
type visits struct {
	set     *template.Template
	perCall int
	known   map[string]int // by name; -1 for a template that is being counted
	tree    *parse.Tree    // of the current template
	err     error          // a limitError
}

// of returns the number for a template, at most maxVisits+1.
func (v *visits) of(name string) int {
	t := v.set.Lookup(name)
	if _, ok := v.known[name]; !ok && t != nil && t.Tree != nil {
		outer := v.tree
		v.tree, v.known[name] = t.Tree, -1
		v.known[name] = min(v.in(t.Tree.Root), maxVisits+1)
		v.tree = outer
	}
	return v.known[name]
}

// in returns the number for a node of the current template.
func (v *visits) in(n parse.Node) int {
	switch n := n.(type) {
	case *parse.ListNode:
		total := 0
		for i := 0; n != nil && i < len(n.Nodes) && total <= maxVisits; i++ {
			total += v.in(n.Nodes[i])
		}
		return total
	case *parse.TextNode:
		return 1 + len(n.Text)/bytesPerVisit
	case *parse.ActionNode:
		return 1 + len(n.Pipe.Cmds)
	case *parse.TemplateNode:
		called := v.of(n.Name)
		// A template that calls itself is escaped once for each place in HTML or a script where
		// its text can begin. Scripts have endlessly many.
		v.limit(n, called < 0, "the template "+n.Name+" calls itself, directly or through others; use a loop")
		total := 1 + v.perCall + 2*called
		v.limit(n, total > maxVisits, "the template "+n.Name+" calls others so deeply that escaping them takes too long; make the chain of calls shorter")
		return total
	case *parse.IfNode:
		return 1 + v.in(n.List) + v.in(n.ElseList)
	case *parse.WithNode:
		return 1 + v.in(n.List) + v.in(n.ElseList)
	case *parse.RangeNode:
		return 1 + 2*v.in(n.List) + v.in(n.ElseList)
	}
	return 1
}

// limit sets the error if a call is not allowed.
func (v *visits) limit(call parse.Node, exceeded bool, what string) {
	if exceeded && v.err == nil {
		position, _ := v.tree.ErrorContext(call)
		v.err = &limitError{position, what}
	}
}

// checkVisits reports the templates of a kind if escaping them takes too long.
func (s *Set) checkVisits(kind string, problems *diag.Problems) {
	e := s.newExecutor(kind)
	names := definedBy(e.template)
	v := visits{set: e.template, perCall: len(names) / namesPerVisit, known: map[string]int{}}
	for _, name := range names {
		if v.of(name) > maxVisits && v.err == nil {
			v.err = &limitError{e.template.Lookup(name).Tree.ParseName + ":1:0", "the template " + name + " takes too long to escape; make its loops or its text shorter"}
		}
	}
	if v.err != nil {
		problems.Add(s.Problem(kind+".html", v.err))
		return
	}
	s.release(kind, e)
}
