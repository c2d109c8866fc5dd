// Builds the two bundles: the action (dist/index.js) and the command line with the sandbox
// (dist/cli/index.js). `node scripts/build.ts OUT` writes them elsewhere, which is how the equality check
// gets its fresh build.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import ncc from '@vercel/ncc';
import { readBundleContents } from './bundle-contents.ts';
import { licenseTexts } from './license-texts.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const root = resolve(import.meta.dirname, '..');
const out = resolve(positionals[0] ?? join(root, 'dist'));
const emitted = join(root, 'build');

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
 * `@actions/core` asks for tokens by an HTTP stack of 1 MB, which it uses in that one function, and we never
 * do.
 */
const NOT_BUNDLED = {
  '@actions/http-client': 'module',
  '@actions/http-client/lib/auth': 'module',
};
for (const [entry, folder] of [
  ['main.js', out],
  ['cli.js', join(out, 'cli')],
] as const) {
  // Of source maps none is asked for: they carry paths of the machine that built them.
  const { code, assets, stats } = await ncc(join(emitted, 'src', entry), {
    cache: false,
    quiet: true,
    externals: NOT_BUNDLED,
  });
  const bundle = join(folder, 'index.js');
  const files = Object.entries(assets).map(([name, { source }]) => [join(folder, name), source] as const);
  for (const [file, source] of [...files, [bundle, code] as const]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
  if (entry === 'cli.js') chmodSync(bundle, 0o755);
  // What `readBundleContents` reads, and no more: all of it is larger than the bundle by far.
  const wanted = { all: false, modules: true, nestedModules: true, ids: true, modulesSpace: 1e9 };
  const statistics = join(emitted, `${entry}.stats.json`);
  writeFileSync(statistics, JSON.stringify(stats.toJson(wanted)));
  // ncc's own file of licenses names only the packages of one chunk.
  writeFileSync(join(folder, 'licenses.txt'), licenseTexts(readBundleContents(statistics, root), root));
}
