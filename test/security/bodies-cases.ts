import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { commentBody } from '../../src/comment/comment-body.ts';
import { overviewBody } from '../../src/comment/overview-body.ts';
import type { Finding } from '../../src/finding/finding.ts';
import { type Spot, toSpots } from '../../src/finding/spot.ts';
import { readAnalysis } from '../../src/logs/read-analysis.ts';
import { toTree } from '../../src/logs/tree.ts';
import { sealBody } from '../../src/text/seal.ts';
import { readMarker, writeOverviewMarker } from '../../src/thread/marker.ts';
import { makeFinding } from '../finding/make-finding.ts';
import { fuzzRuns } from '../fuzz-runs.ts';
import { hostileText } from '../text/hostile-text.ts';
import { JOB, KEYS, makeThread } from '../thread/make-thread.ts';
import { expectHarmless } from './body-invariants.ts';

const ROOT = join(import.meta.dirname, '../..');
export const IDENTITY = ['293'];

export function bodyOf(findings: readonly Finding[], lines: readonly string[] = []): string {
  const [spot] = toSpots(findings);
  if (spot === undefined) throw new Error('there is no spot');
  const { evidence } = makeThread(spot);
  const marker = { nonce: '00ff', job: JOB, evidence, newLine: 1 };
  const body = commentBody(spot, KEYS, IDENTITY, marker, { lines, redact: (text) => text });
  expect(readMarker([KEYS], IDENTITY, { body, discussionId: 'd' })).toMatchObject({
    kind: 'thread',
    marker,
  });
  return body;
}

function overviewOf(spots: readonly Spot[], reason: string): string {
  const overview = { nonce: '00ff', job: 'lint', entries: [], scopes: [] };
  const hidden = writeOverviewMarker(KEYS, IDENTITY, overview);
  const entries = spots.map((spot) => ({ spot, why: 'unanchored', reason }) as const);
  const body = sealBody({ markdown: overviewBody(entries, () => undefined), hidden });
  expect(readMarker([KEYS], IDENTITY, { body, discussionId: 'd' })).toMatchObject({
    kind: 'overview',
    marker: overview,
  });
  return body;
}

/** Hostile text in the middle of real help, where it meets fences, tables and lists that are open. */
const within = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(text.length), hostileText)
    .map(([at, hostile]) => text.slice(0, at) + hostile + text.slice(at));

/** What is tried of all that real tools write. */
interface Sample {
  /** The share of their rules: one of so many. */
  readonly oneOf: number;
  /** How many hostile texts stand in the middle of their words. */
  readonly runs: number;
}

export function tellRealWords({ oneOf, runs }: Sample): void {
  /** One finding of every rule in every log that we have. */
  let real: readonly Finding[];
  beforeAll(async () => {
    const logs = globSync(['fixtures/**/*.sarif', 'test/logs/cases/**/*.sarif'], { cwd: ROOT });
    expect(logs.length).toBeGreaterThan(50);
    const { findings, detailsOf } = await readAnalysis({
      patterns: logs,
      directory: ROOT,
      tools: [],
      tree: toTree([]),
      roots: { checkout: '/checkout', prefix: '', workspaces: [] },
    });
    const byRule = new Map(findings.map((finding) => [`${finding.scope.tool} ${finding.rule.id}`, finding]));
    real = [...byRule.values()].map((finding) => ({ ...finding, ...detailsOf(finding) }));
    expect(real.some(({ related, flow }) => related !== undefined || flow !== undefined)).toBe(true);
    expect(real.length).toBeGreaterThan(100);
  });

  test('with the words of real tools', () => {
    for (const finding of real.filter((_, index) => index % oneOf === 0)) expectHarmless(bodyOf([finding]));
    expectHarmless(overviewOf(toSpots(real), 'no place'));
  });

  test('with hostile text in the middle of real help and messages', () => {
    const helps = real.flatMap(({ rule }) => rule.help ?? []);
    const messages = real.map(({ message }) => message);
    expect(helps.filter(({ kind }) => kind === 'markdown').length).toBeGreaterThan(1);
    const parts = fc.record({
      help: fc
        .constantFrom(...helps)
        .chain(({ kind, text }) => within(text).map((spoiled) => ({ kind, text: spoiled }))),
      message: fc.constantFrom(...messages).chain(within),
      id: hostileText.map((text) => `r${text}`),
      path: hostileText.map((text) => `p${text}`),
      helpUri: fc.oneof(fc.webUrl(), hostileText),
    });
    fc.assert(
      fc.property(parts, ({ help, message, id, path, helpUri }) => {
        const finding = makeFinding({ message, rule: { id, help, helpUri, severity: message }, path });
        expectHarmless(bodyOf([finding, { ...finding, message: `${message}.` }]));
        expectHarmless(overviewOf(toSpots([finding]), message));
      }),
      fuzzRuns(runs),
    );
  });
}
