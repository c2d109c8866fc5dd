// Writes the tables of inputs and outputs into README.md, from action.yml.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fillReadme } from './fill-readme.ts';

const root = resolve(import.meta.dirname, '..');
const readme = resolve(root, 'README.md');
writeFileSync(
  readme,
  fillReadme(readFileSync(readme, 'utf8'), readFileSync(resolve(root, 'action.yml'), 'utf8')),
);
