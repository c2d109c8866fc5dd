import type { ServiceKind } from '../services/index.ts';
import { type ReadText, refused, value } from './input-text.ts';

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
