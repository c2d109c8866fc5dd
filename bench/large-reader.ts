// Reads one log in a process of its own and prints what that took as JSON: `node large-reader.ts KIND FILE`.
// large-bench.ts starts it.

import { createReadStream, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { listAt } from '../src/logs/raw.ts';
import { pathOf, toPaths } from './large-log.ts';

const [kind = '', file = ''] = process.argv.slice(2);

/** What a reader keeps, so that it can be weighed, and how many results that has. */
interface Kept {
  readonly results: number;
  readonly kept: unknown;
}

const READERS: Readonly<Record<string, () => Promise<Kept>>> = {
  nothing: async () => ({ results: 0, kept: pathOf(0) }),
  'JSON.parse': async () => {
    const log = JSON.parse(readFileSync(file, 'utf8'));
    return { results: log.runs[0].results.length, kept: log };
  },
  'stream-json': async () => {
    const { pick } = await import('stream-json/filters/pick.js');
    const { streamArray } = await import('stream-json/streamers/stream-array.js');
    const picked = pick.withParserAsStream({ filter: 'runs.0.results' });
    const stream = createReadStream(file).pipe(picked).pipe(streamArray.asStream());
    let results = 0;
    const kept: unknown[] = [];
    for await (const { value } of stream) {
      results += 1;
      const { artifactLocation, region } = value.locations[0].physicalLocation;
      kept.push([value.ruleId, value.message.text, artifactLocation.uri, region.startLine]);
    }
    return { results, kept };
  },
  // No more than that: nothing is checked.
  'JSON.parse and one pass': () => toFindings('unchecked'),
  ours: () => toFindings('ours'),
};

/** Reads the log to findings with their details, and everything that findings say once. */
async function toFindings(way: 'unchecked' | 'ours'): Promise<Kept> {
  const { readLog } = await import('../src/logs/parse-log.ts');
  const { openPaths } = await import('../src/logs/paths.ts');
  const { readRun } = await import('../src/logs/read-run.ts');
  const { toTree } = await import('../src/logs/tree.ts');
  const tree = toTree(toPaths().map((path) => ({ path, type: 'file' })));
  const name = basename(file);
  const roots = { checkout: dirname(file), prefix: '', workspaces: [] };
  start = performance.now();
  cpu = process.cpuUsage();
  const value = way === 'ours' ? (await readLog({ path: file, name })).value : parse(file);
  const [run] = listAt(value, 'runs');
  const { results, details } = readRun(run, 0, {
    ...{ log: name, category: undefined, find: openPaths(tree, roots, [run])(0) },
    ...{ mostResults: Number.MAX_SAFE_INTEGER, details: { left: 100_000_000 } },
  });
  let letters = 0;
  for (const { rule, level, message, place, fingerprints } of results) {
    letters += rule.id.length + level.length + message.length + (place.path?.length ?? 0);
    for (const [name, value] of Object.entries(fingerprints)) letters += name.length + value.length;
  }
  if (letters === 0) throw new Error('the findings say nothing');
  return { results: results.length, kept: [results, details] };
}

function parse(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

let start = performance.now();
let cpu = process.cpuUsage();
const read = READERS[kind];
if (read === undefined) throw new RangeError(`there is no reader ${kind}`);
const before = heap();
const { results, kept } = await read();
const milliseconds = performance.now() - start;
const { user, system } = process.cpuUsage(cpu);
const peak = process.resourceUsage().maxRSS / 1024;
const bytesPerFinding = results === 0 ? 0 : (heap() - before) / results;
console.log(
  JSON.stringify({
    kind,
    results,
    milliseconds,
    cpu: (user + system) / 1000,
    peak,
    bytesPerFinding,
    kept: kept !== undefined,
  }),
);

/** Bytes that are in use, heap and buffers, once all that can go is gone. */
function heap(): number {
  globalThis.gc?.();
  return getHeapStatistics().used_heap_size + process.memoryUsage().external;
}
