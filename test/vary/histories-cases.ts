import { describe, expect, test } from '@jest/globals';
import type { Service } from '../run/name-change.ts';
import type { Kind } from './code-history.ts';
import { playLocks, WRITERS, type Writer } from './lock-history.ts';
import type { Mistakes } from './play-history.ts';
import { playKind } from './play-kind.ts';

/** Eight pushes with a run each, of which none starts before the last one has ended. */
const HISTORY_MS = 120_000;

/** What may go wrong in a history, on the average of the seeds. */
type Limits = Readonly<Partial<Record<Exclude<keyof Mistakes, 'threads'>, number>>>;

/** A tool that leaves a finding out while its code is edited cannot be told from one that sees it mended. */
const OF_VARYING: Limits = { twice: 1.5, calledFixed: 3.5, askedAgain: 2, leftOpen: 2 };
const OF_PACKAGES: Limits = { twice: 1 };
/** A line that is edited and stays as wrong may be taken for another one. */
const OF_STABLE: Limits = { twice: 1, calledFixed: 1 };

export function tellHistories(
  services: readonly Service[],
  seeds: readonly number[],
  kinds: readonly Kind[],
) {
  describe.each(services)('on %s', (service) => {
    test.each(kinds)(
      '%s keeps its threads and what people dismissed',
      async (kind) => {
        expectFew(await playAll(seeds, (seed) => playKind(kind, service, seed)), OF_VARYING);
      },
      seeds.length * HISTORY_MS,
    );
  });
}

export function tellStable(services: readonly Service[], seeds: readonly number[]) {
  test.each(services)(
    'a stable tool is followed as ever on %s',
    async (service) => {
      expectFew(await playAll(seeds, (seed) => playKind('a stable tool', service, seed)), OF_STABLE);
    },
    seeds.length * HISTORY_MS,
  );
}

export function tellLocks(
  services: readonly Service[],
  seeds: readonly number[],
  writers: readonly Writer[] = Object.keys(WRITERS) as Writer[],
) {
  describe.each(services)('on %s', (service) => {
    test.each(writers)(
      'results about packages as of %s keep their threads and what people dismissed',
      async (writer) => {
        expectFew(await playAll(seeds, (seed) => playLocks(writer, service, seed)), OF_PACKAGES);
      },
      seeds.length * HISTORY_MS,
    );
  });
}

async function playAll(seeds: readonly number[], play: (seed: number) => Promise<Mistakes>) {
  const all: Mistakes[] = [];
  for (const seed of seeds) all.push(await play(seed));
  return all;
}

/** Names the mistakes where there are more than that. */
function expectFew(all: readonly Mistakes[], limits: Limits): void {
  for (const name of [
    'twice',
    'calledFixed',
    'askedAgain',
    'dismissedOther',
    'leftOpen',
    'silent',
  ] as const) {
    const made = all.flatMap((mistakes) => mistakes[name]);
    const most = (limits[name] ?? 0) * all.length;
    expect({ [name]: made.length > most ? made : [] }).toEqual({ [name]: [] });
  }
}
