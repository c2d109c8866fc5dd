import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface GitWrapper {
  /** The variable with which a program finds it before the real one. */
  readonly path: string;
  remove(): void;
}

/** A program `git` of a few lines of shell; `exec "$git" "$@"` in them is the real one. */
export function wrapGit(lines: string): GitWrapper {
  const folder = mkdtempSync(join(tmpdir(), 'sarif-review-git-'));
  const git = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  writeFileSync(join(folder, 'git'), `#!/bin/sh\ngit='${git}'\n${lines}\n`, { mode: 0o755 });
  return {
    path: `${folder}:${process.env.PATH}`,
    remove: () => rmSync(folder, { recursive: true }),
  };
}
