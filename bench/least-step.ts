// The least that any step must do, as a program that imports nothing but what Node.js has: the requests of a
// run one after the other, the same logs parsed, one diff. `node least-step.mjs
// '{"requests":[…],"logs":[…],"revisions":[…]}'`; step-bench.ts takes the types out of it and starts it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Work {
  readonly requests: readonly { readonly method: string; readonly url: string; readonly body: string }[];
  readonly logs: readonly string[];
  readonly revisions: readonly string[];
}

const { requests, logs, revisions }: Work = JSON.parse(process.argv[2] ?? '');
for (const { method, url, body } of requests) {
  const response = await fetch(url, { method, ...(body === '' ? {} : { body }) });
  JSON.parse(await response.text());
}
for (const log of logs) JSON.parse(readFileSync(log, 'utf8'));
execFileSync('git', ['diff', '-U0', ...revisions]);
