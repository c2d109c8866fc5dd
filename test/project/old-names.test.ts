import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { OLD_INPUTS } from '../../src/inputs/old-names.ts';
import { INPUT_NAMES } from '../../src/inputs/table.ts';
import { variableName } from '../../src/inputs/variables.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The table of old names, and what tries it. */
const KNOWN = [
  'src/inputs/old-names.ts',
  'test/inputs/',
  'test/action/old-names.test.ts',
  'dist/',
  'fixtures/',
];
/** Words of something else as well: of `allow`, and of what services call their changes. */
const OTHER_WORDS: readonly string[] = ['foreign-paths', 'tracked-logs', 'pull-request', 'merge-request'];

test('an old name of an input stands nowhere but in the table of old names', () => {
  expect(INPUT_NAMES.filter((name) => (OLD_INPUTS as readonly string[]).includes(name))).toEqual([]);
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
  const own = files.filter((file) => file !== '' && !KNOWN.some((known) => file.startsWith(known)));
  const forms = OLD_INPUTS.flatMap((name) => [
    ...(OTHER_WORDS.includes(name) ? [`--${name}`, `inputs.${name}`, `INPUT_${name.toUpperCase()}`] : [name]),
    variableName(name),
  ]);
  const found = own.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return forms.filter((form) => text.includes(form)).map((form) => `${file}: ${form}`);
  });
  expect(found).toEqual([]);
});
