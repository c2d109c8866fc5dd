import type { AnalyzerGroup } from './analyzer.ts';
import { UNPARSED } from './unparsed-results.ts';

export const SCRIPTING: AnalyzerGroup = {
  title: 'PHP, Ruby and Elixir',
  analyzers: [
    {
      name: 'PHPStan',
      drivers: ['PHPStan'],
      command: 'phpstan analyse --error-format=sarif > phpstan.sarif',
      converter: 'jbelien/phpstan-sarif-formatter, named in phpstan.neon as `errorFormatter.sarif`',
      clean: 'run',
      unparsed: { as: 'result', told: '`phpstan.parse`', results: UNPARSED.phpstan },
      signs: ['phpstan.neon', 'phpstan.neon.dist', 'phpstan.dist.neon', 'composer.json: phpstan/phpstan'],
      sources: [
        'https://github.com/jbelien/phpstan-sarif-formatter/blob/cc68badb389b/src/SarifErrorFormatter.php',
        'https://github.com/phpstan/phpstan-src/blob/d73acef87f9d/src/Analyser/FileAnalyser.php',
      ],
    },
    {
      name: 'Psalm',
      drivers: ['Psalm'],
      command: 'psalm --report=psalm.sarif',
      clean: 'run',
      unparsed: { as: 'result', told: '`173` (`ParseError`)', results: UNPARSED.psalm },
      note: 'Taint analysis with `--taint-analysis`.',
      signs: ['psalm.xml', 'psalm.xml.dist', 'composer.json: vimeo/psalm'],
      sources: [
        'https://github.com/vimeo/psalm/blob/3c67fc53dcda/src/Psalm/Report/SarifReport.php',
        'https://github.com/vimeo/psalm/blob/3c67fc53dcda/src/Psalm/Issue/ParseError.php',
      ],
    },
    {
      name: 'Mago',
      drivers: ['mago'],
      command: 'mago lint --reporting-format sarif > mago.sarif',
      clean: 'run',
      unparsed: { as: 'result', told: '`parse`', results: UNPARSED.mago },
      signs: ['mago.toml'],
      sources: [
        'https://github.com/carthage-software/mago/blob/5d0c99847f95/crates/reporting/src/formatter/sarif.rs',
        'https://github.com/carthage-software/mago/blob/5d0c99847f95/crates/syntax/src/error.rs',
      ],
    },
    {
      name: 'PHPMD',
      drivers: ['PHPMD'],
      command: 'phpmd . sarif codesize,unusedcode --reportfile phpmd.sarif',
      clean: 'run',
      unparsed: { as: 'result', told: 'without a rule, of level error', results: UNPARSED.phpmd },
      signs: ['phpmd.xml', 'phpmd.xml.dist'],
      sources: [
        'https://github.com/phpmd/phpmd/blob/0a3060eb69f5/src/main/php/PHPMD/Renderer/SARIFRenderer.php',
        'https://github.com/phpmd/phpmd/blob/0a3060eb69f5/README.rst',
      ],
    },
    {
      name: 'RuboCop',
      drivers: ['RuboCop'],
      command: 'rubocop --require code_scanning --format CodeScanning::SarifFormatter -o rubocop.sarif',
      converter: 'the gem code-scanning-rubocop',
      clean: 'run',
      unparsed: { as: 'result', told: '`Lint/Syntax`', results: UNPARSED.rubocop },
      signs: ['.rubocop.yml', 'Gemfile.lock: rubocop', 'Gemfile: rubocop'],
      sources: [
        'https://github.com/arthurnn/code-scanning-rubocop/blob/3077502361b6/lib/code_scanning/rubocop/sarif_formatter.rb',
        'https://github.com/arthurnn/code-scanning-rubocop/blob/3077502361b6/README.md',
      ],
    },
    {
      name: 'Brakeman',
      drivers: ['Brakeman'],
      command: 'brakeman -o brakeman.sarif',
      clean: 'run',
      unparsed: { as: 'untold', told: 'exit status 7' },
      signs: ['config/brakeman.yml', 'config/brakeman.ignore', 'Gemfile.lock: brakeman', 'Gemfile: brakeman'],
      sources: [
        'https://github.com/presidentbeef/brakeman/blob/104443e426f8/lib/brakeman/report/report_sarif.rb',
        'https://github.com/presidentbeef/brakeman/blob/104443e426f8/OPTIONS.md',
      ],
    },
    {
      name: 'Credo',
      drivers: ['Credo'],
      command: 'mix credo --format sarif > credo.sarif',
      clean: 'run',
      unparsed: { as: 'untold', told: 'a line on the console' },
      note: 'Since 1.7.',
      signs: ['.credo.exs', 'mix.exs: :credo'],
      sources: [
        'https://github.com/rrrene/credo/blob/6d07d005f4b6/lib/credo/cli/output/formatter/sarif.ex',
        'https://github.com/rrrene/credo/blob/6d07d005f4b6/lib/credo/cli/output/shell.ex',
      ],
    },
    {
      name: 'Sobelow',
      drivers: ['Sobelow'],
      command: 'mix sobelow --format sarif --out sobelow.sarif',
      clean: 'run',
      unparsed: { as: 'not known' },
      fingerprints: '`primaryLocationLineHash`: with the line number, so it changes when the line moves',
      signs: ['.sobelow-conf', 'mix.exs: :sobelow'],
      sources: [
        'https://github.com/nccgroup/sobelow/blob/b47ad2fbdda0/lib/sobelow/finding_log.ex',
        'https://github.com/nccgroup/sobelow/blob/b47ad2fbdda0/lib/sobelow/finding.ex',
      ],
    },
  ],
};

