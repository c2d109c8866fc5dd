import { resolve } from 'node:path';
import type { Git } from '../../../git/git.ts';
import { readDiff } from '../../../git/read-diff.ts';
import type { ReviewedOnService } from '../../../inputs/reviewed.ts';
import { toKeyring } from '../../../inputs/to-keyring.ts';
import { connect } from '../../../run/connect.ts';
import { type Frame, sleepUnlessStopped } from '../../../run/frame.ts';
import type { Change, Position } from '../../../services/port.ts';
import { type Diagnosis, failed, notChecked } from '../diagnosis.ts';
import { probe } from './probe.ts';
import { recordTraffic } from './record-traffic.ts';

/** What was asked for, and who may agree to it. */
export interface ProbeOrder {
  /** Asks somebody; `nobody` where nobody is there to be asked. */
  ask(question: string): Promise<'yes' | 'no' | 'nobody'>;
}

/** Where the record goes, in the current directory. */
export const PROBE_FILE = 'sarif-review-probe.json';
/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 1;
/** For all that is tried, and for cleaning up after it. */
const PATIENCE_MS = 180_000;
const CLEANING_MS = 60_000;
const READY_MS = 30_000;

/**
 * Probes the service of a change once somebody agreed, and writes the record of its requests and answers,
 * also where the probe broke off.
 */
export async function* probeService(
  reviewed: ReviewedOnService,
  change: Change,
  git: Git,
  { ask }: ProbeOrder,
  { host, world }: Pick<Frame, 'host' | 'world'>,
): AsyncGenerator<Diagnosis> {
  const traffic = recordTraffic(world.fetch);
  const asker = {
    host: {
      status: (line: string) => (host.rewrites ? host.status(line) : undefined),
      mask: (secret: string) => host.mask(secret),
    },
    world: { ...world, fetch: traffic.fetch },
  };
  const open = (patience: number, signal?: AbortSignal) => {
    const limits = { readyTimeoutMs: READY_MS, deadline: world.now() + patience };
    return connect(reviewed, { ...limits, ...(signal !== undefined && { signal }) }, asker);
  };
  const place = await findPlace(change, git);
  if (place === undefined) {
    const message = 'not probed: needs a diff that adds a line, with both of its commits in this checkout';
    yield { check: 'probe', state: 'fail', message };
    return;
  }
  const service = await open(PATIENCE_MS, world.stop);
  const answer = await ask(
    `This posts a few comments on ${service.name} (at ${place.path}:${place.newLine}), and deletes them again. People may be notified of them. Go on?`,
  );
  if (answer !== 'yes') {
    const nobody = 'there is no terminal to ask whether comments may be posted: agree with --yes';
    yield answer === 'no' ? notChecked('probe', 'that you agree') : failed('probe', new Error(nobody));
    return;
  }
  const checks: Diagnosis[] = [];
  const parts = {
    service,
    change,
    place,
    keyless: toKeyring(reviewed)[0].keyless === true,
    nonce: world.nonce(),
    begin: (step: string) => traffic.begin(step),
    cleaner: () => open(CLEANING_MS),
    now: world.now,
    sleep: (milliseconds: number) => sleepUnlessStopped(milliseconds, world),
    pause: (milliseconds: number) => world.sleep(milliseconds),
    stopped: () => world.stop.aborted,
  };
  for await (const diagnosis of probe(parts)) {
    checks.push(diagnosis);
    yield diagnosis;
  }
  const path = resolve(world.directory, PROBE_FILE);
  const exchanges = await traffic.read((text) => host.redact(text));
  const record = {
    schemaVersion: SCHEMA_VERSION,
    service: service.kind,
    can: service.can,
    checks,
    exchanges,
  };
  try {
    await world.writeFile(path, `${host.redact(JSON.stringify(record, undefined, 2))}\n`);
    yield {
      check: 'probe',
      state: 'ok',
      message: `${exchanges.length} requests and answers, without secrets, are in ${path}`,
    };
  } catch (error) {
    yield failed('probe', new Error(`the record could not be written to ${path} (${nameReason(error)})`));
  }
}

function nameReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * The first line that the diff of a change adds, which every service takes a comment on; undefined where it
 * adds none, or its commits are not at hand.
 */
async function findPlace({ base, head, pin }: Change, git: Git): Promise<Position | undefined> {
  if (base === null || head === null) return undefined;
  const diff = await readDiff(git, base, head, { algorithm: 'default' }).catch(() => undefined);
  for (const { newPath, binary, type, hunks } of diff?.files ?? []) {
    const hunk = hunks.find(({ newLines }) => newLines > 0);
    if (newPath === undefined || binary || type !== 'file' || hunk === undefined) continue;
    const position = { path: newPath, newLine: hunk.newStart, baseSha: base, headSha: head };
    return pin === undefined ? position : { ...position, pin };
  }
  return undefined;
}
