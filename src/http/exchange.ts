import type { Redactor } from '../text/secrets.ts';
import { describe, wordsOfService } from './describe.ts';
import { askedWait, type Outgoing, type SendParts, send } from './send.ts';
import { type Settled, settle } from './settle.ts';

export interface ExchangeParts extends SendParts {
  readonly redactor: Redactor;
}

/**
 * Sends a request by the policy of its operation. `attempt` is one try; by default it is the request as it
 * is.
 */
export function exchange(
  outgoing: Outgoing,
  parts: ExchangeParts,
  attempt = () => send(outgoing, parts),
): Promise<Settled> {
  const { waits, redactor } = parts;
  return settle({
    policy: outgoing.policy,
    waits,
    attempt,
    askedWait: (answer) => askedWait(answer, parts),
    describe: (answer) => describe(outgoing, answer, redactor),
    words: (answer) =>
      (answer.kind === 'answered' ? wordsOfService(answer, redactor) : undefined) ??
      describe(outgoing, answer, redactor),
  });
}
