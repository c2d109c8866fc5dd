import { existsSync } from 'node:fs';
import { lstat, mkdir, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CONFIGURATION_FILE } from '../../configuration/configuration.ts';
import { DISTRIBUTION } from '../../distribution.ts';
import { ConfigurationError } from '../../errors.ts';
import { readCheckout } from '../../git/checkout.ts';
import { createGit, gitOutput } from '../../git/git.ts';
import { isWithin } from '../../logs/find-logs.ts';
import { EXIT_STATUS } from '../../report/run-result.ts';
import { firstFew } from '../../text/names.ts';
import { startCommand } from '../frame.ts';
import { toAnalyzerJob } from './analyzer-job.ts';
import { decideAtOnceOnGitea, decideAtOnceWorkflow } from './decide-at-once.ts';
import { CONFIGURATION_TEXT, giteaWorkflow, githubWorkflow, gitlabFile } from './file-texts.ts';
import { type FoundAnalyzer, findAnalyzer } from './find-analyzer.ts';
import { readRepository } from './repository-files.ts';

/** A service whose CI a workflow can be written for. */
type CiServiceName = 'github' | 'gitlab' | 'gitea' | 'forgejo';

/**
 * Runs the command `init`: writes what is missing, and says what to do next. Returns the exit status.
 *
 * @param service chosen by the user; without it the repository tells
 */
export function startInit(wanted: Pick<Surroundings, 'service' | 'newBy' | 'decideAtOnce'>): Promise<number> {
  return startCommand({ flags: {}, form: 'text' }, async ({ host, world: { directory, environment } }) => {
    const say = (line: string): void => host.info(line);
    const git = createGit(directory, environment);
    const { root } = await readCheckout(git, directory);
    const remotes = (await gitOutput(git, ['remote', '--verbose'])).toString('utf8');
    const isThere = (path: string): boolean => existsSync(join(root, path));
    const analyzer = findAnalyzer(await readRepository(git, root));
    const { files, advice } = chooseFiles({ isThere, remotes, analyzer, ...wanted });
    for (const { path } of files) await refuseLinks(root, path);
    const written = new Set<string>();
    for (const { path, text, next } of files) {
      if (await writeNew(join(root, path), text)) written.add(path);
      say(written.has(path) ? `Wrote ${path}: ${next}` : `${path} exists, and stays as it is`);
    }
    const [, workflow] = files;
    if (workflow !== undefined && written.has(workflow.path))
      for (const line of adviseOn(analyzer, wanted.newBy)) say(line);
    if (advice !== undefined) say(advice);
    if (files.length === 1)
      say(
        'No workflow was written, since neither the repository nor its remote tells where its jobs run: add --service github, gitlab, gitea or forgejo',
      );
    return EXIT_STATUS.success;
  });
}

/** Tools that are named in a line. */
const MOST_NAMED = 6;

/** What there is to say of the analyzer that the workflow runs, and of those that it does not. */
function adviseOn(found: FoundAnalyzer, newBy: Surroundings['newBy']): readonly string[] {
  const { analyzer, isExample, packageManager, others } = found;
  return [
    ...(isExample || analyzer.step?.packages === undefined || packageManager.install !== 'npm install'
      ? []
      : [
          'git tracks no lock file, so the workflow installs the newest packages with "npm install": with a lock file in git, each run has the same ones',
        ]),
    ...(newBy === 'base-log' && toAnalyzerJob(found).ofBase === undefined
      ? [
          `The workflow does not analyze the base, since it is not known how ${analyzer.name} would do so there: findings are judged by their lines`,
        ]
      : []),
    ...(others.length === 0
      ? []
      : [
          `Other tools fit this repository too: ${firstFew(others, MOST_NAMED)}. How each of them writes SARIF: ${DISTRIBUTION.analyzers}`,
        ]),
  ];
}

/**
 * Whoever writes the sources may commit a link, which would take what is written anywhere on this machine.
 */
async function refuseLinks(root: string, path: string): Promise<void> {
  const folder = dirname(path);
  if (folder === '.') return;
  await refuseLinks(root, folder);
  const full = join(root, folder);
  const found = await lstat(full).catch(() => undefined);
  if (!found?.isSymbolicLink()) return;
  const target = await realpath(full).catch(() => undefined);
  if (target !== undefined && isWithin(target, await realpath(root))) return;
  throw new ConfigurationError(
    `${folder} is a link that leads out of the checkout, and nothing is written there: remove the link, and run sarif-review init again.`,
  );
}

/** Whether it was written: what is there, be it a link that leads nowhere, is not touched. */
async function writeNew(path: string, text: string): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** A file to be written, and what there is to do beside it. */
interface NewFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
  readonly next: string;
}

/** What tells where a repository runs its jobs, and what it wants of them. */
interface Surroundings {
  readonly isThere: (path: string) => boolean;
  /** Addresses of its remotes. */
  readonly remotes: string;
  /** What the user says, which comes first. */
  readonly service?: CiServiceName | undefined;
  readonly newBy: 'lines' | 'base-log';
  readonly analyzer: FoundAnalyzer;
  /** A reply is to count at once, and not with the next push. */
  readonly decideAtOnce: boolean;
}

/** What is to be written, and what to do where nothing can be. */
interface Chosen {
  readonly files: readonly NewFile[];
  readonly advice?: string;
}

