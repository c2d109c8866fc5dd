import { expect, test } from '@jest/globals';
import { scopeKey } from '../../src/finding/finding.ts';
import { overviewsOfJob } from '../../src/plan/overviews-of-job.ts';
import { hashEntries, hashScopes, type OwnOverview } from '../../src/thread/overview-marker.ts';
import { makeFinding } from '../finding/make-finding.ts';
import { makeSpot } from '../finding/make-spot.ts';
import { KEYS } from '../thread/make-thread.ts';
import { makeSituation } from './make-situation.ts';

const SPOT = makeSpot();
const LISTED = [{ spot: SPOT, why: 'unanchored', reason: 'no place' }] as const;
const OTHER = makeSpot({ tool: 'ESLint' });
const standing = (job: string, spots: readonly (typeof SPOT)[], form: 'old' | 'new'): OwnOverview => {
  const scopes = hashScopes(
    KEYS,
    spots.map(({ scope }) => scopeKey(scope)),
  );
  const overview = { commentId: '1', keys: KEYS, nonce: 'n', job, entries: hashEntries(KEYS, spots) };
  return form === 'old' ? overview : { ...overview, scopes };
};

test.each<[string, OwnOverview, readonly (typeof LISTED)[number][], boolean]>([
  ['under its name', standing('lint', [OTHER], 'new'), [], true],
  [
    'under another name, of its scope, though nothing of it is left',
    standing('old', [SPOT], 'new'),
    [],
    true,
  ],
  ['under another name, of another scope', standing('other', [OTHER], 'new'), LISTED, false],
  [
    'under another name, of its scope and another one',
    standing('other', [SPOT, OTHER], 'new'),
    LISTED,
    false,
  ],
  ['of an earlier version, with a finding that is listed now', standing('old', [SPOT], 'old'), LISTED, true],
  ['of an earlier version, with other findings', standing('old', [OTHER], 'old'), LISTED, false],
])('an overview %s', (_, overview, listed, isOwn) => {
  const situation = makeSituation([makeFinding()]);
  expect(overviewsOfJob([overview], 'lint', situation, listed)).toEqual(isOwn ? [overview] : []);
});
