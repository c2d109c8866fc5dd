// Writes what the documents take from the code: the tables of README.md from action.yml, the picture of
// docs/architecture.md from the imports.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { drawArchitecture } from './draw-architecture.ts';
import { fillPicture } from './fill-picture.ts';
import { fillTables } from './fill-tables.ts';

const root = resolve(import.meta.dirname, '..');
process.chdir(root);
const read = (name: string): string => readFileSync(resolve(root, name), 'utf8');

writeFileSync('README.md', fillTables(read('README.md'), read('action.yml')));
const { options } = JSON.parse(read('.dependency-cruiser.json'));
const page = 'docs/architecture.md';
writeFileSync(page, fillPicture(read(page), await drawArchitecture(root, options)));
