// Writes fixtures/demo/expected-actions.json from fixtures/demo/expected.json.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { toTrueActions } from '../demo/truth.ts';

const fixtures = resolve(import.meta.dirname, '../fixtures/demo');
const lines = toTrueActions(fixtures).map(({ push, ...actions }) => {
  const lists = Object.entries(actions).map(([kind, findings]) => {
    const rows = findings.map((finding) => `   ${JSON.stringify(finding)}`);
    return `  ${JSON.stringify(kind)}: [${rows.length === 0 ? '' : `\n${rows.join(',\n')}\n  `}]`;
  });
  return ` {\n  "push": ${JSON.stringify(push)},\n${lists.join(',\n')}\n }`;
});
writeFileSync(join(fixtures, 'expected-actions.json'), `[\n${lines.join(',\n')}\n]\n`);
