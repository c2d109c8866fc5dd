// Checks which room imports which, by .dependency-cruiser.json. `node scripts/check-layers.ts ROOT` checks
// another tree, which is how a test plants a violation.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cruise, type ICruiseResult } from 'dependency-cruiser';

const { positionals } = parseArgs({ allowPositionals: true });
const project = resolve(import.meta.dirname, '..');
const root = resolve(positionals[0] ?? project);
const { forbidden, options } = JSON.parse(readFileSync(join(project, '.dependency-cruiser.json'), 'utf8'));

const sources = existsSync(join(root, 'src'))
  ? readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.tsx?$/u.test(name),
    )
  : [];
process.chdir(root);
const { output } = await cruise(['src'], {
  ...options,
  baseDir: root,
  ruleSet: { forbidden },
  validate: true,
});
const { modules, summary } = output as ICruiseResult;
const seen = modules.filter(({ source }) => source.startsWith('src/')).length;

for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} -> ${to}`);
// Without a parser for TypeScript the cruiser sees nothing and finds nothing wrong.
if (sources.length === 0 || seen < sources.length) {
  console.error(`The check saw ${seen} of ${sources.length} files below src.`);
  process.exitCode = 1;
} else if (summary.violations.length > 0) {
  process.exitCode = 1;
} else {
  console.log(`${seen} files keep to their layers.`);
}
