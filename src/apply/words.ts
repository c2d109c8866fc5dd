import type { Outcome } from '../services/port.ts';

/** Why a write was not done, and what helps where the service knows that: "…: …". */
export function whyNot({ message, remedy }: Exclude<Outcome<unknown>, { kind: 'done' }>): string {
  return remedy === undefined ? message : `${message}: ${remedy}`;
}
