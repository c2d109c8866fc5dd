import { describeCommits, ensureCommits } from '../git/commits.ts';
import { relateTo } from '../git/relate-to.ts';
import type { Inputs } from '../inputs/schema.ts';
import { cover } from '../plan/cover.ts';
import type { Deployment } from '../service/port.ts';
import { jitter } from '../service/retry.ts';
import type { Commits } from './observe.ts';
import type { ReviewWorld } from './review-world.ts';

/** Which commits this run is about, or why there is nothing to do for them. `covers`: whether this run may write the check. */
export type FoundCommits =
  | { readonly kind: 'found'; readonly commits: Commits; readonly deployment?: Deployment }
  | { readonly kind: 'superseded'; readonly reason: string }
  | { readonly kind: 'unavailable'; readonly reason: string; readonly covers: boolean };

const REMEDY =
  'check out with full history (fetch-depth: 0, or GIT_DEPTH: 0 on GitLab) or allow fetching commits by id';

/**
 * Finds base and head: the inputs, else the deployment's current diff, for which it waits up to `ready-timeout`; makes sure that git has them; and
 * tells whether the analyzed commit is the one that the deployment shows.
 */
export async function findCommits(
  inputs: Inputs,
  analyzed: string,
  world: ReviewWorld,
): Promise<FoundCommits> {
  const given =
    inputs['base-sha'] !== undefined && inputs['head-sha'] !== undefined
      ? { base: inputs['base-sha'], head: inputs['head-sha'] }
      : undefined;
  const deployment = await readDeployment(given === undefined, inputs['ready-timeout'] * 1_000, world);
  const { mergeCommit = null, targetCommit = null } = deployment ?? {};
  const pinned =
    given ??
    (mergeCommit !== null && targetCommit !== null ? { base: targetCommit, head: mergeCommit } : undefined);
  if (pinned === undefined) {
    return {
      kind: 'unavailable',
      covers: true,
      reason: `the deployment's diff was not computed within ${inputs['ready-timeout']} s (input ready-timeout)`,
    };
  }
  const shas = [pinned.head, pinned.base, ...(mergeCommit === null ? [] : [mergeCommit])];
  const presence = await ensureCommits(world.git, [analyzed, ...shas]);
  if (mergeCommit !== null && presence.get(mergeCommit) === 'present') {
    const facts = await describeCommits(world.git, [analyzed, mergeCommit]);
    const relation = await relateTo({ base: pinned.base, head: mergeCommit }, analyzed, world.git);
    const covering = cover(analyzed, mergeCommit, (sha) => facts.get(sha), relation);
    if (covering.kind === 'covers' && analyzed !== mergeCommit) {
      world.progress(
        `The analyzed commit ${analyzed.slice(0, 7)} is not the deployment's head ${mergeCommit.slice(0, 7)}, but a merge of it or the same tree: ` +
          'findings are mapped to the lines of the head',
      );
    }
    if (covering.kind === 'superseded') return covering;
    if (covering.kind === 'other') return { kind: 'unavailable', covers: false, reason: covering.reason };
  }
  for (const sha of shas) {
    const state = presence.get(sha);
    if (state !== undefined && state !== 'present') {
      const reason = `commit ${sha} cannot be had (${state.missing}): ${REMEDY}`;
      return { kind: 'unavailable', reason, covers: sha !== mergeCommit };
    }
  }
  const commits = { analyzed, ...pinned };
  return deployment === undefined ? { kind: 'found', commits } : { kind: 'found', commits, deployment };
}

/** Reads the deployment, and where its diff is needed waits for it without writing anything. */
async function readDeployment(
  needsDiff: boolean,
  timeoutMs: number,
  world: ReviewWorld,
): Promise<Deployment | undefined> {
  const { service, now, sleep, random, progress } = world;
  if (service === undefined) return undefined;
  const until = now() + timeoutMs;
  for (let tries = 0; ; tries += 1) {
    const deployment = await service.getDeployment();
    const ready = deployment.mergeCommit !== null && deployment.targetCommit !== null;
    const left = until - now();
    if (ready || !needsDiff || left <= 0 || world.stopped() !== undefined) return deployment;
    progress(`Waiting for the diff of the deployment (at most ${Math.ceil(left / 1_000)} s more)`);
    await sleep(Math.min(jitter(tries, random()), left));
  }
}
