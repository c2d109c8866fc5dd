import { isAboutSecrets } from '../finding/about-secrets.ts';
import type { Finding } from '../finding/finding.ts';
import { cutKeys } from '../text/cut-keys.ts';
import { codeFence } from '../text/markdown.ts';
import { sealBody } from '../text/seal.ts';
import { type LineChange, toSuggestion } from './suggestion.ts';

/** A larger change is no suggestion any more, and belongs into an editor. */
const MOST_LINES = 30;
/** Findings of one rule on one line seldom have more; the log has them all. */
const MOST_SUGGESTIONS = 3;

/**
 * The fixes of the findings of a spot as diff blocks, of each finding the first that holds against the real
 * text, each once. Empty where none does. A change of the commented line alone is a block for one click where
 * the service has such and shows it as it is.
 *
 * @param at line of the spot in the text, from 1; a change elsewhere says where
 * @param oneClick what a block is called that a click takes over, where there is such
 * @param lines the file that the log speaks of, if the head has it too
 */
export function renderSuggestions(
  findings: readonly Finding[],
  at: number,
  lines: readonly string[] | undefined,
  oneClick?: string,
): readonly string[] {
  if (lines === undefined) return [];
  const blocks = findings.flatMap((finding) => {
    const { fixes = [] } = finding;
    // The line that goes holds the very key that the finding is about.
    const secret = isAboutSecrets(finding);
    const show = secret ? cutKeys : (line: string) => line;
    const suggestions = fixes.flatMap((fix) => {
      const changes = toSuggestion(fix, lines);
      return changes === undefined || countLines(changes) > MOST_LINES ? [] : [changes];
    });
    return suggestions
      .slice(0, 1)
      .map(
        (changes) =>
          (oneClick !== undefined && !secret ? renderOneClick(changes, at, oneClick) : undefined) ??
          renderChanges(changes, at, show),
      );
  });
  return [...new Set(blocks)].slice(0, MOST_SUGGESTIONS).map((block) => `Suggested fix:\n\n${block}`);
}

function countLines(changes: readonly LineChange[]): number {
  return changes.reduce((sum, { removed, added }) => sum + removed.length + added.length, 0);
}

/**
 * Undefined where the change is of other lines, or where the gate would write another text, which a click
 * would put into the file.
 */
function renderOneClick(
  [change, ...others]: readonly LineChange[],
  at: number,
  name: string,
): string | undefined {
  if (change?.line !== at || others.length > 0 || change.removed.length !== 1 || change.added.length === 0)
    return undefined;
  const text = change.added.join('\n');
  // The name comes with the service, and may hold signs that no language has.
  const block = codeFence(text).replace(/^`+/, `$&${name}`);
  return sealBody({ markdown: block }).includes(`\n${text}\n`) ? block : undefined;
}

function renderChanges(changes: readonly LineChange[], at: number, show: (line: string) => string): string {
  const isHere = changes.length === 1 && changes[0]?.line === at;
  const lines = changes.flatMap(({ line, removed, added }) => [
    ...(isHere ? [] : [`@@ line ${line} @@`]),
    ...removed.map((text) => `-${show(text)}`),
    ...added.map((text) => `+${show(text)}`),
  ]);
  return codeFence(lines.join('\n'), 'diff');
}
