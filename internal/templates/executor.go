package templates

import (
	"html/template"
	"io"

	"sowbook/internal/locale"
)

// executor executes the templates of one kind of page, one after the other. Its functions
// use its words and count in its budget, so two pages at once need two executors.
type executor struct {
	budget
	template *template.Template
	words    *locale.Table
	out      io.Writer
}

// executor returns an executor that is not in use.
func (s *Set) executor(kind string) *executor {
	s.mu.Lock()
	idle := s.idle[kind]
	if len(idle) == 0 {
		s.mu.Unlock()
		return s.newExecutor(kind)
	}
	defer s.mu.Unlock()
	last := len(idle) - 1
	s.idle[kind] = idle[:last]
	return idle[last]
}

// release makes an executor available to others.
func (s *Set) release(kind string, e *executor) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.idle[kind] = append(s.idle[kind], e)
}

// newExecutor parses the templates of a kind.
func (s *Set) newExecutor(kind string) *executor {
	e := &executor{}
	e.template = template.New(kind).Funcs(e.funcs())
	for _, name := range filesOf(kind) {
		template.Must(e.template.New(name).Parse(s.texts[name])) // Load has parsed the rulebook's own
	}
	if len(s.own) == 0 { // built-in templates end; their output is counted
		return e
	}
	e.template.Funcs(e.stepFuncs()) // which the rulebook's templates cannot call
	if err := addSteps(e.template); err != nil {
		panic(err) // likewise
	}
	return e
}

// execute executes a template with its own budget.
func (e *executor) execute(out io.Writer, words *locale.Table, name string, data any) error {
	e.budget, e.words, e.out = budget{positions: []string{""}}, words, out
	return e.template.ExecuteTemplate(e, name, data)
}

// Write counts the output and writes it.
func (e *executor) Write(p []byte) (int, error) {
	if err := e.count(len(p)); err != nil {
		return 0, err
	}
	return e.out.Write(p)
}

// funcs returns the functions that the authors of templates use.
func (e *executor) funcs() template.FuncMap {
	all := e.budget.funcs()
	all["t"] = e.message
	return all
}
