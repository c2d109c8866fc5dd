// Writes the tree of a release from the commit that is checked out, as it was committed and tested: the
// action, the command line as a package that npm installs from the archive of the tag, and the template for
// GitLab that does so. Nothing else, since a runner downloads the whole tree at every run of the action.
//   npm run release-tree -- DIR
// DIR must not be there. `node scripts/release-tree.ts DIR ROOT` takes another repository. It needs Node.js
// and git alone, and prints the id of the tree, by which anybody can compare it with the one of a release:
//   git rev-parse v1.2.3^{tree}
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const PARTS = ['action.yml', 'CHANGELOG.md', 'dist', 'LICENSE', 'package.json', 'README.md', 'templates'];
const NEEDED = [
  'action.yml',
  'CHANGELOG.md',
  'dist/cli.js',
  'dist/index.js',
  'dist/licenses.txt',
  'LICENSE',
  'package.json',
  'README.md',
  'templates/sarif-review.yml',
];
/** In bytes, as GitHub packs it. */
const MOST_PACKED = 1_100_000;
const MOST_OUTPUT = 1e9;

const { positionals } = parseArgs({ allowPositionals: true });
const [folder, root = resolve(import.meta.dirname, '..')] = positionals;
if (folder === undefined || existsSync(folder)) {
  console.error(`Name a folder that is not there yet: npm run release-tree -- DIR`);
  process.exit(2);
}
const out = resolve(folder);
const git = (...args: readonly string[]): Buffer =>
  execFileSync('git', args, { cwd: root, maxBuffer: MOST_OUTPUT });

const commit = git('rev-parse', 'HEAD').toString().trim();
const names = git('ls-tree', '-r', '-z', '--name-only', 'HEAD', '--', ...PARTS)
  .toString()
  .split('\0')
  .filter((name) => name !== '');
const missing = NEEDED.filter((name) => !names.includes(name));
if (missing.length > 0) fail(`The commit ${commit} lacks ${missing.join(', ')}.`);
for (const name of names) {
  const content = git('cat-file', 'blob', `HEAD:${name}`);
  mkdirSync(dirname(join(out, name)), { recursive: true });
  writeFileSync(join(out, name), name.endsWith('.md') ? withAddresses(content.toString()) : content);
}
const { tree, packed } = pack();
if (packed > MOST_PACKED)
  fail(`The release is ${packed} bytes packed, and may be ${MOST_PACKED}: find what made it grow.`);
console.log(`${names.length} files of ${commit}, ${packed} bytes packed, tree ${tree}`);

/** Links to files that the tree does not have become addresses of that commit. */
function withAddresses(markdown: string): string {
  const manifest: { repository: { url: string } } = JSON.parse(
    git('cat-file', 'blob', 'HEAD:package.json').toString(),
  );
  const address = manifest.repository.url.replace(/^git\+/u, '').replace(/\.git$/u, '');
  const toAddress = (path: string, kind: 'blob' | 'raw'): string =>
    names.includes(path) ? path : `${address}/${kind}/${commit}/${path}`;
  return markdown
    .replaceAll(
      /(!?)(\[[^\]]*\]\()([^)#\s:]+)([)#])/gu,
      (_, image: string, text, path, end) =>
        `${image}${text}${toAddress(path, image === '' ? 'blob' : 'raw')}${end}`,
    )
    .replaceAll(
      /\b(src(?:set)?=")([^"\s:]+)"/gu,
      (_, attribute, path) => `${attribute}${toAddress(path, 'raw')}"`,
    );
}

/** As git stores and packs it: the id of its tree, and the size of its archive in bytes. */
function pack(): { readonly tree: string; readonly packed: number } {
  const store = mkdtempSync(join(tmpdir(), 'sarif-review-release-'));
  const inTree = (...args: readonly string[]): Buffer =>
    execFileSync('git', ['-c', 'core.autocrlf=false', ...args], {
      cwd: out,
      env: { ...process.env, GIT_DIR: store, GIT_WORK_TREE: out },
      maxBuffer: MOST_OUTPUT,
    });
  try {
    inTree('init', '--quiet', '--template=');
    inTree('add', '--all', '--force');
    const id = inTree('write-tree').toString().trim();
    return { tree: id, packed: inTree('archive', '--format=tar.gz', id).length };
  } finally {
    rmSync(store, { recursive: true });
  }
}

/** Leaves nothing behind that could be taken for a release. */
function fail(message: string): never {
  rmSync(out, { recursive: true, force: true });
  console.error(message);
  process.exit(1);
}
