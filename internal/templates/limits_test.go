package templates

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sowbook/internal/diag"
	"sowbook/internal/locale"
	"sowbook/internal/project"
)

// load loads templates with a text as main of pages.
func load(t *testing.T, main string) (*Set, diag.Problems) {
	t.Helper()
	dir := t.TempDir()
	file := filepath.Join(dir, "templates", "page.html")
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte("{{define `main`}}"+main+"{{end}}"), 0o644); err != nil {
		t.Fatal(err)
	}
	s, problems := Load(project.Project{Dir: dir, Builtin: os.DirFS("../..")})
	for i := range problems {
		problems[i].File = filepath.Base(problems[i].File)
	}
	return s, problems
}

// problem executes a template and returns the problem as text, or "".
func problem(s *Set, data any) string {
	err := s.Execute(io.Discard, &locale.Table{}, "page", "main", data)
	if err == nil {
		return ""
	}
	if wrong := s.PageLimit("page.html", err); wrong != "" {
		return "the page: " + wrong
	}
	p := s.Problem("page.html", err)
	p.File = filepath.Base(p.File)
	return strings.Replace(p.Error(), ": the template cannot be used: ", ": ", 1)
}

// blocks returns n blocks in each other.
func blocks(begin string, n int) string {
	return strings.Repeat(begin, n) + strings.Repeat("{{end}}", n)
}

// definitions returns n definitions of templates.
func definitions(n int) string {
	var out strings.Builder
	for i := range n {
		fmt.Fprintf(&out, `{{define "t%d"}}{{end}}`, i)
	}
	return out.String()
}

// slow returns a text that counts as n nodes, and takes no time.
func slow(n int) string { return "{{if false}}" + strings.Repeat("{{.}}", n/3) + "{{end}}" }

