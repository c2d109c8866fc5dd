import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { IncompleteError } from '../../src/errors.ts';
import type { LogOptions } from '../../src/log/log-options.ts';
import { at } from '../../src/log/raw.ts';
import { readLog } from '../../src/log/read-log.ts';
import { acceptLog } from '../../src/sarif/accept-log.ts';
import { type RunReading, readRun } from '../../src/sarif/read-run.ts';
import { toTree } from '../../src/sarif/tree.ts';
import { fuzzRuns } from '../fuzz-runs.ts';
import { SCANNING } from './ways.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');
const folder = mkdtempSync(join(tmpdir(), 'read-findings-'));
const path = join(folder, 'a.sarif');
afterAll(() => rmSync(folder, { recursive: true }));

const OPTIONS = {
  log: 'a.sarif',
  category: undefined,
  tree: toTree(['src/a.c', 'b.c', 'é/ü.c'].map((file) => ({ path: file, type: 'file' }))),
  roots: { checkout: '/checkout', prefix: '', workspaces: [] },
  mostResults: 100_000,
};

async function read(file: string, options: LogOptions): Promise<readonly RunReading[]> {
  const { runs } = acceptLog(await readLog({ path: file, name: 'a.sarif' }, options));
  const readings: RunReading[] = [];
  for (const run of runs) readings.push(await readRun(run, OPTIONS));
  return readings;
}

/**
 * What is learned of a log, or why it is refused; a finding is compared with all its properties and the order
 * of its fingerprints.
 */
async function learn(file: string, options: LogOptions): Promise<unknown> {
  const readings = await read(file, options).catch((error: unknown) => {
    if (error instanceof IncompleteError) return error.message;
    throw error;
  });
  if (typeof readings === 'string') return readings;
  return readings.map(({ details: _, findings, ...rest }) => ({
    ...rest,
    findings: findings.map((finding) => ({ ...finding, fingerprints: Object.entries(finding.fingerprints) })),
  }));
}

const texts = fc.constantFrom(
  ...[
    '',
    ' ',
    'a',
    'é💳',
    'see [a](1)',
    '[b](2) and [c](9)',
    'q"\\\n',
    '\ud800',
    '","',
    '](',
    'R/1',
    'R',
    'S',
  ],
);
const odd = fc.constantFrom<unknown>(
  ...[null, '', [], {}, 3, { artifactLocation: { uri: 'b.c' } }, [[{ a: 1 }]]],
);
const usually = <T>(value: fc.Arbitrary<T>, other: fc.Arbitrary<unknown> = odd) =>
  fc.oneof({ weight: 40, arbitrary: value }, { weight: 1, arbitrary: other });
