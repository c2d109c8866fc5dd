import { type ReadText, refused, value } from './input-text.ts';

/** A change as people name it: its number, and where it is given, its project or the page that shows it. */
export interface ChangeReference {
  readonly number: number;
  /** `group/project`, `owner/name`, or the numeric id of a project. */
  readonly project?: string;
  /** Address of its page. */
  readonly page?: string;
}

/** How one service writes its changes. */
interface ReferenceForm {
  /** `!12`, `#12` */
  readonly sign: '!' | '#';
  /** The end of the address of its page, with the number as its first group. */
  readonly page: RegExp;
  readonly accepts: string;
}

export const MERGE_REQUEST: ReferenceForm = {
  sign: '!',
  page: /\/-\/merge_requests\/(\d{1,9})(?:[/?#].*)?$/u,
  accepts: 'the number of a merge request (12 or !12), group/project!12, or the address of its page',
};
export const PULL_REQUEST: ReferenceForm = {
  sign: '#',
  page: /\/pull\/(\d{1,9})(?:[/?#].*)?$/u,
  accepts: 'the number of a pull request (12 or #12), owner/repository#12, or the address of its page',
};

/** Reads `12`, `!12`, `group/project!12`, or the address of a page. */
export function readReference({ sign, page, accepts }: ReferenceForm): ReadText<ChangeReference> {
  return (text) => {
    const trimmed = text.trim();
    if (/^https?:\/\//u.test(trimmed)) {
      const number = Number(page.exec(trimmed)?.[1]);
      return isNumber(number) ? value({ number, page: trimmed }) : refused(accepts);
    }
    const [before = '', digits = '', ...more] = trimmed.includes(sign) ? trimmed.split(sign) : ['', trimmed];
    const number = /^\d{1,9}$/u.test(digits) ? Number(digits) : Number.NaN;
    if (more.length > 0 || !isNumber(number)) return refused(accepts);
    if (before === '') return value({ number });
    return isProject(before) ? value({ number, project: before }) : refused(accepts);
  };
}

/** Whether it fits a path of the service: no part is empty, and none leads elsewhere. */
function isProject(text: string): boolean {
  return text.split('/').every((part) => /^[\w.-]+$/u.test(part) && part !== '.' && part !== '..');
}

function isNumber(number: number): boolean {
  return Number.isSafeInteger(number) && number > 0;
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
