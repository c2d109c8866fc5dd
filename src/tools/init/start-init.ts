import { lstat, mkdir, realpath, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { CONFIGURATION_FILE } from '../../configuration/configuration.ts';
import { DISTRIBUTION } from '../../distribution.ts';
import { ConfigurationError } from '../../errors.ts';
import { readCheckout } from '../../git/checkout.ts';
import { createGit, gitOutput } from '../../git/git.ts';
import { isWithin } from '../../logs/find-logs.ts';
import { EXIT_STATUS } from '../../report/run-result.ts';
import { firstFew, listed } from '../../text/names.ts';
import { startCommand } from '../frame.ts';
import { type AnalyzerStep, GAP_STEP, toStep } from './analyzer-step.ts';
import { baseOf, CONFIGURATION_TEXT, giteaWorkflow, githubWorkflow, gitlabFile } from './file-texts.ts';
import { type FoundAnalyzer, findAnalyzers, REVIEWS } from './find-analyzers.ts';
import { type RepositoryFiles, readRepository } from './repository.ts';
import { decideAtOnceOnGitea, decideAtOnceWorkflow } from './workflow-parts.ts';

/** A service whose CI a workflow can be written for. */
type CiServiceName = 'github' | 'gitlab' | 'gitea' | 'forgejo';

/** What the user wants. */
interface Wanted {
  /** Without it the repository tells. */
  readonly service?: CiServiceName | undefined;
  readonly newBy: 'lines' | 'baseline';
  /** A reply is to count at once, and not with the next push. */
  readonly decideAtOnce: boolean;
}

/** Runs the command `init`: writes what is missing, and says what to do next. Returns the exit status. */
export function startInit(wanted: Wanted): Promise<number> {
  return startCommand({ flags: {}, form: 'text' }, async ({ host, world: { directory, environment } }) => {
    const git = createGit(directory, environment);
    const { root } = await readCheckout(git, directory);
    const remotes = (await gitOutput(git, ['remote', '--verbose'])).toString('utf8');
    const { files, advice } = chooseFiles(await readRepository(git, root), remotes, wanted);
    for (const { path } of files) await refuseLinks(root, path);
    for (const { path, text, next } of files) {
      const isNew = text !== undefined && (await writeNew(join(root, path), text));
      host.info(isNew ? `Wrote ${path}: ${next}` : `${path} exists, and stays as it is`);
    }
    for (const line of advice) host.info(line);
    return EXIT_STATUS.success;
  });
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
  /** Undefined of a workflow that is there. */
  readonly text: string | undefined;
  readonly next: string;
}

/** How a CI system is told by. What stands in a repository counts for more than where it was cloned from. */
const SERVICES: readonly (readonly [service: CiServiceName, sign: string, remote: RegExp])[] = [
  ['forgejo', '.forgejo/workflows/', /forgejo|codeberg/iu],
  ['gitea', '.gitea/workflows/', /gitea/iu],
  // A folder of GitHub is found at other hosts as well.
  ['github', '.github/', /github/iu],
  ['gitlab', '.gitlab-ci.yml', /gitlab/iu],
];

/**
 * The configuration file, the workflow, and the one by which a reply counts at once; and what to say besides.
 */
export function chooseFiles(
  files: RepositoryFiles,
  remotes: string,
  wanted: Wanted,
): { readonly files: readonly NewFile[]; readonly advice: readonly string[] } {
  const { newBy, decideAtOnce } = wanted;
  const has = (sign: string): boolean => files.paths.some((path) => path.startsWith(sign));
  const [told] =
    SERVICES.find(([, sign]) => has(sign)) ??
    SERVICES.toReversed().find(([, , remote]) => remote.test(remotes)) ??
    [];
  const service = wanted.service ?? told ?? 'github';
  const found = findAnalyzers(files);
  const steps = found.chosen.length === 0 ? [GAP_STEP] : found.chosen.map((one) => toStep(files, one));
  const next = describeNext(found, steps);
  const own = ((): NewFile & { readonly text: string } => {
    const folder = `.${service}/workflows`;
    const path = `${folder}/sarif-review.yml`;
    if (service === 'github') return { path, text: githubWorkflow(newBy, steps), next };
    const isUsed = has(service === 'gitlab' ? '.gitlab-ci.yml' : `${folder}/`);
    if (service === 'gitlab')
      return {
        path: isUsed ? '.gitlab/sarif-review.yml' : '.gitlab-ci.yml',
        text: gitlabFile(newBy, steps),
        next: isUsed
          ? `${next}, and put "include: [{ local: .gitlab/sarif-review.yml }]" into .gitlab-ci.yml; if that lists its stages, "test" has to be one of them`
          : next,
      };
    const brand = service === 'gitea' ? 'Gitea' : 'Forgejo';
    const move = `; ${brand} reads workflows of one folder only, so move those of others to ${folder}`;
    return {
      path,
      text: giteaWorkflow(newBy, steps),
      next: `${next}, and store a random text as the secret SARIF_REVIEW_SIGNING_KEY${isUsed ? '' : move}`,
    };
  })();
  // By what it does, whatever it is called.
  const here = files.paths.find(
    (path) =>
      (service === 'gitlab'
        ? /^\.gitlab(?:-ci\.yml$|\/.+\.ya?ml$)/u.test(path)
        : path.startsWith(`.${service}/workflows/`)) && REVIEWS.test(files.text(path)),
  );
  const review = here === undefined ? own : { ...own, path: here, text: undefined };
  const isNew = here === undefined && !files.paths.includes(own.path);
  return {
    files: [
      {
        path: CONFIGURATION_FILE,
        text: CONFIGURATION_TEXT,
        next: 'it counts once it is on the default branch',
      },
      review,
      ...(decideAtOnce ? atOnce(service, posix.basename(review.path)) : []),
    ],
    advice: [
      ...(isNew && told === undefined && wanted.service === undefined
        ? [
            'Neither the repository nor a remote tells where its jobs run, so the workflow is for GitHub: --service gitlab, gitea or forgejo writes another one',
          ]
        : []),
      ...(isNew && newBy === 'baseline' && baseOf(newBy, steps) === undefined
        ? [
            'The workflow does not analyze the base, which is known of some analyzers alone, and of one at a time: findings are judged by their lines',
          ]
        : []),
      ...(isNew && found.scanner !== undefined
        ? [
            `Nothing here looks for advisories on the packages of its lock files, which ${found.scanner} does: ${DISTRIBUTION.analyzers}`,
          ]
        : []),
      ...(isNew && found.others.length > 0
        ? [
            `It does not run ${firstFew(found.others.map(describeFound), MOST_NAMED)}. How each of them writes SARIF: ${DISTRIBUTION.analyzers}`,
          ]
        : []),
      ...(decideAtOnce && (service === 'gitlab' || service === 'forgejo')
        ? [
            'Nothing is written here for --decide-at-once: after a reply, run the job of the review again, on the page of its pipeline or run',
          ]
        : []),
    ],
  };
}

/** The workflow that starts the review again, for one in a file of this name. */
function atOnce(service: CiServiceName, workflow: string): readonly NewFile[] {
  if (service !== 'github' && service !== 'gitea') return [];
  const text = service === 'github' ? decideAtOnceWorkflow(workflow) : decideAtOnceOnGitea(workflow);
  const next = `once it is on the default branch, a reply that decides starts ${workflow} again`;
  return [{ path: `.${service}/workflows/decide-at-once.yml`, text, next }];
}

/** Analyzers that are named in a line. */
const MOST_NAMED = 6;

const inPlace = (folder: string): string => (folder === '' ? '' : ` in ${folder}`);

/** What the workflow runs, why, and what people have to do first. */
function describeNext(
  { chosen, fitting }: ReturnType<typeof findAnalyzers>,
  steps: readonly AnalyzerStep[],
): string {
  const open = 'and every review ends incomplete until you fill it';
  if (chosen.length === 0)
    return `it has a gap, since no job, script or settings file here tells of an analyzer that we know, ${open} as the comment in it says${
      fitting.length === 0
        ? ''
        : `. Your repository uses none of these yet, which look at its files: ${firstFew(fitting, MOST_NAMED)}`
    }`;
  const known = chosen.filter(({ isKnown }) => isKnown).map(describeFound);
  return [
    ...(known.length === 0 ? [] : [`it runs ${listed(known)}`]),
    ...chosen
      .filter(({ isKnown }) => !isKnown)
      .map(
        (gap) =>
          `it has a gap for ${describeFound(gap)}, ${open} with the lines that install it and its command`,
      ),
    ...steps.flatMap(({ missing, folder }) =>
      missing === undefined ? [] : [`run "${missing}"${inPlace(folder)}, and commit what that changes`],
    ),
  ].join('; ');
}

function describeFound({ analyzer: { name }, folder, settings: [own = ''], command }: FoundAnalyzer): string {
  return `${name}${inPlace(folder)} (${command === undefined ? `by its settings in ${own}` : `as ${command.path} does`})`;
}
