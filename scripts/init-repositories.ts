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
import { toAnalyzerJob } from '../src/tools/init/analyzer-job.ts';
import { githubWorkflow } from '../src/tools/init/file-texts.ts';
import { findAnalyzer } from '../src/tools/init/find-analyzer.ts';
import { readRepository } from '../src/tools/init/repository-files.ts';
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

async function propose(
  folder: string,
): Promise<{ readonly text: string } & Pick<InitRepository, 'runs' | 'folder'>> {
  const job = toAnalyzerJob(findAnalyzer(await readRepository(createGit(folder, process.env), folder)));
  const text = githubWorkflow('lines', job);
  const { steps } = parse(text).jobs.analyze as { readonly steps: readonly { readonly run?: string }[] };
  return {
    text,
    runs: steps.flatMap(({ run }) => run ?? []),
    ...(job.folder !== '' && { folder: job.folder }),
  };
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
  proposals.push({ ...known, ...proposed });
  const faults = [...(await parseWorkflowFile('workflow', known.repository, text)), ...lint(text)];
  const isAsKnown = isDeepStrictEqual(proposed.runs, known.runs) && proposed.folder === known.folder;
  console.log([known.repository, ...proposed.runs.map((run) => `  ${run}`)].join('\n'));
  for (const fault of faults) console.error(`  refused: ${fault}`);
  if (!isAsKnown && !values.write) console.error(`  differs from ${known.runs.join(' ; ')}`);
  if (faults.length > 0 || (!isAsKnown && !values.write)) process.exitCode = 1;
}
if (values.write) {
  const file = join(import.meta.dirname, 'init-repositories.json');
  writeFileSync(file, `${JSON.stringify(proposals, undefined, 2)}\n`);
}
