//go:build !wasip1

package values

import _ "embed"

// Everyday has the values of everyday mancala that go run ./internal/valuebook has proven. The module for pages lacks them: a page hands them over.
//
//go:embed everyday.txt
var Everyday string
