import { describe, expect, test } from '@jest/globals';
import type { Answer } from '../../../src/http/answer.ts';
import { judge } from '../../../src/http/policy.ts';
import { POLICIES } from '../../../src/services/deployments/policies.ts';

const operations = [
  'list-comments',
  'create-comment',
  'resolve',
  'delete-comment',
  'put-check',
  'obtain-token',
] as const;

function answered(status: number): Answer {
  return { kind: 'answered', status, headers: new Headers(), body: { kind: 'read', text: '' } };
}

const unread: Answer = {
  kind: 'answered',
  status: 201,
  headers: new Headers(),
  body: { kind: 'unread', reason: 'the connection was reset' },
};

/**
 * What each operation makes of each answer, in the order of `operations`: d done, n no effect, u unknown;
 * then
 * - never again, w when ready, a when allowed, b when back, p after a pause.
 */
const TABLE: readonly (readonly [string, Answer, string])[] = [
  ['200', answered(200), 'd- d- d- d- d- d-'],
  ['201', answered(201), 'd- d- d- d- d- d-'],
  ['204', answered(204), 'd- d- d- d- d- d-'],
  ['a 2xx whose body broke off', unread, 'up u- d- d- d- up'],
  ['304', answered(304), 'u- u- u- u- u- u-'],
  ['400', answered(400), 'n- n- n- n- n- n-'],
  ['401', answered(401), 'n- n- n- n- n- n-'],
  ['403', answered(403), 'n- n- n- n- n- n-'],
  ['404', answered(404), 'n- n- n- d- n- n-'],
  ['405', answered(405), 'n- n- n- n- n- n-'],
  ['408', answered(408), 'up u- up up up up'],
  ['409', answered(409), 'n- nw nw nw n- n-'],
  ['413', answered(413), 'n- n- n- n- n- n-'],
  ['418', answered(418), 'u- u- u- u- u- u-'],
  ['422', answered(422), 'n- n- n- n- n- n-'],
  ['429', answered(429), 'na na na na na na'],
  ['499', answered(499), 'u- u- u- u- u- u-'],
  ['500', answered(500), 'up u- up up up up'],
  ['502', answered(502), 'up u- up up up up'],
  ['503', answered(503), 'ub u- ub ub ub ub'],
  ['599', answered(599), 'up u- up up up up'],
  ['a redirect', { kind: 'redirected', reason: '' }, 'u- u- u- u- u- u-'],
  ['no connection', { kind: 'unreached', reason: '' }, 'np np np np np np'],
  ['a wrong certificate', { kind: 'unreached', reason: '', remedy: '' }, 'n- n- n- n- n- n-'],
  ['no answer', { kind: 'lost', reason: '' }, 'up u- up up up up'],
  ['not sent', { kind: 'withheld', reason: '' }, 'n- n- n- n- n- n-'],
];

const EFFECT = { d: 'done', n: 'no-effect', u: 'unknown' } as const;
const AGAIN = { '-': 'never', w: 'when-ready', a: 'when-allowed', b: 'when-back', p: 'after-pause' } as const;

describe('judge', () => {
  const cases = TABLE.flatMap(([name, answer, row]) =>
    row.split(' ').map((cell, index) => [operations[index] ?? 'reply', name, cell, answer] as const),
  );
  test.each(cases)('%s takes %s as %s', (operation, _name, cell, answer) => {
    const [effect, again] = cell as `${keyof typeof EFFECT}${keyof typeof AGAIN}`;
    expect(judge(answer, POLICIES[operation])).toEqual({
      effect: EFFECT[effect as keyof typeof EFFECT],
      again: AGAIN[again as keyof typeof AGAIN],
    });
  });

  test('no POST of a comment is ever sent again when its effect is unknown', () => {
    const statuses = Array.from({ length: 500 }, (_, index) => answered(100 + index));
    const others: Answer[] = [unread, { kind: 'lost', reason: '' }, { kind: 'redirected', reason: '' }];
    for (const operation of ['create-comment', 'reply'] as const) {
      for (const answer of [...statuses, ...others]) {
        const { effect, again } = judge(answer, POLICIES[operation]);
        if (effect !== 'no-effect') expect(again).toBe('never');
      }
    }
  });

  test('only the check, and the token for it, may be sent at the end of the run', () => {
    const last = Object.entries(POLICIES).filter(([, { atEnd }]) => atEnd === 'sent');
    expect(last.map(([operation]) => operation).sort()).toEqual(['obtain-token', 'put-check']);
  });
});
