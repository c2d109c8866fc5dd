import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Git, openGit } from '../git/git.ts';
import type { RunGit } from '../git/run-git.ts';

/** The git of a sandbox, with a folder of its own, and what it told the operator. */
export type TestGit = Git & { readonly reported: readonly string[] };

export function makeGit(run?: RunGit): TestGit {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-git-'));
  const reported: string[] = [];
  const git = openGit({ folder, reportError: (error) => reported.push(String(error)), ...(run && { run }) });
  return {
    ...git,
    reported,
    close: () => {
      git.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
