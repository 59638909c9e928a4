package cli

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/engine/capture"
	"sowbook/engine/ruleset"
	"sowbook/internal/book"
	"sowbook/internal/locale"
	"sowbook/internal/prose"
	"sowbook/internal/variant"
)

func runRules(e *env, f *flags, args []string) error {
	asJSON := f.answerAsJSON()
	if err := parse(f, args); err != nil {
		return err
	}
	words, err := e.english()
	if err != nil {
		return err
	}
	switch {
	case f.NArg() > 1:
		return usageError("rules takes one text; quote it, as in \"seeds=4 relay=yes\"")
	case f.NArg() == 0:
		return e.printWords(words, *asJSON)
	case f.Arg(0) == "-":
		return e.checkLines(words, *asJSON)
	}
	answer := checkRules(words, f.Arg(0))
	if err := answer.print(e.stdout, *asJSON); err != nil {
		return err
	}
	if !answer.Valid {
		return errReported
	}
	return nil
}

// english returns the English messages of the rulebook.
func (e *env) english() (*locale.Table, error) {
	tables, problems := book.Tables(e.project(), func(string) bool { return false })
	return tables[locale.Default], problems.Err()
}

type wordRecord struct {
	Key      string   `json:"key"`
	Values   []string `json:"values,omitempty"`
	Least    *int     `json:"least,omitempty"`
	Most     *int     `json:"most,omitempty"`
	Form     string   `json:"form,omitempty"` // of values that are neither in Values nor one number
	Default  string   `json:"default"`
	Question string   `json:"question"`
}

func (e *env) printWords(words *locale.Table, asJSON bool) error {
	defaults, _ := engine.ParseRules("")
	var all []wordRecord
	for _, key := range ruleset.Keys() {
		record := wordRecord{Key: key, Values: ruleset.Values(key), Form: ruleset.Form(key), Question: words.T("rules." + key + ".question")}
		record.Default, _ = defaults.Value(key)
		if least, most, ok := ruleset.Range(key); ok {
			record.Least, record.Most = &least, &most
		} else if record.Values == nil && record.Form == "" {
			record.Form = capture.NumbersForm
		}
		all = append(all, record)
	}
	if asJSON {
		return json.NewEncoder(e.stdout).Encode(all)
	}
	for _, r := range all {
		values := strings.Join(r.Values, ", ")
		switch {
		case r.Form != "" && r.Values != nil:
			values += ", or " + r.Form
		case r.Form != "":
			values = r.Form
		case r.Least != nil:
			values = strconv.Itoa(*r.Least) + " to " + strconv.Itoa(*r.Most)
		}
		fmt.Fprintf(e.stdout, "%s: %s\n  %s; by default %s\n", r.Key, r.Question, values, r.Default)
	}
	return nil
}

// rulesAnswer says whether a text of rules is valid, and if so, what it is in full.
type rulesAnswer struct {
	Valid bool     `json:"valid"`
	Rules string   `json:"rules,omitempty"`
	How   []string `json:"how,omitempty"`
	Key   string   `json:"key,omitempty"`
	Error string   `json:"error,omitempty"`
}

func checkRules(words *locale.Table, text string) rulesAnswer {
	rules, err := engine.ParseRules(text)
	if err == nil {
		err = rules.Unused()
	}
	if err != nil {
		answer := rulesAnswer{Error: variant.RulesProblem(err)}
		if wrong, ok := errors.AsType[*engine.TextError](err); ok {
			answer.Key = wrong.Key
		}
		return answer
	}
	return rulesAnswer{Valid: true, Rules: rules.String(), How: howToPlay(words, rules)}
}

// howToPlay returns the sentences that teach a game by some rules.
func howToPlay(words *locale.Table, rules engine.Rules) (all []string) {
	for _, lesson := range prose.HowToPlay(words, rulesVoice, rules, false) {
		all = append(all, lesson.Sentences...)
	}
	return all
}

func (a rulesAnswer) print(w io.Writer, asJSON bool) error {
	var err error
	switch {
	case asJSON:
		err = json.NewEncoder(w).Encode(a)
	case a.Valid:
		_, err = fmt.Fprintf(w, "%s\n%s\n", a.Rules, strings.Join(a.How, "\n"))
	default:
		_, err = fmt.Fprintf(w, "not valid: %s\n", a.Error)
	}
	return err
}

// checkLines checks the texts of rules on standard input, one a line.
func (e *env) checkLines(words *locale.Table, asJSON bool) error {
	out := bufio.NewWriter(e.stdout)
	lines, failed := newLineReader(e.stdin), false
	for lines.next() {
		answer := rulesAnswer{}
		if lines.wrong != nil {
			answer.Error = lines.wrong.Error()
		} else {
			answer = checkRules(words, lines.line)
		}
		failed = failed || !answer.Valid
		if err := answer.print(out, asJSON); err != nil {
			return err
		}
	}
	if err := out.Flush(); err != nil || lines.err != io.EOF {
		return errors.Join(err, lines.err)
	}
	if failed {
		return errReported
	}
	return nil
}

// rulesVoice has the usual names, for rules that are no game of the book.
var rulesVoice = prose.Voice{Labels: engine.FromLeft, Sides: [2]string{"South", "North"}, Store: "store"}

// rulesVariant returns a game without a page. Its id is "rules".
func rulesVariant(text string) (*variant.Variant, error) {
	rules, err := engine.ParseRules(text)
	if err != nil {
		return nil, errors.New("the rules are not valid: " + variant.RulesProblem(err))
	}
	return &variant.Variant{ID: "rules", Rules: rules, Voice: rulesVoice, Valid: true, Playable: true}, nil
}
