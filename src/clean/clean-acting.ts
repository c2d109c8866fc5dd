import type { Acting } from '../apply/acting.ts';
import { IncompleteError } from '../errors.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import type { Change, ReviewService } from '../services/port.ts';
import type { Keyring } from '../thread/keyring.ts';
import type { ThreadReading } from '../thread/read-threads.ts';

/** What cleaning acts by. It posts no finding, so that all about findings is never asked for. */
export function toCleanActing(
  service: ReviewService,
  keyring: Keyring,
  shown: Change,
  known: ThreadReading,
  { world, progress, stopped }: { readonly world: ProcessWorld } & Pick<Acting, 'progress' | 'stopped'>,
): Acting {
  const head = shown.head ?? known.ours[0]?.evidence.head ?? '';
  return {
    service,
    job: 'sarif-review clean',
    keyring,
    known,
    onNews: 'go-on',
    baseSha: shown.base ?? '',
    headSha: head,
    shown,
    nonce: () => world.nonce(),
    sleep: (milliseconds) => world.sleep(milliseconds, world.stop).catch(() => undefined),
    progress,
    stopped,
    beforeFirstWrite: async () => undefined,
    evidence: () => {
      throw new IncompleteError('cleaning posts no finding');
    },
    anchor: () => undefined,
    duplicates: () => [],
    redact: (text) => text,
    detailed: (spot) => spot,
    headLines: () => undefined,
  };
}