func TestTemplatesThatNeverEndAreStopped(t *testing.T) {
	const steps = "the page takes more than 5000000 steps; make its loops or its text shorter"
	const text = "the text is longer than 16 KiB; make it shorter"
	const size = "the page is larger than 128 MiB; make its loops or its text shorter"
	widths := func(most int) string {
		return fmt.Sprintf("the widths and precisions in the format add up to more than %d, the most for these operands; use smaller ones", most)
	}
	for name, test := range map[string]struct{ main, want string }{
		"loop":                              {"\n{{range 9000000000}}" + slow(5000) + "{{end}}", "page.html:2:9: " + steps},
		"loop in a loop":                    {"{{range 9000}}\n{{range 9000}}" + slow(5000) + "{{end}}{{end}}", "page.html:2:9: " + steps},
		"loop in else":                      {"{{range 0}}{{else}}{{range 9000000000}}" + slow(5000) + "{{end}}{{end}}", "page.html:1:45: " + steps},
		"loop with continue":                {"{{range 9000000000}}{{continue}}" + slow(5000) + "{{end}}", "page.html:1:26: " + steps},
		"loop in a script":                  {"<script>{{range 9000000000}}" + slow(5000) + "{{end}}</script>", "page.html:1:34: " + steps},
		"print":                             {`{{$s := "ab"}}{{range 100}}{{$s = print $s $s}}{{end}}`, "page.html:1:52: executing \"main\" at <print $s $s>: error calling print: " + text},
		"println":                           {`{{$s := "ab"}}{{range 100}}{{$s = println $s $s}}{{end}}`, "page.html:1:52: executing \"main\" at <println $s $s>: error calling println: " + text},
		"printf":                            {`{{$s := "ab"}}{{range 100}}{{$s = printf "%s%s" $s $s}}{{end}}`, `page.html:1:52: executing "main" at <printf "%s%s" $s $s>: error calling printf: ` + text},
		"js":                                {`{{$s := "\\"}}{{range 100}}{{$s = js $s}}{{end}}`, "page.html:1:52: executing \"main\" at <js $s>: error calling js: " + text},
		"html":                              {`{{$s := "<"}}{{range 100}}{{$s = html $s $s}}{{end}}`, "page.html:1:51: executing \"main\" at <html $s $s>: error calling html: " + text},
		"urlquery":                          {`{{$s := "<"}}{{range 100}}{{$s = urlquery $s $s}}{{end}}`, "page.html:1:51: executing \"main\" at <urlquery $s $s>: error calling urlquery: " + text},
		"verbs":                             {`{{printf "` + strings.Repeat("%[1]9d", 101) + `" 1}}`, "the format has more than 100 verbs; use fewer"},
		"wide parts":                        {`{{printf "%100v" .}}`, `page.html:1:20: executing "main" at <printf "%100v" .>: error calling printf: ` + widths(99)},
		"precise parts":                     {`{{printf "%.100v" .}}`, `page.html:1:20: executing "main" at <printf "%.100v" .>: error calling printf: ` + widths(99)},
		"wide parts twice":                  {`{{printf "%50v%[1]50v" .}}`, `page.html:1:20: executing "main" at <printf "%50v%[1]50v" .>: error calling printf: ` + widths(99)},
		"wide number":                       {`{{printf "%.16385d" 1}}`, `page.html:1:20: executing "main" at <printf "%.16385d" 1>: error calling printf: ` + widths(maxText)},
		"endless width":                     {`{{printf "%99999999999999999999d" 1}}`, `page.html:1:20: executing "main" at <printf "%99999999999999999999d" 1>: error calling printf: ` + widths(maxText)},
		"width of an operand":               {`{{printf "%[2]*[1]d" 1 9}}`, `page.html:1:20: executing "main" at <printf "%[2]*[1]d" 1 9>: error calling printf: the format takes a width or precision from an operand; write a number instead of *`},
		"kept texts":                        {`{{$s := printf "%16000d" 1}}{{range 9000}}` + "\n" + `{{if print $s}}{{end}}{{end}}`, "page.html:1:54: " + size},
		"kept texts, no loop":               {`{{$s := printf "%16000d" 1}}` + "\n" + strings.Repeat(`{{if print $s}}{{end}}`, 9000), "page.html:1:18: " + size},
		"output":                            {`{{$s := printf "%16000d" 1}}` + "\n" + strings.Repeat(`{{$s}}`, 9000), "page.html:1:18: " + size},
		"output after a call":               {`{{$s := printf "%16000d" 1}}{{template "a"}}{{range 1}}{{template "a"}}{{end}}` + strings.Repeat(`{{$s}}`, 9000) + `{{end}}{{define "a"}}`, "page.html:1:70: " + size},
		"output before a built-in template": {`{{$s := printf "%16000d" 1}}{{range 8387}}{{$s}}{{end}}{{range 9000}}{{template "site-links" 0}}{{end}}`, "page.html: " + size},
	} {
		t.Run(name, func(t *testing.T) {
			s, problems := load(t, test.main)
			if len(problems) > 0 {
				t.Fatal(problems)
			}
			if got := problem(s, []int{1}); got != test.want && !(name == "verbs" && strings.HasSuffix(got, test.want)) {
				t.Errorf("got  %s\nwant %s", got, test.want)
			}
		})
	}
}

// chain returns definitions of n templates: each contains a text with the name of the next, and
// the last ends in another place than it began.
func chain(text string, n int) string {
	out := `{{template "a0" .}}{{end}}`
	for i := range n {
		out += fmt.Sprintf(`{{define "a%d"}}`+text+`{{end}}`, i, fmt.Sprintf("a%d", i+1))
	}
	return out + fmt.Sprintf(`{{define "a%d"}}<a href='{{if .}}"{{else}}'{{end}}`, n)
}

