import { readFileSync } from 'node:fs';
import { createRequire, enableCompileCache, flushCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { follow } from './globals.ts';

const { default: JestRuntime }: typeof import('jest-runtime') = createRequire(import.meta.url)(
  'jest-runtime',
);
const ROOT = join(import.meta.dirname, '../..');
const GLOBALS = new URL('globals.ts', import.meta.url).href;
const PROGRAMS = new URL('start-programs.ts', import.meta.url).href;
const TIMERS = new URL('quick-timers.ts', import.meta.url).href;
/** The program itself. */
const SOURCE = pathToFileURL(join(ROOT, 'src/')).href;
/** The modules that start git. */
const GIT = ['src/git/', 'sandbox/git/', 'test/git/repository.ts'].map(
  (path) => pathToFileURL(join(ROOT, path)).href,
);

enableCompileCache(join(ROOT, 'node_modules/.cache/tests'));

registerHooks({
  resolve: (specifier, context, next) => {
    const url = stand(specifier, context.parentURL ?? '');
    return url === undefined
      ? next(specifier, context)
      : { url, format: 'module-typescript', shortCircuit: true };
  },
  load: (url, context, next) =>
    url.endsWith('.tsx')
      ? { source: compilePage(fileURLToPath(url)), format: 'module', shortCircuit: true }
      : next(url, context),
});

/** The module that stands for another one in tests, if any does. */
function stand(specifier: string, importer: string): string | undefined {
  if (specifier === '@jest/globals') return GLOBALS;
  if (specifier === 'node:timers/promises' && importer.startsWith(SOURCE)) return TIMERS;
  const isOfGit = specifier === 'node:child_process' && GIT.some((path) => importer.startsWith(path));
  // Elsewhere a pipe is no socket of that kind.
  return isOfGit && process.platform === 'linux' ? PROGRAMS : undefined;
}

/** Node.js strips types, and knows no JSX. */
function compilePage(filename: string): string {
  return transformSync(readFileSync(filename, 'utf8'), {
    filename,
    configFile: false,
    swcrc: false,
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', importSource: 'hono/jsx' } },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  }).code;
}

/** `Array`, `Error`, `String` and their like. */
const BUILT_IN = Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Z]\w*[a-z]/u.test(name));

let imports = 0;

/**
 * Imports test files as Node.js imports any module: what they import is loaded once in a process and stays
 * warm. Jest's own way loads and compiles the whole program again for each file, in a context where every
 * global is slow. So files of one worker share the state of modules, and there is none to share.
 */
// biome-ignore lint/style/noDefaultExport: Jest takes the default export.
export default class Runtime extends JestRuntime {
  constructor(...given: ConstructorParameters<typeof JestRuntime>) {
    const [, { global }] = given;
    // `expect` lives in the context of Jest, and asks what is a `String` or an `Error`: it is to mean those
    // here.
    for (const name of BUILT_IN) Reflect.set(global, name, Reflect.get(globalThis, name));
    super(...given);
  }

  override unstable_shouldLoadAsEsm(path: string): boolean {
    return /\.tsx?$/u.test(path) || super.unstable_shouldLoadAsEsm(path);
  }

  override async unstable_importModule(path: string): Promise<void> {
    follow(this.requireModuleOrMock(path, '@jest/globals'));
    imports += 1;
    await import(`${pathToFileURL(path).href}?${imports}`);
  }

  override teardown(): void {
    super.teardown();
    flushCompileCache();
  }
}
