// Reads Markdown texts (a list, as JSON) from standard input, renders each by `safeMarkdown`, and prints for
// each how many times a block of code ran: how much work it was, whatever the machine does beside.

import { Session } from 'node:inspector/promises';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const session = new Session();
session.connect();
await session.post('Profiler.enable');
// Before the code is loaded: what was compiled before has no counters.
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
const { safeMarkdown } = await import('../../src/text/safe-markdown.ts');

/** Takes the counters, which begins to count anew. */
async function takeSteps(): Promise<number> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => url.startsWith('file:') && fileURLToPath(url) !== import.meta.filename)
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}

const texts = (await json(process.stdin)) as readonly string[];
const steps: number[] = [];
for (const text of texts) {
  await takeSteps();
  safeMarkdown(text, text.length);
  steps.push(await takeSteps());
}
process.stdout.write(JSON.stringify(steps));
