/**
 * Says what `init` proposes for real repositories of other people, at the commits that
 * `init-repositories.json` names, and has GitHub's own parser and, where it is installed, `actionlint` read
 * each workflow. Nothing of a repository runs.
 *
 *   npm run init-repositories -- [--write] [ADDRESS]
 *
 * ADDRESS is what they are fetched from, as ADDRESS/owner/name; https://github.com without it. The exit
 * status is 1 where a proposal is not the one of the file, or a workflow is refused. `--write` writes the
 * file anew.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { parse } from 'yaml';
import { createGit } from '../src/git/git.ts';
import { readRepository } from '../src/tools/init/repository.ts';
import { chooseFiles } from '../src/tools/init/start-init.ts';
import { INIT_REPOSITORIES, type InitRepository } from './init-repositories-data.ts';
import { parseWorkflowFile } from './parse-workflow-file.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const [address = 'https://github.com'] = positionals;

function checkOut({ repository, commit }: InitRepository): string {
  const folder = mkdtempSync(join(tmpdir(), 'sarif-review-init-'));
  const git = (...args: readonly string[]): void => {
    execFileSync('git', ['-C', folder, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  };
  git('init', '--quiet');
  git('fetch', '--quiet', '--depth', '1', `${address}/${repository}`, commit);
  git('checkout', '--quiet', 'FETCH_HEAD');
  return folder;
}

interface Step {
  readonly run?: string;
  readonly 'continue-on-error'?: boolean;
  readonly 'working-directory'?: string;
}

async function propose(
  folder: string,
): Promise<Pick<InitRepository, 'runs' | 'isGap'> & { readonly text: string }> {
  const files = await readRepository(createGit(folder, process.env), folder);
  const wanted = { service: 'github', newBy: 'lines', decideAtOnce: false } as const;
  const [, workflow] = chooseFiles(files, '', wanted).files;
  const text = workflow?.text ?? '';
  const { steps } = parse(text).jobs.analyze as { readonly steps: readonly Step[] };
  const runs = steps
    .filter((step) => step['continue-on-error'])
    .map(({ run = '', 'working-directory': where }) => (where === undefined ? run : `cd ${where} && ${run}`));
  return { text, runs, ...(workflow?.next.includes('it has a gap') === true && { isGap: true }) };
}

/** What `actionlint` says; nothing where it is not installed. */
function lint(text: string): readonly string[] {
  const { status, stdout } = spawnSync('actionlint', ['-no-color', '-oneline', '-'], {
    input: text,
    encoding: 'utf8',
  });
  return status === null || status === 0 ? [] : stdout.trim().split('\n');
}

const proposals: InitRepository[] = [];
for (const known of INIT_REPOSITORIES) {
  const folder = checkOut(known);
  const { text, ...proposed } = await propose(folder);
  rmSync(folder, { recursive: true });
  const { repository, commit, ran } = known;
  // What ran there were other lines.
  const isSame = isDeepStrictEqual(proposed.runs.slice(0, 1), known.runs.slice(0, 1));
  proposals.push({ repository, commit, ...proposed, ...(ran !== undefined && isSame && { ran }) });
  const faults = [...(await parseWorkflowFile('workflow', known.repository, text)), ...lint(text)];
  const isAsKnown = isDeepStrictEqual(proposed, {
    runs: known.runs,
    ...(known.isGap === true && { isGap: true }),
  });
  console.log([known.repository, ...proposed.runs.map((run) => `  ${run}`)].join('\n'));
  for (const fault of faults) console.error(`  refused: ${fault}`);
  if (!isAsKnown && !values.write) console.error(`  differs from ${known.runs.join(' ; ')}`);
  if (faults.length > 0 || (!isAsKnown && !values.write)) process.exitCode = 1;
}
if (values.write) {
  const file = join(import.meta.dirname, 'init-repositories.json');
  writeFileSync(file, `${JSON.stringify(proposals, undefined, 2)}\n`);
}