/** Absent but now and then. */
const seldom = (value: fc.Arbitrary<unknown>) => usually(fc.constant(undefined), value);
const numbers = usually(
  fc.constantFrom(0, 1, 2, 3, 7, 999_999_999),
  fc.constantFrom(-1, 1.5, 1e10, '1', null, 4_294_967_295),
);
const some = (model: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  usually(fc.record(model, { requiredKeys: [] }));
const artifactLocation = some({
  uri: fc.constantFrom('src/a.c', 'b.c', './b.c', 'gone.c', '%C3%A9/%C3%BC.c', 'file:///checkout/b.c', 'x"y'),
  uriBaseId: fc.constantFrom('ROOT', 'SRC'),
  index: fc.constantFrom<unknown>(0, 1, 2, 9, -1),
});
const region = usually(
  fc.record(
    {
      ...{
        startLine: numbers,
        endLine: numbers,
        startColumn: numbers,
        endColumn: numbers,
        charOffset: numbers,
      },
      snippet: fc.constant({ text: '{"a":["' }),
      message: seldom(odd),
    },
    { requiredKeys: ['startLine'] },
  ),
);
const location = fc.record(
  {
    physicalLocation: usually(
      fc.record(
        { artifactLocation, region, contextRegion: region, address: seldom(odd) },
        { requiredKeys: ['artifactLocation'] },
      ),
    ),
    id: numbers,
    message: usually(fc.constant({ text: 'm' }), fc.constant({ a: { artifactLocation: { uri: 'b.c' } } })),
    logicalLocations: odd,
    annotations: seldom(odd),
  },
  { requiredKeys: ['physicalLocation'] },
);
const fingerprints = usually(
  fc.dictionary(fc.constantFrom('a', 'b', '1', 'c"', '__proto__'), usually(texts), { maxKeys: 3 }),
);
const message = usually(
  fc.record(
    { text: texts, markdown: texts, id: seldom(texts), arguments: seldom(odd), other: seldom(odd) },
    { requiredKeys: ['text'] },
  ),
);
const result = fc.record(
  {
    message,
    locations: usually(
      fc.array(location, { minLength: 1, maxLength: 1 }),
      fc.array(location, { maxLength: 2 }),
    ),
    ruleId: texts,
    ruleIndex: numbers,
    rule: some({ id: texts, index: numbers, guid: texts }),
    kind: fc.constantFrom('fail', 'pass', 'odd'),
    level: fc.constantFrom('error', 'note', 'odd'),
    baselineState: fc.constantFrom('absent', 'new'),
    suppressions: fc.constantFrom([], [{ kind: 'external' }], [{ status: 'rejected' }]),
    taxa: fc.constant([{ id: '79', toolComponent: { name: 'CWE' } }]),
    partialFingerprints: fingerprints,
    fingerprints,
    relatedLocations: usually(fc.array(location, { maxLength: 3 })),
    codeFlows: fc.array(fc.record({ a: fc.record({ artifactLocation }), b: seldom(odd) }), { maxLength: 2 }),
    properties: odd,
    rank: numbers,
    extra: odd,
  },
  { requiredKeys: ['message', 'locations'] },
);
/** Members in any order, and now and then one of them twice. */
const written = fc.tuple(result, fc.nat(), fc.nat(39)).map(([value, turn, dice]) => {
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}:${JSON.stringify(member)}`,
  );
  const shift = turn % members.length;
  const turned = [...members.slice(shift), ...members.slice(0, shift)];
  const text = `{${[...turned, ...(dice === 0 ? turned.slice(0, 1) : [])].join()}}`;
  if (dice === 1) return text.replace('"locations"', '"loc\\u0061tions"').replace('"text"', '"t\\u0065xt"');
  if (dice === 3) return text.replaceAll('"artifactLocation"', '"artifact\\u004cocation"');
  return dice === 2 ? JSON.stringify(JSON.parse(text), undefined, 2) : text;
});
const CONTEXT = JSON.stringify({
  tool: { driver: { name: 'T', rules: [{ id: 'R', shortDescription: { text: 'About R.' } }, { id: 'S' }] } },
  artifacts: [
    { location: { uri: 'b.c' } },
    { location: { uri: 'src/a.c' }, parentIndex: 0 },
    { location: { uri: 'src/a.c' } },
  ],
  originalUriBaseIds: { SRC: { uri: 'src/' } },
}).slice(1);
const log = fc
  .array(fc.array(written, { maxLength: 6 }), { minLength: 1, maxLength: 2 })
  .map(
    (runs) =>
      `{"version":"2.1.0","runs":[${runs.map((results) => `{"results":[${results.join()}],${CONTEXT}`).join()}]}`,
  );

const PARSED: LogOptions = { mostParsed: Number.MAX_SAFE_INTEGER };

describe.each(SCANNING)('a log that is %s', (_, way) => {
  test('teaches the same as one that is parsed, each of the fixtures', async () => {
    const names = globSync('**/*.{sarif,sarif.gz,json}', { cwd: FIXTURES });
    let all = 0;
    for (const name of names) {
      const file = join(FIXTURES, name);
      const learned = await learn(file, way);
      const expected = await learn(file, PARSED);
      // The matcher takes a hundred times as long.
      if (!isDeepStrictEqual(learned, expected)) expect([name, learned]).toEqual([name, expected]);
      if (typeof learned !== 'string') all += 1;
    }
    expect(all).toBeGreaterThan(50);
  });

  test('teaches the same as one that is parsed, wherever a window ends', async () => {
    let all = 0;
    await fc.assert(
      fc.asyncProperty(log, fc.constantFrom(64, 512, 1_024, 256 * 1_024), async (text, window) => {
        writeFileSync(path, text);
        const learned = await learn(path, { ...way, window });
        const expected = await learn(path, PARSED);
        if (!isDeepStrictEqual(learned, expected)) expect(learned).toEqual(expected);
        if (typeof learned !== 'string') all += 1;
      }),
      fuzzRuns(100),
    );
    expect(all).toBeGreaterThan(40);
  });

  test('teaches the same wherever in a result a window ends', async () => {
    const results = Array.from({ length: 20 }, (__, index) => ({
      ruleId: `R${index}`,
      message: { text: `see [a](${index})` },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: index % 2 === 0 ? 'b.c' : 'src/a.c', index },
            region: { startLine: index + 1 },
          },
        },
      ],
      codeFlows: [{ threadFlows: [] }],
      relatedLocations: [{ id: index, physicalLocation: { artifactLocation: { uri: 'b.c' } } }],
    }));
    const text = JSON.stringify({ version: '2.1.0', runs: [{ results }] });
    writeFileSync(path, text);
    const expected = await learn(path, PARSED);
    for (let shift = 0; shift < 64; shift += 1) {
      writeFileSync(path, `${' '.repeat(shift)}${text}`);
      for (const window of [64, 1_024]) {
        const learned = await learn(path, { ...way, window });
        if (!isDeepStrictEqual(learned, expected)) expect(learned).toEqual(expected);
      }
    }
  });

  test('has nothing of what nobody reads', async () => {
    const physicalLocation = {
      artifactLocation: { uri: 'b.c' },
      region: { startLine: 3, snippet: { text: 'a' } },
      contextRegion: { startLine: 2 },
    };
    const result = { message: { text: 'm' }, locations: [{ physicalLocation }], codeFlows: [{}], fixes: [] };
    writeFileSync(path, JSON.stringify({ version: '2.1.0', runs: [{ results: [result] }] }));
    const { runs } = await readLog({ path, name: 'a.sarif' }, way);
    expect([...(runs ?? [])].map(({ results }) => [...(results ?? [])])).toMatchObject([
      [{ message: { text: 'm' }, codeFlows: null, fixes: null }],
    ]);
  });
});

test('more results than are noted at once, and longer ones than are taken over, are read in their order', async () => {
  const long = { ruleId: 'long', message: { text: 'x'.repeat(300_000) } };
  const short = Array.from({ length: 20_000 }, (_, index) => ({
    ruleId: `R${index}`,
    message: { text: 'a' },
  }));
  const results = [...short.slice(0, 9_000), long, 3, ...short.slice(9_000), long];
  writeFileSync(path, JSON.stringify({ version: '2.1.0', runs: [{ results }] }));
  for (const [, way] of SCANNING) {
    const { runs } = await readLog({ path, name: 'a.sarif' }, way);
    expect([...(runs ?? [])].map((run) => [...(run.results ?? [])])).toEqual([results]);
  }
});

test('a related location is left out where the message cannot link to it, and there where it may', async () => {
  const relatedLocations = [{ id: 1 }];
  const texts = [{ text: 'a' }, { text: 'a [b](1)' }, { markdown: '[b](1)' }, { id: 'default' }];
  const results = texts.map((message) => ({ message, relatedLocations }));
  writeFileSync(path, JSON.stringify({ version: '2.1.0', runs: [{ results }] }));
  const { runs } = await readLog({ path, name: 'a.sarif' }, { mostParsed: 0 });
  const [run] = [...(runs ?? [])];
  expect([...(run?.results ?? [])].map((result) => at(result, 'relatedLocations'))).toEqual([
    ...[null, relatedLocations, relatedLocations, relatedLocations],
  ]);
});
