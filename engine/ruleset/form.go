package ruleset

import (
	"slices"

	"sowbook/engine/capture"
)

// form is a set of rules with the short form of its captures: the words capture, numbers,
// taker, lone-capture, run, captured, after-capture, claim, claim-last and raid.
type form struct {
	_ [0]func() // not comparable: Go would add a comparison to the WebAssembly module

	Set
	capture.Short
	isShort  bool // the captures have a short form
	isListed bool // the captures were chosen part by part
}

// ShortKeys returns the words of the short form of captures.
func ShortKeys() []string { return shortKeys[:] }

var shortKeys = [...]string{"capture", "numbers", "taker", "lone-capture", "run", "captured", "after-capture", "claim", "claim-last", "raid"}

// IsShortKey reports whether key is a word of the short form of captures.
func IsShortKey(key string) bool { return slices.Contains(shortKeys[:], key) }

// form returns the rules with the short form of their captures, if they have one.
func (r *Set) form() form {
	f := form{Set: *r}
	f.read()
	return f
}

// rules returns the rules, with the captures that the short form stands for.
func (f *form) rules() Set {
	if f.isShort {
		f.Captures = f.Short.List()
	}
	return f.Set
}

// read finds the short form of the captures.
func (f *form) read() { f.Short, f.isShort = capture.ReadShort(f.Captures) }
