// Writes what the documents take from the code: the tables of inputs and outputs from action.yml, how the
// program is had, the picture of docs/architecture.md from the imports.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { distributionPages } from './distribution-pages.ts';
import { drawArchitecture } from './draw-architecture.ts';
import { fillDistribution } from './fill-distribution.ts';
import { fillPicture } from './fill-picture.ts';
import { fillTables } from './fill-tables.ts';

const root = resolve(import.meta.dirname, '..');
process.chdir(root);
const read = (name: string): string => readFileSync(resolve(root, name), 'utf8');

for (const page of ['README.md', 'docs/inputs.md'])
  writeFileSync(page, fillTables(read(page), read('action.yml')));
for (const page of distributionPages(root)) writeFileSync(page, fillDistribution(read(page)));
const { options } = JSON.parse(read('.dependency-cruiser.json'));
const page = 'docs/architecture.md';
writeFileSync(page, fillPicture(read(page), await drawArchitecture(root, options)));
