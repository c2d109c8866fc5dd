import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const ADAPTER = 'test/services/notebook/notebook-service.ts';

/** What a service takes in files that stand there already: a row of each of three tables. */
export const EDITS: readonly (readonly [file: string, before: RegExp, text: string])[] = [
  [
    'src/services/index.ts',
    /^\/\*\* All review services\./mu,
    `const notebook: Service<import('./notebook/notebook-service.ts').NoteAccess> = {
      brand: 'the notebook',
      noun: 'note',
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
      changeInput: 'note',
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

/** A copy of the sources in a temporary folder, with the notebook of the tests as another service. */
export function copyWithNotebook(): string {
  const copy = mkdtempSync(join(tmpdir(), 'sarif-review-another-'));
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
  return copy;
}
