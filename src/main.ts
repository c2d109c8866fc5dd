import { whyTooOld } from './old-node.ts';

const reason = whyTooOld(process.versions.node);
if (reason === undefined) {
  // Exit status 3, "the run is incomplete", stands until the run has said how it ended.
  process.exitCode = 3;
  // Set by `command-line.ts`.
  if (!Reflect.has(globalThis, 'isSarifReviewCommand')) void import('./step.ts');
  else void import('./tools/program.ts');
} else {
  console.error(reason);
  // Exit status 2: the configuration is wrong.
  process.exitCode = 2;
}
