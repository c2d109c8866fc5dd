// Builds the bundle: the action (dist/index.js), the command line with the sandbox (dist/cli.js), and the
// parts that both load as they need them. `node scripts/build.ts OUT` writes it elsewhere, which is how the
// equality check gets its fresh build.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { minify } from '@swc/core';
import ncc from '@vercel/ncc';
import { type Comment, parse } from 'acorn';
import { findActionChunks } from './action-chunks.ts';
import { licenseTexts, readBundleContents, STATISTICS } from './bundle-contents.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const root = resolve(import.meta.dirname, '..');
const out = resolve(positionals[0] ?? join(root, 'dist'));
const emitted = join(root, 'build');
/** The name that ncc gives the entry. */
const BUNDLE = 'index.js';

rmSync(emitted, { recursive: true, force: true });
rmSync(out, { recursive: true, force: true });
// A build for the equality check leaves types to `npm run types`: they change nothing of what is emitted.
const check = positionals[0] === undefined ? [] : ['--noCheck'];
execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.build.json', ...check], {
  cwd: root,
  stdio: 'inherit',
});
// What a package does not export is imported by its path, which is as deep from here as from the sources.
symlinkSync(join(root, 'node_modules'), join(emitted, 'node_modules'));
/**
 * Packages that are not bundled, each with what is imported in its place: a module that every bundle loads.
 * `@actions/core` asks for tokens by an HTTP stack of 1 MB, and for the platform by programs: it uses each in
 * one function, which we never call.
 */
const NOT_BUNDLED = {
  '@actions/exec': 'module',
  '@actions/http-client': 'module',
  '@actions/http-client/lib/auth': 'module',
};
// Of source maps none is asked for: they carry paths of the machine that built them.
const { code, assets, stats } = await ncc(join(emitted, 'src/main.js'), {
  cache: false,
  quiet: true,
  externals: NOT_BUNDLED,
});
const graph = { all: false, modules: true, nestedModules: true, reasons: true, ids: true, modulesSpace: 1e9 };
const statistics = stats.toJson({ ...graph, chunks: true, chunkOrigins: true });
const ofAction = findActionChunks(statistics);
writeFileSync(
  join(root, STATISTICS),
  JSON.stringify({ ...statistics, actionChunks: ofAction.map(({ id }) => id) }),
);

const names = new Set(ofAction.map(({ file }) => file));
const files = [
  [BUNDLE, code] as const,
  ...Object.entries(assets).map(([name, { source }]) => [name, source] as const),
];
for (const [name, source] of files) {
  const file = join(out, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, name.endsWith('.js') ? await shorten(String(source), names.has(name)) : source);
}
const command = readFileSync(join(emitted, 'src/command-line.js'), 'utf8').replace(
  './main.js',
  `./${BUNDLE}`,
);
writeFileSync(join(out, 'cli.js'), command);
chmodSync(join(out, 'cli.js'), 0o755);
// ncc's own file of licenses names only the packages of one chunk.
writeFileSync(join(out, 'licenses.txt'), licenseTexts(readBundleContents(root), root));

/**
 * V8 keeps a file with one other character as two bytes a character, and reads it slower. In strings,
 * patterns and templates, where alone they stand, the escape means the same.
 */
function inAscii(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, (found) =>
    Array.from(
      { length: found.length },
      (_, index) => `\\u${found.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}

/** What a run of the action does not load is minified; the rest stays readable, and has no comments. */
async function shorten(text: string, isOfAction: boolean): Promise<string> {
  if (!isOfAction) return (await minify(text, { module: true, compress: true, mangle: true })).code;
  const comments: Comment[] = [];
  parse(text, { ecmaVersion: 'latest', sourceType: 'module', onComment: comments });
  // All else stays as it is: printed anew, functions lose the parentheses by which V8 compiles them at once,
  // and a start costs a sixth more.
  const kept: string[] = [];
  let at = 0;
  for (const { start, end } of comments) {
    const line = text.lastIndexOf('\n', start - 1) + 1;
    const next = text.indexOf('\n', end) + 1;
    const isAlone = next > 0 && `${text.slice(line, start)}${text.slice(end, next)}`.trim() === '';
    kept.push(text.slice(at, isAlone ? Math.max(at, line) : start));
    at = isAlone ? next : end;
  }
  return inAscii([...kept, text.slice(at)].join(''));
}
