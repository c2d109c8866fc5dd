import { stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { visibleText } from '../text/visible-text.ts';
import { leadsOut } from './leads-out.ts';
import { textAt } from './raw.ts';

/** Most logs of one run. A run of an analyzer writes a handful; thousands are a pattern that went wrong. */
export const MOST_LOGS = 1_000;
/** What a folder stands for: names that say SARIF. A `.json` file there may be anything, so it is named or globbed. */
const IN_A_FOLDER = '**/*.{sarif,sarif.gz}';
const IN_A_GLOB = /\.(?:sarif|json)(?:\.gz)?$/i;
/** Logs in there belong to somebody's tests. */
const NEVER = ['**/node_modules/**', '**/.git/**'];

export interface FoundLog {
  /** Absolute. */
  readonly path: string;
  /** As shown to the user: relative to the current directory where it lies in there, with `/`, in one line of visible signs. */
  readonly name: string;
}

export interface FoundLogs {
  /** Sorted by path, each once. */
  readonly logs: readonly FoundLog[];
  /** Lines of the input that name no log; a folder is one that is there. */
  readonly unmatched: readonly UnmatchedPattern[];
  /** Lines of the input, and logs that they name, which links take out of the folders of this job: they are not read. */
  readonly outside: readonly string[];
  /** Where there are more logs than the limit, what was left out, in one sentence. */
  readonly excess: string | undefined;
}

export interface UnmatchedPattern {
  readonly pattern: string;
  readonly kind: 'folder' | 'other';
}

/**
 * Finds the logs that the lines of the input `sarif-file` name, each of them a file (whatever its name and wherever it
 * lies), a folder (every `.sarif` and `.sarif.gz` in it, at any depth) or a glob (of what it matches, `.sarif` and
 * `.json`, either with `.gz`). Folders and globs pass over links, `node_modules`, `.git` and hidden names. A link that leads out of the folders
 * of this job is followed by none of them, unless the line itself names a place outside.
 *
 * @param directory what relative lines are relative to; absolute.
 * @param folders the other folders of this job: its checkout, its workspace, its temporary folder; absolute.
 */
export async function findLogs(
  patterns: readonly string[],
  directory: string,
  folders: readonly string[],
): Promise<FoundLogs> {
  const own = [directory, ...folders];
  const paths = new Set<string>();
  const unmatched: UnmatchedPattern[] = [];
  const outside = new Set<string>();
  for (const pattern of new Set(patterns.map((line) => line.trim()).filter(Boolean))) {
    const kind = await kindOf(resolve(directory, pattern));
    // Before it is gone over: behind a link may be the whole machine.
    if (await leadsOut(resolve(directory, kind === 'nothing' ? fixedPart(pattern) : pattern), own)) {
      outside.add(pattern);
      continue;
    }
    const found = await expand(pattern, kind, directory);
    for (const path of found) paths.add(path);
    if (found.length === 0) unmatched.push({ pattern, kind: kind === 'folder' ? 'folder' : 'other' });
  }
  const sorted = [...paths].sort();
  const logs: FoundLog[] = [];
  for (const path of sorted.slice(0, MOST_LOGS)) {
    const name = nameOf(path, directory);
    if (await leadsOut(path, own)) outside.add(name);
    else logs.push({ path, name });
  }
  return { logs, unmatched, outside: [...outside], excess: toExcess(sorted.length) };
}

/** The folders that a glob begins with. */
function fixedPart(pattern: string): string {
  const names = pattern.split('/');
  const first = names.findIndex((name) => isDynamicPattern(name));
  if (first < 0) return pattern;
  return first === 1 && names[0] === '' ? '/' : names.slice(0, first).join('/');
}

function toExcess(count: number): string | undefined {
  if (count <= MOST_LOGS) return undefined;
  return `\`sarif-file\` names ${count} logs and the limit is ${MOST_LOGS}: ${count - MOST_LOGS} were not read.`;
}

async function expand(pattern: string, kind: Kind, directory: string): Promise<readonly string[]> {
  const path = resolve(directory, pattern);
  switch (kind) {
    case 'folder':
      return walk(IN_A_FOLDER, path);
    case 'file':
      return [path];
    case 'nothing': {
      if (!isDynamicPattern(pattern)) return [];
      return (await walk(pattern, directory)).filter((match) => IN_A_GLOB.test(match));
    }
  }
}

type Kind = 'file' | 'folder' | 'nothing';

/** A path that is there but cannot be looked at counts as a file: reading it then says why. */
async function kindOf(path: string): Promise<Kind> {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    const absent = ['ENOENT', 'ENOTDIR', 'ERR_INVALID_ARG_VALUE', 'ENAMETOOLONG', 'EINVAL'];
    return absent.includes(textAt(error, 'code') ?? '') ? 'nothing' : 'file';
  }
}

async function walk(pattern: string, cwd: string): Promise<readonly string[]> {
  const matches = await glob(pattern, {
    cwd,
    absolute: true,
    onlyFiles: true,
    // Leaves out links to files as well as what is behind links to folders.
    followSymbolicLinks: false,
    expandDirectories: false,
    caseSensitiveMatch: false,
    ignore: NEVER,
  });
  return matches.map((match) => resolve(match));
}

function nameOf(path: string, directory: string): string {
  const inside = relative(directory, path);
  const outside = inside.startsWith('..') || isAbsolute(inside);
  return visibleText((outside ? path : inside).split(sep).join('/')).replaceAll(/\s/g, ' ');
}
