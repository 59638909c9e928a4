// Command sowbook builds and serves a rulebook of sowing games, and plays the games.
package main

import (
	"os"

	"sowbook/internal/cli"
)

func main() {
	cli.Manual = manual
	os.Exit(cli.Run(os.Args[1:], builtin, os.Stdin, os.Stdout, os.Stderr))
}
