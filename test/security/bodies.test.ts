import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { commentBody } from '../../src/comment/comment-body.ts';
import { markBody } from '../../src/comment/mark-body.ts';
import { overviewBody } from '../../src/comment/overview-body.ts';
import type { Finding } from '../../src/finding/finding.ts';
import { type Spot, toSpots } from '../../src/finding/spot.ts';
import { readAnalysis } from '../../src/sarif/read-analysis.ts';
import { toTree } from '../../src/sarif/tree.ts';
import { sealBody } from '../../src/text/seal.ts';
import { readMarker, writeOverviewMarker } from '../../src/thread/marker.ts';
import { makeFinding } from '../finding/make-finding.ts';
import { fuzzRuns } from '../fuzz-runs.ts';
import { FRAGMENTS, hostileText } from '../text/hostile-text.ts';
import { JOB, KEYS, makeMark, makeThread } from '../thread/make-thread.ts';
import { expectHarmless } from './body-invariants.ts';

const ROOT = join(import.meta.dirname, '../..');
const IDENTITY = ['293'];

/** One finding of every rule in every log that we have. */
let real: readonly Finding[];
beforeAll(async () => {
  const logs = globSync(['fixtures/**/*.sarif', 'test/sarif/cases/**/*.sarif'], { cwd: ROOT });
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

function bodyOf(findings: readonly Finding[], lines: readonly string[] = []): string {
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

describe('every body that leaves is harmless', () => {
  test('with the words of real tools', () => {
    for (const finding of real) expectHarmless(bodyOf([finding]));
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
      fuzzRuns(50),
    );
  });

  test('with lines of code and suggested changes that hold anything', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (line, inserted) => {
        const fixes = [[{ startLine: 1, startColumn: 1, endLine: 1, inserted }]];
        expectHarmless(bodyOf([{ ...makeFinding({ line: 1 }), fixes }], [line.replaceAll('\n', ' ')]));
      }),
      fuzzRuns(50),
    );
  });

  test('with any fragment many times', () => {
    for (const fragment of FRAGMENTS) {
      const text = `a ${fragment.repeat(60)}`;
      const rule = { id: 'r', help: { kind: 'markdown', text } } as const;
      expectHarmless(bodyOf([makeFinding({ message: text, rule })]));
    }
  });

  test.each(['fixed', 'suppressed', 'moved-on', 'closed', 'reported', 'retired', 'gone'] as const)(
    'as a mark of the kind %s, whose line is ours',
    (kind) => {
      const [spot] = toSpots([makeFinding()]);
      if (spot === undefined) throw new Error('there is no spot');
      const thread = makeThread(spot);
      const mark = makeMark(kind, { evidence: thread.evidence });
      const body = markBody(KEYS, IDENTITY, thread, mark);
      expectHarmless(body);
      expect(readMarker([KEYS], IDENTITY, { body, discussionId: thread.discussionId })).toMatchObject({
        mark,
      });
    },
  );
});

describe('tricks of Unicode', () => {
  test.each([
    ['next line', 'a\u0085/merge', /^a\\\n\\\/merge/],
    ['line separator', 'a\u2028/merge', /^a\\\n\\\/merge/],
    ['paragraph separator', 'a\u2029/merge', /^a\\\n\\\/merge/],
    ['carriage return', 'a\r/merge', /^a\\\n\\\/merge/],
    ['form feed', 'a\f/merge', /^a\\\n\\\/merge/],
    ['vertical tab', 'a\v/merge', /^a\\\n\\\/merge/],
    ['NUL', '@\u0000all', /^`@all`/],
    ['a byte order mark at the start', '\ufeff/merge', /^\\\/merge/],
    ['bidi controls', 'a\u202eb\u2066c', /^abc/],
    ['tag characters', 'a\u{e0041}b', /^ab/],
    ['a mention in tags', '@\u{e0061}all', /^`@all`/],
    ['a variation selector in a mention', '@\ufe0fall @a\ufe0fll', /^`@all` `@all`/],
    ['a full-width mention', '＠all ﹫all', /^＠\u200ball ﹫\u200ball/],
    ['a full-width reference', '＃1', /^＃\u200b1/],
    ['a lone surrogate', '\ud800@all', /^\ufffd`@all`/],
    ['emoji stay', '👩\u200d👩 ❤\ufe0f 🇩🇪 1\ufe0f\u20e3', /^👩\u200d👩 ❤\ufe0f 🇩🇪 1\ufe0f\u20e3/],
    ['other scripts stay', 'été 你好 здравствуй שלום', /^été 你好 здравствуй שלום/],
  ])('%s', (_, message, shown) => {
    const body = bodyOf([makeFinding({ message })]);
    expectHarmless(body);
    expect(body).toMatch(shown);
  });
});
