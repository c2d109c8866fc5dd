import type { Git } from './git.ts';
import { gitOutput } from './git-output.ts';

export interface ObjectHeader {
  readonly type: 'blob' | 'commit' | 'tag' | 'tree';
  /** Bytes. */
  readonly size: number;
}

export interface GitObject extends ObjectHeader {
  readonly content: Buffer;
}

const HEADER = /^[0-9a-f]{40,64} (blob|commit|tag|tree) (\d+)$/;

/**
 * Type and size of each named object, in the order of the names, from one process; undefined where there is
 * none. A name is an id or `<commit>:<path>` and holds no line break and no NUL.
 */
export async function readHeaders(
  git: Git,
  names: readonly string[],
): Promise<readonly (ObjectHeader | undefined)[]> {
  if (names.length === 0) return [];
  const output = await gitOutput(git, ['cat-file', '--batch-check'], toInput(names));
  const lines = output.toString('utf8').split('\n');
  return names.map((_, index) => parseHeader(lines[index] ?? ''));
}

/** As `readHeaders`, with the content. The content is a view of the whole output. */
export async function readObjects(
  git: Git,
  names: readonly string[],
): Promise<readonly (GitObject | undefined)[]> {
  if (names.length === 0) return [];
  const output = await gitOutput(git, ['cat-file', '--batch'], toInput(names));
  let at = 0;
  return names.map(() => {
    const end = output.indexOf('\n', at);
    const header = parseHeader(output.toString('utf8', at, end));
    at = end + 1;
    if (header === undefined) return undefined;
    const content = output.subarray(at, at + header.size);
    at += header.size + 1;
    return { ...header, content };
  });
}

function toInput(names: readonly string[]): string {
  return names.map((name) => `${name}\n`).join('');
}

/**
 * `<id> <type> <size>`; everything else (`… missing`, `… ambiguous`, `… submodule`) says that there is no
 * content.
 */
export function parseHeader(line: string): ObjectHeader | undefined {
  const [, type, size] = HEADER.exec(line) ?? [];
  if (type !== 'blob' && type !== 'commit' && type !== 'tag' && type !== 'tree') return undefined;
  return { type, size: Number(size) };
}
