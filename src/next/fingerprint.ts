import { usableFingerprints } from '../finding/fingerprints.ts';
import type { Finding as Result } from '../finding/finding.ts';
import { squeeze } from '../text/code.ts';
import { namesIn } from '../thread/wording.ts';
import { hash } from './marker.ts';
import type { Finding, Fingerprint, Member } from './model.ts';

// What is kept of a finding to find it again. Everything that a comment would show of the code or of a message
// is hashed.

/** More messages, words or fingerprints than this on one line are noise, and a marker is bounded. */
const MOST_MESSAGES = 8;
const MOST_WORDS = 64;
/** Lines with text above and below a line that are its surroundings, and the characters of them that count. */
const LINES_AROUND = 3;
const CHARACTERS_AROUND = 64;
/** So far a line with text is looked for around a blank one: a file may have nothing else. */
const MOST_BLANK = 50;

/**
 * The fingerprint of a finding in a commit.
 *
 * @param lines of its file there; undefined where they cannot be read
 * @param analyzed the commit that the log is of
 */
export function fingerprintOf(
  finding: Finding,
  commit: string,
  lines: readonly string[] | undefined,
  analyzed?: string,
): Fingerprint {
  const { scope, rule, level } = finding;
  const { path, line } = finding.at ?? { path: finding.place.path ?? '', line: 0 };
  return {
    tool: scope.tool,
    category: scope.category,
    rule: rule.id,
    ...(rule.unlisted && { isUnlisted: true }),
    path,
    line,
    commit,
    ...(analyzed !== undefined && analyzed !== commit && { analyzed }),
    text: textOf(lines, line),
    exact: exactOf(lines, line),
    block: blockOf(lines, line),
    above: around(lines, line, -1),
    below: around(lines, line, 1),
    messages: messagesOf(finding.findings),
    words: wordsOf(finding.findings),
    level,
    ofTool: ofTool(finding.findings),
  };
}

/** What a finding of another tool says, for the comment of a thread that names it. */
export function memberOf({ scope, rule, level, findings }: Finding): Member {
  return {
    tool: scope.tool,
    category: scope.category,
    rule: rule.id,
    level,
    product: rule.product,
    words: wordsOf(findings),
  };
}

/** What a line (from 1) says; of a blank one, between which lines it stands. Empty where that is nothing. */
export function textOf(lines: readonly string[] = [], line: number): string {
  const own = lines[line - 1];
  if (own === undefined) return '';
  const said = squeeze(own) || betweenWhat(lines, line - 1);
  return said === '' ? '' : hash(said);
}

function betweenWhat(lines: readonly string[], index: number): string {
  const said = (at: number): string => squeeze(lines[at] ?? '');
  let [above, below] = [index - 1, index + 1];
  while (above >= 0 && index - above <= MOST_BLANK && said(above) === '') above -= 1;
  while (below < lines.length && below - index <= MOST_BLANK && said(below) === '') below += 1;
  const around = [said(above), said(below)];
  return around.every((text) => text === '') ? '' : JSON.stringify([index - above, ...around]);
}

/** Strings, which count to the character. */
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

/** What a line says to the character: its indentation counts, and white space in strings; elsewhere it is one space. */
export function exactOf(lines: readonly string[] = [], line: number): string {
  const own = lines[line - 1];
  if (own === undefined) return '';
  const [indent = ''] = /^\s*/.exec(own) ?? [];
  let last = 0;
  let text = indent;
  for (const { index, 0: quoted } of own.matchAll(QUOTED)) {
    text += own.slice(Math.max(last, indent.length), index).replace(/\s+/g, ' ') + quoted;
    last = index + quoted.length;
  }
  return hash(text + own.slice(Math.max(last, indent.length)).replace(/\s+/g, ' ').trimEnd());
}

/** The block of what nothing encloses. */
export const TOP_LEVEL = hash('');

/** The lines that enclose a line, each indented less than the one before. */
export function blockOf(lines: readonly string[] = [], line: number): string {
  const own = lines[line - 1];
  if (own === undefined) return '';
  const enclosing: string[] = [];
  let depth = indentOf(own);
  for (let at = line - 2; at >= 0 && depth > 0; at -= 1) {
    const text = lines[at] ?? '';
    const indent = indentOf(text);
    if (text.trim() === '' || indent >= depth || /^\s*[)\]}]/.test(text)) continue;
    enclosing.push(squeeze(text));
    depth = indent;
  }
  return hash(enclosing.join('\n'));
}

/** A tab stands for as many columns as a space: only order counts. */
function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

/** What stands above or below a line, without what formatters put in or take out. */
function around(lines: readonly string[] = [], line: number, step: 1 | -1): string {
  if (lines[line - 1] === undefined) return '';
  const found: string[] = [];
  let left = CHARACTERS_AROUND;
  for (let at = line - 1 + step; left > 0 && found.length < LINES_AROUND; at += step) {
    const text = lines[at];
    if (text === undefined) break;
    const said = squeeze(text);
    const part = said.replace(/[,;()]/g, '');
    const kept = step === 1 ? part.slice(0, left) : part.slice(-left);
    left -= kept.length;
    if (said !== '') found.push(kept);
  }
  return hash((step === 1 ? found : found.toReversed()).join(''));
}

const NAMES = /'[^'\n]{1,200}'|"[^"\n]{1,200}"|`[^`\n]{1,200}`|‘[^’\n]{1,200}’/g;

/** Messages without numbers and quoted names, which change with the code. */
export function messagesOf(results: readonly Result[]): string[] {
  const masked = results.map(({ message }) =>
    hash(message.replace(NAMES, '"').replace(/\d+/g, '0').replace(/\s+/g, ' ').trim()),
  );
  return [...new Set(masked)].toSorted().slice(0, MOST_MESSAGES);
}

/** The words of what is present, but for numbers; one for all of them where they are many. */
function wordsOf(results: readonly Result[]): string[] {
  const present = results.filter(({ presence }) => presence.kind === 'present');
  const told = present.length === 0 ? results : present;
  const names = [...new Set(told.flatMap(({ message }) => namesIn(message)))].toSorted();
  return names.length > MOST_WORDS ? [`=${hash(JSON.stringify(names))}`] : names.map((name) => hash(name).slice(0, 6));
}

function ofTool(results: readonly Result[]): Record<string, string> {
  const found = new Map<string, string>();
  for (const result of results)
    for (const [name, value] of usableFingerprints(result))
      if (found.size < MOST_MESSAGES && !found.has(name)) found.set(name, hash(JSON.stringify([name, value])));
  return Object.fromEntries(found);
}
