/*
 * The commands that a repository runs: in the jobs of its CI, and in the scripts that these call, one level
 * deep. All of these files are a stranger's: what is not as expected has no commands.
 */

import { posix } from 'node:path';
import { parse } from 'yaml';
import { at, isObject, listAt, textAt } from '../../logs/raw.ts';
import type { RepositoryFiles } from './repository-files.ts';

export interface OwnCommand {
  /** The file that has it. */
  readonly path: string;
  /** Where it runs, from the root of the repository; empty for the root. */
  readonly folder: string;
  /** As they are written; of an action, a hook or a plugin, its name and what it is given. */
  readonly words: readonly string[];
  readonly isName: boolean;
  /** It reads what another program writes. */
  readonly isPiped: boolean;
  /** What calls it, if it stands in a script: the program, and the name of the script. */
  readonly caller: readonly string[];
  /** Of the tool, where the step or the hook says it. */
  readonly version: string | undefined;
  /** The steps of its job that set up a language. */
  readonly setup: readonly unknown[];
}

type Context = Omit<OwnCommand, 'words'>;

const PLAIN: Omit<Context, 'path'> = {
  folder: '',
  isName: false,
  isPiped: false,
  caller: [],
  version: undefined,
  setup: [],
};

/** What a workflow that reviews already has in it: it is no sign of what people run. */
export const REVIEWS = /uses["']?:\s*["']?[^\s"']{0,200}\/sarif-review@|templates\/sarif-review\.yml/u;

const WORKFLOWS = /^(?:\.(?:github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.yml)$/u;

/** The commands of all jobs, each followed by those of what it calls. Jobs of pull requests come first. */
export function readJobs(files: RepositoryFiles): readonly OwnCommand[] {
  const workflows = files.paths.flatMap((path) =>
    WORKFLOWS.test(path) ? [{ path, text: files.text(path) }] : [],
  );
  const [first, later] = [true, false].map((is) =>
    workflows.filter(({ text }) => /\bpull_request\b/u.test(text) === is),
  );
  return [...(first ?? []), ...(later ?? [])]
    .filter(({ text }) => !REVIEWS.test(text))
    .flatMap(({ path, text }) => {
      const workflow = readAs(yaml, text);
      const jobs = at(workflow, 'jobs') ?? workflow;
      return (isObject(jobs) ? Object.values(jobs) : []).flatMap((job: unknown) => [
        ...listAt(job, 'script').flatMap((line) => toCommands(String(line), { ...PLAIN, path })),
        ...listAt(job, 'steps').flatMap((step, index, steps) =>
          ofStep(step, job, { ...PLAIN, path, setup: steps.slice(0, index) }),
        ),
      ]);
    })
    .flatMap((command) => [command, ...follow(files, command)]);
}

const SETUP = /^[\w-]+\/(?:setup-[\w-]+|rust-toolchain)@[\w./-]+$/u;

function ofStep(step: unknown, job: unknown, context: Context): readonly OwnCommand[] {
  const place = [at(step, 'with'), step, at(job, 'defaults', 'run')]
    .map((one) => textAt(one, 'working-directory'))
    .find(Boolean);
  const folder = isPlainPath(place ?? '') ? posix.join(place ?? '', '.').replace(/^\.$|\/$/u, '') : '';
  const setup = context.setup.filter(
    (one) => SETUP.test(textAt(one, 'uses') ?? '') && !JSON.stringify(one).includes('${'),
  );
  const [action = ''] = (textAt(step, 'uses') ?? '').split('@');
  if (action === '') return toCommands(textAt(step, 'run') ?? '', { ...context, setup, folder });
  const words = [action, ...(textAt(step, 'with', 'args') ?? '').split(/\s+/u).filter(Boolean)];
  return [{ ...context, setup, folder, words, isName: true, version: textAt(step, 'with', 'version') }];
}

/** The simple commands of a script, in words as they are written, and where each runs. */
function toCommands(script: string, context: Context): readonly OwnCommand[] {
  let { folder } = context;
  const lines = script.replaceAll(/\\\r?\n/gu, ' ').split(/&&|\|\||[;\n]/u);
  return lines.flatMap((line) =>
    (/^\s*#/u.test(line) ? [] : line.split('|')).flatMap((part, index) => {
      const words = part
        .replaceAll(/\d?>{1,2}&? ?\S+/gu, ' ')
        .replaceAll(/"[^"]*"|'[^']*'|\s+/gu, (sign) => (/^\s/u.test(sign) ? '\n' : sign))
        .split('\n')
        .filter(Boolean);
      if (words[0] === 'cd' && isPlainPath(words[1] ?? '')) folder = posix.join(folder, words[1] ?? '');
      return words.length === 0 ? [] : [{ ...context, folder, words, isPiped: index > 0 }];
    }),
  );
}

/** A path that a shell and YAML take as it is, within the checkout. */
export function isPlainPath(path: string): boolean {
  return /^[\w.][\w./-]*$/u.test(path) && !path.split('/').includes('..');
}

