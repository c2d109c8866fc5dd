import { IncompleteError } from '../errors.ts';
import { type Git, gitOutput } from './git.ts';

interface ObjectHeader {
  readonly id: string;
  readonly type: 'blob' | 'commit' | 'tag' | 'tree';
  /** Bytes. */
  readonly size: number;
}

interface GitObject extends ObjectHeader {
  readonly content: Buffer;
}

const HEADER = /^([0-9a-f]{40,64}) (blob|commit|tag|tree) (\d+)$/;

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
  const [, id = '', type, size] = HEADER.exec(line) ?? [];
  if (type !== 'blob' && type !== 'commit' && type !== 'tag' && type !== 'tree') return undefined;
  return { id, type, size: Number(size) };
}

const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;

/** Whether the text is a full object id: SHA-1 or SHA-256. Nothing else reaches git as a revision. */
export function isSha(text: string): boolean {
  return SHA.test(text);
}

/** The text, when it is a full object id; throws `IncompleteError` otherwise. */
export function requireSha(text: string): string {
  if (isSha(text)) return text;
  throw new IncompleteError(
    `${JSON.stringify(text.slice(0, 64))} is not a commit id; give all 40 or 64 hexadecimal digits.`,
  );
}
