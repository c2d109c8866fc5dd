import { expect, test } from '@jest/globals';
import { countValues, filterQuery, passes, readThreadFilter } from '../../../page/thread/thread-filter.ts';
import { threadAt } from './thread-view.ts';

const THREADS = [
  threadAt('b.js', 1),
  threadAt('b.js', 2, { state: 'resolved' }),
  threadAt('a.js', 1, { facts: { tool: 'PMD', rule: 'no-var', level: 'note' } }),
  threadAt('a.js', 2, { facts: null }),
];
const numbers = (facet: Parameters<typeof countValues>[2], filter = {}) => [
  ...countValues(THREADS, filter, facet),
];

test('reads what it knows from a query, and writes it again', () => {
  const query = { state: 'open', level: 'error', tool: '', rule: 'a&b', file: 'ü/x.js', other: '1' };
  const filter = readThreadFilter(query);
  expect(filter).toEqual({ state: 'open', level: 'error', rule: 'a&b', file: 'ü/x.js' });
  expect(readThreadFilter(Object.fromEntries(new URLSearchParams(filterQuery(filter))))).toEqual(filter);
  expect(readThreadFilter({ state: 'none', level: 'terrible' })).toEqual({});
  expect(filterQuery({})).toBe('');
});

test('counts the values of each facet by name, states and levels in their own order: of open threads, as the check does', () => {
  expect(numbers('state')).toEqual([
    ['open', 3],
    ['resolved', 1],
  ]);
  expect(numbers('level')).toEqual([
    ['error', 1],
    ['warning', 0],
    ['note', 1],
  ]);
  expect(numbers('tool')).toEqual([
    ['ESLint', 1],
    ['people', 1],
    ['PMD', 1],
  ]);
  expect(numbers('rule')).toEqual([['no-var', 2]]);
  expect(numbers('file')).toEqual([
    ['a.js', 2],
    ['b.js', 1],
  ]);
});

test('where a state is chosen its threads are counted, and what has none is there still', () => {
  expect(numbers('level', { state: 'resolved' })).toEqual([
    ['error', 1],
    ['warning', 0],
    ['note', 0],
  ]);
  expect([...countValues([threadAt('b.js', 2, { state: 'resolved' })], {}, 'file')]).toEqual([['b.js', 0]]);
});

test('where a state is chosen a count is what a click shows: among the threads that pass the rest of the filter', () => {
  const filter = { state: 'open', file: 'b.js' };
  expect(numbers('file', filter)).toEqual([
    ['a.js', 2],
    ['b.js', 1],
  ]);
  for (const [file, count] of numbers('file', filter)) {
    expect(THREADS.filter((thread) => passes({ ...filter, file }, thread))).toHaveLength(count);
  }
});

test('the value that is chosen stays there when nothing passes any more', () => {
  expect(numbers('rule', { rule: 'gone', tool: 'PMD' })).toEqual([
    ['gone', 0],
    ['no-var', 1],
  ]);
});
