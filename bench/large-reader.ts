// Reads one log in a process of its own and prints what that took as JSON: `node large-reader.ts READER
// FILE`. large-bench.ts starts it.

import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { readLog } from '../src/logs/parse-log.ts';
import { openPaths } from '../src/logs/paths.ts';
import { listAt } from '../src/logs/raw.ts';
import { readRun } from '../src/logs/read-run.ts';
import { toTree } from '../src/logs/tree.ts';
import { toPaths } from './large-log.ts';

const [reader = '', path = ''] = process.argv.slice(2);
const name = basename(path);
const tree = toTree(toPaths().map((each) => ({ path: each, type: 'file' })));
const start = performance.now();
const kept = reader === 'nothing' ? [] : await toFindings();
const milliseconds = performance.now() - start;
const peak = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ milliseconds, peak, kept: kept.length }));

/** Reads the log to findings with their details, and everything that findings say once. */
async function toFindings(): Promise<readonly unknown[]> {
  const value = reader === 'ours' ? (await readLog({ path, name })).value : parse();
  const [run] = listAt(value, 'runs');
  const roots = { checkout: dirname(path), prefix: '', workspaces: [] };
  const { results, details } = readRun(run, 0, {
    ...{ log: name, category: undefined, find: openPaths(tree, roots, [run])(0) },
    ...{ mostResults: Number.MAX_SAFE_INTEGER, details: { left: 100_000_000 } },
  });
  let letters = 0;
  for (const { rule, level, message, place, fingerprints } of results) {
    letters += rule.id.length + level.length + message.length + (place.path?.length ?? 0);
    for (const [key, text] of Object.entries(fingerprints)) letters += key.length + text.length;
  }
  if (letters === 0) throw new Error('the findings say nothing');
  return [results, details];
}

// No more than that: nothing is checked.
function parse(): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
