import type { Sandbox } from '../../rules/sandbox.ts';
import type { Position } from '../../store/discussions.ts';

/** Files of commits, which never change; the oldest goes first. */
const MOST_FILES = 500;
type Blamed = ReadonlyMap<number, { readonly line: number; readonly commit: string }>;
const files = new Map<string, Promise<Blamed>>();

/**
 * Which commit wrote a line of a file, and which line of that commit it is; undefined where there is none.
 */
export async function blameLine(
  sandbox: Pick<Sandbox, 'git'>,
  repository: string,
  { path, newLine = 0, headSha }: Position,
): Promise<{ readonly line: number; readonly commit: string } | undefined> {
  const key = JSON.stringify([repository, headSha, path]);
  const known = files.get(key) ?? readBlame(sandbox, repository, headSha, path);
  files.set(key, known);
  for (const oldest of files.keys()) {
    if (files.size <= MOST_FILES) break;
    files.delete(oldest);
  }
  return (await known).get(newLine);
}

const HEADER = /^([0-9a-f]{40,64}) (\d+) (\d+)(?: \d+)?$/;

async function readBlame(
  { git }: Pick<Sandbox, 'git'>,
  repository: string,
  commit: string,
  path: string,
): Promise<Blamed> {
  const answer = await git.read(repository, ['blame', '--porcelain', commit, '--', path]);
  const lines = answer.kind === 'done' ? answer.output.toString('utf8').split('\n') : [];
  return new Map(
    lines.flatMap((text) => {
      const [, sha, original, final] = HEADER.exec(text) ?? [];
      return sha === undefined ? [] : [[Number(final), { line: Number(original), commit: sha }] as const];
    }),
  );
}
