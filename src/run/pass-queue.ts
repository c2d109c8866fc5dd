import { ConfigurationError } from '../errors.ts';
import { type InputSource, missingMessage, readRaw } from '../inputs/read-inputs.ts';
import { parseInputs } from '../inputs/table.ts';
import { checkName } from '../report/check.ts';
import { EXIT_STATUS } from '../report/run-result.ts';
import { describeRefusal } from '../report/words.ts';
import { queuesOf } from '../services/index.ts';
import type { Outcome } from '../services/port.ts';
import { connectQueue, type Limits } from './connect.ts';
import type { Frame } from './frame.ts';
import type { chooseRunKind } from './run-kind.ts';

/**
 * A run for changes that wait to be merged: each was reviewed by itself, so that nothing is read or posted
 * here. The check passes on what they come to, since the queue waits for it. Returns the exit status.
 *
 * @throws ConfigurationError where there is no token
 */
export async function passQueue(
  { ci, queue }: Extract<Awaited<ReturnType<typeof chooseRunKind>>, { kind: 'queue' }>,
  source: InputSource,
  limits: Limits,
  frame: Frame,
): Promise<number> {
  const { host } = frame;
  const raw = readRaw(source);
  const { inputs } = parseInputs(raw);
  const check = inputs['check-name'] === undefined ? 'job' : 'status';
  const name = checkName({
    checkName: inputs['check-name'],
    category: inputs.category,
    jobName: host.jobName,
  });
  // Where the job is the check nobody is asked.
  const needsToken = check === 'status' || !queuesOf(ci.service).takesExitStatus;
  if (needsToken && inputs.token === undefined)
    throw new ConfigurationError(missingMessage(['token'], { secretHint: host.secretHint }));
  const service = await connectQueue({ ci, queue, token: inputs.token ?? '' }, check, limits, frame);
  const text = `reviewed on its ${service.noun}`;
  const url = host.runUrl === undefined ? {} : { url: host.runUrl };
  const outcome: Outcome<null> =
    inputs['dry-run'] || !needsToken
      ? { kind: 'done', value: null }
      : await service.putCheck({ name, state: 'passed', text, ...url });
  const conclusion = outcome.kind === 'done' ? 'skipped' : 'incomplete';
  const sentence =
    outcome.kind === 'done'
      ? `Skipped: what waits to be merged here was ${text}.`
      : `Incomplete: ${describeRefusal(outcome)}.`;
  host.setOutput('conclusion', conclusion);
  await host.writeSummary(`## Static analysis: ${conclusion}\n\n${host.redact(sentence)}\n`);
  if (outcome.kind === 'done') host.info(sentence);
  else host.error(sentence);
  return EXIT_STATUS[conclusion];
}
