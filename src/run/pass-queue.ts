import { ConfigurationError } from '../errors.ts';
import { inspectInputs, missingMessage } from '../inputs/read-inputs.ts';
import type { CiService } from '../inputs/reviewed.ts';
import { checkName } from '../report/check.ts';
import { EXIT_STATUS } from '../report/run-result.ts';
import { describeRefusal } from '../report/words.ts';
import { queuesOf } from '../services/index.ts';
import { optionsFor } from './connect.ts';
import type { Frame } from './frame.ts';

/** It has one thing to say. */
const PATIENCE_MS = 120_000;

/**
 * A run for changes that wait to be merged: each was reviewed by itself, so that nothing is read or posted
 * here. The check passes on what they come to, since the queue waits for it. Returns the exit status.
 *
 * @throws ConfigurationError where there is no token
 */
export async function passQueue(
  ci: CiService,
  queue: Extract<CiService['change'], { kind: 'queue' }>,
  frame: Frame,
): Promise<number> {
  const { host, world, signal } = frame;
  const { inputs } = inspectInputs((name) => host.input(name), host);
  const check = inputs['check-name'] === undefined ? 'job' : 'status';
  // Where the job is the check nobody is asked.
  const needsToken = check === 'status' || !queuesOf(ci.service).takesExitStatus;
  if (needsToken && inputs.token === undefined) throw new ConfigurationError(missingMessage('token', host));
  const limits = { readyTimeoutMs: 0, deadline: world.now() + PATIENCE_MS, signal };
  const options = optionsFor(ci.apiUrl, limits, frame);
  const queues = queuesOf(ci.service);
  const service = await queues.connectQueue(ci, queue, inputs.token ?? '', check, options);
  const text = `reviewed on its ${service.noun}`;
  const name = checkName({
    checkName: inputs['check-name'],
    category: inputs.category,
    jobName: host.jobName,
  });
  const url = host.runUrl === undefined ? {} : { url: host.runUrl };
  const outcome =
    inputs['dry-run'] || !needsToken
      ? ({ kind: 'done' } as const)
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
