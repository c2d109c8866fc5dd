import { type ToolsOfJob, toolsOfJob } from '../finding/completeness.ts';
import type { ServiceKind } from '../services/index.ts';
import { listed } from '../text/names.ts';
import { type PathMapping, parseMapping } from '../text/path-mapping.ts';
import { SHORTEST_SECRET } from '../text/secrets.ts';

// Plain functions and no schema library: the inputs are checked before the first request, and loading a
// library would take longer than all else that we do before it.

/**
 * The value of an input, or what the input accepts: the end of a sentence that begins with "it takes". Of a
 * secret, which is not shown, it is what is wrong with it: the end of a sentence that begins with its name.
 */
export type Reading<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'refused'; readonly accepts: string };

/**
 * Reads the text of an input. Every input arrives as text, whatever the host; one that is blank counts as not
 * set.
 */
export type ReadText<T> = (text: string) => Reading<T>;

export const readTrimmed: ReadText<string> = (text) => value(text.trim());

export const readLines: ReadText<readonly string[]> = (text) =>
  value(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );

export const readTools: ReadText<ToolsOfJob> = (text) => {
  const lines = readLines(text);
  return lines.kind === 'value' ? value(toolsOfJob(lines.value)) : lines;
};

export const readFlag: ReadText<boolean> = (text) => {
  const word = text.trim();
  return word === 'true' || word === 'false' ? value(word === 'true') : refused('true or false');
};

/** A commit id of SHA-1 or SHA-256, in either case. */
export const readSha: ReadText<string> = (text) => {
  const id = text.trim();
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(id)
    ? value(id.toLowerCase())
    : refused('a full commit id of 40 hexadecimal digits');
};

/**
 * No service makes a secret that short: it is half of one, or a name that nobody filled in. Blanks around it
 * are part of it.
 */
export const readSecret: ReadText<string> = (text) =>
  text.trim().length >= SHORTEST_SECRET
    ? value(text)
    : refused(
        `has fewer than ${SHORTEST_SECRET} characters, which is too few for a secret, and too few to hide it in logs: check that the whole secret was set`,
      );

/** A token goes into a header as it is, so that blanks around it are none of it. */
export const readToken: ReadText<string> = (text) => {
  const token = text.trim();
  if (/\s/u.test(token))
    return refused('contains white space, which no token does: check that only the token was set');
  return readSecret(token);
};

/** In characters: 128 bits as hexadecimal digits. */
const SHORTEST_SIGNING_KEY = 32;

/**
 * Keys, one a line: the first signs, the others did before. People make them, and whoever reads the comments
 * may try keys on their signatures for as long as they like.
 */
export const readSigningKeys: ReadText<readonly string[]> = (text) => {
  const reading = readLines(text);
  const isShort =
    reading.kind === 'value' && reading.value.some(({ length }) => length < SHORTEST_SIGNING_KEY);
  return isShort
    ? refused(
        `has a line of fewer than ${SHORTEST_SIGNING_KEY} characters, and anyone who reads the comments could guess it from their signatures: make a random key, for example with openssl rand -hex 32`,
      )
    : reading;
};

/** A name that becomes one part of an address, where "." and ".." would be steps to another folder. */
export const readName: ReadText<string> = (text) => {
  const name = text.trim();
  return name === '.' || name === '..' ? refused('a name other than . and ..') : value(name);
};

export function readOneOf<const T extends string>(
  words: readonly T[],
  clean = (word: string) => word,
): ReadText<T> {
  return (text) => {
    const given = clean(text.trim());
    const word = words.find((candidate) => candidate === given);
    return word === undefined ? refused(`one of ${words.join(', ')}`) : value(word);
  };
}

/** Any of these words, one a line or with commas between them. */
export function readSomeOf<const T extends string>(words: readonly T[]): ReadText<readonly T[]> {
  return (text) => {
    const given: readonly string[] = text
      .split(/[\n,]/u)
      .map((word) => word.trim())
      .filter((word) => word !== '');
    const known: readonly string[] = words;
    return given.every((word) => known.includes(word))
      ? value(words.filter((word) => given.includes(word)))
      : refused(`any of ${words.join(', ')}, one a line or with commas between them`);
  };
}

/** What folders of logs are in the commit, one a line. */
export const readPathMap: ReadText<readonly PathMapping[]> = (text) => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const mappings = lines.flatMap((line) => parseMapping(line) ?? []);
  return mappings.length === lines.length
    ? value(mappings)
    : refused(
        'lines such as `/src => .` and `../../path => services/api`, with a folder of the repository behind =>',
      );
};

