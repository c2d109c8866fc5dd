import type { Result } from '../finding/finding.ts';
import { usableFingerprints } from '../finding/fingerprints.ts';
import { severityOf } from '../finding/logged-finding.ts';
import type { Finding, Fingerprint, Member } from '../model.ts';
import { squeeze } from '../text/code.ts';
import { hash } from '../threads/marker.ts';
import { namesIn } from '../threads/wording.ts';

// What is kept of a finding to find it again. Everything that a comment would show of the code or of a
// message is hashed.

/** More messages, words or fingerprints than this on one line are noise, and a marker is bounded. */
const MOST_MESSAGES = 8;
const MOST_WORDS = 64;
/**
 * Lines with text above and below a line that are its surroundings, and the characters of them that count.
 */
export const LINES_AROUND = 3;
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
  const [worst] = finding.results;
  const severity = worst && severityOf(worst);
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
    ...copyOf(lines, line),
    block: blockOf(lines, line),
    above: around(lines, line, -1),
    below: around(lines, line, 1),
    level,
    ...(severity !== undefined && { severity }),
    ...saidOf(finding),
  };
}

/** What its tool says of a finding. */
export function saidOf({ results }: Finding): Pick<Fingerprint, 'messages' | 'words' | 'ofTool' | 'about'> {
  const about = aboutOf(results);
  return {
    messages: messagesOf(results),
    words: wordsOf(results),
    ofTool: ofTool(results),
    ...(about !== undefined && { about }),
  };
}

/**
 * A fingerprint with the other words in which its tool tells the finding now; undefined where there are none.
 */
export function withWords(fingerprint: Fingerprint, { results }: Finding): Fingerprint | undefined {
  const more = newWords(wordsOf(results), fingerprint.words);
  return more.length === 0
    ? undefined
    : { ...fingerprint, words: [...fingerprint.words, ...more].slice(0, MOST_WORDS) };
}

/** The package that all of them are about, in whatever version: the advisory is the rule. */
function aboutOf(results: readonly Result[]): string | undefined {
  const told = new Set(results.map(({ about }) => about?.name.toLowerCase()));
  const [only] = told;
  return told.size === 1 && only !== undefined ? hash(only) : undefined;
}

/** What a finding of another tool says, for the comment of a thread that names it. */
export function memberOf({ scope, rule, level, results }: Finding): Member {
  return {
    tool: scope.tool,
    category: scope.category,
    rule: rule.id,
    level,
    product: rule.product,
    words: wordsOf(results),
  };
}

/** What a line (from 1) says; of a blank one, between which lines it stands. Empty where that is nothing. */
function textOf(lines: readonly string[] = [], line: number): string {
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

/** Which of the lines of its file that say the same a line is, where there are several: `2/3`. */
function copyOf(lines: readonly string[] = [], line: number): { copy?: string } {
  const copies = outlineOf(lines).copies.get(squeeze(lines[line - 1] ?? '')) ?? [];
  return copies.length > 1 ? { copy: `${copies.indexOf(line) + 1}/${copies.length}` } : {};
}

/** Strings, which count to the character. */
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

/**
 * What a line says to the character: its indentation counts, and white space in strings; elsewhere it is one
 * space.
 */
function exactOf(lines: readonly string[] = [], line: number): string {
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

/** What encloses a line: the lines above that are indented less, one after the other. */
export function blockOf(lines: readonly string[] = [], line: number): string {
  return lines[line - 1] === undefined ? '' : (outlineOf(lines).blocks[line - 1] ?? hash(''));
}

/** Of each line what encloses it, and the lines with each text. */
interface Outline {
  blocks: string[];
  copies: Map<string, number[]>;
}

const outlines = new WeakMap<readonly string[], Outline>();

function outlineOf(lines: readonly string[]): Outline {
  const outline = outlines.get(lines) ?? readOutline(lines);
  outlines.set(lines, outline);
  return outline;
}

function readOutline(lines: readonly string[]): Outline {
  const outline: Outline = { blocks: [], copies: new Map() };
  const open: { indent: number; says: string; block: string; inner?: string }[] = [];
  for (const [index, line] of lines.entries()) {
    const text = squeeze(line);
    if (text === '') continue;
    const copies = outline.copies.get(text) ?? [];
    outline.copies.set(text, copies);
    copies.push(index + 1);
    // A tab stands for as many columns as a space: only order counts.
    const indent = line.search(/\S/);
    let says = text;
    for (let last = open.at(-1); last !== undefined && last.indent >= indent; last = open.at(-1)) {
      // `} else {` and `) {` say nothing without what they continue.
      if (last.indent === indent && /^[)\]}]/.test(text)) says = last.says + text;
      open.pop();
    }
    const enclosing = open.at(-1);
    if (enclosing !== undefined) enclosing.inner ??= hash(enclosing.block + enclosing.says);
    const block = enclosing?.inner ?? hash('');
    outline.blocks[index] = block;
    open.push({ indent, says, block });
  }
  return outline;
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

