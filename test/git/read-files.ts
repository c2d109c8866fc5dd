import { type FileTexts, openTexts } from '../../src/git/file-texts.ts';
import type { Git } from '../../src/git/git.ts';

/** Texts of these files of commits. */
export async function readFiles(git: Git, wanted: Parameters<FileTexts['read']>[0]): Promise<FileTexts> {
  const texts = openTexts(git);
  await texts.read(wanted);
  return texts;
}
