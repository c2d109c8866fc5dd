import { ConfigurationError } from '../../errors.ts';
import { fitsPath, readAddress } from '../../text/address.ts';
import type { ReviewedChange } from '../port.ts';

/** A pull request as what is reviewed; what is signed into its markers only the service knows. */
export function pullRequestChange(number: number): Omit<ReviewedChange, 'identity'> {
  return { kind: 'github', noun: 'pull request', name: `pull request #${number}` };
}

/**
 * The address of one of GitHub's interfaces, which Enterprise Server has elsewhere: https, or http on a
 * loopback host. Returns it without a trailing slash. Throws ConfigurationError, whose message never shows
 * what may hold a password.
 */
export function parseAddress(text: string): string {
  const address = readAddress(text, 'the input `token`');
  if (address.kind === 'refused') throw wrong(address.what);
  return address.url;
}

function wrong(what: string): ConfigurationError {
  return new ConfigurationError(
    `The address of GitHub's interface ${what}: on github.com it is https://api.github.com, on an Enterprise Server https://HOST/api/v3 (input \`base-url\`).`,
  );
}

/** A repository as GitHub names it, owner/name. */
export interface RepositoryName {
  readonly owner: string;
  readonly name: string;
}

/** Throws ConfigurationError where the text is no owner/name. */
export function parseRepository(text: string): RepositoryName {
  const [owner = '', name = '', ...more] = text.split('/');
  if (more.length > 0 || !fitsPath(owner) || !fitsPath(name)) {
    throw new ConfigurationError(
      'The repository of the pull request must be given as owner/name, such as octo-org/octo-repo.',
    );
  }
  return { owner, name };
}
