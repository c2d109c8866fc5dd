// Measures what tests cannot state: how well and how fast findings are found again. `node test/bench/main.ts NAME`

import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { benchConverge } from './converge.ts';
import { benchIdentity } from './identity-bench.ts';
import { benchLarge } from './large-bench.ts';
import { benchPage } from './page-bench.ts';
import { benchScale } from './scale-bench.ts';

type Bench = (print: (text: string) => void) => Promise<unknown>;

const BENCHES: ReadonlyMap<string, Bench> = new Map([
  ['converge', benchConverge],
  ['identity', benchIdentity],
  ['large', benchLarge],
  ['page', benchPage],
  ['scale', benchScale],
]);
const OUTPUT = resolve(import.meta.dirname, '../../build/bench');

const [name = ''] = process.argv.slice(2);
const bench = BENCHES.get(name);
if (bench === undefined) {
  console.error(`There is no bench ${JSON.stringify(name)}; there are ${[...BENCHES.keys()].join(', ')}.`);
  process.exitCode = 2;
} else {
  const result = await bench((text) => console.log(text));
  mkdirSync(OUTPUT, { recursive: true });
  writeFileSync(join(OUTPUT, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
}
