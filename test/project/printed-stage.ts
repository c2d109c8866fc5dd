import { expect } from '@jest/globals';
import { CLI } from '../action/run-cli.ts';

// What the printed steps run on and with, and what their logs have to tell.

/** A log of a tool that found nothing. */
const emptyLog = (name: string): string =>
  JSON.stringify({ version: '2.1.0', runs: [{ tool: { driver: { name } }, results: [] }] });

/** What cannot run here: why, and what it leaves for the steps behind it, by path and text. */
export interface Elsewhere {
  readonly why: string;
  readonly leaves?: readonly [path: string, text: string];
}
export const ELSEWHERE: Readonly<Record<string, Elsewhere>> = {
  'actions/checkout': { why: 'fetches from GitHub, and a clone of the project stands in for it' },
  'actions/setup-node': { why: 'downloads Node.js, and that of this test stands in for it' },
  'actions/upload-artifact': { why: 'sends to GitHub, and a folder of this test stands in for it' },
  'actions/download-artifact': { why: 'fetches from GitHub, and a folder of this test stands in for it' },
  'github/codeql-action/init': { why: 'downloads CodeQL' },
  'github/codeql-action/analyze': {
    why: 'needs CodeQL',
    leaves: ['logs/javascript.sarif', emptyLog('CodeQL')],
  },
  'npm install --global @salesforce/cli': { why: 'downloads the command line of Salesforce' },
  'sf code-analyzer run': {
    why: 'needs the command line of Salesforce and Java',
    leaves: ['code-analyzer.sarif', emptyLog('pmd')],
  },
  'curl --fail': { why: 'downloads PMD' },
  'pmd check': { why: 'needs PMD and Java', leaves: ['pmd.sarif', emptyLog('PMD')] },
  'pipx install ruff': { why: 'downloads Ruff' },
  'ruff check': { why: 'needs Ruff', leaves: ['ruff.sarif', emptyLog('ruff')] },
  'go run github.com/golangci/': {
    why: 'downloads golangci-lint',
    leaves: ['golangci-lint.sarif', emptyLog('golangci-lint')],
  },
  'mvn compile': { why: 'needs Maven and Java', leaves: ['spotbugs.sarif', emptyLog('SpotBugs')] },
  'go install github.com/google/': { why: 'downloads OSV-Scanner' },
  '"$(go env GOPATH)/bin/osv-scanner"': {
    why: 'needs OSV-Scanner and its database',
    leaves: ['osv-scanner.sarif', emptyLog('osv-scanner')],
  },
  'pipx install llm': { why: 'downloads llm' },
  'git diff HEAD^1 | llm': { why: 'asks a model', leaves: ['review.json', '[]'] },
  'pipx install semgrep': { why: 'downloads Semgrep' },
  'semgrep scan': { why: 'needs Semgrep', leaves: ['logs/semgrep.sarif', emptyLog('Semgrep OSS')] },
  'npx --yes --package=': {
    why: 'downloads the program, and asks a service for its merged changes',
    leaves: ['history.html', ''],
  },
  'node:24': { why: 'is an image, and the programs of this machine stand in for it' },
};
/**
 * What stands in for `gh`: notes how it was called, answers with the run of the variable, for one commit
 * where that is named, and has the log of that run in its artifact.
 */
export const GH = `#!/bin/sh
echo "$*" >> "$GH_CALLS"
case "$1 $2" in
  'run list') case "$*" in *"--commit $GH_COMMIT"*) echo "$GH_RUN" ;; esac ;;
  'run download') mkdir -p "$7" && cp "$GH_LOG" "$7/eslint.sarif" ;;
  *) exit 1 ;;
esac
`;

/** What stands in for the command that a clone installs. */
export const OURS = `#!/bin/sh
exec node '${CLI}' "$@" --report-file "$RUNNER_TEMP/report.json"
`;

/** Has findings of old, and an import whose last use goes, far from the line that the change edits. */
export const PRICES = `import { one, two } from './cart.js';

export const price = (text) => eval(text) + one;
export var sold = [];
${'// A line of which nobody takes notice.\n'.repeat(20)}
export function last() {
  return two;
}
`;

/** What a plan reports. */
export interface Report {
  readonly conclusion: string;
  readonly baseline: object | null;
  readonly findings: readonly {
    readonly ruleId: string;
    readonly path: string;
    readonly line: number;
    readonly disposition: string;
  }[];
}

/**
 * By the baseline, what the change of the project brings in is found on any line, and nothing else is.
 */
export function expectCompared(
  { baseline, findings }: Report,
  branch: 'merge' | 'change',
  git: (...args: readonly string[]) => string,
): void {
  const told = (wanted: string): readonly string[] =>
    findings
      .filter(({ disposition }) => disposition === wanted)
      .map(({ path, line, ruleId }) => `${path}:${line} ${ruleId}`)
      .toSorted();
  expect(baseline).toMatchObject({
    commit: branch === 'merge' ? git('rev-parse', 'main') : git('merge-base', 'main', 'change'),
    judgedByLine: [],
    gone: 0,
  });
  expect(told('posted')).toEqual([
    'packages/billing/index.js:1 no-eval',
    'packages/cart/index.js:1 no-eval',
    'src/cart.js:1 no-eval',
    'src/prices.js:1 no-unused-vars',
  ]);
  const theirs = branch === 'merge' ? ['src/theirs.js:1 no-eval'] : [];
  // The rule against `var` is one that the change brings: both were analyzed with its settings.
  const old = ['index.js:1 no-eval', 'src/prices.js:3 no-eval', 'src/prices.js:4 no-var', ...theirs];
  expect(told('unchanged')).toEqual(old);
  expect(findings).toHaveLength(4 + old.length);
}
