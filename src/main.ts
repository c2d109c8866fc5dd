import { whyTooOld } from './old-node.ts';

const reason = whyTooOld(process.versions.node);
if (reason === undefined) {
  // Of a run that could not finish, until it has said how it ended.
  process.exitCode = 3;
  void import('./step.ts');
} else {
  console.error(reason);
  // Of a wrong configuration.
  process.exitCode = 2;
}
