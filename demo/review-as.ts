import { basename } from 'node:path';
import type { Access } from './sandbox-client.ts';

/** What the story is reviewed as: each is a wire of the sandbox, on the same store. */
export const SERVICES = ['deployments', 'gitlab', 'github', 'gitea', 'forgejo'] as const;
export type ReviewedAs = (typeof SERVICES)[number];

/** Under it stand the repositories of a sandbox. */
const OWNER = 'sandbox';

/** What the action is given: inputs, and as variables what may be no input of a step on GitHub. */
export interface Given {
  readonly inputs: Readonly<Record<string, string>>;
  readonly environment: Readonly<Record<string, string>>;
  /** Of the job, which the runner supplies. */
  readonly token?: string;
}

/** What names the change, its service, and the client. */
export function givenAs(
  as: ReviewedAs,
  { baseUrl, clientId, clientSecret, gitlabToken, githubToken, giteaToken }: Access,
  change: { readonly number: number; readonly repository: string },
): Given {
  const { number, repository } = change;
  switch (as) {
    case 'deployments':
      return {
        inputs: {
          'base-url': baseUrl,
          'client-id': clientId,
          'client-secret': clientSecret,
          'deployment-number': String(number),
        },
        environment: {},
      };
    case 'gitlab':
      return {
        inputs: {
          service: as,
          'base-url': baseUrl,
          change: `${OWNER}/${basename(repository)}!${number}`,
          // Else the exit status of the job is the check, and nothing of it is shown.
          'check-name': 'static-analysis/demo',
        },
        environment: { SARIF_REVIEW_TOKEN: gitlabToken },
      };
    // As the shortest workflow has it: everything but the logs comes from the runner.
    case 'github':
      return {
        inputs: {},
        environment: {
          GITHUB_API_URL: `${baseUrl}/github/api/v3`,
          GITHUB_GRAPHQL_URL: `${baseUrl}/github/api/graphql`,
          GITHUB_SERVER_URL: `${baseUrl}/github`,
          GITHUB_REPOSITORY: `${OWNER}/${basename(repository)}`,
          GITHUB_EVENT_NAME: 'pull_request',
          GITHUB_REF: `refs/pull/${number}/merge`,
          GITHUB_JOB: 'demo',
        },
        token: githubToken,
      };
    // As well; its token is of the account of every workflow, so that a key tells what is ours.
    case 'gitea':
    case 'forgejo':
      return {
        inputs: {},
        environment: {
          [`${as.toUpperCase()}_ACTIONS`]: 'true',
          GITHUB_API_URL: `${baseUrl}/${as}/api/v1`,
          GITHUB_SERVER_URL: `${baseUrl}/${as}`,
          GITHUB_REPOSITORY: `${OWNER}/${basename(repository)}`,
          GITHUB_EVENT_NAME: 'pull_request',
          GITHUB_REF: `refs/pull/${number}/head`,
          GITHUB_JOB: 'demo',
          SARIF_REVIEW_SIGNING_KEY: 'the signing key of the demo, a secret of its repository',
        },
        token: giteaToken,
      };
  }
}
