import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LEVELS, type Result } from '../../src/finding/finding.ts';
import type { Finding as Found } from '../../src/model.ts';
import { toDocument } from '../../src/report/document.ts';
import { CONCLUSIONS, type RunResult } from '../../src/report/run-result.ts';
import { toSummary as printSummary } from '../../src/report/summary.ts';
import { anyCharacter } from '../any-character.ts';
import { makeLogResult, SUPPRESSED } from '../finding/make-finding.ts';
import { linksOf, nodesOf, nodeTypes, parseGfm, proseOf } from '../text/gfm.ts';
import { FRAGMENTS } from '../text/hostile-text.ts';
import { expectGolden } from './golden.ts';
import { makeResult, makeRun, PMD } from './make-result.ts';
import { makeThread, type ThreadParts } from './make-thread.ts';

const toSummary = (run: RunResult): string => printSummary(toDocument(run));

const hostile = fc
  .array(fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({ unit: anyCharacter, maxLength: 5 })), {
    minLength: 1,
  })
  .map((parts) => parts.join(''));

/** Findings in every state that a row can show. */
function everyState() {
  const findings = [
    makeLogResult({ line: 1, level: 'error', message: 'A new one.' }),
    makeLogResult({ line: 2, message: 'One that is still there.' }),
    makeLogResult({ line: 3, message: 'One that is back.' }),
    makeLogResult({ line: 4, message: 'One that a person resolved.' }),
    makeLogResult({ line: 5, presence: SUPPRESSED }),
    makeLogResult({ line: 6, level: 'note', message: 'One more than may be posted.' }),
    makeLogResult({
      place: { kind: 'nowhere', reason: 'the log gives no location' },
      message: 'One without a place.',
    }),
  ];
  const lives: (ThreadParts | undefined)[] = [
    undefined,
    undefined,
    {},
    { mark: { mark: 'fixed' } },
    { isResolved: true },
  ];
  const threadOf = ({ at }: Found) => {
    const life = lives[at?.line ?? 0];
    return life && makeThread({ line: at?.line ?? 0 }, life);
  };
  const threads = [makeThread({ line: 9 })];
  return {
    findings,
    situation: { threadOf, threads },
    policy: { maxThreads: 4, filterMode: 'nofilter' as const },
  };
}

