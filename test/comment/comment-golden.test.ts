import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { commentText } from '../../src/comment/comment.ts';
import { type LoggedFinding, toFindings } from '../../src/finding/logged-finding.ts';
import { readAnalysis } from '../../src/logs/read-analysis.ts';
import { type Tree, toTree } from '../../src/logs/tree.ts';
import { demoTree } from '../logs/demo-tree.ts';
import { expectGolden } from '../report/golden.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');
const SHAPED = toTree(
  [
    ...['web/app.js', 'web/query.js', 'web/settings.js'],
    'force-app/main/default/flows/Invoice_Reminder.flow-meta.xml',
  ].map((path) => ({ path, type: 'file' })),
);

/** The folder of a log of a real tool has the sources that it read. */
function sourcesBeside(log: string): { readonly tree: Tree; readonly folder: string } {
  const folder = join(FIXTURES, log, '../src');
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((file) => join(file.parentPath, file.name).slice(folder.length + 1));
  return { tree: toTree(paths.map((path) => ({ path, type: 'file' }))), folder };
}

async function readFindings(log: string, tree: Tree): Promise<readonly LoggedFinding[]> {
  const { results: findings, detailsOf } = await readAnalysis({
    patterns: [log],
    directory: FIXTURES,
    tree,
    roots: { checkout: '/home/runner/work/app', prefix: '', workspaces: [] },
  });
  return toFindings(findings.map((finding) => ({ ...finding, ...detailsOf(finding) })));
}

/** The comment as people see it: without its marker. */
function render(finding: LoggedFinding, lines?: readonly string[]): string {
  const newLine = finding.place.kind === 'lines' ? finding.place.startLine : 1;
  return `${commentText(finding, newLine, [], { lines, decides: true, redact: (text) => text })}\n`;
}

async function expectComment(
  name: string,
  {
    log,
    rule,
    line,
    tree,
    folder,
  }: { log: string; rule: string; line?: number; tree: Tree; folder?: string },
): Promise<void> {
  const findings = await readFindings(log, tree);
  const finding = findings.find(
    ({ rule: { id }, place }) =>
      id === rule && (line === undefined || (place.kind === 'lines' && place.startLine === line)),
  );
  if (finding === undefined) throw new Error(`${log} has no finding of ${rule}`);
  const file = join(folder ?? '', finding.place.path ?? '');
  const isThere = folder !== undefined && existsSync(file);
  const lines = isThere ? readFileSync(file, 'utf8').replace(/\n$/, '').split('\n') : undefined;
  expectGolden(`comments/${name}.md`, render(finding, lines));
}

test.each([
  ['code-analyzer-regex', 'code-analyzer', 'NoTrailingWhitespace'],
  ['code-analyzer-retire-js', 'code-analyzer', 'LibraryWithKnownMediumSeverityVulnerability'],
  ['code-analyzer-eslint', 'code-analyzer', '@salesforce-ux/slds/no-hardcoded-values-slds2'],
  ['code-analyzer-pmd', 'code-analyzer', 'ApexDoc'],
  ['code-analyzer-cpd', 'code-analyzer', 'DetectCopyPasteForApex'],
  ['code-analyzer-flow', 'code-analyzer', 'PreventPassingUserDataIntoElementWithoutSharing'],
  ['code-analyzer-sfge', 'code-analyzer', 'ApexFlsViolation'],
  ['pmd', 'pmd', 'ApexCRUDViolation'],
  ['pmd-short', 'pmd', 'EmptyStatementBlock'],
  ['eslint', 'eslint', 'no-console'],
])('comment: %s', async (name, log, rule) => {
  await expectComment(name, { log: `demo/sarif/push-1/${log}.sarif`, rule, tree: demoTree('push-1') });
});

test.each([
  ['biome', 'lint/suspicious/noDoubleEquals'],
  ['clang', 'core.DivideZero'],
  ['flawfinder', 'FF1013'],
  ['htmlhint', 'attr-lowercase'],
  ['markdownlint', 'MD022'],
  ['oxlint', 'eslint(no-debugger)'],
  ['ruff', 'E711'],
  ['ruff', 'F401'],
  ['ruff', 'F541'],
  ['secretlint', '@secretlint/secretlint-rule-preset-recommend > @secretlint/secretlint-rule-aws'],
  ['solhint', 'compiler-version'],
  ['stylelint', 'CssSyntaxError'],
])('comment: %s %s', async (tool, rule) => {
  const log = `sarif/real/${tool}/${tool}.sarif`;
  const name = tool === 'ruff' ? `ruff-${rule.toLowerCase()}` : tool;
  await expectComment(name, { log, rule, ...sourcesBeside(log) });
});

test.each([
  ['codeql', 'js/sql-injection'],
  ['gitleaks', 'generic-api-key'],
  ['lightning-flow-scanner', 'FlowDescription'],
  ['semgrep', 'javascript.lang.security.eval-of-request'],
])('comment in the shape of %s', async (tool, rule) => {
  await expectComment(tool, { log: `sarif/shaped/${tool}.sarif`, rule, tree: SHAPED });
});

test('there is no golden comment that nothing is compared with', () => {
  expect(globSync('*.md', { cwd: join(FIXTURES, 'golden/comments') })).toHaveLength(26);
});
