import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { IncompleteError } from '../../src/errors.ts';
import type { Log, LogFile } from '../../src/log/log.ts';
import { WINDOW } from '../../src/log/scan/scanner.ts';
import { acceptLog } from '../../src/sarif/read-analysis.ts';
import { readRun } from '../../src/sarif/read-run.ts';
import { toTree } from '../../src/sarif/tree.ts';
import { fuzzRuns } from '../fuzz-runs.ts';
import { readParsed, readScanned } from './ways.ts';

// The two ways of reading a log give the same: here each is the judge of the other.

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'alike-'));
const path = join(folder, 'a.sarif');
afterAll(() => rmSync(folder, { recursive: true }));

/** What may be passed over; a reader of one of these has to take it off the list in walk-tokens.ts first. */
const PASSED = {
  run: [
    ...['graphs', 'webRequests', 'webResponses', 'addresses', 'logicalLocations', 'taxonomies'],
    ...['translations', 'policies'],
  ],
  result: [
    ...['codeFlows', 'fixes', 'stacks', 'graphs', 'graphTraversals', 'attachments', 'webRequest'],
    ...['webResponse', 'properties'],
  ],
  artifact: ['contents'],
  location: ['logicalLocations'],
  physicalLocation: ['contextRegion'],
  region: ['snippet'],
};

/** A value without some of its members, to compare what is read by one way and passed over by the other. */
function without(value: unknown, names: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

function withoutContents(context: unknown): unknown {
  const rest = without(context, PASSED.run) as Readonly<Record<string, unknown>> | null;
  if (!Array.isArray(rest?.artifacts)) return rest;
  return { ...rest, artifacts: rest.artifacts.map((artifact) => without(artifact, PASSED.artifact)) };
}

/** A result without what may be passed over in it and in its locations. */
function withoutDetails(result: unknown): unknown {
  const rest = without(result, PASSED.result);
  if (rest === result) return result;
  return Object.fromEntries(
    Object.entries(rest as object).map(([name, value]) => {
      const isList = ['locations', 'relatedLocations'].includes(name) && Array.isArray(value);
      return [name, isList ? value.map(withoutSnippets) : value];
    }),
  );
}

function withoutSnippets(location: unknown): unknown {
  return replace(without(location, PASSED.location), 'physicalLocation', (physical) =>
    replace(without(physical, PASSED.physicalLocation), 'region', (region) => without(region, PASSED.region)),
  );
}

function replace(value: unknown, name: string, change: (member: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([own, member]) => [own, own === name ? change(member) : member]);
  return Object.fromEntries(entries);
}

type Read = (file: LogFile) => Promise<Log>;

/** All that a log holds, or the error of a key that stands twice, or that it is refused. */
async function valuesOf(read: Read, file: string): Promise<unknown> {
  try {
    const runs: unknown[] = [];
    const log = await read({ path: file, name: 'a.sarif' });
    for (const { context, results: given, again } of log.runs ?? []) {
      const results = given && [...given];
      const whole: unknown[] = [];
      const { context: same, results: more } = await again([...(results?.keys() ?? [])]);
      for await (const { result } of more) whole.push(result);
      expect(same).toEqual(context);
      const shown = results?.map(withoutDetails);
      runs.push({ context: withoutContents(context), results: shown, whole });
    }
    return { head: (log.head as { version?: unknown } | undefined)?.version, runs };
  } catch (error) {
    if (!(error instanceof IncompleteError)) throw error;
    return error.message.includes('same key') ? error.message : 'refused';
  }
}

/** What is learned of a log: a finding with all its properties and the order of its fingerprints. */
async function findingsOf(read: Read, file: string): Promise<unknown> {
  try {
    const readings: unknown[] = [];
    for (const run of acceptLog(await read({ path: file, name: 'a.sarif' })).runs) {
      const {
        details: _,
        findings,
        ...rest
      } = await readRun(run, {
        log: 'a.sarif',
        category: undefined,
        tree: toTree(['src/a.c', 'b.c', 'é/ü.c'].map((name) => ({ path: name, type: 'file' }))),
        roots: { checkout: '/checkout', prefix: '', workspaces: [] },
        mostResults: 100_000,
      });
      const ordered = findings.map((finding) => ({
        ...finding,
        fingerprints: Object.entries(finding.fingerprints),
      }));
      readings.push({ ...rest, findings: ordered });
    }
    return readings;
  } catch (error) {
    if (!(error instanceof IncompleteError)) throw error;
    return 'refused';
  }
}

/** @returns whether the log could be read */
async function compare(look: typeof valuesOf, file: string): Promise<boolean> {
  const scanned = await look(readScanned, file);
  const parsed = await look(readParsed, file);
  // The matcher takes a hundred times as long.
  if (!isDeepStrictEqual(scanned, parsed)) expect([file, scanned]).toEqual([file, parsed]);
  return typeof scanned !== 'string';
}

test.each([
  ['holds', valuesOf],
  ['teaches', findingsOf],
])(
  'what a log %s is the same when it is parsed and when it is scanned, each of the fixtures',
  async (_, look) => {
    let read = 0;
    for (const name of globSync('{fixtures,test/sarif/cases}/**/*.{sarif,sarif.gz,json}', { cwd: ROOT }))
      if (await compare(look, join(ROOT, name))) read += 1;
    expect(read).toBeGreaterThan(90);
  },
);

/*
 * JSON with repeated keys, keys that are written with escapes, and white space anywhere. No key is one sign
 * that has to be escaped: JSON.parse of V8 may take it for another such key that it has seen before.
 */
const NAMES = [
  ...['runs', 'results', 'version', 'artifacts', 'contents', 'codeFlows', 'fixes', 'graphs', 'tool'],
  ...['locations', 'relatedLocations', 'physicalLocation', 'region', 'contextRegion', 'snippet'],
  ...['logicalLocations', 'message', 'ruleId', '__proto__', '}', 'a"', 'b\\', '💳!', ''],
];
const space = fc.constantFrom('', '', '', ' ', '\n\t', ' '.repeat(70));
const escaped = (text: string) =>
  `"${[...Array(text.length).keys()].map((i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`).join('')}"`;
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom('[a](1)', '{"a":[', '\\"', 'é€💳'),
);
const leaf = fc.oneof(
  text.map((words) => JSON.stringify(words)),
  text.map((words) => escaped(words.toWellFormed())),
  fc.constantFrom('0', '-1.5e3', 'true', 'false', 'null', '[]', '{}'),
);
const key = fc
  .tuple(fc.constantFrom(...NAMES), fc.nat(5))
  .map(([name, dice]) => (dice === 0 ? escaped(name) : JSON.stringify(name)));
