package page

import (
	"regexp"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// MarkClass is the class of links that are shown as small marks after their sentence.
const MarkClass = "clause"

// MoreClass is the class of the marks of a sentence after its first.
const MoreClass = MarkClass + " more"

// MarkSpace joins the marks of a sentence to it and to each other, so that no line begins
// with one.
const MarkSpace = "\u202f"

// marks is the group of marks after a sentence. It has no element of its own.
type marks struct {
	ast.BaseInline
	base
}

func (*marks) html() (start, end string) { return "", "" }

func isMark(n ast.Node) bool {
	class, _ := n.AttributeString("class")
	value, _ := class.([]byte)
	return n.Kind() == ast.KindLink && string(value) == MarkClass
}

// groupMarks moves the links with [MarkClass] among the children of a node to the end of
// their sentence, where they form one group.
func groupMarks(parent ast.Node, source []byte) {
	var group *marks // of the sentence that has not ended
	place := func(after ast.Node) {
		switch {
		case group == nil:
			return
		case after == nil: // the parent had nothing but marks
			parent.AppendChild(parent, group)
		default:
			parent.InsertAfter(parent, after, group)
		}
		group = nil
	}
	for child := parent.FirstChild(); child != nil; {
		next := child.NextSibling()
		words, isText := child.(*ast.Text)
		switch {
		case isMark(child):
			before := trimBefore(child, source)
			if placed, ok := before.(*marks); ok {
				placed.add(child)
				break
			}
			if group == nil {
				group = &marks{}
			}
			group.add(child)
			if last, ok := before.(*ast.Text); ok && endsSentence.Match(last.Segment.Value(source)) {
				place(last)
			}
		case isText && group != nil:
			if end := sentenceEnd(words, source); end >= 0 {
				splitText(parent, words, end)
				place(words)
				next = words.NextSibling().NextSibling() // the rest of the text
			}
		}
		child = next
	}
	place(parent.LastChild())
}

// add moves a mark into the group, unless the group has the same one.
func (m *marks) add(mark ast.Node) {
	for _, other := range find[*ast.Link](below(m)) {
		if string(other.Destination) == string(mark.(*ast.Link).Destination) {
			mark.Parent().RemoveChild(mark.Parent(), mark)
			return
		}
	}
	if m.HasChildren() {
		mark.SetAttributeString("class", []byte(MoreClass))
	}
	m.AppendChild(m, ast.NewString([]byte(MarkSpace)))
	m.AppendChild(m, mark)
}

// trimBefore removes the white space before a mark and returns what is before it then, or
// nil.
func trimBefore(mark ast.Node, source []byte) ast.Node {
	if space, ok := mark.PreviousSibling().(*ast.Text); ok {
		space.Segment = space.Segment.TrimRightSpace(source)
		space.SetSoftLineBreak(false)
		if space.Segment.IsEmpty() {
			space.Parent().RemoveChild(space.Parent(), space)
		}
	}
	return mark.PreviousSibling()
}

var (
	endsSentence   = regexp.MustCompile(`[.!?:…؟]["”’»)\]]*$`)
	sentenceInside = regexp.MustCompile(`[.!?:…؟]["”’»)\]]*\s`)
)

// sentenceEnd returns the offset in a text where its first sentence ends, or -1.
func sentenceEnd(n *ast.Text, source []byte) int {
	value := n.Segment.Value(source)
	if found := sentenceInside.FindIndex(value); found != nil {
		return found[1] - 1
	}
	if endsSentence.Match(value) && (n.SoftLineBreak() || beginsAnew(n.NextSibling(), source)) {
		return len(value)
	}
	return -1
}

// beginsAnew reports whether n, the node after a full stop, is outside the sentence before
// it. A nil n is the end of the paragraph.
func beginsAnew(n ast.Node, source []byte) bool {
	if words, ok := n.(*ast.Text); ok {
		value := words.Segment.Value(source)
		return len(value) > 0 && util.IsSpace(value[0])
	}
	return n == nil || isMark(n)
}

// splitText splits a text in two at an offset, so that a node can be inserted there.
func splitText(parent ast.Node, n *ast.Text, at int) {
	rest := ast.NewTextSegment(text.NewSegment(n.Segment.Start+at, n.Segment.Stop))
	rest.SetSoftLineBreak(n.SoftLineBreak())
	rest.SetHardLineBreak(n.HardLineBreak())
	n.Segment = n.Segment.WithStop(n.Segment.Start + at)
	n.SetSoftLineBreak(false)
	n.SetHardLineBreak(false)
	parent.InsertAfter(parent, n, rest)
}