export const RUST_AND_SWIFT: AnalyzerGroup = {
  title: 'Rust and Swift',
  analyzers: [
    {
      name: 'Clippy',
      drivers: ['clippy'],
      command: 'cargo clippy --message-format=json | clippy-sarif -o clippy.sarif',
      converter: 'clippy-sarif',
      clean: 'run',
      unparsed: {
        as: 'result',
        told: 'of level error, with a code of the compiler (`E0308`) or without a rule; the other findings of the crate are gone: the whole run is held',
        results: UNPARSED.clippy,
      },
      note: 'Cargo says nothing again of a crate that it need not build: begin with a clean one.',
      signs: ['clippy.toml', '.clippy.toml'],
      fits: ['Cargo.toml'],
      step: {
        log: 'clippy.sarif',
        image: 'rust:1',
        program: 'cargo',
        install: {
          github: ['cargo install clippy-sarif --locked'],
          gitlab: ['rustup component add clippy', 'cargo install clippy-sarif --locked'],
        },
      },
      sources: [
        'https://github.com/psastras/sarif-rs/blob/77d99d5148f5/serde-sarif/src/converters/cargo.rs',
        'https://github.com/psastras/sarif-rs/blob/77d99d5148f5/clippy-sarif/README.md',
      ],
    },
    {
      name: 'cargo-audit',
      drivers: ['cargo-audit'],
      command: 'cargo audit --format sarif > cargo-audit.sarif',
      clean: 'run',
      unparsed: { as: 'stops', told: 'exit status 2' },
      fingerprints: '`cargo-audit/advisory-fingerprint`: advisory, crate and version',
      note: 'Always on line 1 of `Cargo.lock`.',
      signs: ['.cargo/audit.toml'],
      sources: [
        'https://github.com/rustsec/rustsec/blob/7fad63bdb0a7/cargo-audit/src/sarif.rs',
        'https://github.com/rustsec/rustsec/blob/7fad63bdb0a7/cargo-audit/src/presenter.rs',
      ],
    },
    {
      name: 'cargo-deny',
      drivers: ['cargo-deny'],
      command: 'cargo deny --format sarif check > cargo-deny.sarif',
      clean: 'run',
      unparsed: { as: 'not known' },
      fingerprints: 'several, of rule, advisory, crate or place; none of them is unique alone',
      signs: ['deny.toml', '.deny.toml'],
      sources: [
        'https://github.com/EmbarkStudios/cargo-deny/blob/9b36f0094ac7/src/sarif/collector.rs',
        'https://github.com/EmbarkStudios/cargo-deny/blob/9b36f0094ac7/docs/src/cli/common.md',
      ],
    },
    {
      name: 'SwiftLint',
      drivers: ['SwiftLint'],
      command: 'swiftlint lint --reporter sarif --output swiftlint.sarif',
      clean: 'run',
      unparsed: { as: 'untold', told: 'it looks at the file as far as that goes' },
      signs: ['.swiftlint.yml'],
      fixtures: ['fixtures/sarif/real/swiftlint-unparsed/swiftlint-unparsed.sarif'],
      sources: [
        'https://github.com/realm/SwiftLint/blob/264eb1328303/Source/SwiftLintFramework/Reporters/SARIFReporter.swift',
        'https://github.com/realm/SwiftLint/blob/0f0694058ac9/Source/swiftlint/Common/LintOrAnalyzeArguments.swift',
      ],
    },
    {
      name: 'SwiftFormat',
      drivers: ['SwiftFormat'],
      command: 'swiftformat --lint --reporter sarif --report swiftformat.sarif .',
      clean: 'run',
      unparsed: { as: 'not known' },
      signs: ['.swiftformat'],
      sources: [
        'https://github.com/nicklockwood/SwiftFormat/blob/561f2253c520/Sources/SARIFReporter.swift',
        'https://github.com/nicklockwood/SwiftFormat/blob/561f2253c520/Sources/CommandLine.swift',
      ],
    },
  ],
};

