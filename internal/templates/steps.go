package templates

import (
	"fmt"
	"html/template"
	"slices"
	"text/template/parse"
)

// Limits of a template's file. Beyond them, the template packages take minutes to parse it:
// html/template reads the body of a loop twice, and that of a loop in it four times.
const (
	maxFile   = 256 << 10 // bytes
	maxNames  = 100       // templates that the file defines
	maxBlocks = 100       // nested blocks
	maxLoops  = 8         // nested loops
	maxWords  = 100       // words of a command
)

// addSteps makes parsed templates count what they do: it adds a call of step to the body of
// each loop, calls of enter and leave to each template, and a call of printed to what is
// printed. The error is a limitError.
func addSteps(set *template.Template) error {
	for _, t := range set.Templates() {
		if t.Tree == nil {
			continue // it has no content, such as the template that only joins others
		}
		c := counter{tree: t.Tree}
		root := t.Tree.Root
		enter := c.call("enter", root, c.count(root))
		root.Nodes = slices.Concat([]parse.Node{enter}, root.Nodes, []parse.Node{action("leave")})
		if c.err != nil {
			return c.err
		}
	}
	return nil
}

// counter counts the nodes of a template.
type counter struct {
	tree          *parse.Tree
	blocks, loops int // around the current node
	err           error
}

// count returns the number of nodes in n, itself included. The bodies of loops are not
// counted; each gets a call of step.
func (c *counter) count(n parse.Node) int {
	switch n := n.(type) {
	case *parse.ListNode:
		if n != nil {
			return countAll(c, n.Nodes)
		}
	case *parse.PipeNode:
		if n != nil {
			return countAll(c, n.Cmds)
		}
	case *parse.CommandNode:
		c.limit(n, len(n.Args), maxWords, "a command has more than %d words; use fewer")
		return countAll(c, n.Args)
	case *parse.ActionNode:
		nodes := 1 + c.count(n.Pipe)
		if len(n.Pipe.Decl) == 0 && !endsInEscaper(n.Pipe) {
			n.Pipe.Cmds = append(n.Pipe.Cmds, &parse.CommandNode{NodeType: parse.NodeCommand, Pos: n.Pos, Args: []parse.Node{parse.NewIdentifier("printed").SetPos(n.Pos)}})
		}
		return nodes
	case *parse.TemplateNode:
		return 1 + c.count(n.Pipe)
	case *parse.ChainNode:
		return 1 + c.count(n.Node)
	case *parse.IfNode:
		return c.branch(&n.BranchNode, n.List)
	case *parse.WithNode:
		return c.branch(&n.BranchNode, n.List)
	case *parse.RangeNode:
		c.loops++
		c.limit(n, c.loops, maxLoops, "more than %d loops are nested; use fewer")
		outside := c.branch(&n.BranchNode, nil)
		if c.err == nil {
			n.List.Nodes = slices.Concat([]parse.Node{c.call("step", n, c.count(n.List))}, n.List.Nodes)
		}
		c.loops--
		return outside
	}
	return 1
}

// endsInEscaper reports whether the last command of a pipeline is an escaper, which
// html/template allows only there. Its text is counted when it is made.
func endsInEscaper(n *parse.PipeNode) bool {
	name, ok := n.Cmds[len(n.Cmds)-1].Args[0].(*parse.IdentifierNode)
	return ok && (name.Ident == "html" || name.Ident == "urlquery")
}

// branch counts the nodes of a block with a body.
func (c *counter) branch(n *parse.BranchNode, body *parse.ListNode) int {
	c.blocks++
	defer func() { c.blocks-- }()
	c.limit(n, c.blocks, maxBlocks, "more than %d blocks are nested; use fewer")
	return 1 + c.count(n.Pipe) + c.count(body) + c.count(n.ElseList)
}

func countAll[N parse.Node](c *counter, list []N) (total int) {
	for _, n := range list {
		if c.err == nil {
			total += c.count(n)
		}
	}
	return total
}

// limit sets the error if n is more of something than there may be.
func (c *counter) limit(at parse.Node, n, most int, format string) {
	if n > most && c.err == nil {
		c.err = &limitError{c.position(at), fmt.Sprintf(format, most)}
	}
}

func (c *counter) position(n parse.Node) string {
	position, _ := c.tree.ErrorContext(n)
	return position
}

// call returns a call of step or enter for a body at a node.
func (c *counter) call(name string, at parse.Node, nodes int) parse.Node {
	return action(fmt.Sprintf("%s %q %d", name, c.position(at), nodes))
}

// action returns a node that runs a command. It assigns the result, because what it
// printed would be escaped.
func action(command string) parse.Node {
	tree := parse.New("")
	tree.Mode = parse.SkipFuncCheck
	parsed, err := tree.Parse("{{$_ := "+command+"}}", "", "", map[string]*parse.Tree{})
	if err != nil {
		panic(err) // the commands are those above
	}
	return parsed.Root.Nodes[0]
}
