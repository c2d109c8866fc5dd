import type { ReviewContext, ServiceReview } from '../change/context.ts';
import type { ReviewService } from '../services/port.ts';
import { findThreads, type Listing, readThreads } from '../threads/threads.ts';

type Reading = Parameters<typeof readThreads>[1];

/** Our threads, with what people said in them; none where no service is asked. */
export async function listThreads(
  { reviewed, inputs, redact }: Pick<ReviewContext, 'reviewed' | 'redact'> & ReadingOrder,
  writer: string | undefined,
): Promise<Listing> {
  if (reviewed.kind === 'commits')
    return findThreads([], { signing: { keys: [], identity: [], isWithheld: false }, presentKeys: 0 });
  const comments = await reviewed.service.listComments();
  return readThreads(comments, { ...readingOf(reviewed, { inputs, redact }), writer });
}

interface Signers {
  readonly service: Pick<ReviewService, 'identity'>;
  readonly keyring: ServiceReview['keyring'];
}

/** By which keys and accounts our comments are told from others. */
export function signersOf({ service, keyring }: Signers): Pick<Reading, 'signing' | 'presentKeys'> {
  const present = keyring.filter(({ keyless }) => !keyless);
  return {
    signing: {
      keys: present.map(({ signing }) => signing),
      identity: service.identity,
      isWithheld: keyring.some(({ withheld }) => withheld === true),
    },
    presentKeys: present.filter(({ older }) => !older).length,
  };
}

interface ReadingOrder {
  readonly inputs: Pick<ReviewContext['inputs'], 'dismissals' | 'accept-resolved'>;
  redact(text: string): string;
}

/** How comments are read: whose they are, and whose replies decide. */
export function readingOf(
  { service, keyring }: Pick<ServiceReview, 'service' | 'keyring'>,
  { inputs, redact }: ReadingOrder,
): Reading {
  const { mayWrite } = service;
  const asked = new Map<string, ReturnType<NonNullable<typeof mayWrite>>>();
  return {
    ...signersOf({ service, keyring }),
    // By default where the service says who may write to the repository.
    decides: (inputs.dismissals ?? (mayWrite === undefined ? 'none' : 'replies')) === 'replies',
    accepts: inputs['accept-resolved'],
    mayWrite:
      mayWrite &&
      ((author) => {
        const answer = asked.get(author) ?? mayWrite(author);
        asked.set(author, answer);
        return answer;
      }),
    redact,
  };
}
