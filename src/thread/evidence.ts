import type { Scope } from '../finding/finding.ts';
import { usableFingerprints } from '../finding/fingerprints.ts';
import type { Spot } from '../finding/spot.ts';
import { squeeze } from '../text/code.ts';
import { exactLine } from '../text/exact-code.ts';
import { otherReadings } from '../text/line-ends.ts';
import { enclosingBlock, type Ranks, ranksOf } from './enclosing.ts';
import { hashText, type Keys } from './keyring.ts';
import { toWording, type Wording } from './wording.ts';

/**
 * What is kept with a thread to find its spot again. Lines are lines of `head`. Every hash is keyed, because
 * a comment is public and the text of a short line could be guessed.
 */
export interface Evidence {
  readonly scope: Scope;
  readonly ruleId: string;
  readonly path: string;
  /** From 1; 0 where the finding is about the whole file. */
  readonly line: number;
  /** Commit of the diff that the thread was pinned to when this was written. */
  readonly head: string;
  /** Commit that the analyzer saw. */
  readonly analyzed: string;
  /** Hash of what counts of the line's text; empty where there is no line. */
  readonly text: string;
  /**
   * Hash of all that counts of what the line does, for what people decide; absent where there is no line.
   */
  readonly exact?: string | undefined;
  /**
   * Hashes of the three non-blank lines above and of the three below, of equal length, one after the other.
   */
  readonly context: string;
  /**
   * Hashes of the enclosing line and of all of those, of equal length, one after the other; empty where there
   * is no line.
   */
  readonly block: string;
  /**
   * Among the lines of the file that read the same, and among those of them in its block; absent as above.
   */
  readonly ranks?: Ranks | undefined;
  /** The log did not list the rule: to be missing in such a list proves nothing of it. */
  readonly unlisted?: true;
  /**
   * Hash of what stands at this number, and around it, by other ways to count than git's; absent where that
   * is the same by all of them.
   */
  readonly otherwise?: string | undefined;
  /** What a comment that was written then tells. */
  readonly wording: Wording;
  /** Hashes of the masked messages on the spot. */
  readonly messages: readonly string[];
  /**
   * Hashes of the messages that quote names, with their numbers masked and the names as they are; absent
   * where none does.
   */
  readonly named?: readonly string[];
  /** Hashes of the tool's fingerprints, by name. */
  readonly fingerprints: Readonly<Record<string, string>>;
}

/** Where a spot stands on the diff, and in which commits. */
type At = Pick<Evidence, 'path' | 'line' | 'head' | 'analyzed'>;

/**
 * Gathers the evidence of a spot that stands at `at` on the diff; `lines` are those of its file in the
 * analyzed commit.
 */
export function toEvidence(keys: Keys, spot: Spot, at: At, lines: readonly string[] | undefined): Evidence {
  const evidence = new EvidenceOnDemand(keys, spot, at, lines);
  const { scope, ruleId, path, line, head, analyzed, text, context, block, wording, messages } = evidence;
  const { exact, ranks, unlisted, otherwise, named, fingerprints } = evidence;
  return {
    ...{ scope, ruleId, path, line, head, analyzed, text, context },
    ...(exact !== undefined && { exact }),
    block,
    ...(ranks !== undefined && { ranks }),
    ...(unlisted && { unlisted }),
    ...(otherwise !== undefined && { otherwise }),
    ...{ wording, messages },
    ...(named !== undefined && { named }),
    fingerprints,
  };
}

/** The same, of which what the lines of the file tell is computed when it is asked for. */
export class EvidenceOnDemand implements Evidence {
  readonly scope: Scope;
  readonly ruleId: string;
  readonly path: string;
  readonly line: number;
  readonly head: string;
  readonly analyzed: string;
  readonly unlisted?: true;
  readonly wording: Wording;
  readonly messages: readonly string[];
  readonly named?: readonly string[];
  readonly fingerprints: Readonly<Record<string, string>>;
  readonly #keys: Keys;
  readonly #lines: readonly string[] | undefined;
  readonly #place: { readonly path: string; readonly line: number };
  #text: string | undefined;
  #context: string | undefined;
  #block: string | undefined;

