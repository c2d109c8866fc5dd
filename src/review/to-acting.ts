import type { Acting } from '../apply/acting.ts';
import type { Finding } from '../finding/finding.ts';
import { planDuplicates } from '../plan/plan.ts';
import { runningVerdict } from '../report/check.ts';
import { beginningOf } from '../report/shared-check.ts';
import { redactVisible } from '../text/secrets.ts';
import type { ThreadReading } from '../thread/read-threads.ts';
import type { FoundCommits } from './find-commits.ts';
import type { Observation } from './observe.ts';
import type { ReviewWorld, ServiceReview } from './review-world.ts';

/** What acting on a plan needs, from the world and what was observed. */
export function toActing(
  world: ReviewWorld,
  { service, keyring, diff }: ServiceReview,
  reading: ThreadReading,
  observation: Observation,
  details: ReadonlyMap<Finding, Finding>,
  { commits, shown }: Extract<FoundCommits, { kind: 'found' }>,
  { onNews, linkTo }: Pick<Acting, 'onNews' | 'linkTo'>,
): Acting {
  const { checkName, runUrl, nonce, sleep, progress, stopped } = world;
  return {
    service,
    job: checkName,
    keyring,
    known: reading,
    onNews,
    linkTo,
    baseSha: commits.base,
    headSha: commits.head,
    // A diff that was given need not be the one that the pin is of.
    pin: diff === undefined ? shown.pin : undefined,
    shown,
    nonce,
    sleep,
    progress,
    stopped,
    async beforeFirstWrite() {
      const { sharedVerdicts: shared } = service;
      const beginning = shared === undefined ? '' : beginningOf(shared);
      const running = runningVerdict(checkName, commits.analyzed, runUrl, beginning);
      const outcome = await service.putVerdict(running);
      if (outcome.kind !== 'done') progress(`The check ${checkName} could not be set: ${outcome.message}`);
    },
    evidence: (spot, anchor) => observation.evidence(keyring[0], spot, anchor),
    anchor: observation.anchor,
    duplicates: (threads) =>
      planDuplicates(observation.duplicates(threads), observation.situation).flatMap((move) =>
        move.kind === 'remove-duplicate' && move.by === 'deleting' ? [move] : [],
      ),
    // Lines of code become part of a comment where a fix is suggested.
    headLines: (spot) =>
      observation.headLines(spot)?.map((line) => redactVisible(line, (text) => world.redact(text))),
    redact: (text) => world.redact(text),
    detailed: (spot) => ({
      ...spot,
      findings: spot.findings.map((finding) => details.get(finding) ?? finding),
    }),
  };
}
