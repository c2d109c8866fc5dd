// Measures what tests cannot state. `node bench/main.ts NAME` measures one thing, without a name
// everything, `report` writes the page.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { benchConverge } from './converge.ts';
import { benchIdentity } from './identity-bench.ts';
import { benchLarge } from './large-bench.ts';
import { benchNew } from './new/new-bench.ts';
import { benchPage } from './page-bench.ts';
import { benchScale } from './scale-bench.ts';
import { benchGit } from './speed/git-bench.ts';
import { benchGrowth } from './speed/growth-bench.ts';
import { benchHelp } from './speed/help-bench.ts';
import { benchLatency } from './speed/latency-bench.ts';
import { describeMeasured, watchLoad } from './speed/machine.ts';
import { benchPeers } from './speed/peers-bench.ts';
import { benchPosts } from './speed/posts-bench.ts';
import { benchProportion } from './speed/proportion-bench.ts';
import { benchRequests } from './speed/requests-bench.ts';
import { benchStart } from './speed/start-bench.ts';
import { benchStep } from './speed/step-bench.ts';
import { benchWhole } from './speed/whole-bench.ts';
import { writePage } from './speed/write-page.ts';
import { benchSweep } from './sweep.ts';

type Bench = (print: (text: string) => void, args: readonly string[]) => Promise<unknown>;

const BENCHES: ReadonlyMap<string, Bench> = new Map([
  ['start', benchStart],
  ['step', benchStep],
  ['requests', benchRequests],
  ['latency', benchLatency],
  ['git', benchGit],
  ['whole', benchWhole],
  ['proportion', benchProportion],
  ['growth', benchGrowth],
  ['peers', benchPeers],
  ['help', benchHelp],
  ['posts', benchPosts],
  ['identity', benchIdentity],
  ['new', benchNew],
  ['large', benchLarge],
  ['page', benchPage],
  ['scale', benchScale],
  ['converge', benchConverge],
  ['sweep', benchSweep],
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
    const load = watchLoad();
    const result = await bench((text) => console.log(text), options);
    const measured = load();
    console.log(describeMeasured(measured));
    const whole = typeof result === 'object' ? { ...result, measured } : result;
    writeFileSync(join(OUTPUT, `${known}.json`), `${JSON.stringify(whole, null, 2)}\n`);
  }
}