function follow(files: RepositoryFiles, { words, folder, path, setup }: OwnCommand): readonly OwnCommand[] {
  const names = words.map((word) =>
    posix
      .basename(word.replace(/\/action$/u, ''))
      .replace(/^(?:pnpm|yarn|bun)$/u, 'npm')
      .replace(/^(mvn|gradle)w$/u, '$1'),
  );
  const scripts = readScripts(files, folder);
  const index = names.findIndex((name) => SCRIPTS.some(([, by]) => by === name));
  if (index < 0 || names.slice(0, index).some((name) => /^(?:install|add|i)$/u.test(name))) return [];
  const given = names.slice(index + 1).filter((name) => !/^-|^run(?:-script)?$/u.test(name));
  const called = given.flatMap((name) => name.split(','));
  return scripts
    .filter(
      ({ caller: [by = '', name = ''] }) =>
        by === names[index] &&
        (name === '' || called.includes(name) || (given.length === 0 && by.endsWith('ox'))),
    )
    .map((command) => ({ ...command, path, setup }));
}

/** The commands of the scripts of a folder. */
export function readScripts(files: RepositoryFiles, folder: string): readonly OwnCommand[] {
  return SCRIPTS.flatMap(([name, by, commandsOf]) => {
    const path = posix.join(folder, name);
    if (!files.paths.includes(path)) return [];
    return commandsOf(files.text(path), (script = '') => ({ ...PLAIN, path, folder, caller: [by, script] }));
  });
}

type ToContext = (script?: string) => Context;

/** Files with scripts, hooks, sessions and plugins, what calls them, and how they are read. */
const SCRIPTS: readonly (readonly [
  name: string,
  by: string,
  (text: string, context: ToContext) => readonly OwnCommand[],
])[] = [
  ['package.json', 'npm', ofManifest],
  ['composer.json', 'composer', ofManifest],
  ['Makefile', 'make', ofRecipes],
  ['justfile', 'just', ofRecipes],
  ['tox.ini', 'tox', ofRecipes],
  ['noxfile.py', 'nox', ofRecipes],
  ['pom.xml', 'mvn', ofBuild],
  ['build.gradle', 'gradle', ofBuild],
  ['build.gradle.kts', 'gradle', ofBuild],
  ['.pre-commit-config.yaml', 'pre-commit', ofHooks],
];

function ofManifest(text: string, context: ToContext): readonly OwnCommand[] {
  const scripts = at(readAs(JSON.parse, text), 'scripts');
  return Object.entries(isObject(scripts) ? scripts : {}).flatMap(([name, lines]) =>
    toCommands([lines].flat().join('\n'), context(name)),
  );
}

const PLUGIN = /<artifactId>([\w.-]{1,80}-plugin)<|\b(?:id|alias|plugin:)[ ("']{1,3}([\w.-]{1,80})/gu;

function ofBuild(text: string, context: ToContext): readonly OwnCommand[] {
  return [...text.matchAll(PLUGIN)].map(([, maven, gradle]) => ({
    ...{ ...context(), isName: true, words: [maven ?? gradle?.split('.').at(-1) ?? ''] },
  }));
}

/**
 * Indented lines below `name:`, `def name(` or `[testenv:name]`, which is how `make`, `nox` and `tox` have
 * them.
 */
function ofRecipes(text: string, context: ToContext): readonly OwnCommand[] {
  let [name, isOther] = ['', false];
  return text
    .replaceAll(/\\\r?\n/gu, ' ')
    .split('\n')
    .flatMap((line) => {
      const head = /^\[testenv:?([^\]]*)\]|^def (\w+)|^([\w./%-]+)(?![\w./%-])[^:=]*:(?!=)/u.exec(line);
      const field = /^(\w+)\s*=(.*)/u.exec(line);
      if (head !== null) name = head.slice(1).find((one) => one !== undefined) ?? '';
      // Packages of `tox` are no commands.
      if (head !== null || field !== null) isOther = field !== null && field[1] !== 'commands';
      const script = field === null ? (/^[\t ]+[@-]*(.*)/u.exec(line)?.[1] ?? '') : (field[2] ?? '');
      const plain = script.startsWith('session.run(')
        ? script.replaceAll(/session\.run|[(),"']/gu, ' ')
        : script;
      return isOther ? [] : toCommands(plain, context(name));
    });
}

function ofHooks(text: string, context: ToContext): readonly OwnCommand[] {
  return listAt(readAs(yaml, text), 'repos').flatMap((repo) =>
    listAt(repo, 'hooks').flatMap((hook) => {
      const [id = '', rev = ''] = [textAt(hook, 'id'), textAt(repo, 'rev')];
      const args = listAt(hook, 'args').map(String);
      const entry = textAt(hook, 'entry');
      if (entry !== undefined) return toCommands([entry, ...args].join(' '), context());
      // The version of one that is frozen stands behind its commit.
      const [said = ''] = (rev === '' ? '' : (text.split(rev)[1] ?? '')).split('\n');
      const isOfTool = (textAt(repo, 'repo') ?? '').includes(id.replace(/-check$/u, ''));
      const version = isOfTool ? /\d{1,9}\.\d{1,9}\.\d{1,9}/u.exec(rev + said)?.[0] : undefined;
      return [{ ...context(), isName: true, words: [id, ...args], version }];
    }),
  );
}

const yaml = (text: string): unknown => parse(text, { logLevel: 'silent' });

/** Undefined of what is broken. */
export function readAs(reader: (text: string) => unknown, text: string): unknown {
  try {
    return reader(text);
  } catch {
    return undefined;
  }
}
