// Prints the section of CHANGELOG.md for a tag. `node scripts/release-notes.ts v1.2.3` fails where the tag is
// not the version of package.json, or the section is missing, empty or without a date.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { positionals } = parseArgs({ allowPositionals: true });
const [tag = '', root = resolve(import.meta.dirname, '..')] = positionals;
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const { version }: { version: string } = JSON.parse(read('package.json'));

const heading = new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] - \\d{4}-\\d{2}-\\d{2}$`, 'mu');
const [, rest = ''] = read('CHANGELOG.md').split(heading);
const [notes = ''] = rest.split(/^(?:## |\[[^\]]+\]: )/mu);

if (tag !== `v${version}`) {
  console.error(`The tag is "${tag}" and package.json says ${version}: they have to be the same.`);
  process.exitCode = 1;
} else if (notes.trim() === '') {
  console.error(`CHANGELOG.md has no section "## [${version}] - YYYY-MM-DD", or it is empty.`);
  process.exitCode = 1;
} else {
  console.log(notes.trim());
}
