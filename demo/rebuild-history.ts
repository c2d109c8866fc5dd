import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A state of the demo application. */
export interface State {
  /** `base`, `push-1`, … as the folders of the logs are named. */
  readonly name: string;
  readonly commit: string;
  readonly subject: string;
}

const SUBJECTS = [
  'Release 1.4.0',
  'Card payments, dunning and credit notes',
  'Review findings: gateway, references, allocation',
  'Refunds need a reason, letters move to the letter shop',
  'Whitespace, wording and API versions',
];

/** Names and dates are fixed, so that the commits have the same ids on every machine. */
const AUTHOR = { name: 'Demo Author', email: 'demo@example.com' };

/**
 * Rebuilds the history of the demo application as a real git repository: the tree of the target branch, then
 * a commit for each patch. Returns the states in order, the base first.
 */
export function rebuildHistory(fixtures: string, repository: string): readonly State[] {
  const history = join(fixtures, 'history');
  mkdirSync(repository, { recursive: true });
  const git = (args: readonly string[], date = ''): string =>
    execFileSync('git', args, {
      cwd: repository,
      encoding: 'utf8',
      env: {
        ...process.env,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_AUTHOR_NAME: AUTHOR.name,
        GIT_AUTHOR_EMAIL: AUTHOR.email,
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_NAME: AUTHOR.name,
        GIT_COMMITTER_EMAIL: AUTHOR.email,
        GIT_COMMITTER_DATE: date,
      },
    }).trim();
  const commit = (number: number): State => {
    const subject = SUBJECTS[number] ?? `Push ${number}`;
    git(['commit', '-q', '--no-gpg-sign', '-m', subject], `2026-11-0${number + 2}T09:00:00+00:00`);
    return { name: number === 0 ? 'base' : `push-${number}`, commit: git(['rev-parse', 'HEAD']), subject };
  };

  git(['init', '-q', '-b', 'main']);
  git(['config', 'core.autocrlf', 'false']);
  cpSync(join(history, '0-base'), repository, { recursive: true });
  git(['add', '-A', '--force']);
  const states = [commit(0)];
  git(['switch', '-q', '-c', 'deploy']);
  const patches = readdirSync(history)
    .filter((name) => name.endsWith('.patch'))
    .toSorted();
  for (const [index, patch] of patches.entries()) {
    git(['apply', '--index', '--whitespace=nowarn', join(history, patch)]);
    states.push(commit(index + 1));
  }
  return states;
}
