import {
  CONFIGURATION_FILE,
  type Configuration,
  judgeBy,
  MISNAMED,
  MISNAMED_FILE,
  NO_CONFIGURATION,
} from '../configuration/configuration.ts';
import type { Result } from '../finding/finding.ts';
import { FULL_HISTORY } from '../git/checkout.ts';
import { ensureCommits } from '../git/commits.ts';
import type { Git } from '../git/git.ts';
import { readHeaders, readObjects } from '../git/objects.ts';
import { readDiff } from '../git/read-diff.ts';
import { findRemote, readBranchTip } from '../git/remotes.ts';
import { readWorkingFile } from '../git/working-tree.ts';
import type { Host } from '../host/host.ts';
import type { ReviewService } from '../services/port.ts';
import type { ReviewContext } from './context.ts';
import type { Commits } from './find-commits.ts';

/** What counts for a run, and what is to be said of it. */
interface FoundConfiguration {
  readonly kind: 'found';
  readonly configuration: Configuration;
  readonly warnings: readonly string[];
  /** What is wrong with the file that the change brings. */
  readonly fault?: string;
}

/** `unknown`: whether there is a file cannot be known, and why. */
type ConfigurationSearch = FoundConfiguration | { readonly kind: 'unknown'; readonly reason: string };

/** What of a review the configuration is found by. */
interface ConfigurationOrder extends Pick<ReviewContext, 'git' | 'progress'> {
  readonly service: Pick<ReviewService, 'targetRepository'> | undefined;
  readonly host: Pick<Host, 'onLaptop'>;
}

/**
 * The configuration that no change bends for itself: that of the tip of the default branch, where the service
 * says which repository the change belongs to and the checkout has a remote for it; else of the base of the
 * change. For two commits on a laptop it is that of the working tree.
 *
 * @param root absolute path of the top folder
 */
export async function findConfiguration(
  { git, service, host, progress }: ConfigurationOrder,
  root: string,
  commits: Commits,
): Promise<ConfigurationSearch> {
  if (service === undefined && host.onLaptop) return ofWorkingTree(root, progress);
  return ofCommits(git, await findTip(git, service), commits);
}

/** Names of remotes prove nothing: a workflow may have checked out the fork of whoever wrote the change. */
async function findTip(git: Git, service: ConfigurationOrder['service']) {
  const repository = await service?.targetRepository?.();
  const remote = repository && (await findRemote(git, repository.addresses));
  if (repository === undefined || remote === undefined) return undefined;
  const { defaultBranch: branch } = repository;
  return { remote, branch, ...(await readBranchTip(git, remote, branch)) };
}

async function ofWorkingTree(root: string, progress: (line: string) => void): Promise<FoundConfiguration> {
  const content = await readWorkingFile(root, CONFIGURATION_FILE);
  if (content === undefined) {
    const misnamed = await readWorkingFile(root, MISNAMED_FILE);
    const warnings = misnamed === undefined ? [] : [MISNAMED];
    return { kind: 'found', configuration: NO_CONFIGURATION, warnings };
  }
  progress(`${CONFIGURATION_FILE} is read from the working tree; in CI that of the default branch counts`);
  const reading = await parse(content.length, async () => content);
  return reading.kind === 'read'
    ? { kind: 'found', configuration: reading.configuration, warnings: [] }
    : { kind: 'found', configuration: NO_CONFIGURATION, warnings: [], fault: reading.fault };
}

async function ofCommits(
  git: Git,
  tip: Awaited<ReturnType<typeof findTip>>,
  { base, head }: Commits,
): Promise<ConfigurationSearch> {
  const source = tip?.branch ?? 'the base of this change';
  if (tip?.missing !== undefined) return unknown(source, tip.missing);
  const sha = tip?.sha ?? base;
  const presence = (await ensureCommits(git, [sha], undefined, tip?.remote)).get(sha);
  if (presence !== 'present') return unknown(source, presence?.missing ?? 'it is not there');
  const [own, before, after] = await readHeaders(
    git,
    [sha, base, head].map((commit) => `${commit}:${CONFIGURATION_FILE}`),
  );
  const reading = await read(git, own);
  const isChanged = before?.id !== after?.id;
  const brought = isChanged && after?.id !== own?.id ? await read(git, after) : reading;
  return {
    kind: 'found',
    configuration: reading.kind === 'read' ? reading.configuration : NO_CONFIGURATION,
    warnings: [
      ...(reading.kind === 'read'
        ? []
        : [`${reading.fault}; it is that of ${source}, and nothing is silenced until it is fixed there`]),
      ...(isChanged
        ? [
            `this change edits ${CONFIGURATION_FILE}, which takes effect when it is merged: this run uses that of ${source}`,
          ]
        : []),
    ],
    ...(isChanged && brought.kind === 'broken' && { fault: brought.fault }),
  };
}

function unknown(source: string, why: string): ConfigurationSearch {
  return {
    kind: 'unknown',
    reason: `${CONFIGURATION_FILE} of ${source} cannot be read (${why}): ${FULL_HISTORY}, or let git ask the remote`,
  };
}

async function read(git: Git, file: Awaited<ReturnType<typeof readHeaders>>[number]) {
  if (file === undefined) return { kind: 'read', configuration: NO_CONFIGURATION } as const;
  if (file.type !== 'blob')
    return { kind: 'broken', fault: `${CONFIGURATION_FILE}: it is not a regular file` } as const;
  return parse(file.size, async () => (await readObjects(git, [file.id]))[0]?.content ?? Buffer.alloc(0));
}

/**
 * The parser of YAML is loaded where there is something to parse. What is far too long is not read at all.
 */
async function parse(bytes: number, readContent: () => Promise<Buffer>) {
  const { MOST_BYTES, parseConfiguration } = await import('../configuration/parse-configuration.ts');
  return parseConfiguration(bytes > MOST_BYTES ? Buffer.alloc(bytes) : await readContent());
}

/** The findings as the configuration has them, in their order: at other levels, or ignored. */
export async function configure(
  results: readonly Result[],
  configuration: Configuration,
  { base, head }: Commits,
  git: Git,
): Promise<readonly Result[]> {
  const { rules, paths } = configuration;
  if (rules.length === 0 && paths.length === 0) return results;
  const change = paths.length === 0 ? undefined : await readDiff(git, base, head);
  const judge = judgeBy(configuration, (path) => {
    const file = change?.byNewPath.get(path);
    return file?.status === 'renamed' || file?.status === 'copied' ? file.oldPath : undefined;
  });
  return results.map((result): Result => {
    if (result.presence.kind !== 'present') return result;
    const judgement = judge(result);
    if (judgement.kind === 'stays') return result;
    return judgement.kind === 'level'
      ? { ...result, level: judgement.level, isConfigured: true }
      : { ...result, presence: { kind: 'ignored', because: judgement.because } };
  });
}
