import { isAboutSecrets } from '../finding/about.ts';
import type { Finding } from '../finding/finding.ts';
import { cutKeys } from '../text/cut-keys.ts';
import { codeFence } from '../text/markdown.ts';
import { sealBody } from '../text/seal.ts';
import { type LineChange, toSuggestion } from './suggestion.ts';

/** A larger change is no suggestion any more, and belongs into an editor. */
const MOST_LINES = 30;
/** What stands in lines of the head in place of a secret of ours. */
const HIDDEN = '***';

/**
 * Blocks of code that a click takes over: their name, and how many lines around the commented one they reach.
 */
export interface Suggesting {
  readonly name: string;
  readonly around?: number;
}

/** Findings of one rule on one line seldom have more; the log has them all. */
const MOST_SUGGESTIONS = 3;

/**
 * The fixes of the findings of a spot as diff blocks, of each finding the first that holds against the real
 * text, each once. Empty where none does. A change of lines that a block for one click may stand for is such
 * a block, where the service has them and shows it as it is.
 *
 * @param at line of the spot in the text, from 1; a change elsewhere says where
 * @param oneClick which blocks a click takes over, where there are such
 * @param lines the file that the log speaks of, if the head has it too
 */
export function renderSuggestions(
  findings: readonly Finding[],
  at: number,
  lines: readonly string[] | undefined,
  oneClick?: Suggesting & { readonly redact?: (text: string) => string },
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
          (oneClick !== undefined && !secret ? renderOneClick(changes, at, lines, oneClick) : undefined) ??
          renderChanges(changes, at, show),
      );
  });
  return [...new Set(blocks)].slice(0, MOST_SUGGESTIONS).map((block) => `Suggested fix:\n\n${block}`);
}

function countLines(changes: readonly LineChange[]): number {
  return changes.reduce((sum, { removed, added }) => sum + removed.length + added.length, 0);
}

/**
 * All lines from the first that changes to the last, with the commented one among them. Undefined where these
 * are more than a block may stand for, where nothing would be left, or where what is shown would be another
 * text, which a click would put into the file: the gate may write it in another way, and a secret of ours is
 * hidden in it.
 */
function renderOneClick(
  changes: readonly LineChange[],
  at: number,
  lines: readonly string[],
  { name, around = 0, redact = (text) => text }: Suggesting & { readonly redact?: (text: string) => string },
): string | undefined {
  // What is only added replaces nothing, and stands before its line.
  if (changes.some(({ removed, added }) => removed.length === 0 || added.length === 0)) return undefined;
  const first = Math.min(at, ...changes.map(({ line }) => line));
  const last = Math.max(at, ...changes.map(({ line, removed }) => line + removed.length - 1));
  const [above, below] = [at - first, last - at];
  if (above > around || below > around || last - first >= MOST_LINES || last > lines.length) return undefined;
  let next = first;
  const text = [
    ...changes.flatMap(({ line, removed, added }) => {
      const kept = lines.slice(next - 1, line - 1);
      next = line + removed.length;
      return [...kept, ...added];
    }),
  ];
  text.push(...lines.slice(next - 1, last));
  const code = text.join('\n');
  if (code.includes(HIDDEN) || redact(code) !== code) return undefined;
  // The name comes with the service, and may hold signs that no language has.
  const counted = around === 0 ? name : `${name}:-${above}+${below}`;
  const block = codeFence(code).replace(/^`+/, (fence) => `${fence}${counted}`);
  return sealBody({ markdown: block }).includes(`\n${code}\n`) ? block : undefined;
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
