/* Which package manager of npm's packages a repository uses, by the lock file that git tracks. */

import { posix } from 'node:path';
import { at, isObject } from '../../logs/raw.ts';
import type { RepositoryFiles } from './repository-files.ts';

export interface PackageManager {
  readonly name: 'npm' | 'pnpm' | 'yarn' | 'bun';
  /** Where it installs, from the root of the repository; empty for the root. */
  readonly folder: string;
  /** The command that installs, on a machine that has Node.js alone. */
  readonly install: string;
  /** What stands before the name of a program of a package. */
  readonly run: string;
  /** The command by which people add packages for development. */
  readonly add: string;
  /** Its packages are in no folder `node_modules`, so that another working tree cannot share them. */
  readonly hidesPackages: boolean;
}

type Kind = Pick<PackageManager, 'name' | 'install' | 'run' | 'add'>;

const NPM = { name: 'npm', run: 'npx', add: 'npm install --save-dev' } as const;
const PNPM: Kind = {
  name: 'pnpm',
  install: 'corepack enable && pnpm install --frozen-lockfile',
  run: 'pnpm exec',
  add: 'pnpm add --save-dev',
};
const BUN: Kind = {
  name: 'bun',
  install: 'npm install --global bun && bun install --frozen-lockfile',
  run: 'bunx',
  add: 'bun add --dev',
};

const LOCKS: Readonly<Record<string, Kind>> = {
  'package-lock.json': { ...NPM, install: 'npm ci' },
  'npm-shrinkwrap.json': { ...NPM, install: 'npm ci' },
  'pnpm-lock.yaml': PNPM,
  'bun.lock': BUN,
  'bun.lockb': BUN,
};

/** That of the nearest lock file, in the folder or above it; npm without one. */
export function findPackageManager(files: RepositoryFiles, folder: string): PackageManager {
  const above = foldersFrom(folder);
  for (const one of above) {
    const kind = kindIn(files, one);
    if (kind !== undefined)
      return {
        ...kind,
        // At the root of a workspace it wants to be told that the root is meant.
        ...(files.paths.includes(posix.join(folder, 'pnpm-workspace.yaml')) && {
          add: `${kind.add} --workspace-root`,
        }),
        folder: one,
        hidesPackages:
          kind === BERRY && !/^nodeLinker:.*node-modules/mu.test(files.text(posix.join(one, '.yarnrc.yml'))),
      };
  }
  const owner = above.find((one) => files.paths.includes(posix.join(one, 'package.json')));
  return { ...NPM, install: 'npm install', folder: owner ?? folder, hidesPackages: false };
}

/** Version 1 prints what it runs on standard output, where some tools write their log. */
const CLASSIC: Kind = {
  name: 'yarn',
  install: 'corepack enable && yarn install --frozen-lockfile',
  run: 'yarn --silent',
  add: 'yarn add --dev',
};
const BERRY: Kind = { ...CLASSIC, install: 'corepack enable && yarn install --immutable', run: 'yarn run' };

function kindIn(files: RepositoryFiles, folder: string): Kind | undefined {
  const has = (name: string): boolean => files.tracked.has(posix.join(folder, name));
  if (has('yarn.lock'))
    return files.text(posix.join(folder, 'yarn.lock')).includes('# yarn lockfile v1') ? CLASSIC : BERRY;
  const lock = Object.keys(LOCKS).find(has);
  return lock === undefined ? undefined : LOCKS[lock];
}

/** The folder and those above it, up to the root, which is empty. */
function foldersFrom(folder: string): readonly string[] {
  if (folder === '') return [''];
  const above = posix.dirname(folder);
  return [folder, ...foldersFrom(above === '.' ? '' : above)];
}

/** Whether a package is installed for what runs in the folder, by itself or for the repository as a whole. */
export function hasPackage(files: RepositoryFiles, folder: string, name: string): boolean {
  return dependsOn(files, folder, name) || dependsOn(files, '', name);
}

/** Whether `package.json` of the folder depends on a package. */
export function dependsOn(files: RepositoryFiles, folder: string, name: string): boolean {
  const manifest = readManifest(files, folder);
  const lists = isObject(manifest) ? Object.entries(manifest) : [];
  return lists.some(
    ([key, list]) =>
      /^(?:dev|optional)?dependencies$/iu.test(key) && isObject(list) && Object.hasOwn(list, name),
  );
}

/** The commands of the scripts in `package.json` of the folder. */
export function readScripts(files: RepositoryFiles, folder: string): readonly string[] {
  const scripts = at(readManifest(files, folder), 'scripts');
  return isObject(scripts) ? Object.values(scripts).filter((text) => typeof text === 'string') : [];
}

function readManifest(files: RepositoryFiles, folder: string): unknown {
  try {
    return JSON.parse(files.text(posix.join(folder, 'package.json')));
  } catch {
    return undefined;
  }
}
