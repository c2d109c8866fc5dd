import type { Git } from './git.ts';
import { unlessGone } from './gone-error.ts';

/**
 * The content of git objects, by their full names. A name that the repository does not have is left out.
 * Throws where git cannot run there.
 */
export async function readBlobs(
  git: Pick<Git, 'readObject'>,
  repository: string,
  blobs: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  const names = [...new Set(blobs)];
  const found = await Promise.all(names.map((name) => unlessGone(git.readObject(repository, name))));
  return new Map(
    names.flatMap((name, index) => {
      const object = found[index];
      return object?.kind === 'blob' ? [[name, object.content] as const] : [];
    }),
  );
}
