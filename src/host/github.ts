// The parts of the toolkit that are needed: the whole of it loads clients of GitHub's interfaces, which take
// as long as the start of Node.js.

import { issueCommand } from '../../node_modules/@actions/core/lib/command.js';
import {
  issueFileCommand,
  prepareKeyValueMessage,
} from '../../node_modules/@actions/core/lib/file-command.js';
import { summary } from '../../node_modules/@actions/core/lib/summary.js';
import { Context } from '../../node_modules/@actions/github/lib/context.js';
import { DISTRIBUTION } from '../distribution.ts';
import type { NamedChange } from '../git/relate-to.ts';
import { plainAddress } from '../inputs/api-address.ts';
import type { CiService } from '../inputs/reviewed.ts';
import { variableName } from '../inputs/table.ts';
import { at, textAt } from '../logs/raw.ts';
import { logLine } from '../text/lines.ts';
import type { Redactor } from '../text/secrets.ts';
import type { Host } from './host.ts';

/** GitHub Actions: inputs from `INPUT_*`, outputs and summary through the runner's files. */
export function githubHost(environment: NodeJS.ProcessEnv, redactor: Redactor): Host {
  const clean = (line: string): string => redactor.redact(logLine(line));
  const print = (line: string): void => {
    process.stdout.write(`${clean(line)}\n`);
  };
  const command = (name: string, line: string): void => issueCommand(name, {}, clean(line));
  const { GITHUB_WORKSPACE, GITHUB_JOB, GITHUB_RUN_ID, RUNNER_TEMP, GITHUB_STEP_SUMMARY, GITHUB_OUTPUT } =
    environment;
  let open = false;
  const endGroup = (): void => {
    if (open) command('endgroup', '');
    open = false;
  };
  return {
    input(name) {
      const given = environment[`INPUT_${name.toUpperCase()}`] ?? '';
      const variable = environment[variableName(name)] ?? '';
      // The input always has a token, that of the job; a variable is what somebody set.
      const value = given === '' || (name === 'token' && variable !== '') ? variable : given;
      return value === '' ? undefined : value;
    },
    mask(secret) {
      redactor.add(secret);
      issueCommand('add-mask', {}, secret);
    },
    hide: (secret) => redactor.add(secret),
    redact: (text) => redactor.redact(text),
    info: print,
    warning: (line) => command('warning', line),
    error: (line) => command('error', line),
    annotate({ level, message, title, path, startLine, endLine }) {
      const place = path === undefined ? {} : { file: redactor.redact(path), line: startLine, endLine };
      issueCommand(level, { title: clean(title), ...place }, clean(message));
    },
    group(title) {
      endGroup();
      command('group', title);
      open = true;
    },
    endGroup,
    writeDocument: print,
    setOutput(name, value) {
      const text = redactor.redact(value);
      if (GITHUB_OUTPUT) issueFileCommand('OUTPUT', prepareKeyValueMessage(name, text));
      else issueCommand('set-output', { name }, text);
    },
    async writeSummary(markdown) {
      if (GITHUB_STEP_SUMMARY !== undefined) await summary.addRaw(redactor.redact(markdown), true).write();
    },
    workspaces: GITHUB_WORKSPACE === undefined ? [] : [GITHUB_WORKSPACE],
    ...(GITHUB_JOB !== undefined && { jobName: GITHUB_JOB }),
    ...(GITHUB_RUN_ID !== undefined && {
      runUrl: `${repositoryUrl(environment)}/actions/runs/${GITHUB_RUN_ID}`,
    }),
    ...(RUNNER_TEMP !== undefined && { temporaryFolder: RUNNER_TEMP }),
    ...onGithub(environment, environment[variableName('token')] ? 'given' : 'supplied'),
  };
}

interface WorkflowEvent {
  readonly name: string;
  /** `GITHUB_ACTOR`; it stays the same when somebody else runs the workflow again, and so do its rights. */
  readonly actor: string;
  readonly payload: unknown;
}

