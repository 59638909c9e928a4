package templates

import (
	"errors"
	"fmt"
	"html/template"
	"strings"

	"sowbook/internal/locale"
)

// Limits of one execution of a template. They count what it does instead of the time, so
// that the result is the same on every machine.
const (
	maxNodes = 5_000_000 // actions and their words, texts
	maxCalls = 1000      // templates that call each other
	maxBytes = 128 << 20 // of the output and of all texts that functions make
	maxText  = 1 << 20   // bytes of one such text
	maxFill  = 10_000    // bytes of a text in a message
)

// stepCost is how many nodes take as long as a call of step.
const stepCost = 4

// budget counts what an execution does.
type budget struct{ nodes, calls, bytes int }

// limitError says which limit is exceeded at a position FILE:LINE:COLUMN.
type limitError struct{ position, what string }

func (e *limitError) Error() string { return "template: " + e.position + ": " + e.what }

// step counts the nodes of the body of a loop, before they are executed.
func (b *budget) step(position string, nodes int) (string, error) {
	b.nodes += stepCost + nodes
	switch {
	case b.nodes > maxNodes:
		return "", &limitError{position, fmt.Sprintf("the page takes more than %d steps; make its loops shorter", maxNodes)}
	case b.bytes > maxBytes:
		return "", &limitError{position, fmt.Sprintf("the page is larger than %d MiB; make its loops or its text shorter", maxBytes>>20)}
	}
	return "", nil
}

// enter is step for the body of a template, which ends with leave.
func (b *budget) enter(position string, nodes int) (string, error) {
	if b.calls++; b.calls > maxCalls {
		return "", &limitError{position, fmt.Sprintf("more than %d templates call each other; end the recursion", maxCalls)}
	}
	return b.step(position, nodes)
}

func (b *budget) leave() string {
	b.calls--
	return ""
}

// text counts a text that a function has made.
func (b *budget) text(s string) (string, error) {
	if b.bytes += len(s); len(s) > maxText {
		return "", fmt.Errorf("the text is longer than %d MiB; make it shorter", maxText>>20)
	}
	return s, nil
}

// funcs returns the functions that [addSteps] needs, and the built-in ones that make
// texts, which now count them.
func (b *budget) funcs() template.FuncMap {
	counted := func(makeText func(args ...any) string) any {
		return func(args ...any) (string, error) { return b.text(makeText(args...)) }
	}
	return template.FuncMap{
		"step": b.step, "enter": b.enter, "leave": b.leave,
		"print": counted(fmt.Sprint), "println": counted(fmt.Sprintln),
		"html": counted(template.HTMLEscaper), "js": counted(template.JSEscaper), "urlquery": counted(template.URLQueryEscaper),
		"printf": func(format string, args ...any) (string, error) {
			if strings.Count(format, "%") > maxWords {
				return "", fmt.Errorf("the format has more than %d verbs; use fewer", maxWords)
			}
			return b.text(fmt.Sprintf(format, args...))
		},
	}
}

// message returns a message of the executor's table. pairs are names and texts or numbers
// to fill in.
func (e *executor) message(key string, pairs ...any) (string, error) {
	if !e.words.Has(key) {
		return "", errors.New("unknown message " + key + "; the messages are in templates/words/" + locale.Default + ".yaml")
	}
	for i, pair := range pairs {
		text, isText := pair.(string)
		_, isNumber := pair.(int)
		if !isText && (i%2 == 0 || !isNumber) || i%2 == 0 && i+1 == len(pairs) {
			return "", errors.New("t takes pairs of a name and a text or a number")
		}
		if len(text) > maxFill {
			return "", fmt.Errorf("a text in a message is longer than %d bytes; make it shorter", maxFill)
		}
	}
	return e.text(e.words.T(key, pairs...))
}
