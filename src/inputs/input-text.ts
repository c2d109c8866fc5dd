import { type ToolsOfJob, toolsOfJob } from '../finding/completeness.ts';
import type { ServiceKind } from '../services/index.ts';
import { type PathMapping, parseMapping } from '../text/path-mapping.ts';
import { SHORTEST_SECRET } from '../text/secrets.ts';

/**
 * What an input accepts: the end of a sentence that begins with "it takes". Of a secret, which is not shown,
 * it is what is wrong with it: the end of a sentence that begins with its name.
 */
export class Refused extends Error {}

/**
 * Reads the text of an input. Every input arrives as text, whatever the host; one that is blank counts as not
 * set. Throws `Refused`.
 */
export type ReadText<T> = (text: string) => T;

export const readTrimmed: ReadText<string> = (text) => text.trim();

export const readLines: ReadText<readonly string[]> = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const readTools: ReadText<ToolsOfJob> = (text) => toolsOfJob(readLines(text));

export const readFlag: ReadText<boolean> = (text) => {
  const word = text.trim();
  if (word !== 'true' && word !== 'false') throw new Refused('true or false');
  return word === 'true';
};

/** A commit id of SHA-1 or SHA-256, in either case. */
export const readSha: ReadText<string> = (text) => {
  const id = text.trim().toLowerCase();
  if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u.test(id))
    throw new Refused('a full commit id of 40 hexadecimal digits');
  return id;
};

/**
 * No service makes a secret that short: it is half of one, or a name that nobody filled in. Blanks around it
 * are part of it.
 */
export const readSecret: ReadText<string> = (text) => {
  if (text.trim().length >= SHORTEST_SECRET) return text;
  throw new Refused(
    `has fewer than ${SHORTEST_SECRET} characters, which is too few for a secret, and too few to hide it in logs: check that the whole secret was set`,
  );
};

/** A token goes into a header as it is, so that blanks around it are none of it. */
export const readToken: ReadText<string> = (text) => {
  const token = text.trim();
  if (!/\s/u.test(token)) return readSecret(token);
  throw new Refused('contains white space, which no token does: check that only the token was set');
};

/** In characters: 128 bits as hexadecimal digits. */
const SHORTEST_SIGNING_KEY = 32;

/**
 * Keys, one a line: the first signs, the others did before. People make them, and whoever reads the comments
 * may try keys on their signatures for as long as they like.
 */
export const readSigningKeys: ReadText<readonly string[]> = (text) => {
  const keys = readLines(text);
  if (keys.every(({ length }) => length >= SHORTEST_SIGNING_KEY)) return keys;
  throw new Refused(
    `has a line of fewer than ${SHORTEST_SIGNING_KEY} characters, and anyone who reads the comments could guess it from their signatures: make a random key, for example with openssl rand -hex 32`,
  );
};

/** A name that becomes one part of an address, where "." and ".." would be steps to another folder. */
export const readName: ReadText<string> = (text) => {
  const name = text.trim();
  if (name === '.' || name === '..') throw new Refused('a name other than . and ..');
  return name;
};

export function readOneOf<const T extends string>(words: readonly T[]): ReadText<T> {
  return (text) => {
    const word = words.find((candidate) => candidate === text.trim());
    if (word === undefined) throw new Refused(`one of ${words.join(', ')}`);
    return word;
  };
}

/** Any of these words, one a line or with commas between them. */
export function readSomeOf<const T extends string>(words: readonly T[]): ReadText<readonly T[]> {
  return (text) => {
    const given: readonly string[] = readLines(text.replaceAll(',', '\n'));
    const known: readonly string[] = words;
    if (given.every((word) => known.includes(word))) return words.filter((word) => given.includes(word));
    throw new Refused(`any of ${words.join(', ')}, one a line or with commas between them`);
  };
}

/** What folders of logs are in the commit, one a line. */
export const readPathMap: ReadText<readonly PathMapping[]> = (text) =>
  readLines(text).map((line) => {
    const mapping = parseMapping(line);
    if (mapping !== undefined) return mapping;
    throw new Refused(
      'lines such as `/src => .` and `../../path => services/api`, with a folder of the repository behind =>',
    );
  });

export function readWhole(least: number, most: number): ReadText<number> {
  return (text) => {
    const digits = text.trim();
    const number = Number(digits);
    if (/^\d{1,9}$/u.test(digits) && number >= least && number <= most) return number;
    throw new Refused(`a whole number from ${least} to ${most}`);
  };
}

/**
 * `293`, or text that contains exactly one number, as `deployments/293`. `-1` is what a script says that
 * found none.
 */
export const readDeploymentNumber: ReadText<number> = (text) => {
  const numbers = text.match(/\d+/gu) ?? [];
  const number = Number(numbers[0]);
  const isNegative = /^-\d+$/u.test(text.trim());
  if (numbers.length === 1 && Number.isSafeInteger(number) && !isNegative) return number;
  throw new Refused('a number, or text that contains exactly one number, such as deployments/293');
};

/** A change as people name it: its number, and where it is given, its project or the page that shows it. */
export interface ChangeReference {
  readonly number: number;
  /** The services that write it so, where it is not a number alone. */
  readonly services?: readonly ServiceKind[];
  /** `group/project`, `owner/name`, or the numeric id of a project. */
  readonly project?: string;
  readonly page?: string;
}

/** How a change is written on a service, and the end of the address of its page with the number. */
export interface ReferenceForm {
  readonly services: readonly ServiceKind[];
  readonly sign: '!' | '#';
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
const FORMS = [MERGE_REQUEST, PULL_REQUEST, GITEA_PULL_REQUEST];

/** Reads `12`, `#12`, `!12`, `owner/repository#12`, `group/project!12`, or the address of a page. */
export const readReference: ReadText<ChangeReference> = (text) => {
  const named = text.trim();
  const isPage = /^https?:\/\//u.test(named);
  const forms = FORMS.filter(({ sign, page }) => (isPage ? page.test(named) : named.includes(sign)));
  const [form] = forms;
  const [, project = '', digits = ''] = isPage
    ? ['', '', form?.page.exec(named)?.[1]]
    : (/^(?:(.*)(?=[!#]))?[!#]?(\d+)$/u.exec(named) ?? []);
  const number = Number(digits);
  if (!/^\d{1,9}$/u.test(digits) || number === 0 || (project !== '' && !isProject(project)))
    throw new Refused(
      'the number of a change (12), owner/repository#12, group/project!12, or the address of its page',
    );
  return {
    number,
    ...(form !== undefined && { services: forms.flatMap(({ services }) => services) }),
    ...(project !== '' && { project }),
    ...(isPage && { page: named }),
  };
};

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
