// Pairs the results of two logs by what the logs alone say, as a process of its own. `node pair-logs.ts OLD NEW` prints the number of pairs.
import { resolve } from 'node:path';
import { partDuplicates } from '../../../src/finding/duplicates.ts';
import { type Spot, toSpots } from '../../../src/finding/spot.ts';
import { readAnalysis } from '../../../src/sarif/read-analysis.ts';
import { toTree } from '../../../src/sarif/tree.ts';
import { matchThreads } from '../../../src/thread/match.ts';
import { makeThread } from '../../thread/make-thread.ts';

const [old = '', now = ''] = process.argv.slice(2);
const threads = (await spotsOf(old)).map((spot) => makeThread(spot));
const { pairs } = matchThreads(
  threads,
  await spotsOf(now),
  () => undefined,
  () => undefined,
);
console.log(JSON.stringify({ pairs: pairs.length }));

async function spotsOf(file: string): Promise<readonly Spot[]> {
  const { findings } = await readAnalysis({
    patterns: [resolve(file)],
    directory: process.cwd(),
    tools: [],
    trustIncomplete: false,
    tree: toTree([]),
    roots: { checkout: process.cwd(), prefix: '', workspaces: [] },
  });
  return toSpots(partDuplicates(findings).distinct);
}
