import { basename } from 'node:path';
import { z } from 'zod';
import { runAction } from '../../demo/run-action.ts';
import { runSource } from '../run/run-source.ts';
import { ROOT, type Story } from '../run/story.ts';
import { runCli } from './run-cli.ts';
import { reviewHere } from './run-in-process.ts';

/** A status of a commit, in the words of neither service. */
export interface SeenStatus {
  readonly state: 'running' | 'passed' | 'failed';
  readonly text: string;
  readonly url: string;
}

export interface EndedRun {
  readonly status: number | null;
  readonly log: string;
}

/** GitHub or GitLab, as the sandbox stands in for it, with the program as a job of its CI. */
export interface HostedFront {
  readonly name: 'github' | 'gitlab';
  /** `#7` or `!7`. */
  called(number: number): string;
  /** Reviews a change of the story over one log, as a job of this name. */
  review(story: Story, number: number, sarifFile: string, options?: ReviewOptions): Promise<EndedRun>;
  /** Statuses of a commit, the newest first. */
  statuses(story: Story, sha: string): Promise<readonly SeenStatus[]>;
}

export interface ReviewOptions {
  /**
   * The built program in a process of its own, as for two at once; by default the source runs in this one.
   */
  readonly apart?: boolean;
  readonly token?: string;
  readonly inputs?: Readonly<Record<string, string>>;
}

export const CHECK = 'analysis';

const STATES: Readonly<Record<string, SeenStatus['state']>> = { pending: 'running', success: 'passed' };
const githubStatuses = z.array(
  z.object({ state: z.string(), description: z.string().nullable(), target_url: z.string().nullable() }),
);
const gitlabStatuses = z.array(
  z.object({
    id: z.number(),
    status: z.string(),
    description: z.string().nullable(),
    target_url: z.string().nullable(),
  }),
);

const GITHUB: HostedFront = {
  name: 'github',
  called: (number) => `#${number}`,
  async review({ sandbox, repository }, number, sarifFile, options = {}) {
    const { apart, token = sandbox.githubToken, inputs } = options;
    const environment = {
      GITHUB_API_URL: `${sandbox.baseUrl}/github/api/v3`,
      GITHUB_SERVER_URL: 'https://github.example',
      GITHUB_REPOSITORY: `sandbox/${basename(repository.path)}`,
      GITHUB_EVENT_NAME: 'workflow_dispatch',
      GITHUB_JOB: 'review',
      GITHUB_RUN_ID: '4711',
    };
    const given = {
      'sarif-file': sarifFile,
      'check-name': CHECK,
      change: String(number),
      ...inputs,
    };
    return apart
      ? runAction(ROOT, repository.path, given, environment, undefined, token)
      : runSource({ root: ROOT, workspace: repository.path, inputs: given, environment, token });
  },
  async statuses({ sandbox, repository }, sha) {
    const name = `sandbox/${basename(repository.path)}`;
    const answer = await fetch(
      `${sandbox.baseUrl}/github/api/v3/repos/${name}/commits/${sha}/statuses?per_page=100`,
      { headers: { authorization: `Bearer ${sandbox.githubToken}` } },
    );
    return githubStatuses
      .parse(await answer.json())
      .map(({ state, description, target_url }) => toSeen(state, description, target_url));
  },
};

const GITLAB: HostedFront = {
  name: 'gitlab',
  called: (number) => `!${number}`,
  async review({ sandbox, repository }, number, sarifFile, options = {}) {
    const { apart, token = sandbox.gitlabToken, inputs } = options;
    // A pipeline of a branch, which the merge requests of that branch have in common.
    const environment = {
      GITLAB_CI: 'true',
      CI: 'true',
      CI_API_V4_URL: `${sandbox.baseUrl}/api/v4`,
      CI_JOB_NAME: 'lint',
      CI_JOB_URL: 'https://gitlab.example/jobs/1',
      CI_PROJECT_DIR: repository.path,
      CI_PROJECT_ID: '1',
      CI_PIPELINE_SOURCE: 'push',
      CI_COMMIT_SHA: repository.git('rev-parse', 'HEAD'),
      SARIF_REVIEW_SARIF_FILE: sarifFile,
      SARIF_REVIEW_CHECK_NAME: CHECK,
      SARIF_REVIEW_CHANGE: String(number),
      SARIF_REVIEW_TOKEN: token,
      ...Object.fromEntries(
        Object.entries(inputs ?? {}).map(([input, value]) => [
          `SARIF_REVIEW_${input.toUpperCase().replaceAll('-', '_')}`,
          value,
        ]),
      ),
    };
    const { status, out, err } = apart
      ? await runCli(['run'], repository.path, environment)
      : await reviewHere(repository.path, environment);
    return { status, log: out + err };
  },
  async statuses({ sandbox }, sha) {
    const answer = await fetch(
      `${sandbox.baseUrl}/api/v4/projects/1/repository/commits/${sha}/statuses?all=true&per_page=100`,
      { headers: { 'private-token': sandbox.gitlabToken } },
    );
    return gitlabStatuses
      .parse(await answer.json())
      .toSorted((a, b) => b.id - a.id)
      .map(({ status, description, target_url }) => toSeen(status, description, target_url));
  },
};

export const HOSTED_FRONTS: readonly HostedFront[] = [GITHUB, GITLAB];

function toSeen(state: string, text: string | null, url: string | null): SeenStatus {
  return { state: STATES[state] ?? 'failed', text: text ?? '', url: url ?? '' };
}
