import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { log } from '../run/logs.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const ADAPTER = 'test/services/notebook/notebook-service.ts';

/** A copy of the sources is type-checked as a whole, which takes a minute beside other work. */
const COPY_MS = 120_000;

jest.setTimeout(COPY_MS);

/** What a service takes in files that stand there already: a row of each of three tables. */
const EDITS: readonly (readonly [file: string, before: RegExp, text: string])[] = [
  [
    'src/services/index.ts',
    /^\/\*\* All review services\./mu,
    `const notebook: Service<import('./notebook/notebook-service.ts').NoteAccess> = {
      brand: 'the notebook',
      noun: 'note',
      showsJobs: false,
      annotates: false,
      address: ({ apiUrl }) => apiUrl,
      describe: ({ note, apiUrl }) => \`note \${note} at \${apiUrl}\`,
      place: ({ apiUrl }) => apiUrl,
      ofNumber: (access, note) => ({ ...access, note }),
      async connect(access, options) {
        const { createNotebook } = await import('./notebook/notebook-service.ts');
        return createNotebook(access, options);
      },
    };
    `,
  ],
  ['src/services/index.ts', /(?<=SERVICES = \{[^}]*) \}/u, ', notebook'],
  [
    'src/inputs/review-services.ts',
    /^\};/mu,
    `  notebook: {
      change: 'a note',
      own: ['note'],
      meantByOwn: true,
      needed: ['base-url', 'note'],
      ofCi: [],
      way: 'set base-url and note',
      changeInput: 'note',
      rightsInEvent: false,
      toReviewed(inputs, keys) {
        const { 'base-url': apiUrl, note } = inputs;
        const isWhole = apiUrl !== undefined && note !== undefined;
        const diff = undefined;
        const value = isWhole && ({ kind: 'notebook', apiUrl, note: note.number, ...keys, diff } as const);
        return { value: value || undefined, faults: [] };
      },
    },
    `,
  ],
  [tableOfInputs(), /^ {2}change: /mu, inputRow()],
];

/** The file that has a row for each input. */
function tableOfInputs(): string {
  const files = globSync('src/inputs/*.ts', { cwd: ROOT });
  const [table = '', ...others] = files.filter((file) => /^ {2}change: .*readReference/mu.test(read(file)));
  if (others.length > 0) throw new Error(`several files have rows of inputs: ${others}`);
  return table;
}

/** An input of its own, which is read as the change is. */
function inputRow(): string {
  const [row = ''] = /^ {2}change: .*\n/mu.exec(read(tableOfInputs())) ?? [];
  return row.replace('change', 'note');
}

function read(file: string, root = ROOT): string {
  return readFileSync(join(root, file), 'utf8');
}

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'sarif-review-another-'));
  for (const folder of ['src', 'sandbox', 'action.yml', 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, folder), join(copy, folder), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  mkdirSync(join(copy, 'src/services/notebook'));
  const adapter = read(ADAPTER).replaceAll('../../../src/services/', '../');
  writeFileSync(join(copy, 'src/services/notebook/notebook-service.ts'), adapter);
  for (const [file, before, text] of EDITS) {
    const standing = read(file, copy);
    if (!before.test(standing)) throw new Error(`${file} has no ${before}`);
    writeFileSync(
      join(copy, file),
      standing.replace(before, (found) => text + found),
    );
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('another service is a folder, and a row in each of three files', () => {
  expect(new Set(EDITS.map(([file]) => file)).size).toBe(3);
  const configuration = { extends: './tsconfig.json', include: ['src'] };
  writeFileSync(join(copy, 'tsconfig.copy.json'), JSON.stringify(configuration));
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  expect(() =>
    execFileSync(process.execPath, [tsc, '-p', 'tsconfig.copy.json'], { cwd: copy }),
  ).not.toThrow();
});

test('a run plans for a change of it', () => {
  const repository = join(copy, 'repository');
  mkdirSync(repository);
  const git = (...command: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...command], {
      cwd: repository,
      encoding: 'utf8',
    }).trim();
  const commit = (text: string): string => {
    writeFileSync(join(repository, 'a.js'), text);
    git('add', '.');
    git('commit', '--quiet', '--message', 'Change');
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet');
  const base = commit('one\n');
  const head = commit('one\ntwo\n');
  writeFileSync(join(copy, 'a.sarif'), JSON.stringify(log([{ path: 'a.js', line: 2 }])));
  const flags = { 'base-url': `https://notes.example/${base}/${head}`, 'sarif-file': join(copy, 'a.sarif') };
  const command = [
    join(copy, 'src/command-line.ts'),
    'plan',
    ...Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]),
  ];
  const told = execFileSync(process.execPath, command, {
    cwd: repository,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, SARIF_REVIEW_NOTE: '7' },
  });
  expect(told).toContain(`Reviewing note 7 at ${flags['base-url']}`);
  expect(told).toContain('There is trouble here.');
  expect(told).toMatch(/1 (?:thread )?(?:to be )?posted|1 new/u);
});
