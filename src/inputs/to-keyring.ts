import { deriveKeys, type Keyring } from '../thread/keyring.ts';
import type { Inputs } from './schema.ts';

/** The keys of the client secret, and of the previous one where it was given. */
export function toKeyring(inputs: Pick<Inputs, 'client-secret' | 'previous-client-secret'>): Keyring {
  const previous = inputs['previous-client-secret'];
  return [
    deriveKeys(inputs['client-secret'] ?? ''),
    ...(previous === undefined ? [] : [deriveKeys(previous)]),
  ];
}
