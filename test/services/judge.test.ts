import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { type Answer, judge, type Rules } from '../../src/services/answers.ts';

const answer = z.unknown();
/** By effect, and whether the body of a success is needed. */
const CALLS: readonly Rules[] = [
  { effect: 'read', answer },
  { effect: 'post', answer },
  { effect: 'change' },
  { effect: 'delete' },
  { effect: 'check' },
  { effect: 'token', answer },
];

const NONE = { headers: new Headers(), text: '', reason: '' };
const answered = (status: number): Answer => ({ ...NONE, kind: 'answered', status });
const unread: Answer = { ...NONE, kind: 'cut', status: 201 };

/**
 * What each call makes of each answer, in the order of `CALLS`: d done, n no effect, u unknown;
 * then
 * - never again, w when ready, l later.
 */
const TABLE: readonly (readonly [string, Answer, string])[] = [
  ['200', answered(200), 'd- d- d- d- d- d-'],
  ['201', answered(201), 'd- d- d- d- d- d-'],
  ['204', answered(204), 'd- d- d- d- d- d-'],
  ['a 2xx whose body broke off', unread, 'ul u- d- d- d- ul'],
  ['304', answered(304), 'u- u- u- u- u- u-'],
  ['400', answered(400), 'n- n- n- n- n- n-'],
  ['401', answered(401), 'n- n- n- n- n- n-'],
  ['403', answered(403), 'n- n- n- n- n- n-'],
  ['404', answered(404), 'n- n- n- d- n- n-'],
  ['405', answered(405), 'n- n- n- n- n- n-'],
  ['408', answered(408), 'ul u- ul ul ul ul'],
  ['409', answered(409), 'n- nw nw nw n- n-'],
  ['413', answered(413), 'n- n- n- n- n- n-'],
  ['418', answered(418), 'u- u- u- u- u- u-'],
  ['422', answered(422), 'n- n- n- n- n- n-'],
  ['429', answered(429), 'nl nl nl nl nl nl'],
  ['499', answered(499), 'u- u- u- u- u- u-'],
  ['500', answered(500), 'ul u- ul ul ul ul'],
  ['502', answered(502), 'ul u- ul ul ul ul'],
  ['503', answered(503), 'ul u- ul ul ul ul'],
  ['599', answered(599), 'ul u- ul ul ul ul'],
  ['a redirect', { ...NONE, kind: 'redirected' }, 'u- u- u- u- u- u-'],
  ['no connection', { ...NONE, kind: 'unreached' }, 'nl nl nl nl nl nl'],
  ['a wrong certificate', { ...NONE, kind: 'barred' }, 'n- n- n- n- n- n-'],
  ['no answer', { ...NONE, kind: 'lost' }, 'ul u- ul ul ul ul'],
  ['not sent', { ...NONE, kind: 'withheld' }, 'n- n- n- n- n- n-'],
];

const EFFECT = { d: 'done', n: 'no-effect', u: 'unknown' } as const;
const AGAIN = { '-': 'never', w: 'when-ready', l: 'later' } as const;

describe('judge', () => {
  const cases = TABLE.flatMap(([name, of, row]) =>
    row
      .split(' ')
      .map((cell, index) => ({ rules: CALLS[index] ?? { effect: 'read' as const }, name, cell, of })),
  );
  test.each(cases)('$rules.effect takes $name as $cell', ({ rules, cell, of }) => {
    const [effect, again] = cell as `${keyof typeof EFFECT}${keyof typeof AGAIN}`;
    expect(judge(of, rules)).toEqual({
      effect: EFFECT[effect as keyof typeof EFFECT],
      again: AGAIN[again as keyof typeof AGAIN],
    });
  });

  test('no POST of a comment is ever sent again when its effect is unknown', () => {
    const statuses = Array.from({ length: 500 }, (_, index) => answered(100 + index));
    const others: Answer[] = [unread, { ...NONE, kind: 'lost' }, { ...NONE, kind: 'redirected' }];
    for (const of of [...statuses, ...others]) {
      const { effect, again } = judge(of, { effect: 'post', answer });
      if (effect !== 'no-effect') expect(again).toBe('never');
    }
  });
});
