/*
 * The commands that a repository runs: in the jobs of its CI, and in the scripts that these call, one level
 * deep. All of these files are a stranger's: what is not as expected has no commands.
 */

import { posix } from 'node:path';
import { parse } from 'yaml';
import { at, isObject, listAt, textAt } from '../../log/raw.ts';
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
  readonly caller: string;
  /** Of the tool, where the step or the hook says it. */
  readonly version: string | undefined;
  /** The steps of its job that set up a language. */
  readonly setup: readonly unknown[];
}

type Context = Omit<OwnCommand, 'words'>;

const PLAIN = { folder: '', isName: false, isPiped: false, caller: '', version: undefined, setup: [] };

/** What a workflow that reviews already has in it: it is no sign of what people run. */
export const REVIEWS = /uses["']?:\s*["']?[^\s"']{0,200}\/sarif-review@|templates\/sarif-review\.yml/u;

const WORKFLOWS = /^(?:\.(?:github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.yml)$/u;

export const workflowPaths = ({ paths }: RepositoryFiles): readonly string[] =>
  paths.filter((path) => WORKFLOWS.test(path));

/** The commands of all jobs, each followed by those of what it calls. Jobs of pull requests come first. */
export function readJobs(files: RepositoryFiles): readonly OwnCommand[] {
  const workflows = workflowPaths(files).map((path) => ({ path, text: files.text(path) }));
  return workflows
    .filter(({ text }) => !REVIEWS.test(text))
    .toSorted(
      (one, other) =>
        Number(/\bpull_request\b/u.test(other.text)) - Number(/\bpull_request\b/u.test(one.text)),
    )
    .flatMap(({ path, text }) => {
      const workflow = readAs(yaml, text);
      const jobs = at(workflow, 'jobs') ?? workflow;
      return (isObject(jobs) ? Object.values(jobs) : []).flatMap((job: unknown) => [
        ...listAt(job, 'script').flatMap((line) => toCommands(String(line), { ...PLAIN, path })),
        ...listAt(job, 'steps').flatMap((step, index, steps) =>
          ofStep(step, steps.slice(0, index), job, path),
        ),
      ]);
    })
    .flatMap((command) => [command, ...follow(files, command)]);
}

const SETUP = /^[\w-]+\/(?:setup-[\w-]+|rust-toolchain)@[\w./-]+$/u;

function ofStep(
  step: unknown,
  before: readonly unknown[],
  job: unknown,
  path: string,
): readonly OwnCommand[] {
  const place =
    textAt(step, 'with', 'working-directory') ??
    textAt(step, 'working-directory') ??
    textAt(job, 'defaults', 'run', 'working-directory') ??
    '';
  const folder = isPlainPath(place) ? posix.join(place, '.').replace(/^\.$|\/$/u, '') : '';
  const setup = before.filter(
    (one) => SETUP.test(textAt(one, 'uses') ?? '') && !JSON.stringify(one).includes('${'),
  );
  const context = { ...PLAIN, path, setup, folder };
  const [action = ''] = (textAt(step, 'uses') ?? '').split('@');
  if (action === '') return toCommands(textAt(step, 'run') ?? '', context);
  const words = [action, ...(textAt(step, 'with', 'args') ?? '').split(/\s+/u).filter(Boolean)];
  return [{ ...context, words, isName: true, version: textAt(step, 'with', 'version') }];
}

/** The simple commands of a script, and where each runs. */
function toCommands(script: string, context: Context): readonly OwnCommand[] {
  let { folder } = context;
  return script
    .replaceAll(/\\\r?\n/gu, ' ')
    .split(/&&|\|\||[;\n]/u)
    .filter((line) => !/^\s*#/u.test(line))
    .flatMap((line) =>
      line.split('|').flatMap((part, index) => {
        const words = toWords(part.replaceAll(/\d?>{1,2}&? ?\S+/gu, ' '));
        if (words[0] === 'cd' && isPlainPath(words[1] ?? '')) folder = posix.join(folder, words[1] ?? '');
        return words.length === 0 ? [] : [{ ...context, folder, words, isPiped: index > 0 }];
      }),
    );
}

/** As they are written, quotes among them. */
function toWords(text: string): readonly string[] {
  const parts = text.match(/"[^"]*"|'[^']*'|[^\s"']+|["']|\s+/gu) ?? [];
  return parts
    .map((part) => (/^\s/u.test(part) ? '\n' : part))
    .join('')
    .split('\n')
    .filter(Boolean);
}

/** A path that a shell and YAML take as it is, within the checkout. */
export function isPlainPath(path: string): boolean {
  return /^[\w.][\w./-]*$/u.test(path) && !path.split('/').includes('..');
}

