# The commands of this project; `make` alone lists them.

SCRATCH_PATH ?= .build
OUT ?= tour
SWIFT_BUILD = swift build --scratch-path $(SCRATCH_PATH)
SWIFT_TEST = swift test --scratch-path $(SCRATCH_PATH) --disable-xctest
RELEASE = -c release --product Showcase
SHOWCASE = $(SCRATCH_PATH)/release/Showcase
SOURCES = Sources Tests Examples Benchmarks Package.swift

.PHONY: help showcase run test client tour pictures soak lint format bench

help:
	@echo "make run            build Showcase for release and start it (ARGS=--help tells its options)"
	@echo "make test           run the tests (ARGS='--filter R-05' runs some)"
	@echo "make client         build and test a package that uses this one, as an app's own would"
	@echo "make tour OUT=dir   walk through Showcase in memory and write a picture of every screen"
	@echo "make pictures       draw the pictures of docs/windows.md into docs/pictures"
	@echo "make soak           run the tests with the counts of long runs multiplied by 1000"
	@echo "make lint           check the floors and the style"
	@echo "make format         put the sources in the style"
	@echo "make bench          measure the speed beside Qt 6"

showcase:
	@Scripts/install-dependencies run
	$(SWIFT_BUILD) $(RELEASE)

run: showcase
	$(SHOWCASE) $(ARGS)

test:
	@Scripts/install-dependencies run test
	$(SWIFT_TEST) $(ARGS)

client:
	@Scripts/install-dependencies run
	Scripts/client-package --disable-xctest

tour: showcase
	$(SHOWCASE) --tour "$(OUT)"

pictures:
	@Scripts/install-dependencies run
	$(SWIFT_BUILD) -c release --product Pictures
	$(SCRATCH_PATH)/release/Pictures docs/pictures

soak:
	@Scripts/install-dependencies run test
	TRANSOM_SOAK=1 $(SWIFT_TEST) $(ARGS)

lint:
	Scripts/check-floors
	Scripts/check-readme
	swift format lint --strict --recursive $(SOURCES)

format:
	swift format format --in-place --recursive $(SOURCES)

bench:
	@Scripts/install-dependencies run bench
	SCRATCH_PATH=$(SCRATCH_PATH) Scripts/bench $(ARGS)
