import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Git, openGit } from '../git/git.ts';
import type { RunGit } from '../git/run-git.ts';

/** The git of a sandbox, with a folder of its own. */
export function makeGit(run?: RunGit): Git {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-git-'));
  const git = openGit({ folder, ...(run && { run }) });
  return {
    ...git,
    close: () => {
      git.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