  constructor(keys: Keys, spot: Spot, { path, line, head, analyzed }: At, lines?: readonly string[]) {
    const { scope, rule, place } = spot;
    this.scope = scope;
    this.ruleId = rule.id;
    this.path = path;
    this.line = line;
    this.head = head;
    this.analyzed = analyzed;
    if (rule.unlisted) this.unlisted = true;
    this.wording = toWording(keys, spot);
    this.messages = hashMessages(keys, spot);
    const named = hashNamed(keys, spot);
    if (named.length > 0) this.named = named;
    this.fingerprints = hashFingerprints(keys, spot);
    this.#keys = keys;
    this.#lines = lines;
    this.#place = { path: place.path ?? '', line: place.kind === 'lines' ? place.startLine : 0 };
  }

  get text(): string {
    this.#text ??= hashOwn(this.#keys, this.#lines, this.#place.line);
    return this.#text;
  }

  get context(): string {
    this.#context ??= hashContext(this.#keys, this.#lines, this.#place.line);
    return this.#context;
  }

  get block(): string {
    const known = this.#known;
    this.#block ??= known === undefined ? '' : hashBlock(this.#keys, known, this.#place.line);
    return this.#block;
  }

  get exact(): string | undefined {
    const { path, line } = this.#place;
    return this.#known && hashExact(this.#keys, path, this.#known, line);
  }

  get ranks(): Ranks | undefined {
    return this.#known && ranksOf(this.#known, this.#place.line);
  }

  get otherwise(): string | undefined {
    return hashOtherwise(this.#keys, this.#lines, this.#place.line);
  }

  /** The lines of the file, where they say something there. */
  get #known(): readonly string[] | undefined {
    return this.text === '' ? undefined : this.#lines;
  }
}

/** Hashes of a line and of its surroundings. */
export interface LineHashes {
  readonly text: string;
  readonly context: string;
}

/** Non-blank lines on each side of a line that are its context at most. */
export const CONTEXT_LINES = 3;
/**
 * Characters of them, the nearest ones: a line that is broken up, or joined to the next one, changes nothing.
 */
const CONTEXT_LENGTH = 64;
/** More messages or fingerprints than this on one line are noise, and a marker is bounded. */
const LIMIT_OF_SET = 8;

/** Hashes the line (from 1) and its context; both empty where the file has no such line. */
export function hashLine(keys: Keys, lines: readonly string[] | undefined, line: number): LineHashes {
  return { text: hashOwn(keys, lines, line), context: hashContext(keys, lines, line) };
}

/**
 * Hashes what a line says. Blank lines look alike: what one says is between which lines it stands, and which
 * of the blank ones there it is.
 */
export function hashOwn(keys: Keys, lines: readonly string[] = [], line: number): string {
  const own = lines[line - 1];
  if (own === undefined) return '';
  const said = squeeze(own);
  const text = said === '' ? betweenWhat(lines, line - 1) : said;
  return text === '' ? '' : hashText(keys, text);
}

/** Hashes what stands above and below a line. */
export function hashContext(keys: Keys, lines: readonly string[] = [], line: number): string {
  if (lines[line - 1] === undefined) return '';
  const above = surroundings(lines, line - 2, -1);
  const below = surroundings(lines, line, 1);
  return `${hashText(keys, above)}${hashText(keys, below)}`;
}

/** Hashes all that counts of what a line (from 1) does. */
export function hashExact(keys: Keys, path: string, lines: readonly string[], line: number): string {
  return hashText(keys, exactLine(path, lines, line));
}

/** So far a line with text is looked for: a file may have nothing else. */
const MOST_BLANK = 50;

/** What stands around a blank line, by its index; empty in a file of blank lines alone. */
function betweenWhat(lines: readonly string[], index: number): string {
  const said = (at: number): string => squeeze(lines[at] ?? '');
  let [above, below] = [index - 1, index + 1];
  while (above >= 0 && index - above <= MOST_BLANK && said(above) === '') above -= 1;
  while (below < lines.length && below - index <= MOST_BLANK && said(below) === '') below += 1;
  const around = [said(above), said(below)];
  return around.every((text) => text === '') ? '' : JSON.stringify([index - above, ...around]);
}

/** Hashes of the line that encloses this one (from 1), and of that one with all around it. */
export function hashBlock(keys: Keys, lines: readonly string[], line: number): string {
  const { nearest, path } = enclosingBlock(lines, line);
  return `${hashText(keys, nearest)}${hashText(keys, path)}`;
}

