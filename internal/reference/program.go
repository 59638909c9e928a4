package reference

import (
	"maps"
	"reflect"
	"slices"
	"strings"

	"sowbook/engine/event"
)

// reasons lists the reasons why a game is over.
func reasons() string {
	var names []string
	for _, reason := range event.AllReasons() {
		names = append(names, code(reason.String()))
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " or " + names[last]
}

// commands lists the commands of the program.
func commands(d Data) ([]string, [][]string) {
	var rows [][]string
	for _, c := range d.Commands {
		rows = append(rows, []string{code(strings.TrimSpace("sowbook " + c.Name + " " + c.Args)), c.What})
	}
	return []string{"Command", "What it does"}, rows
}

// flags lists the flags of all commands.
func flags(d Data) ([]string, [][]string) {
	var rows [][]string
	for _, c := range d.Commands {
		for _, f := range c.Flags {
			rows = append(rows, []string{code(c.Name), code(f.Name), f.What})
		}
	}
	return []string{"Command", "Flag", "What it does"}, rows
}

// templateData lists the fields of the data of each template with their types, and then
// the fields of these types.
func templateData(d Data) ([]string, [][]string) {
	var rows [][]string
	var types []reflect.Type
	for _, name := range slices.Sorted(maps.Keys(d.Views)) {
		rows = append(rows, []string{code(name), fieldsOf(reflect.TypeOf(d.Views[name]), &types)})
	}
	for i := 0; i < len(types); i++ { // fieldsOf adds to them
		rows = append(rows, []string{code(typeName(types[i])), fieldsOf(types[i], &types)})
	}
	return []string{"Template or type", "Fields and their types"}, rows
}

// fieldsOf lists the fields of a structure, and adds their types that are structures to
// types. It names an embedded structure in place of its fields.
func fieldsOf(t reflect.Type, types *[]reflect.Type) string {
	var fields []string
	for i := range t.NumField() {
		field := t.Field(i)
		if inner := structOf(field.Type); inner != nil && !slices.Contains(*types, inner) {
			*types = append(*types, inner)
		}
		switch {
		case field.Anonymous && structOf(field.Type) != nil:
			fields = append(fields, "the fields of "+code(typeName(structOf(field.Type))))
		case field.IsExported():
			fields = append(fields, code(field.Name+" "+typeName(field.Type)))
		}
	}
	return strings.Join(fields, ", ")
}

// structOf returns the structure that a type holds or points to, or nil.
func structOf(t reflect.Type) reflect.Type {
	for t.Kind() == reflect.Slice || t.Kind() == reflect.Array || t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if t.Kind() != reflect.Struct {
		return nil
	}
	return t
}

// typeName returns the name of a type without its package.
func typeName(t reflect.Type) string {
	switch t.Kind() {
	case reflect.Slice, reflect.Array:
		return "[]" + typeName(t.Elem())
	case reflect.Pointer:
		return "*" + typeName(t.Elem())
	}
	name := t.String()
	return name[strings.LastIndexByte(name, '.')+1:]
}