/** Programs that call scripts, hooks, sessions and plugins, by the name that these have them under. */
const CALLERS: ReadonlyMap<string, string> = new Map([
  ...(['npm', 'pnpm', 'yarn', 'bun'] as const).map((name) => [name, 'npm'] as const),
  ...(['mvn', 'mvnw', 'gradle', 'gradlew'] as const).map((name) => [name, name.replace(/w$/u, '')] as const),
  ...(['composer', 'make', 'just', 'tox', 'nox', 'pre-commit'] as const).map((name) => [name, name] as const),
]);

function follow(
  files: RepositoryFiles,
  { words, folder, path, setup, isName }: OwnCommand,
): readonly OwnCommand[] {
  const names = isName
    ? words.map((word) => word.replace(/\/action$/u, ''))
    : words.map((word) => posix.basename(word));
  const index = names.findIndex((name) => CALLERS.has(name));
  if (index < 0 || names.slice(0, index).some((name) => /^(?:install|add|i)$/u.test(name))) return [];
  const program = CALLERS.get(names[index] ?? '');
  const given = names.slice(index + 1).filter((name) => !/^-|^run(?:-script)?$/u.test(name));
  const called = given.flatMap((name) => name.split(','));
  return readScripts(files, folder)
    .filter(({ caller }) => {
      const [by = '', name] = caller.split(' ');
      return (
        by === program &&
        (name === undefined || called.includes(name) || (given.length === 0 && /ox$/u.test(by)))
      );
    })
    .map((command) => ({ ...command, path, setup }));
}

/** The commands of the scripts of a folder. */
export function readScripts(files: RepositoryFiles, folder: string): readonly OwnCommand[] {
  const at_ = (name: string): string => posix.join(folder, name);
  const textOf = (name: string): string => (files.paths.includes(at_(name)) ? files.text(at_(name)) : '');
  const context = (name: string, caller: string): Context => ({ ...PLAIN, path: at_(name), folder, caller });
  const manifests = [
    ['package.json', 'npm'],
    ['composer.json', 'composer'],
  ] as const;
  const recipes = [
    ['Makefile', 'make'],
    ['justfile', 'just'],
    ['tox.ini', 'tox'],
    ['noxfile.py', 'nox'],
  ] as const;
  const builds = [
    ['pom.xml', 'mvn'],
    ['build.gradle', 'gradle'],
    ['build.gradle.kts', 'gradle'],
  ] as const;
  return [
    ...manifests.flatMap(([name, by]) => {
      const scripts = at(readAs(JSON.parse, textOf(name)), 'scripts');
      return Object.entries(isObject(scripts) ? scripts : {}).flatMap(([script, lines]) =>
        toCommands([lines].flat().join('\n'), context(name, `${by} ${script}`)),
      );
    }),
    ...recipes.flatMap(([name, by]) => ofRecipes(textOf(name), (script) => context(name, `${by} ${script}`))),
    ...builds.flatMap(([name, by]) =>
      [...textOf(name).matchAll(PLUGIN)].map(([, maven, gradle]) => ({
        ...{ ...context(name, by), isName: true },
        words: [maven ?? gradle?.split('.').at(-1) ?? ''],
      })),
    ),
    ...ofHooks(textOf('.pre-commit-config.yaml'), context('.pre-commit-config.yaml', 'pre-commit')),
  ];
}

const PLUGIN = /<artifactId>([\w.-]{1,80}-plugin)<|\b(?:id|alias|plugin:)[ ("']{1,3}([\w.-]{1,80})/gu;

/** Indented lines below `name:`, `def name(` or `[testenv:name]`, which is how `make`, `nox` and `tox` have them. */
function ofRecipes(text: string, context: (name: string) => Context): readonly OwnCommand[] {
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

function ofHooks(text: string, context: Context): readonly OwnCommand[] {
  return listAt(readAs(yaml, text), 'repos').flatMap((repo) =>
    listAt(repo, 'hooks').flatMap((hook) => {
      const [id = '', rev = ''] = [textAt(hook, 'id'), textAt(repo, 'rev')];
      const args = listAt(hook, 'args').map(String);
      const entry = textAt(hook, 'entry');
      if (entry !== undefined) return toCommands([entry, ...args].join(' '), context);
      // The version of one that is frozen stands behind its commit.
      const [said = ''] = (rev === '' ? '' : (text.split(rev)[1] ?? '')).split('\n');
      const isOfTool = (textAt(repo, 'repo') ?? '').includes(id.replace(/-check$/u, ''));
      const version = isOfTool ? /\d+\.\d+\.\d+/u.exec(rev + said)?.[0] : undefined;
      return [{ ...context, isName: true, words: [id, ...args], version }];
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
