# Build targets. `make help` lists them.
E2E := internal/e2e
BIN := $(E2E)/node_modules/.bin
MODULES := $(E2E)/node_modules/.package-lock.json
BASE ?= /
FUZZTIME ?= 1m
FUZZ ?= Fuzz[A-Za-z0-9_]*

# Static binaries: they need no C library and can be built for any platform.
export CGO_ENABLED = 0

WASM_EXEC = -exec "$$(go env GOROOT)/lib/wasm/go_js_wasm_exec"
HUGO = github.com/gohugoio/hugo@v0.165.0

# EMBED compiles the engine into wasm/built, where the next `go install` embeds it. UNEMBED removes it.
EMBED = go run . engine -o wasm/built
UNEMBED = rm -f wasm/built/*.gz

# REPOSITORY prints OWNER/NAME if this is a clone of a repository on GitHub. New rulebooks are built with it.
REPOSITORY = git config --get remote.origin.url | sed -n -e 's,/*$$,,' -e 's,\.git$$,,' -e 's,^.*github\.com[:/],,p'

.PHONY: help serve build check install module npm release publish test test-long test-go test-wasm test-js test-e2e lint fmt fuzz bench bench-long bench-site bench-inputs bench-wasm size clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

serve: ## build the site, serve it at http://localhost:8080/ and rebuild on every change
	go run . serve

build: ## write the site into public/ (BASE=/repo/ for a site below a path)
	go run . build -base $(BASE)

check: ## check pages, examples and links without writing anything
	go run . check -strict

install: ## install sowbook with engine, scripts and styles embedded
	trap '$(UNEMBED)' EXIT && $(EMBED) && go install -ldflags "-X sowbook/internal/scaffold.Repository=$$($(REPOSITORY))" .

# PATH=… on the command line replaces the folders in which commands are found. Before make 4.4, $(shell) still knows them; from then on, use MODULE=….
module: MODULE := $(PATH)
module: override PATH := $(shell echo "$$PATH")
module: export NEW = $(MODULE)
module: ## change the module path of a fork: make module PATH=github.com/you/sowbook
	@test "$$NEW" != "$$PATH" || { echo 'use: make module PATH=github.com/you/sowbook, or MODULE=… with make 4.4 and later' >&2; exit 2; }
	export OLD="$$(go list -m)" && go mod edit -module "$$NEW" && files="$$(git grep -lwF "$$OLD" -- '*.go' Makefile .goreleaser.yaml content/write)" && \
	perl -pi -e 's{(?<![\w./-])\Q$$ENV{OLD}\E(?=/(?:engine|internal)\b)|^(?:require|replace) \K\Q$$ENV{OLD}\E(?= )}{$$ENV{NEW}}g' $$files && gofmt -w .

npm: ## pack sowbook.js, the engine and the boards for npm in dist/ (VERSION=v1.2.0)
	@dir="$$(mktemp -d)" && trap 'rm -rf "$$dir"' EXIT && go run . build -o "$$dir" >/dev/null && internal/release/npm/pack "$$dir" dist "$(or $(VERSION),v0.0.0)"

release publish: ## make the release of the tag VERSION in dist/ with goreleaser, which it downloads; publish: also on GitHub
	internal/release/release $@

# Browser tests mostly wait, so they run beside the others. The output of each target is printed when it ends. Each target is a make of its
# own, so what several need is made before.
TESTS = test-e2e test-js lint test-go test-wasm

test: $(MODULES) ## run linters and all quick tests; installs what they need; print the CPU time of each target
	@times="$$(mktemp -d)"; trap 'rm -rf "$$times"' EXIT; \
	$(MAKE) -j2 --no-print-directory $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) TIMES="$$times" $(TESTS:%=timed-%); code=$$?; \
	echo 'CPU time by target, user and system:'; for target in $(TESTS); do printf '%-10s %s\n' $$target "$$(tail -n 1 "$$times/$$target")"; done; exit $$code

timed-%:
	@$(MAKE) --no-print-directory $*; code=$$?; times > "$(TIMES)/$*"; exit $$code

test-long: $(MODULES) ## run the slow tests: installation, killed builds, engine, prose and protocol as WebAssembly, every case of the browser tests, in Firefox too, the smoke tests in WebKit, fuzzing, tournaments
	go test -count 1 -tags long -timeout 60m ./...
	GOOS=js GOARCH=wasm go test -tags long -timeout 30m $(WASM_EXEC) ./engine/... ./internal/prose ./internal/protocol ./internal/variant
	$(E2E)/install-browsers webkit
	node $(E2E)/run.js --all
	node $(E2E)/run.js --all --browser firefox
	node $(E2E)/run.js --browser webkit $(E2E)/*.smoke.test.js
	$(MAKE) fuzz
	go test ./engine/... -run '^$$' -bench '^Benchmark(Strengths|BestAgainstPlain)$$' -benchtime 1x -timeout 2h

# Tests and linters use little memory. Collecting garbage less often saves them a tenth of their time.
test-go lint: export GOGC = 400

test-go: ## run the Go tests, without vet, which is part of lint
	go test -vet=off ./...

test-wasm: ## run the tests of the rules and a sample of games as WebAssembly under Node
	GOOS=js GOARCH=wasm go test -vet=off -short $(WASM_EXEC) ./engine
	GOOS=js GOARCH=wasm go test -vet=off $(WASM_EXEC) ./internal/variant -run TestPositionsHashOnEveryPlatform

test-js: $(MODULES) ## type-check the scripts and run their unit tests
	$(BIN)/tsc -p static/js/jsconfig.json && $(BIN)/tsc -p $(E2E)/jsconfig.json
	node --test --test-reporter=dot static/js/test/*.test.js

test-e2e: $(MODULES) ## run the browser tests in Chromium, and the smoke tests in Firefox
	$(E2E)/install-browsers
	node $(E2E)/run.js

lint: $(MODULES) ## check formatting, vet, staticcheck, govulncheck, Biome
	test -z "$$(gofmt -l . | tee /dev/stderr)"
	$(BIN)/biome check --diagnostic-level=warn --error-on-warnings
	go vet -tags long ./... && GOOS=wasip1 GOARCH=wasm go vet ./wasm
	go tool staticcheck -tags long ./...
	@$(VULNCHECK)

# Only if a module has a vulnerability, a scan of the code finds out whether it is called. Findings fail
# the build. An unreachable database does not, so that tests run offline.
define VULNCHECK
out="$$(go tool govulncheck -scan module 2>&1)" && echo "$$out" || case "$$out" in \
*"fetching vulnerabilities"*) echo "govulncheck: skipped, vuln.go.dev cannot be reached" ;; \
*) go tool govulncheck ./... ;; esac
endef

fmt: $(MODULES) ## format Go, scripts and configuration
	gofmt -l -w .
	$(BIN)/biome check --write

# Go 1.26 may end a run with "context deadline exceeded" although no input failed (go.dev/issue/75804).
fuzz: ## fuzz every fuzz target, or one with FUZZ=FuzzName (FUZZTIME=1m for each)
	@log="$$(mktemp)"; trap 'rm -f "$$log"' EXIT; \
	grep -rHo '^func $(FUZZ)(' --include='*_test.go' . | sed 's/:func / /; s/($$//' | { count=0; while read -r file target; do \
	  go test "$$(dirname "$$file")" -run '^$$' -fuzz "^$$target\$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 2s 2>&1 | tee "$$log"; \
	  grep -qE '^ok|^ +context deadline exceeded$$' "$$log" || exit 1; count=$$((count + 1)); \
	done; test $$count -gt 0 || { echo 'no fuzz targets found' >&2; exit 1; }; }

bench: ## benchmark perft against plain array code, solving (nodes, nodes/s, time), and every game by the general rules
	go test ./engine/... -run '^$$' -bench '^Benchmark(Perft|Solve|GeneralPlay)$$' -benchtime 5x

bench-long: ## benchmark solving 6×4 Kalah (minutes, 1 GB of memory)
	go test ./engine/... -run '^$$' -bench '^BenchmarkSolveLong$$' -benchtime 1x -timeout 30m

bench-inputs: ## build rulebooks with much of one kind of input; print CPU time and memory for each megabyte (3 minutes)
	@dir="$$(mktemp -d)" && trap 'rm -rf "$$dir"; $(UNEMBED)' EXIT && \
	$(EMBED) >/dev/null && go build -o "$$dir/sowbook" . && \
	go test -tags long ./internal/bench -run '^$$' -bench Inputs -benchtime 1x -args -sowbook "$$dir/sowbook"

bench-site: ## build 50, 200 and 400 games and print sizes; compare builds and previews with Hugo, which it downloads (20 minutes)
	@dir="$$(mktemp -d)" && trap 'rm -rf "$$dir"; $(UNEMBED)' EXIT && \
	$(EMBED) >/dev/null && go build -o "$$dir/sowbook" . && \
	go test -tags long ./internal/bench -run '^$$' -bench Games -benchtime 1x -v -args -sowbook "$$dir/sowbook" && \
	GOBIN="$$dir" GOFLAGS= go install $(HUGO) && \
	programs="-hugo $$dir/hugo -sowbook $$dir/sowbook" && \
	go test -tags long ./internal/bench -run '^$$' -bench 'Build/$(BENCH)' -benchtime 1x -count 5 -timeout 2h -args $$programs && \
	go test -tags long ./internal/bench -run '^$$' -bench 'Preview/$(BENCH)' -benchtime 15x -timeout 2h -args $$programs

bench-wasm: ## measure the engine as WebAssembly under Node
	GOOS=js GOARCH=wasm go test $(WASM_EXEC) ./engine/... -run '^$$' -bench '^BenchmarkPerft$$' -benchtime 30x

size: build ## print the compressed sizes of scripts, styles and engine, and the engine's code by package
	@for file in public/*.js public/*.css public/*.wasm; do printf '%8d %s\n' "$$(gzip -9c "$$file" | wc -c)" "$$file"; done
	@echo 'engine.wasm by package, uncompressed:' && go run ./internal/wasmsize

clean: ## remove build output and node_modules
	rm -rf sowbook $(E2E)/node_modules && git clean -fdxq public

$(MODULES): $(E2E)/package.json $(E2E)/package-lock.json
	cd $(E2E) && npm ci --no-audit --no-fund && touch node_modules/.package-lock.json
