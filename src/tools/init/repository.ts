/* What a repository tells of itself: its files, what installs its packages, and in which versions. */

import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Git, gitOutput } from '../../git/git.ts';
import { at } from '../../logs/raw.ts';

/** A repository, as far as it tells what it uses. */
export interface RepositoryFiles {
  /** From its root; without what git ignores, so that no package and no build tells of itself. */
  readonly paths: readonly string[];
  /** Those of them that git tracks, which is all that CI has. */
  readonly tracked: ReadonlySet<string>;
  /** The text of one of them; empty where it cannot be read. */
  text(path: string): string;
}

/** Files that tell of tools are small; a lock file is among the large ones. */
const LARGEST_BYTES = 10_000_000;

/** @param root of the checkout */
export async function readRepository(git: Git, root: string): Promise<RepositoryFiles> {
  const list = async (...which: readonly string[]): Promise<readonly string[]> => {
    const listed = await gitOutput(git, ['ls-files', '-z', '--full-name', ...which, ':/']);
    return listed.toString('utf8').split('\0').slice(0, -1);
  };
  const tracked = new Set(await list('--cached'));
  return {
    paths: [...new Set([...tracked, ...(await list('--others', '--exclude-standard'))])],
    tracked,
    text(path) {
      try {
        const file = join(root, path);
        const found = statSync(file);
        return found.isFile() && found.size <= LARGEST_BYTES ? readFileSync(file, 'utf8') : '';
      } catch {
        return '';
      }
    },
  };
}

/** Undefined of what is broken. */
export function readAs(reader: (text: string) => unknown, text: string): unknown {
  try {
    return reader(text);
  } catch {
    return undefined;
  }
}

interface PackageManager {
  /** Where it installs, from the root of the repository; empty for the root. */
  readonly folder: string;
  /** The command that installs, on a machine that has the language alone. */
  readonly install: string;
  /** What stands before the name of a program of a package. */
  readonly run: string;
  /** The command by which people add packages for development. */
  readonly add: string;
  /** Its packages are in no folder `node_modules`, so that another working tree cannot share them. */
  readonly isHidden: boolean;
}

/**
 * Its lock file, and the commands of the interface, each kind on a line. Version 1 of Yarn prints what it
 * runs.
 */
const KINDS: readonly (readonly [lock: string, install: string, run: string, add: string])[] = [
  ['yarn.lock', 'corepack enable && yarn install --frozen-lockfile', 'yarn --silent ', 'yarn add --dev'],
  ['package-lock.json', 'npm ci', 'npx ', 'npm install --save-dev'],
  ['npm-shrinkwrap.json', 'npm ci', 'npx ', 'npm install --save-dev'],
  [
    'pnpm-lock.yaml',
    'corepack enable && pnpm install --frozen-lockfile',
    'pnpm exec ',
    'pnpm add --save-dev',
  ],
  ['bun.lock', 'npm install --global bun && bun install --frozen-lockfile', 'bunx ', 'bun add --dev'],
  ['bun.lockb', 'npm install --global bun && bun install --frozen-lockfile', 'bunx ', 'bun add --dev'],
];

/** That of the row, or of the nearest lock file, in the folder or above it; npm without one. */
export function findPackageManager(
  files: RepositoryFiles,
  folder: string,
  manager: 'composer' | 'bundler' | undefined,
): PackageManager {
  const isHidden = true;
  if (manager === 'composer')
    return {
      folder,
      install: 'composer install',
      run: 'vendor/bin/',
      add: 'composer require --dev',
      isHidden,
    };
  if (manager === 'bundler')
    return {
      folder,
      install: 'bundle install',
      run: 'bundle exec ',
      add: 'bundle add --group development',
      isHidden,
    };
  const above = folder.split('/').map((_, index, names) => names.slice(0, names.length - index).join('/'));
  const text = (...path: readonly string[]): string => files.text(posix.join(...path));
  for (const one of [...new Set([...above, ''])]) {
    const kind = KINDS.find(([lock]) => files.tracked.has(posix.join(one, lock)));
    if (kind === undefined) continue;
    const [lock, install, run, added] = kind;
    // npm refuses to install by a lock file that it is told to have none of.
    if (run === 'npx ' && /^package-lock\s*=\s*false/mu.test(text(one, '.npmrc'))) continue;
    const add = files.paths.includes(posix.join(folder, 'pnpm-workspace.yaml'))
      ? `${added} --workspace-root`
      : added;
    if (lock === 'yarn.lock' && !text(one, lock).includes('# yarn lockfile v1')) {
      const isPlugAndPlay = !/^nodeLinker:.*node-modules/mu.test(text(one, '.yarnrc.yml'));
      const berry = { install: 'corepack enable && yarn install --immutable', run: 'yarn run ' };
      return { folder: one, ...berry, add, isHidden: isPlugAndPlay };
    }
    return { folder: one, install, run, add, isHidden: false };
  }
  const owner = above.find((one) => files.paths.includes(posix.join(one, 'package.json'))) ?? folder;
  return {
    folder: owner,
    install: 'npm install',
    run: 'npx ',
    add: 'npm install --save-dev',
    isHidden: false,
  };
}

