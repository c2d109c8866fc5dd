import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Person, RunningHost } from './server.ts';

/** A checkout from which a person pushes to the host. */
export interface Checkout {
  readonly folder: string;
  git(...args: readonly string[]): string;
  /** Writes files, commits them, and gives the commit. */
  commit(files: Readonly<Record<string, string>>, message: string): string;
  push(...what: readonly string[]): void;
}

/** An empty repository that pushes to `owner/name` as a person. */
export function initCheckout(
  folder: string,
  { url, tokens }: Pick<RunningHost, 'url' | 'tokens'>,
  person: Person,
  repository: string,
): Checkout {
  mkdirSync(folder, { recursive: true });
  const git: Checkout['git'] = (...args) =>
    execFileSync('git', ['-c', `user.name=${person}`, '-c', `user.email=${person}@example.org`, ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
    }).trim();
  const origin = new URL(`${url}/${repository}.git`);
  origin.username = person;
  origin.password = tokens[person];
  git('init', '-q', '-b', 'main');
  git('remote', 'add', 'origin', origin.href);
  return {
    folder,
    git,
    commit(files, message) {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      git('add', '-A');
      git('commit', '-q', '--no-gpg-sign', '-m', message);
      return git('rev-parse', 'HEAD');
    },
    push: (...what) => void git('push', '-q', 'origin', ...what),
  };
}
