# Two commands are the whole set-up: `make run` and `make test`. Everything else builds on them.

SWIFT ?= swift
# A crash report that is written interactively would hold a pipe for minutes.
export SWIFT_BACKTRACE = enable=no

# The tool carries its own Swift library, so that it starts fast and runs where no Swift is.
RELEASE = -c release
ifeq ($(shell uname -s),Linux)
RELEASE += --static-swift-stdlib
endif

.PHONY: help run test agreement bench docs pictures format tool fuzz

help: ## Show this list.
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

run: tool ## Build the tool, inspect the buttons of Examples/Storefront and write a report about them.
	@.build/release/keycap inspect Examples/Storefront
	@.build/release/keycap inspect --format html --output .build/storefront Examples/Storefront | tail -n 1

tool:
	@Scripts/bootstrap run
	@$(SWIFT) build $(RELEASE) --product keycap

test: ## Check the format, the floors, the documentation and every test.
	@Scripts/bootstrap test
	@Scripts/check-format
	@Scripts/check-floors
	@$(SWIFT) build --build-tests
	@Scripts/check-readme
	@Scripts/check-coverage
	@Scripts/build-docs
	@$(SWIFT) test --skip-build --parallel

agreement: ## Compare with every recorded number and write AGREEMENT.md.
	@Scripts/bootstrap run
	@$(SWIFT) build $(RELEASE) --product AgreementTool
	@.build/release/AgreementTool Tests/AgreementTests/Fixtures AGREEMENT.md README.md

bench: tool ## Measure against Yoga, HarfBuzz, Pango, Chromium and xmllint in one run.
	@Scripts/bootstrap bench
	@Benchmarks/run

docs: ## Build Keycap's documentation; a link to a name that is not there fails.
	@Scripts/bootstrap run
	@Scripts/build-docs

pictures: ## Draw the documentation's pictures; the tests fail when they are stale.
	@Scripts/bootstrap run
	@$(SWIFT) run KeycapPictures Sources/Keycap/Keycap.docc/Resources

fuzz: ## Feed the readers of foreign files with bytes that nobody wrote, for FUZZ_SECONDS (30) each.
	@Scripts/bootstrap run
	@Fuzz/run

format: ## Format every Swift file.
	@$(SWIFT) format -i -r Package.swift Plugins Sources Snippets Tests Examples Documentation Benchmarks/Package.swift Benchmarks/Sources