export function readWhole(least: number, most: number): ReadText<number> {
  return (text) => {
    const digits = text.trim();
    const number = Number(digits);
    return /^\d{1,9}$/.test(digits) && number >= least && number <= most
      ? value(number)
      : refused(`a whole number from ${least} to ${most}`);
  };
}

/**
 * `293`, or text that contains exactly one number, as `deployments/293`. `-1` is what a script says that
 * found none.
 */
export const readDeploymentNumber: ReadText<number> = (text) => {
  const numbers = text.match(/\d+/g) ?? [];
  const number = Number(numbers[0]);
  const isNegative = /^-\d+$/.test(text.trim());
  if (numbers.length === 1 && Number.isSafeInteger(number) && !isNegative) return value(number);
  const several =
    numbers.length > 1 ? `; this one holds ${shorten(numbers)}: pass on only the one that is meant` : '';
  return refused(`a number, or text that contains exactly one number, such as deployments/293${several}`);
};

const NUMBERS_SHOWN = 5;

function shorten(numbers: readonly string[]): string {
  const shown = numbers.slice(0, NUMBERS_SHOWN);
  return listed(numbers.length > NUMBERS_SHOWN ? [...shown, 'more'] : shown);
}

export function value<T>(value: T): Reading<T> {
  return { kind: 'value', value };
}

export function refused(accepts: string): Reading<never> {
  return { kind: 'refused', accepts };
}

/** A change as people name it: its number, and where it is given, its project or the page that shows it. */
export interface ChangeReference {
  readonly number: number;
  /** The services that write it so, where it is not a number alone. */
  readonly services?: readonly ServiceKind[];
  /** `group/project`, `owner/name`, or the numeric id of a project. */
  readonly project?: string;
  readonly page?: string;
}

interface ReferenceForm {
  readonly services: readonly ServiceKind[];
  readonly sign: '!' | '#';
  /** The end of the address of its page, with the number as its first group. */
  readonly page: RegExp;
}

export const MERGE_REQUEST: ReferenceForm = {
  services: ['gitlab'],
  sign: '!',
  page: /\/-\/merge_requests\/(\d{1,9})(?:[/?#].*)?$/u,
};
export const PULL_REQUEST: ReferenceForm = {
  services: ['github'],
  sign: '#',
  page: /\/pull\/(\d{1,9})(?:[/?#].*)?$/u,
};
export const GITEA_PULL_REQUEST: ReferenceForm = {
  services: ['gitea', 'forgejo'],
  sign: '#',
  page: /\/pulls\/(\d{1,9})(?:[/?#].*)?$/u,
};
const FORMS: readonly ReferenceForm[] = [MERGE_REQUEST, PULL_REQUEST, GITEA_PULL_REQUEST];

const ACCEPTED =
  'the number of a change (12), owner/repository#12, group/project!12, or the address of its page';

/** Reads `12`, `#12`, `!12`, `owner/repository#12`, `group/project!12`, or the address of a page. */
export const readReference: ReadText<ChangeReference> = (text) => {
  const named = text.trim();
  const isPage = /^https?:\/\//u.test(named);
  const forms = FORMS.filter(({ sign, page }) => (isPage ? page.test(named) : named.includes(sign)));
  const [form] = forms;
  const [project, digits] = isPage
    ? [undefined, form?.page.exec(named)?.[1]]
    : splitAtSign(named, form?.sign);
  const number = toNumber(digits);
  if (number === undefined || (project !== undefined && !isProject(project))) return refused(ACCEPTED);
  return value({
    number,
    ...(form !== undefined && { services: forms.flatMap(({ services }) => services) }),
    ...(project !== undefined && { project }),
    ...(isPage && { page: named }),
  });
};

/** What stands before the sign, if anything does, and what stands after it. */
function splitAtSign(text: string, sign = ''): readonly [before: string | undefined, after: string] {
  const at = sign === '' ? -1 : text.lastIndexOf(sign);
  return [at > 0 ? text.slice(0, at) : undefined, text.slice(at + 1)];
}

function toNumber(digits = ''): number | undefined {
  return /^\d{1,9}$/u.test(digits) && Number(digits) > 0 ? Number(digits) : undefined;
}

/** Whether it fits a path of the service: no part is empty, and none leads elsewhere. */
function isProject(text: string): boolean {
  return text.split('/').every((part) => /^[\w.-]+$/u.test(part) && part !== '.' && part !== '..');
}

/**
 * The project in the address of a page, `group/project`; undefined where the page is none of the service at
 * `webUrl`.
 */
export function projectOfPage(page: string, webUrl: string, form: ReferenceForm): string | undefined {
  if (!page.startsWith(`${webUrl}/`)) return undefined;
  const project = page.slice(webUrl.length + 1).replace(form.page, '');
  return isProject(project) ? project : undefined;
}