/** Whether a message tells a number outside of what it quotes. */
export function counts(message: string): boolean {
  return /\d/.test(message.replace(NAMES, ''));
}

/** The words of what is present, but for numbers; one for all of them where they are many. */
function wordsOf(results: readonly Result[]): string[] {
  const present = results.filter(({ presence }) => presence.kind === 'present');
  const told = present.length === 0 ? results : present;
  const names = [...new Set(told.flatMap(({ message }) => namesIn(message)))].toSorted();
  return names.length > MOST_WORDS ? [`=${hash(JSON.stringify(names))}`] : names.map(hashOfWord);
}

function ofTool(results: readonly Result[]): Record<string, string> {
  const found = new Map<string, string>();
  for (const result of results)
    for (const [name, value] of usableFingerprints(result))
      if (found.size < MOST_MESSAGES && !found.has(name))
        found.set(name, hash(JSON.stringify([name, value])));
  return Object.fromEntries(found);
}

function hashOfWord(word: string): string {
  return hash(word).slice(0, 6);
}

const spellings = (words: readonly string[]): readonly string[] =>
  words
    .flatMap((word) => [word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)])
    .map(hashOfWord);
const COMMON = spellings(
  'a an and any are as at be but by can could do does for from has have if in into is it its may might no not of on or should so than that the then there this to was when where which will with without you your'.split(
    ' ',
  ),
);

/** Whether a hashed word is one that most sentences have. */
export function isCommonWord(word: string): boolean {
  return COMMON.includes(word);
}

/** Words of severity, worst first. */
const SEVERITIES = [['critical'], ['high', 'important'], ['medium', 'moderate'], ['low'], ['negligible']].map(
  spellings,
);
/** What a message says beside one; elsewhere these words may be about anything. */
const OF_SEVERITY = spellings(['severity', 'vulnerability']);

/** The worst severity that hashed words tell, 0 being the worst; undefined where they tell none. */
function severityInWords(words: readonly string[]): number | undefined {
  if (!words.some((word) => OF_SEVERITY.includes(word))) return undefined;
  const rank = SEVERITIES.findIndex((row) => row.some((word) => words.includes(word)));
  return rank === -1 ? undefined : rank;
}

export function isMoreSevere(words: readonly string[], told: readonly string[]): boolean {
  const [now, before] = [severityInWords(words), severityInWords(told)];
  return now !== undefined && before !== undefined && now < before;
}

/** Hashed words that were not told before. A word of a severity that is no worse is none of them. */
export function newWords(words: readonly string[], told: readonly string[]): readonly string[] {
  const known = new Set(told);
  const fresh = words.filter((word) => !known.has(word));
  const isMild =
    fresh.length > 0 &&
    severityInWords(words) !== undefined &&
    severityInWords(told) !== undefined &&
    !isMoreSevere(words, told);
  return isMild ? fresh.filter((word) => !SEVERITIES.some((row) => row.includes(word))) : fresh;
}
