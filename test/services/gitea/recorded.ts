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

const FOLDER = resolve(import.meta.dirname, '../../../fixtures/gitea');

/** Servers whose answers are kept: a Gitea by its version. */
export const SERVERS = ['1.26.4', '1.27.0', 'forgejo-15.0.3'] as const;

export function readRecorded(server: (typeof SERVERS)[number]): readonly Exchange[] {
  return JSON.parse(readFileSync(join(FOLDER, server, 'exchanges.json'), 'utf8'));
}

/** What Gitea 1.26.4 answered. */
const RECORDED = readRecorded('1.26.4');

/** The exchange of this name, as somebody. */
export function recorded(name: string, as = 'writer'): Exchange {
  const found = RECORDED.find((one) => one.name === name && one.as === as);
  if (found === undefined) throw new Error(`nothing was recorded as ${name}`);
  return found;
}
