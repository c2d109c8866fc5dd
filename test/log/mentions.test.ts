import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { LogOptions } from '../../src/log/log-options.ts';
import { readLog } from '../../src/log/read-log.ts';
import { SCANNING, WAYS } from './ways.ts';

const folder = mkdtempSync(join(tmpdir(), 'mentions-'));
const path = join(folder, 'a.sarif');
afterAll(() => rmSync(folder, { recursive: true }));

/** The addresses of all artifact locations that the only run mentions, in their order, each once. */
async function mentioned(text: string, way: LogOptions): Promise<readonly string[]> {
  writeFileSync(path, text);
  const { runs } = await readLog({ path, name: 'a.sarif' }, way);
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, below] of Object.entries(value)) {
      if (name === 'artifactLocation' || name === 'analysisTarget') found.add(String(below?.uri));
      else look(below);
    }
  };
  for (const run of runs ?? []) for await (const value of run.mentions()) look(value);
  return [...found];
}

const logOf = (results: string) => `{"version":"2.1.0","runs":[{"results":[${results}],"tool":{}}]}`;

describe.each(WAYS)('of a log that is %s', (_, way) => {
  test.each([
    ['in whatever is passed over', '{"codeFlows":[{"a":[{"artifactLocation":{"uri":"a.c"}}]}]}', ['a.c']],
    [
      'by both names',
      '{"fixes":[{"analysisTarget" :\n{"uri":"b.c"}},{"artifactLocation": {"uri":"a.c"}}]}',
      ['b.c', 'a.c'],
    ],
    [
      'by a name that is written with escapes',
      '{"fixes":[{"artifact\\u004cocation":{"uri":"a.c"}}]}',
      ['a.c'],
    ],
    ['with a brace in its address', '{"fixes":[{"artifactLocation":{"uri":"a}.c"}}]}', ['a}.c']],
    ['with something nested', '{"fixes":[{"artifactLocation":{"a":{},"uri":"a.c"}}]}', ['a.c']],
    [
      'not in texts',
      '{"fixes":["artifactLocation","\\"artifactLocation\\":{\\"uri\\":1}",{"uri":"a.c"}]}',
      [],
    ],
    [
      'not as another name',
      '{"fixes":[{"anArtifactLocation":{},"artifactLocations":{},"LTLT\\\\":{"uri":"a.c"}}]}',
      [],
    ],
    ['where nothing is passed over', '{"a":{"artifactLocation":{"uri":"a.c"}}}', ['a.c']],
  ])('files are found %s', async (__, result, uris) => {
    expect(await mentioned(logOf(result), way)).toEqual(uris);
  });

  test('files are found wherever a window ends', async () => {
    const window = 1_024;
    for (let shift = 0; shift < 80; shift += 1) {
      const padding = `"${'x'.repeat(window - 120 + shift)}"`;
      const result = `{"a":${padding},"fixes":[{"artifactLocation":{"uri":"a.c"}},{"artifactLocation":{"uri":"b.c"}}]}`;
      expect(await mentioned(logOf(result), { ...way, window })).toEqual(['a.c', 'b.c']);
    }
  });

  test('hundreds in one another are found by the outermost', async () => {
    const nested = (inner: string) => `{"artifactLocation":{"uri":"a.c","x":${inner}}}`;
    let result = '{}';
    for (let depth = 0; depth < 400; depth += 1) result = nested(result);
    expect(await mentioned(logOf(`${`{"fixes":[${result}]},`.repeat(20)}{}`), way)).toEqual(['a.c']);
  });

  test('one that is longer than a window is found', async () => {
    const result = `{"fixes":[{"artifactLocation":{"x":"${'x'.repeat(300_000)}","uri":"a.c"}}]}`;
    expect(await mentioned(logOf(result), way)).toEqual(['a.c']);
  });
});

test.each(SCANNING)('a log that is %s, and changed, is refused', async (_, way) => {
  writeFileSync(path, logOf('{"fixes":[{}]}'));
  const { runs } = await readLog({ path, name: 'a.sarif' }, way);
  const [run] = [...(runs ?? [])];
  writeFileSync(path, logOf('{"fixes":[{"a":1}]}'));
  await expect(run?.mentions()[Symbol.asyncIterator]().next()).rejects.toThrow(
    'a.sarif changed after it was read',
  );
});

test.each(WAYS)('a log that is %s, and changed, is refused when results are read again', async (_, way) => {
  writeFileSync(path, logOf('{"fixes":[{}]}'));
  const { runs } = await readLog({ path, name: 'a.sarif' }, way);
  const [run] = [...(runs ?? [])];
  writeFileSync(path, logOf('{"fixes":[{"a":1}]}'));
  const again = async () => {
    for await (const { index } of (await run?.again([0]))?.results ?? []) return index;
    return undefined;
  };
  await expect(again()).rejects.toThrow('a.sarif changed after it was read');
});
