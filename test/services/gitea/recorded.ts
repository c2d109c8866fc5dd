import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A call to a real server, and what it was answered with. */
export interface Exchange {
  readonly name: string;
  readonly as: string;
  readonly method: string;
  readonly path: string;
  readonly sent?: unknown;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const FOLDER = resolve(import.meta.dirname, '../../../fixtures/gitea/1.26.4');

/** What Gitea 1.26.4 answered. */
export const RECORDED: readonly Exchange[] = JSON.parse(readFileSync(join(FOLDER, 'exchanges.json'), 'utf8'));

/** The exchange of this name, as somebody. */
export function recorded(name: string, as = 'writer'): Exchange {
  const found = RECORDED.find((one) => one.name === name && one.as === as);
  if (found === undefined) throw new Error(`nothing was recorded as ${name}`);
  return found;
}