const manifestOf = (files: RepositoryFiles, folder: string): unknown =>
  readAs(JSON.parse, files.text(posix.join(folder, 'package.json')));

/** The versions of a package that a manifest of npm wants, in the folder or at the root. */
function wantedOf(files: RepositoryFiles, folder: string, name: string): readonly unknown[] {
  return [folder, ''].flatMap((one) =>
    ['dependencies', 'devDependencies', 'optionalDependencies']
      .map((list) => at(manifestOf(files, one), list, name))
      .filter((version) => typeof version === 'string'),
  );
}

/** The major version of a package that the repository depends on; NaN where none is known. */
export function majorOf(files: RepositoryFiles, name: string): number {
  return Number(/\d+/u.exec(String(wantedOf(files, '', name)[0]))?.[0] ?? Number.NaN);
}

/** Whether a package is installed for what runs in the folder, by itself or for the repository as a whole. */
export function hasPackage(files: RepositoryFiles, folder: string, name: string): boolean {
  const lists = files.paths.filter((path) => /^(?:composer\.json|Gemfile|[^/]+\.gemspec)$/u.test(path));
  return (
    wantedOf(files, folder, name).length > 0 ||
    lists.some((path) => ['"', "'"].some((mark) => files.text(path).includes(mark + name + mark)))
  );
}

/**
 * The version of Node.js that the job of the repository takes, else that of its files; 24 where they leave it
 * open.
 */
export function findNodeVersion(files: RepositoryFiles, folder: string, setup: readonly unknown[]): string {
  const manifest = manifestOf(files, folder);
  const inJob = setup.find((step) => String(at(step, 'uses')).startsWith('actions/setup-node@'));
  const written = [
    at(inJob, 'with', 'node-version'),
    ...['.node-version', '.nvmrc'].map((name) => files.text(posix.join(folder, name)) || files.text(name)),
    at(manifest, 'volta', 'node'),
    at(manifest, 'engines', 'node'),
  ];
  // One as it is, or the number before what is open.
  const versions = written.map((one) =>
    /^(?:v?(\d+(?:\.\d+){0,2})|[\^~](\d+)[.\dx]*|(\d+)(?:\.\d+)?\.[x*])$/u.exec(String(one).trim())?.slice(1),
  );
  return versions.find((found) => found !== undefined)?.find(Boolean) ?? '24';
}

/**
 * The version of a package of Python that the repository pins, in a lock file, in requirements or in a job.
 */
export function findVersion({ paths, text }: RepositoryFiles, name: string): string | undefined {
  const pins = paths.filter((path) =>
    /^(?:(?:uv|poetry|pdm)\.lock|requirements.{0,40}\.txt|\.github\/workflows\/.+)$/u.test(path),
  );
  return pins
    .flatMap((path) => {
      const lines = `\n${text(path)}`.replaceAll('\r', '');
      return [`name = "${name}"\nversion = "`, `\n${name}==`, ` ${name}==`].map(
        (mark) => lines.split(mark)[1] ?? '',
      );
    })
    .map((after) => /^\d[\d.]*/u.exec(after)?.[0])
    .find((version) => version !== undefined);
}
