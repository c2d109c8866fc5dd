import type { Parsed } from '../../http/parse-body.ts';
import type { Outcome } from '../port.ts';
import type { Target } from './endpoints.ts';
import { type SessionParts, write } from './session.ts';

/**
 * A line that begins so is a quick action, in an edit as well: it would act with the rights of the token, and
 * a text of nothing else would delete its note. GitLab drops carriage returns before it looks; each of them
 * begins a line here.
 */
const QUICK_ACTION = /^\//m;

/**
 * Writes a comment, unless a line of it could act. Bodies come from the gate of the text room, which lets no
 * line begin with a slash; here nothing that gets past it is sent.
 */
export async function writeText<T>(
  target: Target,
  sent: { readonly body: string; readonly position?: object },
  parse: (text: string) => Promise<Parsed<T>>,
  parts: SessionParts,
): Promise<Outcome<T>> {
  if (QUICK_ACTION.test(sent.body)) {
    const message = 'a line of the comment begins with a slash, which GitLab would take for a quick action';
    return { kind: 'no-effect', refusal: 'other', message: `it was not sent: ${message}` };
  }
  return write(target, sent, parse, parts);
}
