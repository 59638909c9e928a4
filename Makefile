# What there is to make; `make help` lists it.
E2E := internal/e2e
TOOLS := $(E2E)/node_modules/.package-lock.json
BASE ?= /
# What make install builds into the program, and takes away again: the sources stay as they are.
CARRIED = go run . engine -o wasm/built
UNCARRIED = rm -f wasm/built/*.gz wasm/built/*.json

# One program for every machine of its kind, which needs no C library and keeps none in memory.
export CGO_ENABLED = 0

HUGO = github.com/gohugoio/hugo@v0.165.0

.PHONY: help serve build check install test test-go test-wasm test-js test-e2e bench bench-long bench-site bench-wasm fmt size clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

serve: ## build the site, serve it at http://localhost:8080/, again after every change
	go run . serve

build: ## write the site into public/ (BASE=/repo/ when it is to lie below a path)
	go run . build -base $(BASE)

check: ## check pages, examples and links without writing anything
	go run . check

install: ## put a sowbook into the folder of Go's programs that needs nothing beside it: it carries the compiled engine, the scripts and the styles
	trap '$(UNCARRIED)' EXIT && $(CARRIED) && go install .

test: test-go test-wasm test-js test-e2e ## run all tests; installs what they need

test-go: ## vet, formatting and tests of the Go code
	go vet ./... && GOOS=wasip1 GOARCH=wasm go vet ./wasm && test -z "$$(gofmt -l . | tee /dev/stderr)"
	go test ./...

test-wasm: ## the tests of what a page runs, as WebAssembly under Node
	GOOS=js GOARCH=wasm go test -exec "$$(go env GOROOT)/lib/wasm/go_js_wasm_exec" ./engine ./engine/solver ./engine/player ./internal/prose ./internal/protocol

test-js: $(TOOLS) ## types and tests of the page's scripts
	$(E2E)/node_modules/.bin/tsc -p static/js/jsconfig.json && $(E2E)/node_modules/.bin/tsc -p $(E2E)/jsconfig.json
	node --test --test-reporter=dot static/js/test/*.test.js

test-e2e: $(TOOLS) ## the built site in real browsers, and its files before the checkers
	$(E2E)/browser
	node $(E2E)/run.js

bench: ## speed of the engine against plain array code, and games solved
	go test ./engine/solver -run '^$$' -bench '^Benchmark(Perft|Solve)$$' -benchtime 5x

bench-long: ## solve the usual board with four seeds a pit: minutes, and a gigabyte
	go test ./engine/solver -run '^$$' -bench '^BenchmarkSolveLong$$' -benchtime 1x -timeout 30m

bench-site: ## build and preview thousands of pages beside Hugo: a quarter of an hour; Hugo is fetched for this alone
	@dir="$$(mktemp -d)" && trap 'rm -rf "$$dir"; $(UNCARRIED)' EXIT && \
	GOBIN="$$dir" GOFLAGS= go install $(HUGO) && $(CARRIED) >/dev/null && go build -o "$$dir/sowbook" . && \
	go run ./internal/bench -hugo "$$dir/hugo" -sowbook "$$dir/sowbook" $(BENCH)

bench-wasm: ## the same speed as bench, as WebAssembly under Node
	GOOS=js GOARCH=wasm go test -exec "$$(go env GOROOT)/lib/wasm/go_js_wasm_exec" ./engine/solver -run '^$$' -bench '^BenchmarkPerft$$' -benchtime 30x

fmt: ## format the Go code
	gofmt -l -w .

size: build ## what the site's scripts, styles and engine weigh, compressed
	@for file in public/*.js public/*.css public/*.wasm; do printf '%8d %s\n' "$$(gzip -9c "$$file" | wc -c)" "$$file"; done

clean: ## remove what was built and installed
	rm -rf sowbook $(E2E)/node_modules && git clean -fdxq public

$(TOOLS): $(E2E)/package.json $(E2E)/package-lock.json
	cd $(E2E) && npm ci --no-audit --no-fund && touch node_modules/.package-lock.json
