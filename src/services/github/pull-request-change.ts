import type { ReviewedChange } from '../port.ts';

/** A pull request as what is reviewed; what is signed into its markers only the service knows. */
export function pullRequestChange(number: number): Omit<ReviewedChange, 'identity'> {
  return { kind: 'github', noun: 'pull request', name: `pull request #${number}` };
}
