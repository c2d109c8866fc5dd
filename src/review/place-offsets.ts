import type { Finding, Place } from '../finding/finding.ts';
import { openTexts } from '../git/file-texts.ts';
import type { Git } from '../git/git.ts';
import { readWorkingFile, type WorkingChanges } from '../git/working-tree.ts';
import type { Analysis } from '../sarif/read-analysis.ts';
import { createOffsetLines } from './lines-of-offset.ts';
import { isReal } from './place-on-commit.ts';
import { withFindings } from './with-findings.ts';

/**
 * An analysis whose findings stand on lines also where the log has offsets alone (SARIF §3.30.4): the file
 * that was analyzed tells, as it lies in the working tree, where line ends and encoding may be others than in
 * the commit; else as it was committed. In a file that is changed they stay without a place, since the
 * offsets are those of another text.
 *
 * @param root absolute path of the top folder
 */
export async function placeOffsets(
  analysis: Analysis,
  { hunks, unread }: WorkingChanges,
  git: Git,
  { root, head }: { readonly root: string; readonly head: string },
): Promise<Analysis> {
  const paths = new Set(
    analysis.findings.flatMap(({ presence, place }) =>
      isReal(presence) && 'offset' in place ? (place.path ?? []) : [],
    ),
  );
  for (const path of [...hunks.keys(), ...unread]) paths.delete(path);
  if (paths.size === 0) return analysis;
  const texts = openTexts(git);
  await texts.read([...paths].map((path) => ({ commit: head, path })));
  const linesIn = new Map<string, ReturnType<typeof createOffsetLines>>();
  for (const path of paths) {
    const content = (await readWorkingFile(root, path)) ?? texts.content(head, path);
    if (content !== undefined) linesIn.set(path, createOffsetLines(content));
  }
  return withFindings(
    analysis,
    (written) => {
      const place = toLines(written.place, linesIn);
      return place === undefined ? written : { ...written, place };
    },
    (finding, detailed): Finding => ({ ...detailed, place: finding.place }),
  );
}

function toLines(
  place: Place,
  linesIn: ReadonlyMap<string, ReturnType<typeof createOffsetLines>>,
): Place | undefined {
  if (place.kind !== 'nowhere' || place.offset === undefined || place.path === undefined) return undefined;
  const { path, offset } = place;
  const lines = linesIn.get(path)?.(offset);
  return lines === undefined ? undefined : { kind: 'lines', path, ...lines };
}
