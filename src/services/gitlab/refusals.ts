import type { Refusal } from '../port.ts';
import type { Operation } from './endpoints.ts';

/** What statuses speak of, whatever the operation. */
const REFUSALS: Readonly<Record<number, Refusal>> = {
  403: 'forbidden',
  404: 'gone',
  405: 'gone',
  409: 'not-ready',
  413: 'too-large',
};

/** Of what was sent: GitLab answers 400 to what it cannot place and to what is too long alike. */
const OF_CONTENT: readonly number[] = [400, 422];
const TOO_LONG = /\btoo (?:long|big|large)\b/i;

/** What GitLab says of a status under the name of a job of its pipeline (400). */
const NAME_TAKEN = /\bhas already been taken\b/i;
const OTHER_NAME =
  'a job of this pipeline has that name, and another run would end the same: choose another `check-name`';

const COMMENTING =
  'the token needs the scope `api` and at least the role Reporter, and where the discussion is locked, a member of the project';
const REMEDIES: Readonly<Partial<Record<Operation, Readonly<Partial<Record<Refusal, string>>>>>> = {
  'create-discussion': { forbidden: COMMENTING },
  'create-note': { forbidden: COMMENTING },
  reply: { forbidden: COMMENTING },
  resolve: { forbidden: 'resolving threads needs the role Developer, so give it to the user of the token' },
  'post-status': {
    forbidden:
      'a commit status needs the role Developer (Maintainer where the branch is protected against others), so give it to the user of the token, or leave `check-name` out',
    gone: 'the commit has to be one of this project',
  },
};

/**
 * What a refused operation was refused for, and what helps where that is known.
 *
 * @param status undefined where there was no answer
 * @param words of the service
 */
export function toRefusal(
  operation: Operation,
  status: number | undefined,
  words: string,
): { readonly refusal: Refusal; readonly remedy?: string } {
  const refusal = status === undefined ? 'other' : refusalOf(operation, status, words);
  const isTaken = operation === 'post-status' && NAME_TAKEN.test(words);
  const remedy = isTaken ? OTHER_NAME : REMEDIES[operation]?.[refusal];
  return remedy === undefined ? { refusal } : { refusal, remedy };
}

function refusalOf(operation: Operation, status: number, words: string): Refusal {
  if (!OF_CONTENT.includes(status)) return REFUSALS[status] ?? 'other';
  if (TOO_LONG.test(words)) return 'too-large';
  // `line_code` where there is no such line, `position` where a path or a commit is wrong.
  return operation === 'create-discussion' ? 'position' : 'other';
}
