import { visibleText } from './visible-text.ts';

/**
 * Where a line begins for a runner that trims it and compares as people read: .NET skips characters without
 * weight, combining marks among them. For the same reason the escape is a visible one.
 */
const COLON_COMMAND = /^([^\p{L}\p{N}\p{P}\p{S}\n\r\u2028\u2029]*:\p{M}*)(?=:)/gmu;
const HASH_AT_START = /^([^\p{L}\p{N}\p{P}\p{S}\n\r\u2028\u2029]*#\p{M}*)(?=#)/gmu;

/** `##[group]`, `##vso[task.setvariable]`, `##teamcity[…]`: agents look for them anywhere in a line. */
const HASH_COMMAND = /(#\p{M}*)(?=#\p{M}*\w*\[)/gu;
const SECTION = /(section_(?:start|end))(?=:\d)/g;

/**
 * A text (one line or several) that may be printed in a CI log: it holds no terminal sequences, control or
 * invisible characters but `\n` and `\t`, and no command to the runner: workflow commands (`::add-mask::`),
 * agent commands (`##vso[…]`) and GitLab's section codes are broken up by a backslash.
 */
export function logLine(text: string): string {
  return visibleText(text)
    .replace(COLON_COMMAND, '$1\\')
    .replace(HASH_AT_START, '$1\\')
    .replace(HASH_COMMAND, '$1\\')
    .replace(SECTION, '$1\\');
}
