import type { Finding, Place } from '../finding/finding.ts';
import { type FileTexts, openTexts } from '../git/file-texts.ts';
import type { Git } from '../git/git.ts';
import type { WorkingChanges } from '../git/working-tree.ts';
import type { Analysis } from '../sarif/read-analysis.ts';
import { linesOfOffset } from './lines-of-offset.ts';
import { withFindings } from './with-findings.ts';

/**
 * An analysis whose findings stand on lines also where the log has offsets alone (SARIF §3.30.4): the file in the analyzed commit tells. In a file that is not as
 * it was committed they stay without a place, since the offsets are those of another text.
 */
export async function placeOffsets(
  analysis: Analysis,
  { hunks, unread }: WorkingChanges,
  git: Git,
  commit: string,
): Promise<Analysis> {
  const paths = new Set(
    analysis.findings.flatMap(({ place }) => ('offset' in place ? (place.path ?? []) : [])),
  );
  for (const path of [...hunks.keys(), ...unread]) paths.delete(path);
  if (paths.size === 0) return analysis;
  const texts = openTexts(git);
  await texts.read([...paths].map((path) => ({ commit, path })));
  return withFindings(
    analysis,
    (written) => {
      const place = toLines(written.place, texts, commit);
      return place === undefined ? written : { ...written, place };
    },
    (finding, detailed): Finding => ({ ...detailed, place: finding.place }),
  );
}

function toLines(place: Place, texts: FileTexts, commit: string): Place | undefined {
  if (place.kind !== 'nowhere' || place.offset === undefined || place.path === undefined) return undefined;
  const { path, offset } = place;
  const content = texts.content(commit, path);
  const lines = content === undefined ? undefined : linesOfOffset(content, offset);
  return lines === undefined ? undefined : { kind: 'lines', path, ...lines };
}
