import { codeSpan } from './markdown.ts';
import { oneLine } from './one-line.ts';

/** The address of a file, or of a line in it, where people can read it; undefined where none is known. */
export type LinkTo = (path: string, line: number | undefined) => string | undefined;

/**
 * A place as Markdown: its name as code, and as a link where its address is known. The link is our own, and
 * need not show where it leads.
 */
export function placeLink(name: string, address: string | undefined): string {
  const code = codeSpan(oneLine(name));
  return address === undefined ? code : `[${code}](${address})`;
}

/** A path as part of an address, fit for the destination of a link. */
export function encodePath(path: string): string {
  return path
    .toWellFormed()
    .split('/')
    .map((part) => encodeURIComponent(part).replaceAll(/[!'()*]/gu, encodeSign))
    .join('/');
}

function encodeSign(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}
