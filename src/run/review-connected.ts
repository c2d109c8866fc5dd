import { resolve } from 'node:path';
import { openGit } from '../git/open-git.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import type { ReviewedCommits, ReviewedOnService } from '../inputs/reviewed.ts';
import { checkName } from '../report/check.ts';
import type { ToldReview } from '../review/result.ts';
import { review } from '../review.ts';
import type { ReviewService } from '../services/port.ts';
import { type Frame, type limitsOf, sleepUnlessStopped } from './frame.ts';
import { isPage, type OutputOptions, reportResult } from './report-result.ts';
import { openRunLog } from './run-log.ts';
import { tryWithoutRights, withKeys } from './service-wrappers.ts';

type Connected = ReviewedCommits | (ReviewedOnService & { readonly service: ReviewService });

/** Reviews a change with access to it, or two commits alone, and says what came of it. */
export async function reviewConnected(
  connected: Connected,
  { inputs, asked }: { readonly inputs: Inputs; readonly asked: OutputOptions },
  limits: Pick<ReturnType<typeof limitsOf>, 'stopped' | 'over'>,
  frame: Frame,
): Promise<number> {
  const { host, world } = frame;
  const { 'working-directory': folder, 'check-name': named, category } = inputs;
  const reviewed = connected.kind === 'commits' ? connected : openTarget(connected, frame);
  const { git, close } = openGit(resolve(world.directory, folder), world.environment, limits.over);
  try {
    const result = await review({
      inputs,
      reviewed,
      service: reviewed.kind === 'commits' ? undefined : reviewed.service,
      name: checkName({ checkName: named, category, jobName: host.jobName }),
      git,
      host,
      world,
      sleep: (milliseconds) => sleepUnlessStopped(milliseconds, world),
      nonce: world.nonce,
      stopped: limits.stopped,
      redact: (text) => host.redact(text),
      progress: (line) => host.info(line),
      ...openRunLog(inputs, host, asked.shown, asked.code),
      ...(isPage(inputs['report-file']) && {
        shownWithCode: (told) => told.results.map(({ result }) => result),
      }),
    });
    return await reportResult(result, { inputs, frame, ...asked });
  } finally {
    close();
  }
}

/** From here on the host hides the keys too. */
function openTarget(
  connected: Exclude<Connected, ReviewedCommits>,
  { host }: Frame,
): Exclude<ToldReview['reviewed'], ReviewedCommits> {
  const { kind, service, diff } = connected;
  const why =
    kind === host.ci?.service && host.untrusted?.givenToken === 'is-tried' ? host.untrusted : undefined;
  const trying = why === undefined ? service : tryWithoutRights(service, why);
  const secretsOfCi = why === undefined ? 'given' : 'withheld';
  return { kind: 'change', diff, ...withKeys(trying, connected, host, secretsOfCi) };
}