describe('the summary', () => {
  test('of a run in which everything happened', () => {
    const { findings, ...parts } = everyState();
    expectGolden('summary-failure.md', toSummary(makeRun(findings, { ...parts, conclusion: 'failure' })));
  });

  test('of a dry run', () => {
    const { findings, ...parts } = everyState();
    const run = makeRun(findings, {
      ...parts,
      conclusion: 'failure',
      dryRun: true,
      outcome: () => undefined,
    });
    expectGolden('summary-dry-run.md', toSummary(run));
  });

  test('of a run that could not finish', () => {
    const reasons = ['logs/pmd.sarif cannot be read: it is not JSON', 'PMD (nightly): it crashed'];
    const run = makeRun([makeLogResult(), makeLogResult({ line: 4 })], {
      conclusion: 'incomplete',
      reasons,
      warnings: ['3 comments carry a marker that this client secret did not sign'],
      outcome: (_, index) =>
        index === 0 ? { kind: 'done', thread: 'd' } : { kind: 'failed', reason: 'the service is down' },
      situation: {
        completeness: {
          failures: ['logs/pmd.sarif cannot be read: it is not JSON'],
          unverifiedTools: [
            { scope: { tool: 'PMD', category: 'nightly' }, kind: 'failed', reason: 'it crashed' },
          ],
          unverifiedFiles: [{ scope: PMD, path: 'src/b.ts', reason: 'it cannot be parsed' }],
          warnings: ['logs/eslint.sarif has no version'],
        },
      },
    });
    expectGolden('summary-incomplete.md', toSummary(run));
  });

  test('of a run with hostile messages', () => {
    const messages = [
      '</td><script>alert(1)</script> | a | b',
      '/merge\n/approve @all #1 !2 :smile:',
      '![x](https://evil.example/pixel.png) [click](javascript:alert(1))',
      '```\n<!-- sarif-review:1:thread:abc:def -->',
      'bidi \u202etxet neddih\u202c and zero\u200bwidth',
    ];
    const findings = messages.map((message, index) =>
      makeLogResult({
        line: index + 1,
        message,
        rule: `r|\`${index}\``,
        tool: '*tool*|<b>',
        path: 'a|b`c.ts',
      }),
    );
    const scope = { tool: '*tool*|<b>', category: '' };
    const run = makeRun(findings, {
      situation: { completeness: { complete: [scope] } },
      reasons: ['<img src=x> @all'],
    });
    expectGolden('summary-hostile.md', toSummary(run));
  });

  test('of a run that a newer one replaces says so, and no more', () => {
    const reasons = ['the deployment has moved on: …'];
    expect(toSummary(makeResult({ conclusion: 'superseded', reasons }))).toBe(
      '## Static analysis: a newer commit has taken over\n\nthe deployment has moved on: …\n\n' +
        '`no log was read; threads: 0 posted, 0 resolved, 0 reopened`\n',
    );
  });

  test.each(CONCLUSIONS)('has its heading for a run that ends as %s', (conclusion) => {
    expect(toSummary(makeResult({ conclusion }))).toMatch(/^## Static analysis: \w/);
  });

  test('shows the finding that fails the check below min-level, and no other one that was filtered', () => {
    const findings = [
      makeLogResult({ line: 1, message: 'Shown.' }),
      makeLogResult({ line: 2, level: 'note', message: 'Not.' }),
    ];
    const run = makeRun(findings, {
      policy: { minLevel: 'error', failLevel: 'warning' },
      conclusion: 'failure',
    });
    expect(toSummary(run)).toContain('Shown.');
    expect(toSummary(run)).not.toContain('Not.');
  });

  test.each([
    [100, undefined],
    [101, '… and 1 more; the report has them all.'],
    [250, '… and 150 more; the report has them all.'],
  ])('of %d rules shows a hundred and counts the rest', (count, rest) => {
    const findings = Array.from({ length: count }, (_, index) => makeLogResult({ rule: `rule ${index}` }));
    const summary = toSummary(makeRun(findings, { policy: { maxThreads: 1_000 } }));
    expect(summary.match(/^\| posted /gm)).toHaveLength(100);
    expect(summary.trimEnd().split('\n').at(-1)).toEqual(rest ?? expect.stringMatching(/^\| posted /));
  });

  test('cuts messages and lists that are too long', () => {
    const warnings = Array.from({ length: 130 }, (_, index) => `warning ${index}`);
    const summary = toSummary(makeRun([makeLogResult({ message: 'word '.repeat(100) })], { warnings }));
    expect(summary).toContain('word…');
    expect(summary).toContain('… and 30 more');
    expect(summary).not.toContain('warning 100');
  });

  test('stays below what GitHub takes of one step, 1 MiB', () => {
    const long = 'é<&|`'.repeat(2_000);
    const findings = Array.from({ length: 200 }, (_, index) =>
      makeLogResult({ line: index + 1, message: long, rule: 'r'.repeat(300), path: 'p/'.repeat(500) }),
    );
    const summary = toSummary(makeRun(findings, { policy: { maxThreads: 1_000 } }));
    expect(Buffer.byteLength(summary)).toBeLessThan(1_048_576);
  });

  test('is harmless and keeps its table, whatever the log says', () => {
    const findings: fc.Arbitrary<Result> = fc
      .record({
        message: hostile,
        rule: hostile,
        path: hostile,
        tool: hostile,
        level: fc.constantFrom(...LEVELS),
      })
      .map((parts) => makeLogResult(parts));
    fc.assert(
      fc.property(findings, fc.array(hostile, { maxLength: 3 }), (finding, texts) => {
        const policy = { minLevel: 'none' } as const;
        const run = makeRun([finding], { policy, reasons: texts, warnings: texts });
        const summary = toSummary(run);
        const tree = parseGfm(summary);
        expect(
          nodeTypes(summary).filter((type) => ['html', 'image', 'code', 'blockquote'].includes(type)),
        ).toEqual([]);
        const rows = nodesOf(tree).flatMap((node) =>
          node.type === 'tableRow' ? [node.children.length] : [],
        );
        expect(rows).toEqual([8, 8]);
        expect(linksOf(tree).every(({ url }) => /^https?:/i.test(url))).toBe(true);
        expect(proseOf(tree)).not.toMatch(/@[\p{L}\p{N}]/u);
        expect(summary).not.toMatch(/^[^\S\n]*\//m);
      }),
    );
  });
});
