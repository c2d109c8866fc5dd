// Writes what the documents take from the code: the tables of inputs and outputs from action.yml, the page of
// the analyzers from their table, the rules for threads, what init proposes, how the program is installed,
// the workflows, the picture of docs/architecture.md from the imports. Looks whether the pages of hosts say
// how all is known that we rely on.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DISTRIBUTION } from '../src/distribution.ts';
import { drawArchitecture, fillPicture } from './draw-architecture.ts';
import { fillAnalyzers } from './fill-analyzers.ts';
import { distributionPages, fillDistribution, integrityOf } from './fill-distribution.ts';
import { fillRules } from './fill-rules.ts';
import { fillTables } from './fill-tables.ts';
import { fillInitRepositories } from './init-repositories-data.ts';
import { fillWorkflows } from './printed-workflows.ts';

const root = resolve(import.meta.dirname, '..');
process.chdir(root);
const read = (name: string): string => readFileSync(resolve(root, name), 'utf8');

writeFileSync('docs/inputs.md', fillTables(read('docs/inputs.md'), read('action.yml')));
writeFileSync('docs/analyzers.md', fillInitRepositories(fillAnalyzers(read('docs/analyzers.md'))));
writeFileSync('docs/rules.md', fillRules(read('docs/rules.md')));
for (const page of distributionPages(root)) writeFileSync(page, fillWorkflows(fillDistribution(read(page))));
const { options } = JSON.parse(read('.dependency-cruiser.json'));
const page = 'docs/architecture.md';
writeFileSync(page, fillPicture(read(page), await drawArchitecture(root, options)));

// The pages name the content of the template, and the sources that were read above name the one of before.
const integrity = integrityOf(read('templates/sarif-review.yml'));
if (integrity !== DISTRIBUTION.integrity) {
  const source = 'src/distribution.ts';
  writeFileSync(
    source,
    read(source).replace(/sha256-[\w+/]*=?/u, () => integrity),
  );
  execFileSync(process.execPath, [import.meta.filename], { stdio: 'inherit' });
}
