import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { readLog } from '../../../src/sarif/read-log.ts';
import { SCANNERS } from './scanners.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-speakers-'));
const path = join(folder, 'a.sarif');
afterAll(() => rmSync(folder, { recursive: true }));

/** The addresses of all artifact locations that the speakers of the only run have, in their order, each once. */
async function heard(text: string, createScanner: (typeof SCANNERS)[number][1]): Promise<readonly string[]> {
  writeFileSync(path, text);
  const { runs } = await readLog({ path, name: 'a.sarif' }, { createScanner });
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, below] of Object.entries(value)) {
      if (name === 'artifactLocation' || name === 'analysisTarget') found.add(String(below?.uri));
      else look(below);
    }
  };
  for (const run of runs) for await (const speaker of run.speakers()) look(speaker);
  return [...found];
}

const logOf = (results: string) => `{"version":"2.1.0","runs":[{"results":[${results}],"tool":{}}]}`;

describe.each(SCANNERS)('with the scanner in %s', (_, createScanner) => {
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
    ['not where nothing is passed over', '{"a":{"artifactLocation":{"uri":"a.c"}}}', []],
  ])('files are heard of %s', async (__, result, uris) => {
    expect(await heard(logOf(result), createScanner)).toEqual(uris);
  });

  test('files are heard of wherever a window ends', async () => {
    for (let shift = 0; shift < 80; shift += 1) {
      const padding = `"${'x'.repeat(256 * 1024 - 120 + shift)}"`;
      const result = `{"a":${padding},"fixes":[{"artifactLocation":{"uri":"a.c"}},{"artifactLocation":{"uri":"b.c"}}]}`;
      expect(await heard(logOf(result), createScanner)).toEqual(['a.c', 'b.c']);
    }
  });

  test('hundreds in one another are heard of by the outermost', async () => {
    const nested = (inner: string) => `{"artifactLocation":{"uri":"a.c","x":${inner}}}`;
    let result = '{}';
    for (let depth = 0; depth < 400; depth += 1) result = nested(result);
    expect(await heard(logOf(`${`{"fixes":[${result}]},`.repeat(20)}{}`), createScanner)).toEqual(['a.c']);
  });

  test('one that is longer than a window is heard of', async () => {
    const result = `{"fixes":[{"artifactLocation":{"x":"${'x'.repeat(300_000)}","uri":"a.c"}}]}`;
    expect(await heard(logOf(result), createScanner)).toEqual(['a.c']);
  });

  test('a log that changed is refused', async () => {
    writeFileSync(path, logOf('{"fixes":[{}]}'));
    const { runs } = await readLog({ path, name: 'a.sarif' }, { createScanner });
    const [run] = [...runs];
    writeFileSync(path, logOf('{"fixes":[{"a":1}]}'));
    await expect(run?.speakers()[Symbol.asyncIterator]().next()).rejects.toThrow(
      'a.sarif changed after it was read',
    );
  });
});