/**
 * The hash of what an analyzer may mean by a line (from 1) that ends lines where git does not: its text, with
 * what is around it. Undefined where all mean the same.
 */
export function hashOtherwise(keys: Keys, lines: readonly string[] = [], line: number): string | undefined {
  const readings = line === 0 ? [] : otherReadings(lines);
  if (readings.length === 0) return undefined;
  const read = (reading: readonly string[]): string => {
    const { text, context } = hashLine(keys, reading, line);
    return `${text}${context}${hashBlock(keys, reading, line)}`;
  };
  const others = new Set(readings.map(read));
  others.delete(read(lines));
  return others.size === 0 ? undefined : hashText(keys, [...others].toSorted().join(' '));
}

/** Whether a hash of a block says that nothing encloses the line. */
export function isAtTop(keys: Keys, block: string): boolean {
  return splitContext(block).above === hashText(keys, '');
}

/** The two halves of a context: the hash of the lines above, and of those below. */
export function splitContext(context: string): { readonly above: string; readonly below: string } {
  return { above: context.slice(0, context.length / 2), below: context.slice(context.length / 2) };
}

/** What lines say one after the other from one on up or down, without commas, semicolons and parentheses. */
function surroundings(lines: readonly string[], from: number, step: 1 | -1): string {
  const found: string[] = [];
  let left = CONTEXT_LENGTH;
  for (let index = from; left > 0 && found.length < CONTEXT_LINES; index += step) {
    const line = lines[index];
    if (line === undefined) break;
    const said = squeeze(line);
    const text = said.replace(/[,;()]/gu, '');
    const part = step === 1 ? text.slice(0, left) : text.slice(-left);
    left -= part.length;
    if (said !== '') found.push(part);
  }
  return (step === 1 ? found : found.toReversed()).join('');
}

/**
 * The message with numbers and quoted names masked, so that rewording by a rename or a count does not part a
 * spot from its thread.
 */
export function maskMessage(message: string): string {
  return maskNumbers(message.replace(QUOTED, '"'));
}

const QUOTED = /'[^'\n]{1,200}'|"[^"\n]{1,200}"|`[^`\n]{1,200}`|‘[^’\n]{1,200}’/gu;

function maskNumbers(message: string): string {
  return message.replace(/\d+/gu, '0').replace(/\s+/gu, ' ').trim();
}

function hashNamed(keys: Keys, spot: Spot): readonly string[] {
  return limitSet(
    spot.findings.flatMap(({ message }) =>
      message.search(QUOTED) === -1 ? [] : [hashText(keys, maskNumbers(message))],
    ),
  );
}

/** Whether a message of the evidence is one of the spot in which at most the numbers are others. */
export function sharesNames(keys: Keys, { messages, named = [] }: Evidence, spot: Spot): boolean {
  return spot.findings.some(({ message }) =>
    (message.search(QUOTED) === -1 ? messages : named).includes(hashText(keys, maskNumbers(message))),
  );
}

/** Whether a message of the spot counts something: outside of what it quotes. */
export function isMeasured(spot: Spot): boolean {
  return spot.findings.some(({ message }) => /\d/u.test(message.replace(QUOTED, '"')));
}

/** Hashes of the masked messages of a spot, sorted, each once. */
export function hashMessages(keys: Keys, spot: Spot): readonly string[] {
  return limitSet(spot.findings.map((finding) => hashText(keys, maskMessage(finding.message))));
}

/**
 * Hashes of the usable fingerprints of a spot by name; where several findings share a name, the first one's.
 */
export function hashFingerprints(keys: Keys, spot: Spot): Readonly<Record<string, string>> {
  const hashes = new Map<string, string>();
  for (const finding of spot.findings) {
    for (const [name, value] of usableFingerprints(finding)) {
      if (hashes.size < LIMIT_OF_SET && !hashes.has(name)) {
        hashes.set(name, hashText(keys, JSON.stringify([name, value])));
      }
    }
  }
  return Object.fromEntries(hashes);
}

function limitSet(hashes: readonly string[]): readonly string[] {
  return [...new Set(hashes)].toSorted().slice(0, LIMIT_OF_SET);
}
