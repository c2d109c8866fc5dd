import { basename } from 'node:path';
import type { Story } from './story.ts';

export type Service = 'deployments' | 'github' | 'gitlab';

/** The inputs that name the change of a story as a service has it, and the token that goes with them. */
export function nameChange(
  service: Service,
  { sandbox, deployment, repository }: Story,
): { readonly inputs: Readonly<Record<string, string>>; readonly token?: string } {
  const { baseUrl, clientId, clientSecret, githubToken, gitlabToken } = sandbox;
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
      };
    case 'github':
      return {
        inputs: { service, 'base-url': `${baseUrl}/github`, change: `${name}#${deployment}` },
        token: githubToken,
      };
    case 'gitlab':
      return {
        inputs: { service, 'base-url': baseUrl, change: `${name}!${deployment}` },
        token: gitlabToken,
      };
  }
}
