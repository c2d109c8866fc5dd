import { expect, test } from '@jest/globals';
import { scopeKey } from '../../src/finding/finding.ts';
import { overviewsOfJob } from '../../src/plan/overviews-of-job.ts';
import { hashEntries, hashScopes, type OwnOverview } from '../../src/thread/overview-marker.ts';
import { makeFinding, makeSpot } from '../finding/make-finding.ts';
import { KEYS } from '../thread/make-thread.ts';
import { makeSituation } from './make-situation.ts';

const SPOT = makeSpot();
const OTHER = makeSpot({ tool: 'ESLint' });
const standing = (job: string, spots: readonly (typeof SPOT)[]): OwnOverview => {
  const scopes = hashScopes(
    KEYS,
    spots.map(({ scope }) => scopeKey(scope)),
  );
  const entries = hashEntries(KEYS, spots);
  return { commentId: '1', keys: KEYS, nonce: 'n', job, entries, scopes };
};

test.each<[string, OwnOverview, boolean]>([
  ['under its name', standing('lint', [OTHER]), true],
  ['under another name, of its scope', standing('old', [SPOT]), true],
  ['under another name, of another scope', standing('other', [OTHER]), false],
  ['under another name, of its scope and another one', standing('other', [SPOT, OTHER]), false],
  ['under another name, that lists nothing', standing('other', []), false],
])('an overview %s', (_, overview, isOwn) => {
  const situation = makeSituation([makeFinding()]);
  expect(overviewsOfJob([overview], 'lint', situation)).toEqual(isOwn ? [overview] : []);
});
