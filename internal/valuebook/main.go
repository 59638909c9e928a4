// Command valuebook continues the table of proven values of everyday mancala, in
// engine/values/everyday.go, which analyses begin with:
//
//	go run ./internal/valuebook 8h
//
// It writes the file again after every two hundred values, so that it can be stopped at any time, and takes four
// gigabytes of memory.
package main

import (
	"fmt"
	"log"
	"os"
	"time"

	"sowbook/engine"
	"sowbook/engine/solver"
	"sowbook/engine/values"
)

const (
	rules   = "last-in-store=again capture=across ends=at-once left-over=both-sides"
	file    = "engine/values/everyday.go"
	memory  = 2 << 30 // of each table
	perLine = 200     // values
)

func main() {
	log.SetFlags(0)
	if len(os.Args) != 2 {
		log.Fatal("valuebook DURATION")
	}
	limit, err := time.ParseDuration(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	r, err := engine.ParseRules(rules)
	if err != nil {
		log.Fatal(err)
	}
	began, text := time.Now(), values.Everyday
	solver.FindEveryday(r, memory, func(letter byte) bool {
		text += string(letter)
		over := time.Since(began) > limit
		if over || len(text)%perLine == 0 {
			if err := os.WriteFile(file, source(text), 0o644); err != nil {
				log.Fatal(err)
			}
			fmt.Println(len(text), "values after", time.Since(began).Round(time.Second))
		}
		return !over
	})
}

// source returns the Go file with a text of values.
func source(text string) []byte {
	code := "package values\n\n// Everyday has the values of everyday mancala that go run ./internal/valuebook has proven.\nconst Everyday = \"\" +\n"
	for from := 0; from < len(text); from += perLine {
		line := text[from:min(from+perLine, len(text))]
		code += fmt.Sprintf("\t%q", line)
		if from+perLine < len(text) {
			code += " +"
		}
		code += "\n"
	}
	return []byte(code)
}
