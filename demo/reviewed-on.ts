import { basename } from 'node:path';
import type { Step } from './run-action.ts';
import type { SandboxProcess } from './sandbox-process.ts';

/** What runs of a push, and where. */
export interface Pushed {
  readonly number: number;
  readonly repository: string;
  readonly head: string;
}

/** A verdict as people see it. */
export interface ShownVerdict {
  readonly name: string;
  readonly state: string;
  readonly text: string;
}

/** A service that the demo can be reviewed on: what its own CI gives a step, and where its verdicts are. */
export interface ReviewedOn {
  /** What the step gets beside the logs and what is reviewed of them. */
  step(sandbox: SandboxProcess, pushed: Pushed): Pick<Step, 'inputs' | 'environment' | 'token'>;
  verdicts(sandbox: SandboxProcess, pushed: Pushed): Promise<readonly ShownVerdict[]>;
}

interface Check {
  readonly name: string;
  readonly state: string;
  readonly result: string | null;
  readonly description: string;
}

const DEPLOYMENTS: ReviewedOn = {
  step: ({ baseUrl, clientId, clientSecret }, { number }) => ({
    inputs: {
      'base-url': baseUrl,
      'client-id': clientId,
      'client-secret': clientSecret,
      'deployment-number': String(number),
    },
  }),
  async verdicts(sandbox, { number }) {
    const { checks } = (await sandbox.admin('GET', `/deployments/${number}`)) as {
      checks: readonly Check[];
    };
    return checks.map(({ name, state, result, description }) => ({
      name,
      state: `${state} ${result}`,
      text: description,
    }));
  },
};

interface Status {
  readonly context: string;
  readonly state: string;
  readonly description: string;
}

/** As the shortest workflow has it: everything but the logs comes from the runner. */
const GITHUB: ReviewedOn = {
  step: ({ baseUrl, githubToken }, { number, repository }) => ({
    inputs: {},
    token: githubToken,
    environment: {
      GITHUB_API_URL: `${baseUrl}/github/api/v3`,
      GITHUB_GRAPHQL_URL: `${baseUrl}/github/api/graphql`,
      GITHUB_SERVER_URL: `${baseUrl}/github`,
      GITHUB_REPOSITORY: `sandbox/${basename(repository)}`,
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_REF: `refs/pull/${number}/merge`,
      GITHUB_JOB: 'review',
    },
  }),
  async verdicts({ baseUrl, githubToken }, { repository, head }) {
    const address = `${baseUrl}/github/api/v3/repos/sandbox/${basename(repository)}/commits/${head}/statuses`;
    const answer = await fetch(address, { headers: { authorization: `Bearer ${githubToken}` } });
    const [newest] = (await answer.json()) as readonly Status[];
    return newest === undefined
      ? []
      : [{ name: newest.context, state: newest.state, text: newest.description }];
  },
};

/** By their word in `--as`. */
export const REVIEWED_ON = { deployments: DEPLOYMENTS, github: GITHUB } as const satisfies Readonly<
  Record<string, ReviewedOn>
>;
export type ServiceWord = keyof typeof REVIEWED_ON;
