package templates

import (
	"errors"
	"fmt"
	"html/template"
	"reflect"
	"regexp"
	"strconv"
	"strings"

	"sowbook/internal/locale"
)

// Limits of one execution of a template. They count what it does instead of the time, so
// that the result is the same on every machine.
const (
	maxSteps = 5_000_000 // actions and their words, texts
	MaxBytes = 128 << 20 // of the output and of all texts that functions make
	maxText  = 16 << 10  // bytes of one such text
	maxFill  = 10_000    // bytes of a text in a message
)

// Costs in steps of what takes longer than one.
const (
	stepCost     = 4   // a call of step
	bytesPerStep = 100 // of a printed text, which is escaped or filtered
)

// budget counts what an execution does.
type budget struct {
	steps, bytes int
	positions    []string // in each of the templates that call each other, the last counted one; the first is ""
}

// limitError says which limit is exceeded at a position FILE:LINE:COLUMN.
type limitError struct{ position, what string }

func (e *limitError) Error() string { return "template: " + e.position + ": " + e.what }

// exceeded returns the error for a limit at the last counted position.
func (b *budget) exceeded(format string, limit int) error {
	return &limitError{b.positions[len(b.positions)-1], fmt.Sprintf(format, limit)}
}

func (b *budget) take(steps int) error {
	if b.steps += steps; b.steps > maxSteps {
		return b.exceeded("the page takes more than %d steps; make its loops or its text shorter", maxSteps)
	}
	return nil
}

// count counts bytes of the output or of a text.
func (b *budget) count(bytes int) error {
	if b.bytes += bytes; b.bytes > MaxBytes {
		return b.exceeded("the page is larger than %d MiB; make its loops or its text shorter", MaxBytes>>20)
	}
	return nil
}

// step counts the nodes of the body of a loop, before they are executed.
func (b *budget) step(position string, nodes int) (string, error) {
	b.positions[len(b.positions)-1] = position
	return "", b.take(stepCost + nodes)
}

// enter is step for the body of a template, which ends with leave.
func (b *budget) enter(position string, nodes int) (string, error) {
	b.positions = append(b.positions, position)
	return b.step(position, nodes)
}

func (b *budget) leave() string {
	b.positions = b.positions[:len(b.positions)-1]
	return ""
}

// printed counts the bytes of a value to print, and returns it. A style or an attribute may
// filter all of them out.
func (b *budget) printed(value any) (any, error) {
	text := reflect.ValueOf(value)
	if text.Kind() != reflect.String {
		text = reflect.ValueOf(fmt.Sprint(value))
	}
	return value, b.take(text.Len() / bytesPerStep)
}

// text counts a text that a function has made.
func (b *budget) text(s string) (string, error) {
	if len(s) > maxText {
		return "", fmt.Errorf("the text is longer than %d KiB; make it shorter", maxText>>10)
	}
	return s, b.count(len(s))
}

// stepFuncs returns the functions that [addSteps] needs.
func (b *budget) stepFuncs() template.FuncMap {
	return template.FuncMap{"step": b.step, "enter": b.enter, "leave": b.leave, "printed": b.printed}
}

// funcs returns the built-in functions that make texts, which now count them.
func (b *budget) funcs() template.FuncMap {
	counted := func(makeText func(args ...any) string) any {
		return func(args ...any) (string, error) { return b.text(makeText(args...)) }
	}
	return template.FuncMap{
		"print": counted(fmt.Sprint), "println": counted(fmt.Sprintln),
		"html": counted(template.HTMLEscaper), "js": counted(template.JSEscaper), "urlquery": counted(template.URLQueryEscaper),
		"printf": func(format string, args ...any) (string, error) {
			if strings.Count(format, "%") > maxWords {
				return "", fmt.Errorf("the format has more than %d verbs; use fewer", maxWords)
			}
			if err := checkWidths(format, args); err != nil {
				return "", err
			}
			return b.text(fmt.Sprintf(format, args...))
		},
	}
}

// maxPartsWidth is the sum of the widths and precisions in a format if an operand has parts.
// printf applies them to each part of a value, before anything is counted.
const maxPartsWidth = 99

// widthPattern matches a width and a precision in a format.
var widthPattern = regexp.MustCompile(`%[-+# 0]*(?:\[\d+\])?(\*|\d*)(?:\.(?:\[\d+\])?(\*|\d*))?`)

// checkWidths returns an error if a format has too large widths or precisions for its operands.
func checkWidths(format string, args []any) error {
	most, total := maxText, 0
	for _, arg := range args {
		switch reflect.ValueOf(arg).Kind() {
		case reflect.Array, reflect.Slice, reflect.Map, reflect.Struct, reflect.Pointer, reflect.Interface:
			most = maxPartsWidth
		}
	}
	for _, found := range widthPattern.FindAllStringSubmatch(format, -1) {
		for _, width := range found[1:] {
			n, err := strconv.Atoi(width)
			switch total += n; {
			case width == "*":
				return errors.New("the format takes a width or precision from an operand; write a number instead of *")
			case width != "" && err != nil || total > most:
				return fmt.Errorf("the widths and precisions in the format add up to more than %d, the most for these operands; use smaller ones", most)
			}
		}
	}
	return nil
}

// message returns a message of the executor's table, marked if it is in English because the table
// lacks it. pairs are names and texts or numbers to fill in.
func (e *executor) message(key string, pairs ...any) (any, error) {
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
	text, err := e.text(e.words.T(key, pairs...))
	if err == nil && e.words.Lacks(key) {
		return markEnglish(text), nil
	}
	return text, err
}