func TestTemplatesThatTakeLongToParseAreProblems(t *testing.T) {
	const prefix = "the template cannot be used: "
	deep := func(column, name string) string {
		return "page.html:1:" + column + ": " + prefix + "the template " + name + " calls others so deeply that escaping them takes too long; make the chain of calls shorter"
	}
	circle := func(column, name string) string {
		return "page.html:1:" + column + ": " + prefix + "the template " + name + " calls itself, directly or through others; use a loop"
	}
	long := chain("{{template %q .}}", 9)
	for name, test := range map[string]struct{ main, want string }{
		"loops":           {blocks("{{range .}}", 9), "page.html:1:114: " + prefix + "more than 8 loops are nested; use fewer"},
		"blocks":          {blocks("{{if .}}", 101), "page.html:1:823: " + prefix + "more than 100 blocks are nested; use fewer"},
		"words":           {"{{print " + strings.Repeat("1 ", 100) + "}}", "page.html:1:20: " + prefix + "a command has more than 100 words; use fewer"},
		"large":           {strings.Repeat("a", 256<<10), "page.html: is larger than 256 KiB; make it smaller"},
		"names":           {"{{end}}" + definitions(101) + "{{define `last`}}", "page.html:1:1: " + prefix + "it defines more than 100 templates; define fewer"},
		"chain of calls":  {chain("{{template %q .}}", 24), deep("482", "a11")},
		"long chain":      {chain("{{template %q .}}", 90), deep("3320", "a77")},
		"tree of calls":   {chain("{{template %q .}}{{template %[2]q .}}", 12), deep("310", "a5")},
		"wide tree":       {chain(strings.Repeat("{{template %[2]q .}}", 3), 12), deep("465", "a6")},
		"calls in a loop": {chain("{{range .}}{{template %q .}}{{end}}", 12), deep("317", "a5")},
		"long text":       {strings.Replace(long, "<a", strings.Repeat("text", 20000)+"<a", 1), deep("29", "a0")},
		"call of itself":  {"{{template `main`}}", circle("29", "main")},
		"in a script":     {"<script>{{template `r`}}</script>{{end}}{{define `r`}}${`{{template `r`}}", circle("86", "r")},
		"circle of calls": {"{{template `r`}}{{end}}{{define `r`}}{{template `s`}}{{end}}{{define `s`}}{{template `r`}}", circle("103", "r")},
		"allowed calls":   {chain("{{template %q .}}", 9), ""},
		"allowed":         {blocks("{{range .}}", 8) + blocks("{{if .}}", 92) + "{{print " + strings.Repeat("1 ", 99) + "}}", ""},
	} {
		t.Run(name, func(t *testing.T) {
			if _, problems := load(t, test.main); problems.Error() != test.want {
				t.Errorf("got  %v\nwant %s", problems, test.want)
			}
		})
	}
}

func TestTemplateWithinLimitsIsExecutedAsWritten(t *testing.T) {
	s, problems := load(t, `<script>{{range 2}}f({{.}});{{end}}</script>{{range $i, $e := .}}{{template "item" $e}}{{end}}{{end}}{{define "item"}}<li title={{.}}>{{print . "<" | html}}</li>`)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	for range 2 { // with the same executor
		var out strings.Builder
		if err := s.Execute(&out, &locale.Table{}, "page", "main", []string{"a b", "c"}); err != nil {
			t.Fatal(err)
		}
		const want = `<script>f( 0 );f( 1 );</script><li title=a&#32;b>a b&lt;</li><li title=c>c&lt;</li>`
		if out.String() != want {
			t.Errorf("got  %s\nwant %s", out.String(), want)
		}
	}
}

func TestPagesAfterAnExceededLimitFailAtOnceUntilRetry(t *testing.T) {
	s, problems := load(t, "{{if .}}{{range 9000000000}}"+slow(5000)+"{{end}}{{end}}")
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	const want = "page.html:1:34: the page takes more than 5000000 steps; make its loops or its text shorter"
	if got := problem(s, false); got != "" {
		t.Errorf("before: %s", got)
	}
	if got := problem(s, true); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if got := problem(s, false); got != want {
		t.Errorf("the next page: got %s\nwant %s", got, want)
	}
	s.Retry()
	if got := problem(s, false); got != "" {
		t.Errorf("after Retry: %s", got)
	}
}

func TestEveryTurnOfALoopIsAStep(t *testing.T) {
	s, problems := load(t, "{{range 1000}}{{end}}")
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	if got := problem(s, nil); got != "" {
		t.Fatal(got)
	}
	if n := s.idle["page"][0].steps; n < 1000*stepCost {
		t.Errorf("1000 turns of a loop without a body count as %d steps", n)
	}
}

func TestTemplatesCannotCallWhatCountsSteps(t *testing.T) {
	for _, call := range []string{`step "page.html:1:1" -5000`, `enter "page.html:1:1" -5000`, "leave"} {
		name, _, _ := strings.Cut(call, " ")
		_, problems := load(t, "{{$x := "+call+"}}")
		want := fmt.Sprintf("page.html:1:26: the template cannot be used: function %q not defined", name)
		if got := problems.Error(); got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	}
}

func TestPrintedTextsAreStepsEvenIfFiltered(t *testing.T) {
	s, problems := load(t, `{{$s := printf "%16000d</" 1}}{{range 10}}<b style="color: {{$s}}">{{end}}`)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	if got := problem(s, nil); got != "" {
		t.Fatal(got)
	}
	if n := s.idle["page"][0].steps; n < 10*16_000/bytesPerStep {
		t.Errorf("10 texts of 16,000 bytes count as %d steps", n)
	}
}
