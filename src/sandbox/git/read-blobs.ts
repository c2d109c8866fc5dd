import type { RunGit } from './run-git.ts';

const NEWLINE = 0x0a;

/**
 * The content of git objects, by their full names, from one process of git. A name that the repository does not have is left out.
 * Throws where git cannot run there.
 */
export async function readBlobs(
  git: RunGit,
  repository: string,
  blobs: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  if (blobs.length === 0) return new Map();
  const answer = await git(repository, ['cat-file', '--batch'], `${[...new Set(blobs)].join('\n')}\n`);
  if (answer.kind === 'failed') throw new Error(`git cat-file failed in ${repository}: ${answer.message}`);
  return parseBatch(answer.output);
}

/** `name blob size LF content LF`, or `name missing LF`, for each. */
function parseBatch(output: Buffer): ReadonlyMap<string, Buffer> {
  const contents = new Map<string, Buffer>();
  let at = 0;
  while (at < output.length) {
    const end = output.indexOf(NEWLINE, at);
    const [name = '', kind, size = ''] = output.toString('latin1', at, end).split(' ');
    at = end + 1;
    if (kind === 'missing') continue;
    contents.set(name, output.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return contents;
}