/**
 * A file that is no JSON proves nothing, so that a missing secret stays an error, and names no change.
 */
function readEvent(): WorkflowEvent {
  try {
    const { eventName, actor, payload } = new Context();
    return { name: eventName ?? '', actor, payload };
  } catch {
    return { name: '', actor: '', payload: undefined };
  }
}

/**
 * What a job of GitHub Actions knows of its GitHub and its repository, of the pull request that it runs for,
 * and of its rights. Runners of Gitea say that they are GitHub's as well, and those of Forgejo that they are
 * both others'.
 *
 * @param token whether the one of the job is taken without having been given
 */
export function onGithub(environment: NodeJS.ProcessEnv, token: 'supplied' | 'given', event = readEvent()) {
  const { GITHUB_API_URL, GITHUB_REPOSITORY, GITEA_ACTIONS, FORGEJO_ACTIONS } = environment;
  const apiUrl = plainAddress(GITHUB_API_URL || 'https://api.github.com');
  const service = FORGEJO_ACTIONS === 'true' ? 'forgejo' : GITEA_ACTIONS === 'true' ? 'gitea' : 'github';
  const isGithub = service === 'github';
  const untrusted = untrustedBy(event, token, isGithub);
  const namedChange = namedBy(event, environment);
  return {
    ...(GITHUB_REPOSITORY !== undefined && {
      repository: { address: repositoryUrl(environment), files: isGithub ? '/blob/' : '/src/commit/' },
    }),
    ci: {
      service,
      apiUrl,
      project: GITHUB_REPOSITORY || undefined,
      change: changeBy(event, environment),
      suppliesToken: token === 'supplied',
    },
    ...(untrusted !== undefined && { untrusted }),
    ...(namedChange !== undefined && { namedChange }),
  } satisfies Partial<Host>;
}

function repositoryUrl({ GITHUB_SERVER_URL, GITHUB_REPOSITORY }: NodeJS.ProcessEnv): string {
  return `${GITHUB_SERVER_URL ?? 'https://github.com'}/${GITHUB_REPOSITORY}`;
}

/** Whoever starts a workflow by hand has a pull request in mind; a push or a schedule has none. */
const BY_HAND: readonly string[] = ['', 'workflow_dispatch', 'repository_dispatch', 'workflow_call'];

/**
 * What an event is about. A run that follows another one (`workflow_run`) knows the head alone: its list of
 * pull requests is empty for those of forks.
 */
function changeBy(
  { name, payload }: WorkflowEvent,
  { GITHUB_REF, GITHUB_SHA }: NodeJS.ProcessEnv,
): CiService['change'] {
  const [, ofRef] = /^refs\/pull\/([1-9]\d{0,14})\/(?:merge|head)$/u.exec(GITHUB_REF ?? '') ?? [];
  const number = ofRef ?? (isOfPullRequest(name) ? at(payload, 'pull_request', 'number') : undefined);
  if (Number.isSafeInteger(Number(number)) && Number(number) > 0)
    return { kind: 'number', number: Number(number) };
  if (name === 'merge_group' && GITHUB_SHA) return { kind: 'queue', sha: GITHUB_SHA };
  const run = name === 'workflow_run' ? at(payload, 'workflow_run') : undefined;
  const [sha, branch] = [textAt(run, 'head_sha'), textAt(run, 'head_branch')];
  // A fork that was deleted since has none.
  const owner = textAt(run, 'head_repository', 'owner', 'login');
  if (sha !== undefined && branch !== undefined && owner !== undefined)
    return { kind: 'head', sha, branch: `${owner}:${branch}` };
  return {
    kind: 'none',
    reason: `${name === '' ? 'no event' : `the event ${name}`} names no pull request`,
    remedy: 'run the step for the event pull_request, or name one in the input change',
    mayPass: !BY_HAND.includes(name),
  };
}

