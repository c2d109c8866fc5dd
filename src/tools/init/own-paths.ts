/* Which paths a repository has a tool look at, by its own commands. */

import { posix } from 'node:path';
import type { Analyzer } from '../../analyzers/analyzer.ts';
import type { CiCommand } from './ci-commands.ts';
import { readScripts } from './package-manager.ts';
import type { RepositoryFiles } from './repository-files.ts';

/** Whether words name files of the folder that the tool runs in. */
type IsThere = (word: string) => boolean;

/**
 * The words by which the scripts of `package.json` and the jobs choose the files that a tool looks at, to be
 * put into a line of a shell as they are. Empty where no command runs the tool, and where one looks at all
 * files or is not understood.
 *
 * @param folder where the tool runs, from the root of the repository; empty for the root
 */
export function findOwnPaths(
  files: RepositoryFiles,
  { takesPaths, command }: Analyzer,
  folder: string,
  commands: readonly CiCommand[],
): readonly string[] {
  if (takesPaths !== true) return [];
  const [program = '', subcommand = ''] = command.split(' ');
  const words = [
    ...readScripts(files, folder),
    ...commands.filter((one) => one.folder === folder).map(({ text }) => text),
  ]
    .flatMap(toCommands)
    .flatMap((one) => argumentsOf(one, program, /^[a-z]/u.test(subcommand)))
    .flatMap((one) => choiceOf(one, createIsThere(files, folder)));
  const flags = words.filter((word) => word.startsWith('-'));
  const chosen = words.includes('.') ? [...(flags.length === 0 ? [] : ['.']), ...flags] : words;
  return [...new Set(chosen)];
}

/** The simple commands of a script, in words without their quotes. */
function toCommands(script: string): readonly (readonly string[])[] {
  return script
    .replaceAll(/\\\r?\n/gu, ' ')
    .split(/&&|[|;\n]|\d?>/u)
    .map((one) => one.trim().split(/\s+/u))
    .map((words) => words.map((word) => word.replace(/^(["'])(.*)\1$/u, '$2')));
}

/** What is on a par with the subcommand of a row. */
const SUBCOMMANDS = new Set(['check', 'ci', 'lint', 'run']);

/**
 * What a command hands to the program; nothing of one that does not run it, or does something else with it.
 */
function argumentsOf(
  words: readonly string[],
  program: string,
  hasSubcommand: boolean,
): readonly (readonly string[])[] {
  const at = words.findIndex((word) => posix.basename(word).replace(/@[^@]*$/u, '') === program);
  if (at < 0 || words.slice(0, at).some((word) => /^(?:add|i|inject|install)$/u.test(word))) return [];
  if (!hasSubcommand) return [words.slice(at + 1)];
  return SUBCOMMANDS.has(words[at + 1] ?? '') ? [words.slice(at + 2)] : [];
}

/** Flags whose value is a path that nothing is looked for in. */
const OTHER_PATHS = /config|ignore|exclude|(?:file|path|dir|location|format)$|^-[bcfox]$/u;

/** What chooses files; a dot where that is all of them, or is not understood. */
function choiceOf(words: readonly string[], isThere: IsThere): readonly string[] {
  const paths: string[] = [];
  const flags: string[] = [];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1] ?? '';
    const isValue = before.startsWith('-') && !before.includes('=');
    const extensions = /^(?:--ext[= ])([\w.,]+)$/u.exec(isValue ? `${before} ${word}` : word)?.[1];
    if (extensions !== undefined) flags.push(`--ext ${extensions}`);
    else if (WHOLE.test(word)) paths.push('.');
    else if (word.startsWith('-') || (isValue && (OTHER_PATHS.test(before) || !isThere(word)))) continue;
    else if (!isThere(word)) return ['.'];
    else paths.push(/[*{]/u.test(word) ? `"${word}"` : word);
  }
  return [...(paths.length === 0 ? ['.'] : paths), ...flags];
}

/** The folder as it is. */
const WHOLE = /^\.?\/?(?:\.\.\.)?$/u;

/** A plain path or a pattern, of which what stands before its first star is there. */
function createIsThere(files: RepositoryFiles, folder: string): IsThere {
  return (word) => {
    if (!/^[\w.*][\w./*{},-]*$/u.test(word) || word.split('/').includes('..')) return false;
    const names = word.replaceAll(/^\.\/|\/$/gu, '').split('/');
    const open = names.findIndex((name) => /[*{]|^\.{3}$/u.test(name));
    const start = posix.join(folder, ...(open < 0 ? names : names.slice(0, open)));
    return start === '.' || [...files.tracked].some((path) => path === start || path.startsWith(`${start}/`));
  };
}
