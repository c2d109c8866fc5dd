import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { toolsOfJob } from '../../src/finding/completeness.ts';
import { readLog } from '../../src/logs/parse-log.ts';
import { listAt } from '../../src/logs/raw.ts';
import { acceptLog, readAnalysis } from '../../src/logs/read-analysis.ts';
import { toTree } from '../../src/logs/tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'repeated-key-'));
const path = join(folder, 'a.sarif');
afterAll(() => rmSync(folder, { recursive: true }));

const LOCATIONS = '"locations":[{"physicalLocation":{"artifactLocation":{"uri":"a.c"}}}]';
const RESULT = `{"ruleId":"R","message":{"text":"m"},${LOCATIONS}}`;
const TOOL = '"tool":{"driver":{"name":"T"}}';
const logOf = (run: string, more = '') => `{"version":"2.1.0","runs":[{${TOOL},${run}}]${more}}`;
const resultWith = (more: string) => logOf(`"results":[${RESULT},${RESULT.slice(0, -1)},${more}}]`);

/** Logs in which a key stands twice. */
const BROKEN: readonly (readonly [string, string])[] = [
  ['runs, the second empty', logOf(`"results":[${RESULT}]`, ',"runs":[]')],
  ['runs, one of them with an escape', logOf(`"results":[${RESULT}]`, ',"r\\u0075ns":[]')],
  ['results, the second empty', logOf(`"results":[${RESULT}],"results":[]`)],
  ['results, one of them null', logOf(`"results":null,"results":[]`)],
  ['invocations', logOf(`"invocations":[],"results":[],"invocations":[]`)],
  ['ruleId with an escape', resultWith('"rule\\u0049d":"S"')],
  ['locations', resultWith(LOCATIONS)],
  ['__proto__', resultWith('"__proto__":1,"__proto__":2')],
  ['a key of a result behind what is no object', logOf(`"results":[3,[{"a":1}],${RESULT},{"a":1,"a":2}]`)],
  ['what nobody reads', resultWith('"rank":1,"guid":"a","rank" : 2')],
];

async function countResults(text: string): Promise<number> {
  writeFileSync(path, text);
  const { value } = await readLog({ path, name: 'a.sarif' });
  const { runs } = acceptLog('a.sarif', value);
  return runs.flatMap((run) => listAt(run, 'results')).length;
}

test.each(BROKEN)('a log is refused in which %s stands twice', async (_, text) => {
  await expect(countResults(text)).rejects.toThrow(
    'a.sarif has the same key twice, so its meaning is not clear: run the analyzer again.',
  );
});

test('but none in which keys of one name stand in two objects, or deeper', async () => {
  const deep = resultWith('"properties":{"a":1,"a":2},"rank":1,"guid":"a","k":{"rank":1,"ruleId":"S"}');
  expect(await countResults(deep)).toBe(2);
});

test('nothing of a log counts in which a key stands twice, and the analysis failed', async () => {
  writeFileSync(path, resultWith('"ruleId":"S"'));
  const {
    results: findings,
    completeness,
    logs,
  } = await readAnalysis({
    patterns: [path],
    directory: folder,
    tools: toolsOfJob(['T']),
    allow: ['incomplete-runs'],
    tree: toTree([{ path: 'a.c', type: 'file' }]),
    roots: { checkout: folder, prefix: '', workspaces: [] },
  });
  expect(findings).toEqual([]);
  expect(completeness.complete).toEqual([]);
  expect(completeness.failures).toEqual([expect.stringContaining('has the same key twice')]);
  expect(logs).toEqual([expect.objectContaining({ results: 0, error: completeness.failures[0] })]);
});
