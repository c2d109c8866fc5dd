// Writes the table of docs/dependencies.md from the statistics of a fresh build. What each package is for is
// written by hand: it is taken over from the table, and a package that is new gets "?", which a test refuses.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BundledPackage, importedPackages, licenseOf, readBundleContents } from './bundle-contents.ts';

const root = resolve(import.meta.dirname, '..');
const file = join(root, 'docs/dependencies.md');
const out = mkdtempSync(join(tmpdir(), 'sarif-review-build-'));
execFileSync(process.execPath, [join(root, 'scripts/build.ts'), out], { stdio: 'inherit' });
rmSync(out, { recursive: true });

const action = readBundleContents(root, 'action');
const all = readBundleContents(root);
const kilobytes = (packages: readonly BundledPackage[]): string => {
  const bytes = packages.reduce((sum, part) => sum + part.bytes, 0);
  return bytes === 0 ? '–' : `${Math.ceil(bytes / 1_000)} kB`;
};
const row = (
  name: string,
  purpose: string,
  license: string,
  fits: (part: BundledPackage) => boolean,
): string =>
  `| ${name} | ${purpose} | ${license} | ${kilobytes(action.filter(fits))} | ${kilobytes(all.filter(fits))} |`;

const before = readFileSync(file, 'utf8');
const purposes = new Map(
  [...before.matchAll(/^\| `([^`]+)` \| ([^|]*) \|/gmu)].map(([, name, text]) => [name, text]),
);
const names = importedPackages(root);
const rows = [
  '| package | what for | license | in the action | in the command line |',
  '|---|---|---|---|---|',
  ...names.map((name) =>
    row(
      `\`${name}\``,
      purposes.get(name) ?? '?',
      licenseOf(join(root, 'node_modules', name)),
      (part) => part.name === name,
    ),
  ),
  row(
    'their own dependencies',
    'see `licenses.txt` next to the bundle',
    '',
    (part) => !names.includes(part.name),
  ),
];
writeFileSync(file, before.replace(/^\| package[\s\S]*?\n(?!\|)/mu, `${rows.join('\n')}\n`));
