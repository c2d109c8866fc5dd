import { basename } from 'node:path';
import type { Story } from './story.ts';

export type Service = 'deployments' | 'github' | 'gitlab' | 'gitea' | 'forgejo';

/** The inputs that name the change of a story as a service has it, and the secrets that go with them. */
export function nameChange(
  service: Service,
  { sandbox, deployment, repository }: Story,
): {
  readonly inputs: Readonly<Record<string, string>>;
  readonly environment: Readonly<Record<string, string>>;
} {
  const { baseUrl, clientId, clientSecret, giteaToken, githubToken, gitlabToken } = sandbox;
  const name = `sandbox/${basename(repository.path)}`;
  switch (service) {
    case 'deployments':
      return {
        inputs: {
          'base-url': baseUrl,
          'client-id': clientId,
          'client-secret': clientSecret,
          'deployment-number': String(deployment),
        },
        environment: {},
      };
    case 'github':
      return {
        inputs: { service, 'base-url': `${baseUrl}/github`, change: `${name}#${deployment}` },
        environment: { SARIF_REVIEW_TOKEN: githubToken },
      };
    case 'gitea':
    case 'forgejo':
      return {
        inputs: { service, 'base-url': `${baseUrl}/${service}`, change: `${name}#${deployment}` },
        // Every workflow writes under this account: without a key nothing that people decide counts.
        environment: { SARIF_REVIEW_TOKEN: giteaToken, SARIF_REVIEW_SIGNING_KEY: 'k'.repeat(32) },
      };
    case 'gitlab':
      return {
        inputs: { service, 'base-url': baseUrl, change: `${name}!${deployment}` },
        environment: { SARIF_REVIEW_TOKEN: gitlabToken },
      };
  }
}
