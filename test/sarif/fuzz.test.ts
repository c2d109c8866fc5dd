import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LEVELS } from '../../src/finding/finding.ts';
import { DEEPEST_NESTING } from '../../src/log/json-check.ts';
import { LONGEST_MESSAGE } from '../../src/sarif/message.ts';
import { readAnalysis } from '../../src/sarif/read-analysis.ts';
import { toTree } from '../../src/sarif/tree.ts';
import { type Mutation, mutate, mutations } from './mutate-log.ts';

/** Runs of each property; a long hunt sets more: `FUZZ_RUNS=20000`. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 150);
const FIXTURES = join(import.meta.dirname, '../../fixtures');
/** Larger logs take longer and have nothing in them that smaller ones do not. */
const LARGEST = 30_000;

const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
const path = join(folder, 'fuzzed.sarif');
afterAll(() => rmSync(folder, { recursive: true }));

const logs = globSync(['sarif/{real,shaped,odd}/**/*.{sarif,sarif.gz,json}', 'demo/sarif/**/*.sarif'], {
  cwd: FIXTURES,
})
  .filter((name) => !name.includes('/src/'))
  .sort()
  .map((name) => ({ name, bytes: readFileSync(join(FIXTURES, name)) }))
  .filter(({ bytes }) => bytes.length <= LARGEST);

const TREE = toTree(
  ['src/app.c', 'web/app.js', 'cart.js', 'shop.css', 'one/a.c', 'two/a.c'].map((file) => ({
    path: file,
    type: 'file' as const,
  })),
);

/** Reads what became of a log. Throws where it ends in neither whole findings nor a clear sentence. */
async function check(bytes: Buffer): Promise<'read' | 'refused'> {
  writeFileSync(path, bytes);
  const {
    findings,
    completeness,
    logs: summaries,
  } = await readAnalysis({
    patterns: [path],
    directory: folder,
    tools: [],
    trustIncomplete: false,
    tree: TREE,
    roots: { checkout: '/checkout', prefix: '', workspaces: [] },
  });
  const error = summaries[0]?.error;
  const sentences = [
    ...completeness.failures,
    ...[...completeness.heldScopes, ...completeness.heldFiles].map(({ reason }) => reason),
    ...completeness.warnings,
    ...findings.flatMap(({ place }) => (place.kind === 'nowhere' ? [place.reason] : [])),
  ];
  for (const sentence of sentences) {
    expect(sentence).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u);
    expect(sentence.length).toBeLessThan(2_000);
  }
  if (error !== undefined) {
    expect(error).toMatch(/^fuzzed\.sarif [^\n]+\.$/);
    expect(completeness.failures).toContain(error);
  }
  for (const { rule, level, message, place } of findings) {
    expect([typeof rule.id, LEVELS.includes(level)]).toEqual(['string', true]);
    expect(message.trim()).not.toBe('');
    expect(message.length).toBeLessThanOrEqual(LONGEST_MESSAGE + 10_000);
    if (place.kind !== 'nowhere') expect(TREE.has(place.path)).toBe(true);
    if (place.kind === 'lines') expect(place.startLine).toBeLessThanOrEqual(place.endLine);
  }
  return error === undefined ? 'read' : 'refused';
}

function hunt(change: fc.Arbitrary<Mutation>, most: number): Promise<void> {
  const changes = fc.array(change, { minLength: 1, maxLength: most });
  return fc.assert(
    fc.asyncProperty(fc.constantFrom(...logs), changes, async ({ bytes }, mutation) => {
      await check(mutate(bytes, mutation));
    }),
    { numRuns: RUNS },
  );
}

test('there are logs to mutate', () => {
  expect(logs.length).toBeGreaterThan(50);
});

test('a log with flipped, cut, doubled or foreign bytes ends in findings or in a sentence', () =>
  hunt(mutations.bytes, 4));

test('a log whose values are swapped or of other types ends in findings or in a sentence', () =>
  hunt(mutations.values, 8));

test.each([
  ['lists', '[', ']'],
  ['objects', '{"runs":', '}'],
])('%s in one another are read up to the limit, and refused beyond it', async (_, open, close) => {
  const nest = (depth: number) => Buffer.from(`${open.repeat(depth)}[]${close.repeat(depth)}`);
  expect(await check(nest(DEEPEST_NESTING - 1))).toBe('refused');
  expect(await check(nest(1_000_000))).toBe('refused');
  const inside = `{"version":"2.1.0","runs":[{"results":[{"a":${open.repeat(900)}[]${close.repeat(900)}}]}]}`;
  expect(await check(Buffer.from(inside))).toBe('read');
});

test.each([
  ['runs', `{"version":"2.1.0","runs":[${'{},'.repeat(20_000)}{}]}`],
  ['results that are none', `{"version":"2.1.0","runs":[{"results":[${'1,'.repeat(200_000)}1]}]}`],
  [
    'crashes',
    `{"version":"2.1.0","runs":[{"results":[${'{"ruleId":"UnexpectedEngineError","message":{"text":"src/app.c"}},'.repeat(20_000)}{}]}]}`,
  ],
  [
    'extensions',
    `{"version":"2.1.0","runs":[{"tool":{"extensions":[${'{},'.repeat(20_000)}{}]},"results":[${'{"ruleId":"R"},'.repeat(20_000)}{}]}]}`,
  ],
  [
    'working directories',
    `{"version":"2.1.0","runs":[{"invocations":[${Array.from({ length: 20_000 }, (__, index) => `{"workingDirectory":{"uri":"/x${index}/"}}`).join()}],"results":[${Array.from({ length: 5_000 }, (__, index) => `{"locations":[{"physicalLocation":{"artifactLocation":{"uri":"/y/${index}.c"}}}]}`).join()}]}]}`,
  ],
  [
    'names of a path',
    `{"version":"2.1.0","runs":[{"results":[${Array.from({ length: 5_000 }, (__, index) => `{"locations":[{"physicalLocation":{"artifactLocation":{"uri":"${'/a'.repeat(2_000)}${index}"}}}]}`).join()}]}]}`,
  ],
  [
    'slashes',
    `{"version":"2.1.0","runs":[{"results":[{"ruleId":"UnexpectedEngineError","message":{"text":"${'/'.repeat(1_000_000)}"}}]}]}`,
  ],
  [
    'brackets',
    `{"version":"2.1.0","runs":[{"results":[{"message":{"text":"${'[\\\\['.repeat(500_000)}](1)"},"relatedLocations":[{"id":1}]}]}]}`,
  ],
])('many %s are read without one look for each at each', async (_, text) => {
  expect(await check(Buffer.from(text))).toBe('read');
});
