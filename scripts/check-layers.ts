// Checks which room imports which, by .dependency-cruiser.json. `node scripts/check-layers.ts ROOT` checks
// another tree, which is how a test plants a violation.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cruise, type ICruiseResult } from 'dependency-cruiser';

const { positionals } = parseArgs({ allowPositionals: true });
const project = resolve(import.meta.dirname, '..');
const root = resolve(positionals[0] ?? project);
const { forbidden, options } = JSON.parse(readFileSync(join(project, '.dependency-cruiser.json'), 'utf8'));

const folders = ['src', 'sandbox', 'bench'];
const sources = globSync(`{${folders.join()}}/**/*.{ts,tsx}`, { cwd: root });
process.chdir(root);
const { output } = await cruise(
  folders.filter((folder) => existsSync(folder)),
  {
    ...options,
    baseDir: root,
    ruleSet: { forbidden },
    validate: true,
  },
);
const { modules, summary } = output as ICruiseResult;
const seen = modules.filter(({ source }) => sources.includes(source)).length;

for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} -> ${to}`);
// Without a parser for TypeScript the cruiser sees nothing and finds nothing wrong.
if (sources.length === 0 || seen < sources.length) {
  console.error(`The check saw ${seen} of ${sources.length} files below ${folders.join(', ')}.`);
  process.exitCode = 1;
} else if (summary.violations.length > 0) {
  process.exitCode = 1;
} else {
  console.log(`${seen} files keep to their layers.`);
}
