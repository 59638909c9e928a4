package page

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"

	"sowbook/internal/diag"
)

// Limits of a page. Beyond them, the parsers of Markdown and YAML take minutes or more
// memory than there is. No page that is written by hand comes near. Package project limits
// the size of the file.
const (
	maxContainers   = 100       // quotes and lists that one line opens
	maxIndent       = 400       // columns before the text of a line
	maxOpenBrackets = 1000      // brackets, braces and parentheses that are open at once in a paragraph
	maxDefinitions  = 1000      // link definitions that follow one another
	maxFootnotes    = 2000      // of the page
	maxBackticks    = 100       // backticks that follow one another
	maxQuotes       = 1000      // quotation marks that follow one another
	maxEmphasis     = 20_000    // signs of emphasis in a paragraph
	maxExamples     = 1000      // of the page; each makes a board of 100 KB
	maxCells        = 100_000   // of all tables of the page; short rows are filled up
	maxColumns      = 200       // of a table
	maxFront        = 512 << 10 // bytes of the front matter
	maxTokens       = 15_000    // keys, values and signs of the front matter; the YAML parser needs quadratic time
	maxFaults       = 20        // of YAML, after each of which the front matter is parsed again
)

var definitionPattern = regexp.MustCompile(`^ {0,3}\[[^\]]*\]:`)

// examplePattern matches the first line of a board, which may be in quotes and lists.
var examplePattern = regexp.MustCompile("^(?:[ \t]|" + marker + ")*(?:```|~~~)[`~]*[ \t]*(?:" + ExampleInfo + "|" + StillInfo + `)\b`)

// columnsPattern matches the line of a table below its head.
var columnsPattern = regexp.MustCompile(`^[|:> \t-]+\n?$`)

// isCounted marks the characters that exceedsLimits counts. It takes half the time of its switch.
var isCounted = [256]bool{'[': true, '{': true, '(': true, ']': true, '}': true, ')': true, '*': true, '_': true, '~': true, '`': true, '"': true, '\'': true}

// exceedsLimits reports whether a page exceeds a limit and adds a problem.
func exceedsLimits(src *diag.Source, problems *diag.Problems) bool {
	lineOffset, openBrackets, emphasis, definitions, footnotes, run, columns, cells, examples := 0, 0, 0, 0, 0, 0, 0, 0, 0
	last := byte(0) // the character before
	for line := range bytes.Lines(src.Text) {
		containers, indent := lineStart(line)
		if bytes.IndexByte(line, '[') >= 0 && definitionPattern.Match(line) {
			definitions++
		} else {
			definitions = 0
		}
		if definitions > 0 && footnotePattern.Match(line) {
			footnotes++
		}
		if bytes.IndexByte(line, '|') >= 0 && columnsPattern.Match(line) {
			columns = max(columns, len(bytes.FieldsFunc(line, func(r rune) bool { return r != '-' && r != ':' })))
		}
		cells += columns
		if bytes.ContainsAny(line, "`~") && examplePattern.Match(line) {
			examples++
		}
		wrong, column := "", 0
		switch {
		case containers > maxContainers:
			wrong = fmt.Sprintf("this line opens more than %d quotes and lists; nest fewer", maxContainers)
		case indent > maxIndent:
			wrong = fmt.Sprintf("this line begins with more than %d spaces; remove some", maxIndent)
		case columns > maxColumns:
			wrong = fmt.Sprintf("a table has more than %d columns; divide it", maxColumns)
		case examples > maxExamples:
			wrong = fmt.Sprintf("the page has more than %d examples; divide it into several pages", maxExamples)
		case cells > maxCells:
			wrong = fmt.Sprintf("the tables of the page have more than %d cells; divide it into several pages", maxCells)
		case footnotes > maxFootnotes:
			wrong = fmt.Sprintf("the page has more than %d footnotes; divide it into several pages", maxFootnotes)
		case definitions > maxDefinitions:
			wrong = fmt.Sprintf("more than %d link definitions follow one another; put an empty line between some", maxDefinitions)
		}
		if len(bytes.TrimSpace(line)) == 0 {
			openBrackets, emphasis, columns = 0, 0, 0 // they end with the paragraph
		}
		for i, c := range line {
			if c != last {
				run, last = 0, c
			}
			if !isCounted[c] {
				continue
			}
			switch c {
			case '[', '{', '(':
				openBrackets++
			case ']', '}', ')':
				openBrackets = max(openBrackets-1, 0)
			case '*', '_', '~':
				emphasis++
			case '`', '"', '\'':
				run++
			}
			switch {
			case wrong != "":
			case openBrackets > maxOpenBrackets:
				wrong, column = fmt.Sprintf(`more than %d brackets are open here; close some, or divide the paragraph by empty lines`, maxOpenBrackets), i
			case emphasis > maxEmphasis:
				wrong, column = fmt.Sprintf("more than %d signs of emphasis are in this paragraph; divide it by empty lines", maxEmphasis), i
			case c == '`' && run > maxBackticks:
				wrong, column = fmt.Sprintf("more than %d backticks follow one another; use fewer", maxBackticks), i
			case run > maxQuotes:
				wrong, column = fmt.Sprintf("more than %d quotation marks follow one another; use fewer", maxQuotes), i
			}
		}
		if wrong != "" {
			problems.Add(src.ProblemAt(lineOffset+column, wrong))
			return true
		}
		lineOffset += len(line)
	}
	return false
}

// lineStart returns the number of quotes and lists that the beginning of a line opens, and
// the column of the text after it. A tab counts as four columns.
func lineStart(line []byte) (containers, indent int) {
	for i := 0; i < len(line); {
		size := markerSize(line[i:])
		switch {
		case line[i] == ' ':
			i, indent = i+1, indent+1
		case line[i] == '\t':
			i, indent = i+1, indent+4
		case size > 0:
			i, containers = i+size, containers+1
		default:
			return containers, indent
		}
	}
	return containers, 0 // an empty line
}

// marker matches the marker of a quote, list item, definition or footnote.
const marker = `(?:>|(?:[-+*:]|[0-9]{1,9}[.)])[ \t]|\[\^[^\]\s]+\]:)`

var markerPattern = regexp.MustCompile("^" + marker)

// markerSize returns the length of the marker of a quote, list item, definition or footnote
// that a text begins with, or 0.
func markerSize(text []byte) int {
	if !strings.ContainsRune(">-+*:[0123456789", rune(text[0])) { // most lines; the pattern is slow
		return 0
	}
	return len(markerPattern.Find(text))
}
