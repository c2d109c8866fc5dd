/* What the jobs of a repository run, by its workflow files. */

import { parse } from 'yaml';
import { at, isObject, listAt, textAt } from '../../logs/raw.ts';
import type { RepositoryFiles } from './repository-files.ts';

export interface CiCommand {
  /** The workflow file. */
  readonly path: string;
  /** Lines of a script, or the address of an action. */
  readonly text: string;
  /** Where it runs, from the root of the repository; empty for the root. */
  readonly folder: string;
}

/** Ours is no sign of what its people run. */
const WORKFLOWS =
  /^(?:\.(?:github|gitea|forgejo)\/workflows\/(?!sarif-review\.)[^/]+\.ya?ml|\.gitlab-ci\.yml)$/u;

/** Whatever is no workflow has no commands: these files are a stranger's. */
export function readCiCommands(files: RepositoryFiles): readonly CiCommand[] {
  return files.paths
    .filter((path) => WORKFLOWS.test(path))
    .flatMap((path) => {
      const workflow = readYaml(files.text(path));
      const jobs = at(workflow, 'jobs') ?? workflow;
      return (isObject(jobs) ? Object.values(jobs) : []).flatMap((job: unknown) => [
        // The lines of a job of GitLab.
        ...listAt(job, 'script').flatMap((line) =>
          typeof line === 'string' ? [{ path, text: line, folder: '' }] : [],
        ),
        ...listAt(job, 'steps').map((step) => ({
          path,
          text: textAt(step, 'run') ?? textAt(step, 'uses') ?? '',
          folder: toFolder(
            textAt(step, 'working-directory') ??
              textAt(job, 'defaults', 'run', 'working-directory') ??
              textAt(workflow, 'defaults', 'run', 'working-directory'),
          ),
        })),
      ]);
    });
}

function readYaml(text: string): unknown {
  try {
    return parse(text, { logLevel: 'silent' });
  } catch {
    return undefined;
  }
}

/** One that is written as an expression is not known. */
function toFolder(written = ''): string {
  const folder = written.replaceAll(/^\.\/|\/$/gu, '');
  return isPlainPath(folder) ? folder : '';
}

/** A path that a shell and YAML take as it is, within the checkout. */
export function isPlainPath(path: string): boolean {
  return /^[\w.][\w./-]*$/u.test(path) && !path.split('/').includes('..');
}
