import { IncompleteError } from '../errors.ts';

const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;

/** Whether the text is a full object id: SHA-1 or SHA-256. Nothing else reaches git as a revision. */
export function isSha(text: string): boolean {
  return SHA.test(text);
}

/** The text, when it is a full object id; throws `IncompleteError` otherwise. */
export function requireSha(text: string): string {
  if (isSha(text)) return text;
  throw new IncompleteError(
    `${JSON.stringify(text.slice(0, 64))} is not a commit id; give all 40 or 64 hexadecimal digits.`,
  );
}
