// Writes fixtures/demo/expected-moves.json from fixtures/demo/expected.json.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { toTrueMoves } from '../demo/truth.ts';

const fixtures = resolve(import.meta.dirname, '../fixtures/demo');
const lines = toTrueMoves(fixtures).map(({ push, ...moves }) => {
  const lists = Object.entries(moves).map(([kind, spots]) => {
    const rows = spots.map((spot) => `   ${JSON.stringify(spot)}`);
    return `  ${JSON.stringify(kind)}: [${rows.length === 0 ? '' : `\n${rows.join(',\n')}\n  `}]`;
  });
  return ` {\n  "push": ${JSON.stringify(push)},\n${lists.join(',\n')}\n }`;
});
writeFileSync(join(fixtures, 'expected-moves.json'), `[\n${lines.join(',\n')}\n]\n`);
