import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { LogRun } from '../../src/log/log.ts';
import type { LogOptions } from '../../src/log/log-options.ts';
import { readLog } from '../../src/log/read-log.ts';
import { acceptLog } from '../../src/sarif/accept-log.ts';
import { fuzzRuns } from '../fuzz-runs.ts';
import { type OracleRun, plain, readByParsing } from './oracle.ts';
import { WAYS } from './ways.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');
const folder = mkdtempSync(join(tmpdir(), 'read-alike-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads a log by its bytes, whole results included; undefined where it is refused. */
async function readByBytes(bytes: Buffer, options: LogOptions): Promise<readonly OracleRun[] | undefined> {
  const path = join(folder, 'a.sarif');
  writeFileSync(path, bytes);
  try {
    const log = await readLog({ path, name: 'a.sarif' }, options);
    const runs: OracleRun[] = [];
    for (const run of acceptLog(log).runs) runs.push(await readWhole(run));
    return runs;
  } catch {
    return undefined;
  }
}

async function readWhole(run: LogRun): Promise<OracleRun> {
  const { context, results: given } = run;
  const results = given && [...given];
  const again = await run.again(results?.map((_, index) => index) ?? []);
  const whole: unknown[] = [];
  for await (const { result } of again.results) whole.push(result);
  expect(again.context).toEqual(context);
  return plain({ context, results, whole: results && whole });
}

const NARROW = 64;
/** For logs of so many bytes and more, in which a narrow one finds nothing that it does not in others. */
const LARGE = 50_000;
const WIDE = 1_024;

async function compare(bytes: Buffer, options: LogOptions): Promise<boolean> {
  const parsed = readByParsing(bytes);
  const read = await readByBytes(bytes, options);
  // The matcher takes a hundred times as long.
  if (!isDeepStrictEqual(read, parsed)) expect(read).toEqual(parsed);
  return read !== undefined;
}

const logs = globSync('**/*.{sarif,sarif.gz,json}', { cwd: FIXTURES })
  .sort()
  .map((name) => ({ name, bytes: readFileSync(join(FIXTURES, name)) }))
  .filter(({ name, bytes }) => !name.includes('utf-16') && bytes.length < 3_000_000)
  .flatMap(({ name, bytes }) => (name.endsWith('.gz') ? unzip(name, bytes) : [{ name, bytes }]));

function unzip(name: string, bytes: Buffer): readonly { name: string; bytes: Buffer }[] {
  return name.includes('cut') ? [] : [{ name, bytes: gunzipSync(bytes) }];
}

/*
 * JSON with repeated keys, keys that are written with escapes, and white space anywhere. No key is one sign
 * that has to be escaped: JSON.parse of V8 may take it for another such key that it has seen before.
 */
const NAMES = [
  ...[
    'runs',
    'results',
    'version',
    'artifacts',
    'contents',
    'codeFlows',
    'relatedLocations',
    'fixes',
    'graphs',
    'tool',
  ],
  ...['locations', 'physicalLocation', 'region', 'contextRegion', 'snippet', 'logicalLocations'],
  ...['message', 'text', 'ruleId', '__proto__', '}', 'a"', 'b\\', '💳!', ''],
];
const space = fc.constantFrom('', '', '', ' ', '\n\t', ' '.repeat(70));
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom('[a](1)', '{"a":[', '\\"', 'é€💳'),
);
const written = (text: string, escaped: boolean) =>
  escaped
    ? `"${[...Array(text.length).keys()].map((i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`).join('')}"`
    : JSON.stringify(text);
const textJson = fc
  .tuple(texts, fc.boolean())
  .map(([text, escaped]) => written(text.toWellFormed(), escaped));
const leaf = fc.oneof(textJson, fc.constantFrom('0', '-1.5e3', 'true', 'false', 'null', '[]', '{}'));
const key = fc.tuple(fc.constantFrom(...NAMES), fc.nat(5)).map(([name, dice]) => written(name, dice === 0));
/** The key that a member begins with, however it is written. */
const nameOf = (member: string) => String(JSON.parse(/^"(?:[^"\\]|\\.)*"/u.exec(member)?.[0] ?? '""'));
const listOf = (item: fc.Arbitrary<string>, maxLength: number) =>
  fc
    .tuple(fc.array(item, { maxLength }), space)
    .map(([items, gap]) => `[${gap}${items.join(`${gap},${gap}`)}${gap}]`);
const objectOf = (item: fc.Arbitrary<string>, maxLength: number, first: readonly string[] = []) =>
  fc.tuple(fc.array(fc.tuple(key, item), { maxLength }), space, fc.nat()).map(([members, gap, place]) => {
    const known = new Set(first.map((member) => nameOf(member)));
    // Most objects have each key once.
    const kept =
      place % 8 === 0
        ? members
        : members.filter(([name]) => !known.has(nameOf(name)) && known.add(nameOf(name)));
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
  objectOf(value, 2, [`"version":"2.1.0"`, `"runs":${runs}`]).map((text) => text),
);

describe.each(WAYS)('a log that is %s', (_, way) => {
  test('every fixture is read as JSON.parse reads it', async () => {
    let read = 0;
    for (const { bytes } of logs) {
      const window = bytes.length < LARGE ? NARROW : WIDE;
      if (await compare(bytes, { ...way, window })) read += 1;
    }
    expect(read).toBeGreaterThan(50);
  });

  test('every generated log is read as JSON.parse reads it, from window to window', async () => {
    let read = 0;
    await fc.assert(
      fc.asyncProperty(log, async (text) => {
        if (await compare(Buffer.from(text), { ...way, window: NARROW })) read += 1;
      }),
      fuzzRuns(40),
    );
    expect(read).toBeGreaterThan(20);
  });

  test('a damaged log is refused where JSON.parse refuses it', async () => {
    const damage = fc.record({
      at: fc.nat(),
      remove: fc.nat(2),
      insert: fc.constantFrom('', '"', '\\', '{', ']', ',', ':', '0', 't', '\u0001', '\ud800'),
    });
    await fc.assert(
      fc.asyncProperty(log, damage, async (text, { at, remove, insert }) => {
        const place = at % text.length;
        const damaged = Buffer.from(text.slice(0, place) + insert + text.slice(place + remove));
        await compare(damaged, { ...way, window: NARROW });
      }),
      fuzzRuns(40),
    );
  });

  test('a log is read the same wherever a window ends, compressed and with a byte order mark', async () => {
    const text =
      '{"version":"2.1.0","runs":[{"results":[{"message":{"text":"é[a](1)"},"codeFlows":[{"a":"]}"}],"relatedLocations":[{"id":1}]},2],"artifacts":[{"contents":{"text":"x"},"uri":"💳"}],"tool":{}}]}';
    const expected = readByParsing(Buffer.from(text));
    for (let shift = 0; shift < 64; shift += 1) {
      const bytes = Buffer.from(`\ufeff${' '.repeat(shift)}${text}`);
      const options = { ...way, window: NARROW };
      expect(await readByBytes(bytes, options)).toEqual(expected);
      if (shift % 16 === 0) expect(await readByBytes(gzipSync(bytes), options)).toEqual(expected);
    }
  });
});
