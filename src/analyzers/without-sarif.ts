/** A tool that writes no SARIF of its own. */
interface ToolWithoutSarif {
  readonly name: string;
  /** What there is in its place. */
  readonly instead: string;
  readonly source: string;
}

export const WITHOUT_SARIF: readonly ToolWithoutSarif[] = [
  {
    name: 'TypeScript compiler (tsc)',
    instead: 'the request is open; no converter was found',
    source: 'https://github.com/microsoft/TypeScript/issues/55890',
  },
  {
    name: 'mypy',
    instead: '`-O json` only; the request is open',
    source: 'https://github.com/python/mypy/issues/21840',
  },
  {
    name: 'Pyright, basedpyright',
    instead: '`--outputjson` only; the request is open',
    source: 'https://github.com/microsoft/pyright/issues/6566',
  },
  {
    name: 'Pysa',
    instead: 'no SARIF of its issues and no converter was found',
    source:
      'https://github.com/facebook/pyre-check/blob/cb16dcb81720c63af1392c930fdc65ccc11d9f28/client/commands/analyze.py',
  },
  {
    name: 'Safety',
    instead: 'JSON, SPDX, HTML',
    source:
      'https://github.com/pyupio/safety/blob/db33fac46417618524b79b05fa5222b4d402aed6/safety/scan/models.py',
  },
  {
    name: 'Retire.js',
    instead: 'by Salesforce Code Analyzer, in its run `retire-js`',
    source:
      'https://github.com/RetireJS/retire.js/blob/fd8df0d6f1da46d4bc0446321395fcf708619e07/node/README.md',
  },
  {
    name: 'SonarQube',
    instead: 'it only imports SARIF; vmvarela/sonarqube-sarif reads its issues over the web and writes SARIF',
    source:
      'https://docs.sonarsource.com/sonarqube-server/2026.4/analyzing-source-code/importing-external-issues/importing-issues-from-sarif-reports.md',
  },
  {
    name: 'shfmt',
    instead: 'a formatter, which lists files or a diff',
    source: 'https://github.com/mvdan/sh/blob/40b09e18a8485f01ecbc6e25297265f06bacc39d/cmd/shfmt/shfmt.1.scd',
  },
  {
    name: 'TSQLLint',
    instead: 'it has no option for a format; no converter was found',
    source:
      'https://github.com/tsqllint/tsqllint/blob/00cda7aee6edd7ba6c4991ee03c8d681ebaa0afc/source/TSQLLint.Infrastructure/CommandLineOptions/CommandLineOptions.cs',
  },
  {
    name: 'Polaris',
    instead: 'JSON, YAML',
    source:
      'https://github.com/FairwindsOps/polaris/blob/c0e23a233b2087272a7f524f1b922f4e3f2f9689/cmd/polaris/audit.go',
  },
  {
    name: 'Vale',
    instead: 'declined; a template in the thread writes SARIF (`--output=sarif.tmpl`)',
    source: 'https://github.com/vale-cli/vale/issues/653',
  },
  {
    name: 'Error Prone, NullAway',
    instead: 'reviewdog can read what javac prints (`-efm`)',
    source: 'https://github.com/google/error-prone/issues/3766',
  },
  {
    name: 'Scalafix',
    instead: 'no converter was found',
    source: 'https://github.com/scalacenter/scalafix/blob/f57ebd50f72f/README.md',
  },
  {
    name: 'Scapegoat',
    instead: "XML, HTML, GitLab's Code Quality report",
    source: 'https://github.com/scapegoat-scala/scapegoat/blob/c6c4346cb355/README.md',
  },
  {
    name: 'Coverity',
    instead: 'a converter is mentioned; its command was not found',
    source: 'https://github.com/mantidproject/mantid/pull/41836',
  },
  {
    name: 'PHP_CodeSniffer',
    instead: 'bartlett/sarif-php-converters, or reviewdog on its Checkstyle report (`-f=checkstyle`)',
    source: 'https://github.com/squizlabs/PHP_CodeSniffer/issues/3496',
  },
  {
    name: 'Phan',
    instead: 'a Checkstyle report, which reviewdog reads',
    source: 'https://github.com/phan/phan/blob/790e4f76301b/src/Phan/CLI.php',
  },
  {
    name: 'Reek',
    instead: 'a Checkstyle report, which reviewdog reads',
    source: 'https://github.com/troessner/reek/blob/04f046a1be8a/README.md',
  },
  {
    name: 'bundler-audit',
    instead: 'no converter was found',
    source: 'https://github.com/rubysec/bundler-audit/blob/e53a5c40fd35/README.md',
  },
  {
    name: 'Periphery',
    instead: 'a Checkstyle report, which reviewdog reads',
    source:
      'https://github.com/peripheryapp/periphery/blob/f87c3f63493b/Sources/Configuration/OutputFormat.swift',
  },
  { name: 'Dart analyzer', instead: 'text, JSON', source: 'https://github.com/dart-lang/sdk/issues/44576' },
  {
    name: 'detect-secrets',
    instead: 'a pull request is open',
    source: 'https://github.com/Yelp/detect-secrets/pull/955',
  },
  {
    name: 'Talisman',
    instead: 'JSON, HTML',
    source: 'https://github.com/thoughtworks/talisman/blob/efcb1a3629f6/README.md',
  },
  {
    name: 'luacheck',
    instead: 'a pull request is open; reviewdog reads what it prints',
    source: 'https://github.com/lunarmodules/luacheck/pull/120',
  },
  {
    name: 'selene',
    instead: 'JSON',
    source: 'https://github.com/Kampfkarren/selene/blob/baeab985adbe/docs/src/cli/usage.md',
  },
  {
    name: 'Buf',
    instead: 'no converter was found but that of rules_lint for Bazel',
    source: 'https://github.com/bufbuild/buf/blob/c9a5b2656599/private/bufpkg/bufanalysis/bufanalysis.go',
  },
  {
    name: 'Perl::Critic',
    instead: 'reviewdog reads what it prints',
    source: 'https://github.com/Perl-Critic/Perl-Critic/blob/c437d557ec90/bin/perlcritic',
  },
];
