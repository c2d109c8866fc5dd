// Builds the two bundles: the action (dist/index.js) and the command line with the sandbox (dist/cli/index.js).
// `node scripts/build.ts OUT` writes them elsewhere, which is how the equality check gets its fresh build.
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBundleContents } from './bundle-contents.ts';
import { licenseTexts } from './license-texts.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const root = resolve(import.meta.dirname, '..');
const out = resolve(positionals[0] ?? join(root, 'dist'));
const emitted = join(root, 'build');
const bin = (name: string): string => join(root, 'node_modules', '.bin', name);

rmSync(emitted, { recursive: true, force: true });
rmSync(out, { recursive: true, force: true });
execFileSync(bin('tsc'), ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
for (const [entry, folder] of [
  ['main.js', out],
  ['cli.js', join(out, 'cli')],
] as const) {
  const stats = join(emitted, `${entry}.stats.json`);
  // ncc asks for no source maps here: they carry paths of the machine that built them.
  execFileSync(bin('ncc'), ['build', join(emitted, entry), '-o', folder, '--stats-out', stats, '-q'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // ncc's own file of licenses names only the packages of one chunk.
  writeFileSync(join(folder, 'licenses.txt'), licenseTexts(readBundleContents(stats, root), root));
}
