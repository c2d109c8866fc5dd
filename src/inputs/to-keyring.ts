import { deriveKeys, type Keyring } from '../thread/keyring.ts';
import type { ReviewedDeployment } from './reviewed.ts';

/** The keys of the client secret, and of the previous one where it was given. */
export function toKeyring({ clientSecret, previousClientSecret: previous }: ReviewedDeployment): Keyring {
  return [deriveKeys(clientSecret), ...(previous === undefined ? [] : [deriveKeys(previous)])];
}
