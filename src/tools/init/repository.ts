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
    const listed = await gitOutput(git, ['-C', root, 'ls-files', '-z', ...which]);
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

const npm = { install: 'npm install', run: 'npx ', add: 'npm install --save-dev', isHidden: false };
const bun = {
  ...{ install: 'npm install --global bun && bun install --frozen-lockfile', run: 'bunx ' },
  ...{ add: 'bun add --dev', isHidden: false },
};
const yarn = {
  install: 'corepack enable && yarn install --immutable',
  run: 'yarn run ',
  add: 'yarn add --dev',
};

/** By its lock file. */
const LOCKS: Readonly<Record<string, Omit<PackageManager, 'folder'>>> = {
  // Version 1 prints what it runs.
  'yarn.lock': {
    ...{ install: 'corepack enable && yarn install --frozen-lockfile', run: 'yarn --silent ' },
    ...{ add: yarn.add, isHidden: false },
  },
  'package-lock.json': { ...npm, install: 'npm ci' },
  'pnpm-lock.yaml': {
    ...{ install: 'corepack enable && pnpm install --frozen-lockfile', run: 'pnpm exec ' },
    ...{ add: 'pnpm add --save-dev', isHidden: false },
  },
  'bun.lock': bun,
  'bun.lockb': bun,
};

const MANAGERS = {
  composer: {
    ...{ install: 'composer install', run: 'vendor/bin/', add: 'composer require --dev', isHidden: true },
  },
  bundler: {
    ...{ install: 'bundle install', run: 'bundle exec ', add: 'bundle add --group development' },
    isHidden: true,
  },
} as const;

/** That of the row, or of the nearest lock file, in the folder or above it; npm without one. */
export function findPackageManager(
  files: RepositoryFiles,
  folder: string,
  manager: keyof typeof MANAGERS | undefined,
): PackageManager {
  if (manager !== undefined) return { folder, ...MANAGERS[manager] };
  const above = folder.split('/').map((_, index, names) => names.slice(0, names.length - index).join('/'));
  const has = (one: string, name: string): boolean => files.tracked.has(posix.join(one, name));
  for (const one of new Set([...above, ''])) {
    const [lock, found] = Object.entries(LOCKS).find(([name]) => has(one, name)) ?? [];
    if (lock === undefined || found === undefined) continue;
    const isOlder = files.text(posix.join(one, lock)).includes('# yarn lockfile v1');
    if (lock !== 'yarn.lock' || isOlder) return { folder: one, ...found };
    const settings = files.text(posix.join(one, '.yarnrc.yml'));
    return { folder: one, ...yarn, isHidden: !/^nodeLinker:.*node-modules/mu.test(settings) };
  }
  return { folder: above.find((one) => has(one, 'package.json')) ?? folder, ...npm };
}

const manifestOf = (files: RepositoryFiles, folder: string): unknown =>
  readAs(JSON.parse, files.text(posix.join(folder, 'package.json')));

/** Whether a package is installed for what runs in the folder, by itself or for the repository as a whole. */
export function hasPackage(files: RepositoryFiles, folder: string, name: string): boolean {
  const lists = files.paths.filter((path) => /^(?:composer\.json|Gemfile|[^/]+\.gemspec)$/u.test(path));
  return (
    [folder, ''].some((one) =>
      ['dependencies', 'devDependencies'].some(
        (list) => at(manifestOf(files, one), list, name) !== undefined,
      ),
    ) || lists.some((path) => ['"', "'"].some((mark) => files.text(path).includes(mark + name + mark)))
  );
}

/** The version of Node.js that the job of the repository takes, else that of its files; 24 without one. */
export function findNodeVersion(files: RepositoryFiles, folder: string, setup: readonly unknown[]): string {
  const inJob = setup.find((step) => String(at(step, 'uses')).startsWith('actions/setup-node@'));
  const written = [
    at(inJob, 'with', 'node-version'),
    ...['.node-version', '.nvmrc'].map((name) => files.text(posix.join(folder, name)) || files.text(name)),
    at(manifestOf(files, folder), 'volta', 'node'),
  ];
  return (
    written
      .map((one) => /^v?(\d+(?:\.\d+){0,2})(?:\.x)?$/u.exec(String(one).trim())?.[1])
      .find((found) => found !== undefined) ?? '24'
  );
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
      const lines = `\n${text(path)}`;
      return [`name = "${name}"\nversion = "`, `\n${name}==`, ` ${name}==`].map(
        (mark) => lines.split(mark)[1] ?? '',
      );
    })
    .map((after) => /^\d[\d.]*/u.exec(after)?.[0])
    .find((version) => version !== undefined);
}
