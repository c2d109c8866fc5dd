// Pairs the results of two logs by them and the texts of their files, as a process of its own. `node
// pair-logs.ts OLD NEW` prints the number of pairs. In NEW every file has ten more lines at its top.
import { resolve } from 'node:path';
import { type LoggedFinding, splitDuplicates, toFindings } from '../../src/finding/logged-finding.ts';
import { readAnalysis } from '../../src/logs/read-analysis.ts';
import { toTree } from '../../src/logs/tree.ts';
import { matchKnown } from '../../src/match/match.ts';
import { makeRow, makeThread, NOW } from '../../test/match/make-thread.ts';
import { toFile } from './stage.ts';

const LINES_A_FILE = 100;
const NEW_LINES = Array.from({ length: 10 }, (_, line) => `import name${line};`);

const FILES = Array.from({ length: 1_000 }, (_, file) => ({
  path: `src/file-${file}.js`,
  type: 'file' as const,
}));

const [old = '', now = ''] = process.argv.slice(2);
const linesThen = readTexts([]);
const linesNow = readTexts(NEW_LINES);
const threads = (await findingsOf(old)).map((finding, index) =>
  makeThread(finding, String(index), { lines: linesThen(finding.place.path ?? '') }),
);
const findings = (await findingsOf(now)).map(makeRow);
matchKnown(threads, findings, {
  head: NOW,
  since: new Map(),
  lines: (commit, path) => (commit === NOW ? linesNow : linesThen)(path),
});
console.log(JSON.stringify({ pairs: findings.filter(({ thread }) => thread !== undefined).length }));

/** Reads each text once, as a run does, which remembers with a text what it finds out about it. */
function readTexts(added: readonly string[]): (path: string) => readonly string[] {
  const texts = new Map<string, readonly string[]>();
  return (path) => {
    const lines = texts.get(path) ?? [
      ...added,
      ...toFile(path.replaceAll(/\W/gu, ''), LINES_A_FILE).split('\n'),
    ];
    texts.set(path, lines);
    return lines;
  };
}

async function findingsOf(file: string): Promise<readonly LoggedFinding[]> {
  const { results } = await readAnalysis({
    patterns: [resolve(file)],
    directory: process.cwd(),
    tools: [],
    tree: toTree(FILES),
    roots: { checkout: process.cwd(), prefix: '', workspaces: [] },
  });
  return toFindings(splitDuplicates(results).distinct);
}
