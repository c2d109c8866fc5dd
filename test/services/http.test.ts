import { describe, expect, test } from '@jest/globals';
import { parseRetryAfter } from '../../src/services/answers.ts';
import { Http, jitter } from '../../src/services/http.ts';
import { createFakeWorld, START } from '../http/fake-world.ts';

/** Longest wait that a service may impose, in milliseconds. */
const MOST = 60_000;

describe('jitter', () => {
  test('lies between 1 s and a bound that doubles up to 30 s', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map((tries) => jitter(tries, 0))).toEqual(Array(7).fill(1_000));
    const most = [0, 1, 2, 3, 4, 5, 50].map((tries) => Math.round(jitter(tries, 1 - Number.EPSILON)));
    expect(most).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });
});

function createHttp(world = createFakeWorld(), signal?: AbortSignal): Http {
  const limits = { readyTimeoutMs: 300_000, deadline: START + 900_000, ...(signal && { signal }) };
  return new Http(
    { ...limits, userAgent: '', world, progress: () => undefined },
    { awaited: 'it', authorization: async () => '', tokenRefused: (sentence) => sentence },
  );
}

describe('a wait', () => {
  test('that would go beyond the end of the run is none', async () => {
    const world = createFakeWorld();
    expect(await createHttp(world).until(START + 900_000)).toBe(false);
    expect(world.sleeps).toEqual([]);
    expect(await createHttp(world).until(START + 899_999.5)).toBe(true);
    expect(world.sleeps).toEqual([900_000]);
  });

  test('ends where the sleep of the world ends with an error at the stop', async () => {
    const controller = new AbortController();
    const sleep = async () => {
      controller.abort();
      throw controller.signal.reason;
    };
    const http = createHttp({ ...createFakeWorld(), sleep }, controller.signal);
    expect(await http.until(START + 1_000)).toBe(false);
  });
});

const NOW = Date.parse('1994-11-06T08:49:27Z');

describe('parseRetryAfter', () => {
  test.each([
    ['0', 0],
    ['7', 7_000],
    [' 7 ', 7_000],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 10_000],
    ['Sun, 06 Nov 1994 08:49:07 GMT', 0],
    ['86400', MOST],
    ['99999999999999999999999999', MOST],
    ['Sun, 06 Nov 2094 08:49:37 GMT', MOST],
  ])('reads %j as %d ms', (header, expected) => {
    expect(parseRetryAfter(new Headers({ 'retry-after': header }), NOW)).toBe(expected);
  });

  test.each([
    null,
    '',
    '-5',
    '1.5',
    '7s',
    'soon',
    '1994-11-06',
    'Sun, 99 Foo 1994 08:49:37 GMT',
    '1e3',
    '0x10',
  ])('does not understand %j', (header) => {
    const headers = new Headers(header === null ? {} : { 'retry-after': header });
    expect(parseRetryAfter(headers, NOW)).toBeUndefined();
  });

  test.each([
    ['is fast', 3_600_000],
    ['is slow', -3_600_000],
  ])('compares a date with that of the answer, where the clock of this machine %s', (_, offMs) => {
    const headers = new Headers({
      'retry-after': 'Sun, 06 Nov 1994 08:49:37 GMT',
      date: 'Sun, 06 Nov 1994 08:49:27 GMT',
    });
    expect(parseRetryAfter(headers, NOW + offMs)).toBe(10_000);
  });

  test.each(['', 'today'])('compares it with the own clock where the answer has the date %j', (date) => {
    const headers = new Headers({ 'retry-after': 'Sun, 06 Nov 1994 08:49:37 GMT', date });
    expect(parseRetryAfter(headers, NOW)).toBe(10_000);
  });
});
