import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { IncompleteError } from '../../../src/errors.ts';
import type { Finding } from '../../../src/finding/finding.ts';
import { type LogOptions, readLog } from '../../../src/sarif/read-log.ts';
import { type RunReading, readRun } from '../../../src/sarif/read-run.ts';
import { OrdinaryResult } from '../../../src/sarif/scan/ordinary-result.ts';
import { createPureScanner } from '../../../src/sarif/scan/pure-scanner.ts';
import { toTree } from '../../../src/sarif/tree.ts';

const FIXTURES = join(import.meta.dirname, '../../../fixtures');
const folder = mkdtempSync(join(tmpdir(), 'ordinary-'));
const path = join(folder, 'a.sarif');
afterAll(() => rmSync(folder, { recursive: true }));

const OPTIONS = {
  log: 'a.sarif',
  category: undefined,
  tree: toTree(['src/a.c', 'b.c', 'é/ü.c'].map((file) => ({ path: file, type: 'file' }))),
  roots: { checkout: '/checkout', prefix: '', workspaces: [] },
  mostResults: 1_000,
};

async function read(file: string, options: LogOptions): Promise<readonly RunReading[]> {
  const { runs } = await readLog({ path: file, name: 'a.sarif' }, options);
  const readings: RunReading[] = [];
  for (const run of runs) readings.push(await readRun(run, OPTIONS));
  return readings;
}

/** What is learned of a log, or why it is refused; a finding is compared with all its properties and the order of its fingerprints. */
async function learn(file: string, options: LogOptions): Promise<unknown> {
  const readings = await read(file, options).catch((error: unknown) => {
    if (error instanceof IncompleteError) return error.message;
    throw error;
  });
  if (typeof readings === 'string') return readings;
  return readings.map(({ details: _, findings, ...rest }) => ({
    ...rest,
    findings: findings.map(tell),
  }));
}

/** Findings of the usual form are no plain objects. */
function tell(finding: Finding): unknown {
  const { scope, rule, level, message, place, presence, column, cwes, source, result } = finding;
  const fingerprints = [...finding.fingerprints];
  return { scope, rule, level, message, place, presence, column, fingerprints, cwes, source, result };
}

async function taken(file: string, options: LogOptions = {}): Promise<number> {
  let count = 0;
  for (const { results } of (await readLog({ path: file, name: 'a.sarif' }, options)).runs) {
    for (const result of results ?? []) if (result instanceof OrdinaryResult) count += 1;
  }
  return count;
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

test('of each log of the fixtures the same is learned as when all results are parsed', async () => {
  const names = globSync('**/*.{sarif,sarif.gz,json}', { cwd: FIXTURES });
  let all = 0;
  for (const name of names) {
    const file = join(FIXTURES, name);
    const learned = await learn(file, {});
    expect([name, learned]).toEqual([name, await learn(file, { createScanner: createPureScanner })]);
    if (typeof learned !== 'string') all += await taken(file);
  }
  expect(all).toBeGreaterThan(1_000);
});

test('of each generated log the same is learned as when all results are parsed, wherever a window ends', async () => {
  let all = 0;
  await fc.assert(
    fc.asyncProperty(log, fc.constantFrom(64, 512, 1_024, 256 * 1_024), async (text, window) => {
      writeFileSync(path, text);
      const learned = await learn(path, { window });
      expect(learned).toEqual(await learn(path, { createScanner: createPureScanner }));
      if (typeof learned !== 'string') all += await taken(path);
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 150) },
  );
  expect(all).toBeGreaterThan(50);
});

test('a result is taken as it is wherever in it a window ends', async () => {
  const results = Array.from({ length: 60 }, (_, index) => ({
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
    relatedLocations: [{ id: index, physicalLocation: { artifactLocation: { uri: 'b.c' } } }],
  }));
  const text = JSON.stringify({ version: '2.1.0', runs: [{ results }] });
  writeFileSync(path, text);
  const expected = await learn(path, { createScanner: createPureScanner });
  for (let shift = 0; shift < 64; shift += 1) {
    writeFileSync(path, `${' '.repeat(shift)}${text}`);
    expect(await learn(path, { window: 64 })).toEqual(expected);
    expect(await learn(path, { window: 1_024 })).toEqual(expected);
  }
  // None is parsed for going on in the next window.
  expect(await taken(path, { window: 1_024 })).toBe(results.length);
});

test('results of the usual form are taken, and the others are parsed', async () => {
  const usual = {
    ruleId: 'R',
    message: { text: 'see [a](1)' },
    locations: [{ physicalLocation: { artifactLocation: { uri: 'b.c' }, region: { startLine: 3 } } }],
    relatedLocations: [
      { id: 1, physicalLocation: { artifactLocation: { uri: 'src/a.c' }, region: { startLine: 7 } } },
    ],
  };
  const others = [
    { ...usual, message: { id: 'default' } },
    { ...usual, locations: [...usual.locations, ...usual.locations] },
    { ...usual, locations: [] },
    { ...usual, relatedLocations: [{ id: 1 }] },
  ];
  writeFileSync(path, JSON.stringify({ version: '2.1.0', runs: [{ results: [usual, ...others, usual] }] }));
  expect(await taken(path)).toBe(2);
  const [reading] = await read(path, {});
  expect(reading?.findings.map(({ message: words }) => words)).toEqual([
    ...['see a (src/a.c:7)', 'R', 'see a (src/a.c:7)', 'see a (src/a.c:7)', 'see a', 'see a (src/a.c:7)'],
  ]);
});

test('results of another form leave room for the usual ones between them, however much of them is read in vain', async () => {
  const at = (uri: string) => ({ physicalLocation: { artifactLocation: { uri, index: 1 } } });
  const results = Array.from({ length: 40 }, (_, index) => [
    { ruleId: `R${index}`, message: { text: `a ${index}` }, locations: [at('b.c')] },
    { ruleId: 'S', message: { text: 'b' }, locations: [at(`${index % 10}`.repeat(60_000)), at('b.c')] },
  ]).flat();
  writeFileSync(path, JSON.stringify({ version: '2.1.0', runs: [{ results }] }));
  expect(await learn(path, {})).toEqual(await learn(path, { createScanner: createPureScanner }));
  expect(await taken(path)).toBe(40);
});

test('a log with more windows than have numbers is read all the same', async () => {
  const result = `{"ruleId":"R","message":{"text":"a"},"locations":[{"physicalLocation":{"artifactLocation":{"uri":"b.c"}}}]}`;
  const text = `{"version":"2.1.0","runs":[{"results":[${result},${' '.repeat(600_000)}${result}]}]}`;
  writeFileSync(path, text);
  expect(await learn(path, { window: 64 })).toEqual(await learn(path, { createScanner: createPureScanner }));
  expect(readFileSync(path, 'utf8')).toBe(text);
});