/**
 * Events that run for the merge of a pull request with its target, and without secrets where it comes from a
 * fork. `pull_request_target` and `workflow_run` have them always.
 */
const OF_MERGES: readonly string[] = ['pull_request', 'pull_request_review', 'pull_request_review_comment'];
const isOfPullRequest = (name: string) => OF_MERGES.includes(name) || name === 'pull_request_target';

/**
 * What an event of a pull request says of it; undefined for all others. `workflow_run` tells of the head of
 * another run, and who started that one chose it.
 */
function namedBy(
  { name, payload }: WorkflowEvent,
  { GITHUB_REF, GITHUB_SHA }: NodeJS.ProcessEnv,
): NamedChange | undefined {
  const pullRequest = at(payload, 'pull_request');
  const head = textAt(pullRequest, 'head', 'sha');
  const targetBranch = textAt(pullRequest, 'base', 'ref');
  if (!isOfPullRequest(name) || head === undefined || targetBranch === undefined) return undefined;
  const mergesFirst = OF_MERGES.includes(name);
  const isMerge = mergesFirst && GITHUB_REF === `refs/pull/${at(pullRequest, 'number')}/merge`;
  return {
    head,
    // The head before the push, where the event is one.
    previousHead: textAt(payload, 'before'),
    testMerge: isMerge ? GITHUB_SHA : undefined,
    targetBranch,
    // It has secrets and rights, and whoever checks out the change for it hands them to a stranger's code.
    ...(!mergesFirst && {
      remedy: `let \`on: pull_request\` start this workflow in place of \`pull_request_target\`, and for forks see ${DISTRIBUTION.forks}`,
    }),
  };
}

/**
 * Events that get the secrets of Dependabot in place of those of Actions (GitHub's "Dependabot on GitHub
 * Actions").
 */
const OF_DEPENDABOT: readonly string[] = [...OF_MERGES, 'push', 'create', 'deployment', 'deployment_status'];

const FOLLOW = `review it from a second workflow, triggered by workflow_run (see ${DISTRIBUTION.forks})`;

/**
 * Why an event gets no secrets and few rights, where the event itself proves it; undefined otherwise, since a
 * missing secret alone may be a mistake, and a mistake must not pass. Bots that push to the repository itself
 * (Renovate, GitHub Apps) get its secrets. The token of a job is mostly read-only then, but a private
 * repository may send a fork another one, and a workflow may grant Dependabot more.
 */
function untrustedBy(
  { name, actor, payload }: WorkflowEvent,
  token: 'supplied' | 'given',
  isGithub: boolean,
): Host['untrusted'] {
  if (actor === 'dependabot[bot]' && OF_DEPENDABOT.includes(name))
    return {
      reason:
        'this run was started by Dependabot, which gets no secrets of Actions and a token that can only read',
      remedy: `${FOLLOW}, or add the secrets to those of Dependabot, with a token as the variable ${variableName('token')}`,
      givenToken: token === 'given' ? 'works' : 'is-tried',
    };
  const pullRequest = at(payload, 'pull_request');
  const target = textAt(pullRequest, 'base', 'repo', 'full_name');
  const repository = at(pullRequest, 'head', 'repo');
  const source = textAt(repository, 'full_name');
  // A fork that was deleted since is null.
  const isFork = repository === null || (source !== undefined && source !== target);
  if (!OF_MERGES.includes(name) || target === undefined || !isFork) return undefined;
  return isGithub
    ? {
        reason: 'this pull request comes from a fork, which gets no secrets and a token that can only read',
        remedy: FOLLOW,
        givenToken: 'is-tried',
      }
    : {
        reason: 'this pull request comes from a fork, which gets no secrets and a token with few rights',
        remedy: `propose it from a branch of the repository itself (see ${DISTRIBUTION.forks})`,
        givenToken: 'is-tried',
      };
}
