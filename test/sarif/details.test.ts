import { expect, test } from '@jest/globals';
import type { Place } from '../../src/finding/finding.ts';
import { createDetailReader } from '../../src/sarif/read-details.ts';
import { CONTEXT, locationAt } from './result-context.ts';

const PLACE: Place = { kind: 'lines', path: 'a.c', startLine: 3, endLine: 3 };
const RESULT = {
  relatedLocations: Array.from({ length: 12 }, (_, index) => locationAt('b.c', index + 1)),
  codeFlows: [
    {
      threadFlows: [{ locations: [{ location: locationAt('b.c', 1) }, { location: locationAt('a.c', 3) }] }],
    },
  ],
  fixes: Array.from({ length: 3 }, () => ({
    artifactChanges: [
      { artifactLocation: { uri: 'a.c' }, replacements: [{ deletedRegion: { startLine: 3 } }] },
    ],
  })),
};

test('reads what comments show', () => {
  const details = createDetailReader({ threadFlowLocations: [] })(RESULT, PLACE, CONTEXT);
  expect(Object.keys(details).sort()).toEqual(['fixes', 'flow', 'related']);
  expect(details.related).toMatchObject({ omitted: 2 });
});

test('what a result does not have is absent, so that plain results stay small', () => {
  const toDetails = createDetailReader({ threadFlowLocations: [] });
  expect(Object.keys(toDetails({ locations: [locationAt('a.c', 3)] }, PLACE, CONTEXT))).toEqual([]);
});

test('beyond the limit of a run places are counted, and fixes left out', () => {
  const toDetails = createDetailReader({ threadFlowLocations: [] });
  let details = toDetails(RESULT, PLACE, CONTEXT);
  for (let count = 1; count < 20_000; count += 1) details = toDetails(RESULT, PLACE, CONTEXT);
  expect(details.related).toEqual({ first: [], omitted: 12, last: [] });
  expect(details.fixes).toBeUndefined();
});
