import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { benchHistories, OXLINT, readHistoryOptions } from './history/history-bench.ts';
import { oursWithGit, oursWithoutGit } from './our-matcher.ts';
import { dropCopies, readSources, type Source } from './read-sources.ts';
import { type Replay, replay } from './replay.ts';
import { SIMPLE_KEYS } from './simple-keys.ts';
import { share, toTable } from './table.ts';
import { FATES, type Fate, sum, type Tally } from './tally.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** Dependencies with readable sources, for volume. */
const DEPENDENCIES =
  'node_modules/{acorn,commander,hono,ky,zod,yaml,js-yaml,jsesc,micromark,enhanced-resolve}/**/*.js';
/** Every second file of the dependencies is volume enough. */
const EVERY = 2;
const SHOWN_PAIRS = 20;
/** A few commits, and the sources of the program alone: its bundle is committed as well. */
const OWN_HISTORY: readonly string[] = [
  ...['--steps', '5', '--last', '11', '--show', '3', '--analyzer', OXLINT.replace(/\.$/u, 'src')],
];

const REPLAYS: readonly (Replay & { readonly name: string })[] = [
  {
    name: 'Pushes: 4 of them, each with up to 4 edits in a tenth of the files; every finding has a thread',
    seed: 1,
    pushes: 4,
    pace: { files: 0.1, edits: 4 },
    threads: 1,
  },
  {
    name: 'Few threads: the same, and one finding in ten has a thread',
    seed: 2,
    pushes: 4,
    pace: { files: 0.1, edits: 4 },
    threads: 0.1,
  },
  {
    name: 'Rework: one push with up to 12 edits in every file; every finding has a thread',
    seed: 3,
    pushes: 1,
    pace: { files: 1, edits: 12 },
    threads: 1,
  },
];

/**
 * Prints how our matcher and simple keys do on generated histories and a little of the project's own, or on
 * the real ones that `--repository` names; returns the numbers.
 *
 * @throws Error where an option makes no sense
 */
export async function benchIdentity(
  print: (text: string) => void,
  args: readonly string[] = [],
): Promise<object> {
  const options = readHistoryOptions(args);
  if (options.repositories.length > 0) return benchHistories(options, print);
  const sources = dropCopies([
    ...readSources(ROOT, 'src/**/*.ts'),
    ...sample(readSources(ROOT, DEPENDENCIES)),
  ]);
  const lines = sources.reduce((count, source) => count + source.lines.length, 0);
  print(`${sources.length} files, ${lines} lines`);
  const results: unknown[] = [];
  for (const { name, ...how } of REPLAYS) {
    const tallies = await replay(sources, how, (git) => [oursWithGit(git), oursWithoutGit, ...SIMPLE_KEYS]);
    print(`\n${name}\n\n${describeTallies(tallies)}`);
    for (const [contender, tally] of tallies) {
      if (contender.startsWith('ours')) print(describeWrongPairs(contender, tally));
    }
    results.push({
      name,
      ...how,
      tallies: Object.fromEntries([...tallies].map(([key, tally]) => [key, toJson(tally)])),
    });
  }
  // Where this is a checkout of the project.
  if (!existsSync(join(ROOT, '.git'))) return results;
  return [
    ...results,
    await benchHistories(readHistoryOptions([...OWN_HISTORY, '--repository', ROOT]), print),
  ];
}

function sample(sources: readonly Source[]): readonly Source[] {
  return sources.filter((_, index) => index % EVERY === 0);
}

function describeTallies(tallies: ReadonlyMap<string, Tally>): string {
  const parts = [...tallies].map(([name, tally]) => {
    const rows = FATES.map((fate) => row(fate, tally.counts[fate], fate));
    const all = sum(tally);
    return [
      [name, 'findings', 'lost', '%', 'wrong', '%'],
      ...rows,
      row('all', all),
      ['missed', '', String(tally.missed)],
      [''],
    ];
  });
  return toTable(parts.flat());
}

function row(
  label: string,
  { findings, lost, wrong }: Tally['counts'][Fate],
  fate?: Fate,
): readonly string[] {
  const losing = fate === 'gone' ? ['', ''] : [String(lost), share(lost, findings)];
  return [`  ${label}`, String(findings), ...losing, String(wrong), share(wrong, findings)];
}

function describeWrongPairs(contender: string, { wrongPairs, evidence }: Tally): string {
  const shown = wrongPairs
    .slice(0, SHOWN_PAIRS)
    .map(
      ({ fate, evidence, rule, old, now }) =>
        `  ${evidence} ${rule} (${fate})\n    old ${old}\n    now  ${now}`,
    );
  return [
    `\n${contender}, by evidence`,
    `  ${describeEvidence(evidence)}`,
    `The first wrong pairs of ${wrongPairs.length}`,
    ...shown,
  ].join('\n');
}

function describeEvidence(evidence: Tally['evidence']): string {
  return [...evidence]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([tier, { right, wrong }]) => `${tier}: ${right} right, ${wrong} wrong`)
    .join('; ');
}

function toJson({ counts, missed, evidence, wrongPairs }: Tally): unknown {
  return {
    counts,
    missed,
    evidence: Object.fromEntries(evidence),
    wrongPairs: wrongPairs.slice(0, SHOWN_PAIRS),
  };
}
