import { expect, test } from '@jest/globals';
import type { Place } from '../../src/finding/finding.ts';
import { toCodeFlow } from '../../src/sarif/read-details.ts';
import { CONTEXT, locationAt } from './result-context.ts';

const PLACE: Place = { kind: 'lines', path: 'a.c', startLine: 3, endLine: 3 };

function flowOf(steps: readonly unknown[], shared: readonly unknown[] = []) {
  const codeFlows = [{ threadFlows: [{ locations: steps }, { locations: [at('b.c', 99)] }] }, {}];
  return toCodeFlow({ codeFlows }, PLACE, shared, CONTEXT);
}

function at(uri: string, line: number, text?: string) {
  return { location: locationAt(uri, line, text) };
}

test('the first thread flow of the first code flow is the flow (§3.36.3, §3.37.6)', () => {
  expect(flowOf([at('b.c', 1, 'source'), at('a.c', 3, 'sink')])).toEqual({
    first: [
      { path: 'b.c', line: 1, message: 'source' },
      { path: 'a.c', line: 3, message: 'sink' },
    ],
    omitted: 0,
    last: [],
  });
});

test('a step may stand with the run (§3.38.2)', () => {
  expect(flowOf([{ index: 1 }, { index: 7 }, at('a.c', 3)], [{}, at('b.c', 2)])?.first).toEqual([
    { path: 'b.c', line: 2 },
    { path: 'a.c', line: 3 },
  ]);
});

test('unimportant steps (§3.38.13) and repetitions of the step before are left out', () => {
  const unimportant = { ...at('b.c', 5), importance: 'unimportant' };
  const steps = [at('b.c', 1), at('b.c', 1), unimportant, at('a.c', 3), at('b.c', 1)];
  expect(flowOf(steps)?.first.map(({ line }) => line)).toEqual([1, 3, 1]);
});

test.each([
  ['the place of the result alone', [at('a.c', 3, 'here')]],
  ['no steps', []],
  ['steps of the wrong type', [7, null, { location: 7 }]],
])('%s is no flow', (_, steps) => {
  expect(flowOf(steps)).toBeUndefined();
});

test('one step from elsewhere is a flow', () => {
  expect(flowOf([at('b.c', 3)])?.first).toEqual([{ path: 'b.c', line: 3 }]);
});

test('a long flow keeps where it comes from and where it ends', () => {
  const trail = flowOf(Array.from({ length: 30 }, (_, index) => at('b.c', index + 1)));
  expect(trail?.first).toHaveLength(12);
  expect(trail?.omitted).toBe(14);
  expect(trail?.last.map(({ line }) => line)).toEqual([27, 28, 29, 30]);
});

test('a result without code flows has none', () => {
  expect(toCodeFlow({}, PLACE, [], CONTEXT)).toBeUndefined();
});
