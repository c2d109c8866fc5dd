import type { NamedChange } from '../git/relate-to.ts';
import { plainAddress } from '../inputs/api-address.ts';
import type { CiService } from '../inputs/reviewed.ts';
import { logLine, oneLine } from '../text/lines.ts';
import type { Host } from './host.ts';
import { terminalHost } from './terminal.ts';

/** Erases what stands in the line, so that the code of a section is never seen. */
const ERASE = '\u001b[0K';

/**
 * GitLab CI: a command line with colors, with sections that fold, and with what GitLab's variables say of the
 * job. `nowSeconds` is the time since the epoch, of which GitLab makes the duration of a section.
 *
 * It has no folder for the report: what a job keeps has to stand in the project's folder, and there the user
 * names it (`report-file`).
 */
export function gitlabHost(options: Parameters<typeof terminalHost>[0], nowSeconds: () => number): Host {
  const { environment, redactor, log } = options;
  const host = terminalHost({ ...options, colors: 'always' });
  const workspace = set(environment.CI_PROJECT_DIR);
  const jobName = set(environment.CI_JOB_NAME);
  const runUrl = set(environment.CI_JOB_URL);
  const address = set(environment.CI_PROJECT_URL);
  const change = readChange(environment);
  const ci = gitlabCi(environment);
  const untrusted = describeFork(environment);
  let sections = 0;
  let open: string | undefined;
  const endGroup = (): void => {
    if (open !== undefined) log.write(`${ERASE}section_end:${nowSeconds()}:${open}\r${ERASE}\n`);
    open = undefined;
  };
  return {
    ...host,
    group(title) {
      endGroup();
      sections += 1;
      // A name stands for one section of a job's log.
      open = `sarif_review_${sections}`;
      const header = redactor.redact(logLine(oneLine(title)));
      log.write(`${ERASE}section_start:${nowSeconds()}:${open}[collapsed=true]\r${ERASE}${header}\n`);
    },
    endGroup,
    workspaces: workspace === undefined ? [] : [workspace],
    ...(jobName !== undefined && { jobName }),
    ...(runUrl !== undefined && { runUrl }),
    ...(address !== undefined && { repository: { address, files: '/-/blob/' } }),
    onLaptop: false,
    ...(ci !== undefined && { ci }),
    ...(untrusted !== undefined && { untrusted }),
    ...(change !== undefined && { change, namedChange: nameChange(change, environment) }),
    ...(environment.CI_COMMIT_REF_PROTECTED === 'false' && { secretHint: PROTECTED_HINT }),
  };
}

const PROTECTED_HINT =
  'This branch is not protected, and GitLab keeps protected variables from it: clear "Protect variable" of that variable, or protect the branch';

/**
 * A pipeline of a fork runs in the fork, with the fork's variables: what those hold is for the fork, and
 * opens nothing in the parent.
 */
function describeFork(environment: NodeJS.ProcessEnv): Host['untrusted'] {
  const source = set(environment.CI_MERGE_REQUEST_SOURCE_PROJECT_ID);
  const target = set(environment.CI_MERGE_REQUEST_PROJECT_ID);
  const here = set(environment.CI_PROJECT_ID) ?? target;
  if (source === undefined || target === undefined || source === target) return undefined;
  return {
    reason: 'this merge request comes from a fork, and forks get no secrets',
    remedy:
      'a member of the parent project may run the pipeline there, from the tab Pipelines of the merge request',
    givenToken: here === target ? 'works' : 'is-useless',
  };
}

/**
 * Both ends of the merge request. In a pipeline for the merged result `CI_COMMIT_SHA` is a merge that exists
 * nowhere else, and the source branch's own head stands apart; in all others that variable is empty, and the
 * two are the same.
 */
function readChange(environment: NodeJS.ProcessEnv): Host['change'] {
  const base = set(environment.CI_MERGE_REQUEST_DIFF_BASE_SHA);
  const head = set(environment.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA) ?? set(environment.CI_COMMIT_SHA);
  return base === undefined || head === undefined ? undefined : { base, head };
}

/** What a pipeline of a merge request says of it. */
function nameChange(
  { head }: NonNullable<Host['change']>,
  { CI_MERGE_REQUEST_EVENT_TYPE: type, CI_COMMIT_SHA, ...environment }: NodeJS.ProcessEnv,
): NamedChange {
  // Kinds of pipelines that run for a merge that GitLab made.
  const isMerge = type === 'merged_result' || type === 'merge_train';
  return {
    head,
    testMerge: isMerge ? set(CI_COMMIT_SHA) : undefined,
    targetBranch: set(environment.CI_MERGE_REQUEST_TARGET_BRANCH_NAME),
  };
}

function set(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}

/**
 * What GitLab's variables say of the GitLab that the job runs on, and of what its pipeline is for
 * ("Predefined CI/CD variables reference"); undefined where they do not say where it is.
 */
function gitlabCi(environment: NodeJS.ProcessEnv): CiService | undefined {
  const apiUrl = set(environment.CI_API_V4_URL);
  if (apiUrl === undefined) return undefined;
  const [id, sha] = [numberOf(environment.CI_PIPELINE_ID), set(environment.CI_COMMIT_SHA)];
  const jobToken = set(environment.CI_JOB_TOKEN);
  const here = [set(environment.CI_PROJECT_ID), set(environment.CI_PROJECT_PATH)];
  return {
    service: 'gitlab',
    apiUrl: plainAddress(apiUrl),
    project: set(environment.CI_MERGE_REQUEST_PROJECT_ID) ?? set(environment.CI_PROJECT_ID),
    change: toChange(environment, sha),
    pipeline: id === undefined || sha === undefined ? undefined : { id, sha },
    pipelineProjects: here.filter((one) => one !== undefined),
    isJobToken: (token) => token === jobToken,
  };
}

function toChange(environment: NodeJS.ProcessEnv, sha: string | undefined): CiService['change'] {
  const number = numberOf(environment.CI_MERGE_REQUEST_IID);
  if (number === undefined) return noMergeRequest(environment);
  const isTrain = environment.CI_MERGE_REQUEST_EVENT_TYPE === 'merge_train' && sha !== undefined;
  return isTrain ? { kind: 'queue', sha, number } : { kind: 'number', number };
}

/**
 * A pipeline of a branch, a tag or a schedule: the same job may run there, and nothing was asked of it, so
 * that it passes.
 */
function noMergeRequest({ CI_PIPELINE_SOURCE: source }: NodeJS.ProcessEnv): CiService['change'] {
  return {
    kind: 'none',
    reason: `this pipeline (${set(source) ?? 'of an unknown source'}) has no merge request`,
    remedy:
      'run the job in merge request pipelines (rules: if: $CI_PIPELINE_SOURCE == "merge_request_event"), or name one in change',
    mayPass: true,
  };
}

function numberOf(text: string | undefined): number | undefined {
  return /^[1-9]\d{0,14}$/u.test(text ?? '') ? Number(text) : undefined;
}
