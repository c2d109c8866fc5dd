// Checks that comments keep to the line width of `biome.json`, which Biome itself holds code to only;
// `--write` wraps those that do not. `node scripts/check-comments.ts ROOT` checks another tree, which is how
// a test plants a violation.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { wrapComments } from './wrap-comments.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const project = resolve(import.meta.dirname, '..');
const root = resolve(positionals[0] ?? project);
const { lineWidth } = JSON.parse(readFileSync(join(project, 'biome.json'), 'utf8')).formatter;

let comments = 0;
let faults = 0;
for (const file of globSync('{bench,demo,sandbox,scripts,src,test}/**/*.{ts,tsx}', { cwd: root })) {
  const source = readFileSync(join(root, file), 'utf8');
  const wrapped = wrapComments(source, lineWidth);
  comments += wrapped.comments;
  if (values.write && wrapped.text !== source) writeFileSync(join(root, file), wrapped.text);
  if (values.write) continue;
  for (const line of wrapped.faults)
    console.error(
      `${file}:${line}: the comment is wider than ${lineWidth} characters; \`npm run format\` wraps it`,
    );
  faults += wrapped.faults.length;
}
if (comments === 0) console.error('The check saw no comment.');
if (comments === 0 || faults > 0) process.exitCode = 1;
else console.log(`${comments} comments keep to ${lineWidth} characters.`);