export const OTHERS: AnalyzerGroup = {
  title: 'Shell, SQL and other languages',
  analyzers: [
    {
      name: 'ShellCheck',
      drivers: ['shellcheck'],
      command: 'shellcheck -f json script.sh | shellcheck-sarif > shellcheck.sarif',
      converter: 'shellcheck-sarif',
      clean: 'run',
      unparsed: {
        as: 'result',
        told: '`1070`, `1072`, `1073`, `1088`, `1089`',
        results: UNPARSED.shellcheck,
      },
      note: 'Of a script that is missing there is nothing in the log: ShellCheck exits with 2 then, and with 1 for findings, which only `set -o pipefail` shows.',
      signs: ['.shellcheckrc', '.pre-commit-config.yaml: shellcheck'],
      fits: ['**/*.sh'],
      sources: [
        'https://github.com/psastras/sarif-rs/blob/77d99d5148f5dce1ce4f75be64c92ecc9b82eb4b/shellcheck-sarif/README.md',
        'https://github.com/psastras/sarif-rs/blob/77d99d5148f5dce1ce4f75be64c92ecc9b82eb4b/serde-sarif/src/converters/shellcheck.rs',
      ],
    },
    {
      name: 'SQLFluff',
      drivers: ['SQLFluff'],
      command: 'sqlfluff lint . --format sarif --write-output sqlfluff.sarif',
      clean: 'run',
      unparsed: {
        as: 'result',
        told: '`PRS`, `LXR`, and `TMP` where a template fails as a whole',
        results: UNPARSED.sqlfluff,
      },
      note: 'Since 4.0.1.',
      signs: [
        '.sqlfluff',
        'pyproject.toml: [tool.sqlfluff',
        'requirements*.txt: sqlfluff',
        '.pre-commit-config.yaml: sqlfluff',
      ],
      step: {
        log: 'sqlfluff.sarif',
        image: 'python:3.14',
        program: 'sqlfluff',
        install: { github: ['pipx install sqlfluff'], gitlab: ['pip install sqlfluff'] },
      },
      sources: [
        'https://github.com/sqlfluff/sqlfluff/blob/e8e8c5d24dee8371acb94177fd8a7a86a783151c/src/sqlfluff/cli/commands.py',
        'https://github.com/sqlfluff/sqlfluff/blob/e8e8c5d24dee8371acb94177fd8a7a86a783151c/src/sqlfluff/core/errors.py',
      ],
    },
    {
      name: 'HLint',
      drivers: ['hlint'],
      command: 'hlint --sarif . > hlint.sarif',
      clean: 'run',
      unparsed: { as: 'result', told: '`Parse error: …`', results: UNPARSED.hlint },
      signs: ['.hlint.yaml'],
      sources: [
        'https://github.com/ndmitchell/hlint/blob/086bf4430362/src/SARIF.hs',
        'https://github.com/ndmitchell/hlint/blob/086bf4430362/src/Apply.hs',
      ],
    },
    {
      name: 'lintr',
      drivers: ['lintr'],
      command: 'Rscript -e \'lintr::sarif_output(lintr::lint_dir("."), "lintr.sarif")\'',
      clean: 'run',
      unparsed: { as: 'result', told: '`error`', results: UNPARSED.lintr },
      signs: ['.lintr'],
      sources: [
        'https://github.com/r-lib/lintr/blob/1f61f0cf9ae2/inst/extdata/sarif-template.json',
        'https://github.com/r-lib/lintr/blob/1f61f0cf9ae2/R/get_source_expressions.R',
      ],
    },
    {
      name: 'Slither',
      drivers: ['Slither'],
      command: 'slither . --sarif slither.sarif',
      clean: 'run',
      unparsed: { as: 'stops', told: 'not sure' },
      fingerprints: '`id`: its description with places, so it may change when a line moves',
      note: 'Delete the log first: an existing one is not written over.',
      signs: ['slither.config.json'],
      sources: [
        'https://github.com/crytic/slither/blob/675c4468eb66/slither/utils/output.py',
        'https://github.com/crytic/slither/blob/675c4468eb66/slither/__main__.py',
      ],
    },
    {
      name: 'Solhint',
      drivers: ['solhint'],
      command: 'solhint -f sarif "**/*.sol" > solhint.sarif',
      clean: 'run',
      unparsed: { as: 'notification', told: '`ESL0999`, of a run that calls itself failed' },
      signs: ['.solhint.json'],
      fixtures: [
        'fixtures/sarif/real/solhint/solhint.sarif',
        'fixtures/sarif/real/solhint-unparsed/solhint-unparsed.sarif',
      ],
      sources: [
        'https://github.com/protofire/solhint/blob/27171d608d54/lib/formatters/sarif.js',
        'https://github.com/protofire/solhint/blob/27171d608d54/solhint.js',
      ],
    },
    {
      name: 'typos',
      drivers: ['typos'],
      command: 'typos --format sarif > typos.sarif',
      clean: 'run',
      unparsed: { as: 'text', told: 'a file that it cannot read makes the run a failed one' },
      signs: ['typos.toml', '_typos.toml', '.typos.toml'],
      sources: [
        'https://github.com/crate-ci/typos/blob/3bc303c295c0/crates/typos-cli/src/bin/typos-cli/report.rs',
        'https://github.com/crate-ci/typos/blob/3bc303c295c0/crates/typos-cli/src/bin/typos-cli/main.rs',
      ],
    },
  ],
};
