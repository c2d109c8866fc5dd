// Measures what tests cannot state. `node bench/main.ts NAME` measures one thing, without a name
// everything, `report` writes the page.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { benchConverge } from './converge.ts';
import { benchIdentity } from './identity-bench.ts';
import { benchLarge } from './large-bench.ts';
import { writePage } from './report.ts';
import { benchStep } from './step-bench.ts';

type Bench = (print: (text: string) => void, args: readonly string[]) => Promise<object>;

const BENCHES: ReadonlyMap<string, Bench> = new Map<string, Bench>([
  ['step', benchStep],
  ['large', benchLarge],
  ['identity', benchIdentity],
  ['converge', benchConverge],
]);
const OUTPUT = resolve(import.meta.dirname, '../bench-results');
const PAGE = resolve(import.meta.dirname, '../docs/performance.md');

const [name, ...options] = process.argv.slice(2);
if (name === 'report') {
  const missing = writePage(OUTPUT, PAGE, [...BENCHES.keys()]);
  console.log(`Without a table of speed: ${missing.join(', ')}`);
} else await measure(name);

async function measure(only: string | undefined): Promise<void> {
  const chosen = [...BENCHES].filter(([known]) => only === undefined || known === only);
  if (chosen.length === 0) {
    console.error(
      `There is no bench ${JSON.stringify(only)}; there are ${[...BENCHES.keys()].join(', ')}, report.`,
    );
    process.exitCode = 2;
  }
  mkdirSync(OUTPUT, { recursive: true });
  for (const [known, bench] of chosen) {
    console.log(`\n${known}`);
    const result = await bench((text) => console.log(text), options);
    const dated = Array.isArray(result) ? result : { ...result, date: new Date().toISOString().slice(0, 10) };
    writeFileSync(join(OUTPUT, `${known}.json`), `${JSON.stringify(dated, null, 2)}\n`);
  }
}
