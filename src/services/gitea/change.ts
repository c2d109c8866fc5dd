import type { ReviewedChange } from '../port.ts';

/** Which of the two hosts of one family it is; their interfaces differ in few places. */
export type Dialect = 'gitea' | 'forgejo';

export const BRANDS: Readonly<Record<Dialect, string>> = { gitea: 'Gitea', forgejo: 'Forgejo' };

/** A pull request as what is reviewed; what is signed into its markers only the service knows. */
export function pullRequestOf(dialect: Dialect, number: number): Omit<ReviewedChange, 'identity'> {
  return { kind: dialect, noun: 'pull request', name: `pull request #${number}` };
}

/**
 * What is signed into markers: numbers, since names change. It is the same for both, since one server may
 * have been the other before.
 */
export function identityOf(repositoryId: string, number: number): readonly string[] {
  return ['gitea', repositoryId, String(number)];
}
