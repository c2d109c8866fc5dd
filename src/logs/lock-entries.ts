import type { Result } from '../finding/finding.ts';
import { folderOf } from '../text/names.ts';
import { literal } from './packages.ts';

// Entries of lock files, as the tools that write them do. Whatever else a file says of a version may be what
// somebody asks for, and nobody has.

interface Lock {
  /** Files of one kind can take the place of each other. */
  readonly kind: string;
  readonly file: RegExp;
  /** A whole line that names a package, and the next one where its version is there. */
  readonly entry: readonly [line: string, next?: string];
}

const LOCKS: readonly Lock[] = [
  {
    kind: 'npm',
    file: /^(?:package-lock|npm-shrinkwrap)\.json$/u,
    entry: [String.raw`\s*"(?:[^"]*node_modules/)?NAME": \{`, String.raw`\s*"version": "VERSION",?`],
  },
  {
    kind: 'npm',
    file: /^pnpm-lock\.yaml$/u,
    entry: [String.raw` {2}['/]*NAME[@/]VERSION(?:[(_][^:]*)?'?:(?: \{\})?`],
  },
  {
    kind: 'npm',
    file: /^yarn\.lock$/u,
    entry: ['"?NAME@(?!npm:@?[^",@]+@).*:', ' {2}version:? "?VERSION"?'],
  },
  {
    kind: 'Python',
    file: /^(?:poetry|uv|pdm)\.lock$/u,
    entry: ['name = "NAME"', 'version = "VERSION"'],
  },
  {
    kind: 'Python',
    file: /^requirements[\w.-]*\.txt$/u,
    entry: [String.raw`NAME(?:\[[\w,-]+\])?==VERSION(?:[\s;].*)?`],
  },
  { kind: 'Rust', file: /^Cargo\.lock$/u, entry: ['name = "NAME"', 'version = "VERSION"'] },
  { kind: 'Ruby', file: /^Gemfile\.lock$/u, entry: [String.raw` {4}NAME \(VERSION(?:-[\w-]+)?\)`] },
  {
    kind: 'PHP',
    file: /^composer\.lock$/u,
    entry: [String.raw`\s+"name": "NAME",`, String.raw`\s+"version": "v?VERSION",`],
  },
];

const lockOf = (path: string): Lock | undefined =>
  LOCKS.find(({ file }) => file.test(path.slice(folderOf(path).length)));

/** What is asked for, and the lock files beside that have it: Snyk names the former. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  'package.json': ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock'],
  'pyproject.toml': ['poetry.lock', 'uv.lock', 'pdm.lock'],
  Pipfile: ['Pipfile.lock'],
  Gemfile: ['Gemfile.lock'],
  'composer.json': ['composer.lock'],
};

/** Paths of the lock files that a manifest may have beside it. */
export function locksBeside(path: string): readonly string[] {
  const folder = folderOf(path);
  const name = path.slice(folder.length);
  return Object.hasOwn(BESIDE, name) ? (BESIDE[name] ?? []).map((lock) => folder + lock) : [];
}

/** Both are lock files that have packages of one kind. */
export function isSameKind(path: string, other: string): boolean {
  const kind = lockOf(path)?.kind;
  return kind !== undefined && kind === lockOf(other)?.kind;
}

/**
 * Whether a lock file has a package in its version.
 *
 * @param named the lines of it that name the package, from 1
 */
export function hasPackage(
  path: string,
  lines: readonly string[],
  { name, version }: NonNullable<Result['about']>,
  named: readonly number[],
): boolean {
  const lock = lockOf(path);
  if (lock === undefined || version === undefined) return false;
  // Names of Python count without case, and with any of `-_.`.
  const isPython = lock.kind === 'Python';
  const own = isPython
    ? name
        .split(/[-_.]+/u)
        .map(literal)
        .join('[-_.]+')
    : literal(name);
  const [line, next] = lock.entry.map((text = '') => {
    const whole = text
      .replace('NAME', () => own)
      .replace('VERSION', () => literal(version.replace(/^v/u, '')));
    return new RegExp(`^${whole}$`, isPython ? 'iu' : 'u');
  });
  return named.some(
    (at) => line?.test(lines[at - 1] ?? '') === true && next?.test(lines[at] ?? '') !== false,
  );
}
