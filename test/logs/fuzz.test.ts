import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LEVELS, type Result } from '../../src/finding/finding.ts';
import { LONGEST_MESSAGE } from '../../src/logs/messages.ts';
import { readAnalysis } from '../../src/logs/read-analysis.ts';
import { toTree } from '../../src/logs/tree.ts';
import { fuzzRuns } from '../fuzz-runs.ts';
import { growth } from '../growth.ts';
import { type Mutation, mutate, mutations } from './mutate-log.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Larger logs take longer and have nothing in them that smaller ones do not. */
const LARGEST = 30_000;
/**
 * Of a log 8 times as long: reading in proportion takes 8 times as long, one look for each at each 64 times.
 */
const TIMES = 24;

const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
const path = join(folder, 'fuzzed.sarif');
afterAll(() => rmSync(folder, { recursive: true }));

const logs = globSync(
  [
    ...['fixtures/sarif/{real,shaped}/**/*.sarif', 'fixtures/demo/sarif/**/*.sarif'],
    'test/logs/cases/*/log.{sarif,sarif.gz,json}',
  ],
  { cwd: ROOT },
)
  .filter((name) => !name.includes('/src/'))
  .sort()
  .map((name) => ({ name, bytes: readFileSync(join(ROOT, name)) }))
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
    results: findings,
    completeness,
    logs: summaries,
  } = await readAnalysis({
    patterns: [path],
    directory: folder,
    tree: TREE,
    roots: { checkout: '/checkout', prefix: '', workspaces: [] },
  });
  const error = summaries[0]?.error;
  const sentences = new Set([
    ...completeness.failures,
    ...[...completeness.unverifiedTools, ...completeness.unverifiedFiles].map(({ reason }) => reason),
    ...completeness.warnings,
    ...findings.flatMap(({ place }) => (place.kind === 'nowhere' ? [place.reason] : [])),
  ]);
  const unfit = [...sentences].filter(
    (sentence) => /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(sentence) || sentence.length >= 2_000,
  );
  expect(unfit).toEqual([]);
  if (error !== undefined) {
    expect(error).toMatch(/^fuzzed\.sarif [^\n]+\.$/);
    expect(completeness.failures).toContain(error);
  }
  expect(findings.filter((finding) => !isWhole(finding))).toEqual([]);
  return error === undefined ? 'read' : 'refused';
}

function isWhole({ rule, level, message, place }: Result): boolean {
  return (
    typeof rule.id === 'string' &&
    LEVELS.includes(level) &&
    message.trim() !== '' &&
    message.length <= LONGEST_MESSAGE + 10_000 &&
    (place.kind === 'nowhere' || TREE.find(place.path) !== undefined) &&
    (place.kind !== 'lines' || place.startLine <= place.endLine)
  );
}

function hunt(change: fc.Arbitrary<Mutation>, most: number): Promise<void> {
  const changes = fc.array(change, { minLength: 1, maxLength: most });
  return fc.assert(
    fc.asyncProperty(fc.constantFrom(...logs), changes, async ({ bytes }, mutation) => {
      await check(mutate(bytes, mutation));
    }),
    fuzzRuns(100),
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
  expect(await check(nest(999))).toBe('refused');
  expect(await check(nest(1_000_000))).toBe('refused');
  const inside = `{"version":"2.1.0","runs":[{"results":[{"a":${open.repeat(900)}[]${close.repeat(900)}}]}]}`;
  expect(await check(Buffer.from(inside))).toBe('read');
});

const list = (count: number, of: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => of(index)).join();
const inRun = (run: string) => `{"version":"2.1.0","runs":[{${run}}]}`;
const at = (uri: string) => `{"locations":[{"physicalLocation":{"artifactLocation":{"uri":"${uri}"}}}]}`;
const CRASH = '{"ruleId":"UnexpectedEngineError","message":{"text":"src/app.c"}}';

test.each<[string, number, (count: number) => string]>([
  ['runs', 500, (count) => `{"version":"2.1.0","runs":[${list(count, () => '{}')}]}`],
  ['results that are none', 25_000, (count) => inRun(`"results":[${list(count, () => '1')}]`)],
  ['crashes', 2_500, (count) => inRun(`"results":[${list(count, () => CRASH)},{}]`)],
  [
    'extensions',
    2_500,
    (count) =>
      inRun(
        `"tool":{"extensions":[${list(count, () => '{}')}]},"results":[${list(count, () => '{"ruleId":"R"}')}]`,
      ),
  ],
  [
    'working directories',
    600,
    (count) =>
      inRun(
        `"invocations":[${list(4 * count, (index) => `{"workingDirectory":{"uri":"/x${index}/"}}`)}],"results":[${list(count, (index) => at(`/y/${index}.c`))}]`,
      ),
  ],
  [
    'names of a path',
    100,
    (count) => inRun(`"results":[${list(count, (index) => at(`${'/a'.repeat(2_000)}${index}`))}]`),
  ],
  ['slashes', 125_000, (count) => inRun(`"results":[${CRASH.replace('src/app.c', '/'.repeat(count))}]`)],
  [
    'brackets',
    60_000,
    (count) =>
      inRun(`"results":[{"message":{"text":"${'[\\\\['.repeat(count)}](1)"},"relatedLocations":[{"id":1}]}]`),
  ],
])('many %s are read without one look for each at each', async (_, count, write) => {
  expect(await check(Buffer.from(write(8 * count)))).toBe('read');
  expect(await growth((size) => check(Buffer.from(write(size))), count, TIMES)).toBeLessThan(TIMES);
});