/** How a CI system is told by, and what it is given. */
interface CiTemplate {
  readonly service: CiServiceName;
  /** What stands in a repository that it runs for. */
  readonly sign: string;
  /** Addresses that repositories there are cloned from. */
  readonly remote: RegExp;
  /** @param isUsed its sign stands there */
  file(isUsed: boolean, newBy: Surroundings['newBy'], analyzer: FoundAnalyzer): NewFile;
  /** Has replies count at once. */
  readonly atOnce: Chosen;
}

/** A lock file has to name what it installs. */
function describeNext(found: FoundAnalyzer): string {
  const { analyzer, isExample, missing, packageManager, folder, runsIn } = found;
  const { name, step } = analyzer;
  const install = `run "${packageManager.add} ${missing.join(' ')}"${folder === '' ? '' : ` in ${folder}`}`;
  const what = `${name}${folder === '' ? '' : ` in ${folder}`}${runsIn === undefined ? '' : `, as ${runsIn} does`}`;
  if (isExample)
    return `it runs ${name} as an example, since nothing here tells of an analyzer that init can set up: put yours in its place, or ${install} and write eslint.config.mjs`;
  if (step === undefined)
    return analyzer.install === undefined
      ? `it has the command of ${what}. Put the lines that install it above the command, which says where, and fit it to this repository`
      : `it has the lines that install ${what}, and its command: fit them to this repository`;
  if (missing.length > 0) return `it runs ${what}, so ${install}, or put your analyzers in its place`;
  const how = step.packages === undefined ? 'installs and runs' : 'runs';
  return `it ${how} ${what}; put other analyzers beside it, or in its place`;
}

/** Both run the same workflow, each from a folder of its own. */
function giteaTemplate(service: 'gitea' | 'forgejo', brand: string, remote: RegExp): CiTemplate {
  const folder = `.${service}/workflows`;
  const move = `; ${brand} reads workflows of one folder only, so move those of others to ${folder}`;
  return {
    service,
    sign: folder,
    remote,
    file: (isUsed, newBy, analyzer) => ({
      path: `${folder}/sarif-review.yml`,
      text: giteaWorkflow(newBy, toAnalyzerJob(analyzer)),
      next: `${describeNext(analyzer)}, and store a random text as the secret SARIF_REVIEW_SIGNING_KEY${isUsed ? '' : move}`,
    }),
    atOnce:
      service === 'gitea'
        ? {
            files: [
              {
                path: `${folder}/decide-at-once.yml`,
                text: decideAtOnceOnGitea(),
                next: 'once it is on the default branch, a comment that begins like a decision starts sarif-review.yml again',
              },
            ],
          }
        : {
            files: [],
            advice: `For ${brand} nothing is written for --decide-at-once: after a reply, run the job again on the page of its run`,
          },
  };
}

/**
 * What stands in a repository counts for more than where it was cloned from. A folder of GitHub is found at
 * other hosts as well.
 */
const CI_TEMPLATES: readonly CiTemplate[] = [
  giteaTemplate('forgejo', 'Forgejo', /forgejo|codeberg/iu),
  giteaTemplate('gitea', 'Gitea', /gitea/iu),
  {
    service: 'github',
    sign: '.github',
    remote: /github/iu,
    file: (_, newBy, analyzer) => ({
      path: '.github/workflows/sarif-review.yml',
      text: githubWorkflow(newBy, toAnalyzerJob(analyzer)),
      next: describeNext(analyzer),
    }),
    atOnce: {
      files: [
        {
          path: '.github/workflows/decide-at-once.yml',
          text: decideAtOnceWorkflow(),
          next: 'when a reply decides, it starts the job "review" of sarif-review.yml again; if that file is your own, the job has to download its logs by run-id',
        },
      ],
    },
  },
  {
    service: 'gitlab',
    sign: '.gitlab-ci.yml',
    remote: /gitlab/iu,
    file: (isUsed, newBy, analyzer) =>
      isUsed
        ? {
            path: '.gitlab/sarif-review.yml',
            text: gitlabFile(newBy, toAnalyzerJob(analyzer)),
            next: `${describeNext(analyzer)}, and put "include: [{ local: .gitlab/sarif-review.yml }]" into .gitlab-ci.yml; if that lists its stages, "test" has to be one of them`,
          }
        : {
            path: '.gitlab-ci.yml',
            text: gitlabFile(newBy, toAnalyzerJob(analyzer)),
            next: describeNext(analyzer),
          },
    atOnce: {
      files: [],
      advice:
        'GitLab starts no pipeline for a comment, so nothing is written for --decide-at-once: after a reply, retry the job sarif-review in the pipeline of the merge request, which takes the logs that are there',
    },
  },
];

/**
 * The configuration file, and the workflow for where the repository runs its jobs: the user says it, else
 * what stands in the repository, else the address that it was cloned from.
 */
export function chooseFiles({
  isThere,
  remotes,
  service,
  newBy,
  decideAtOnce,
  analyzer,
}: Surroundings): Chosen {
  const configuration = {
    path: CONFIGURATION_FILE,
    text: CONFIGURATION_TEXT,
    next: 'it counts once it is on the default branch',
  };
  const template =
    service === undefined
      ? (CI_TEMPLATES.find(({ sign }) => isThere(sign)) ??
        CI_TEMPLATES.toReversed().find(({ remote }) => remote.test(remotes)))
      : CI_TEMPLATES.find((one) => one.service === service);
  if (template === undefined) return { files: [configuration] };
  const files = [configuration, template.file(isThere(template.sign), newBy, analyzer)];
  if (!decideAtOnce) return { files };
  const { atOnce } = template;
  return { ...atOnce, files: [...files, ...atOnce.files] };
}