const listOf = (item: fc.Arbitrary<string>, maxLength: number) =>
  fc
    .tuple(fc.array(item, { maxLength }), space)
    .map(([items, gap]) => `[${gap}${items.join(`${gap},${gap}`)}${gap}]`);
const objectOf = (item: fc.Arbitrary<string>, maxLength: number, first: readonly string[] = []) =>
  fc.tuple(fc.array(fc.tuple(key, item), { maxLength }), space, fc.nat()).map(([members, gap, place]) => {
    const nameOf = (written: string) => String(JSON.parse(written));
    const known = new Set(first.map((member) => nameOf(/^"[^"]*"/u.exec(member)?.[0] ?? '""')));
    // Most objects have each key once.
    const isNew = (name: string) => !known.has(nameOf(name)) && known.add(nameOf(name));
    const kept = place % 8 === 0 ? members : members.filter(([name]) => isNew(name));
    const all = kept.map(([name, value]) => `${name}${gap}:${gap}${value}`);
    all.splice(place % (all.length + 1), 0, ...first);
    return `{${gap}${all.join(`${gap},${gap}`)}${gap}}`;
  });
const { value } = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, leaf, listOf(tie('value'), 3), objectOf(tie('value'), 3)),
}));
const location = objectOf(fc.oneof(value, objectOf(fc.oneof(value, objectOf(value, 3)), 3)), 3);
const locations = listOf(fc.oneof(location, value), 2).map((list) => `"locations":${list}`);
const result = fc.oneof(
  objectOf(value, 5),
  locations.chain((list) => objectOf(value, 4, [list])),
);
const run = fc
  .tuple(listOf(fc.oneof(result, result, value), 4), fc.boolean())
  .chain(([results, last]) =>
    objectOf(fc.oneof(value, listOf(result, 3)), 4, last ? [] : [`"results":${results}`]),
  );
const log = listOf(fc.oneof(run, run, value), 3).chain((runs) =>
  objectOf(value, 2, ['"version":"2.1.0"', `"runs":${runs}`]),
);

/** The text, with the end of a window in it. */
const acrossWindows = (written: string, cut: number) =>
  `${' '.repeat(WINDOW - (cut % (written.length + 1)))}${written}`;

test('every generated log is read alike, wherever in it a window ends', async () => {
  let read = 0;
  await fc.assert(
    fc.asyncProperty(log, fc.nat(), async (written, cut) => {
      writeFileSync(path, acrossWindows(written, cut));
      if (await compare(valuesOf, path)) read += 1;
    }),
    fuzzRuns(100),
  );
  expect(read).toBeGreaterThan(30);
});

test('a damaged log is refused by both', async () => {
  const damage = fc.record({
    at: fc.nat(),
    remove: fc.nat(2),
    insert: fc.constantFrom('', '"', '\\', '{', ']', ',', ':', '0', 't', '\u0001', '\ud800'),
  });
  await fc.assert(
    fc.asyncProperty(log, damage, fc.nat(), async (written, { at, remove, insert }, cut) => {
      const place = at % written.length;
      const damaged = written.slice(0, place) + insert + written.slice(place + remove);
      writeFileSync(path, acrossWindows(damaged, cut));
      await compare(valuesOf, path);
    }),
    fuzzRuns(60),
  );
});

test('a log is read alike wherever a window ends', async () => {
  const written =
    '{"version":"2.1.0","runs":[{"results":[{"message":{"text":"é[a](1)"},"codeFlows":[{"a":"]}"}],"fixes":[{"id":1}]},2],"artifacts":[{"contents":{"text":"x"},"uri":"💳"}],"tool":{}}]}';
  for (let cut = 0; cut < Buffer.byteLength(written); cut += 1) {
    writeFileSync(path, ' '.repeat(WINDOW - cut) + written);
    expect(await compare(valuesOf, path)).toBe(true);
  }
});

test('results that are longer than a window are read in their order, without what nobody reads', async () => {
  const long = { ruleId: 'long', message: { text: 'x'.repeat(300_000) } };
  const short = Array.from({ length: 20_000 }, (_, index) => ({
    ruleId: `R${index}`,
    codeFlows: [{ a: 1 }],
  }));
  const results = [...short.slice(0, 9_000), long, 3, ...short.slice(9_000), long];
  writeFileSync(path, JSON.stringify({ version: '2.1.0', runs: [{ results }] }));
  const { runs } = await readScanned({ path, name: 'a.sarif' });
  const shown = results.map((one) =>
    typeof one === 'object' && 'codeFlows' in one ? { ...one, codeFlows: null } : one,
  );
  expect([...(runs ?? [])].map((own) => [...(own.results ?? [])])).toEqual([shown]);
});
