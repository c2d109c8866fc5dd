import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { deriveKeys, type Keyring, sign } from '../../src/thread/keyring.ts';
import type { ThreadMarker } from '../../src/thread/mark.ts';
import { readMarker, writeIntentMarker, writeMark, writeThreadMarker } from '../../src/thread/marker.ts';
import type { MarkerText } from '../../src/thread/marker-text.ts';
import { writeMarkerText } from '../../src/thread/marker-text.ts';
import { makeSpot } from '../finding/make-finding.ts';
import { fuzzRuns } from '../fuzz-runs.ts';
import { marks, threadMarkers } from './arbitrary-evidence.ts';
import { KEYS, makeMark, makeThread, PREVIOUS_KEYS } from './make-thread.ts';

const IDENTITY = ['293'];
const DISCUSSION = 'd-1';
const KEYRING: Keyring = [KEYS];
const SCOPE = { tool: 'PMD', category: 'nightly' };
const MARKER: ThreadMarker = {
  nonce: '00ff',
  job: 'static-analysis/lint',
  evidence: makeThread(makeSpot()).evidence,
  newLine: 3,
};

function read(
  body: string,
  at: { keyring?: Keyring; identity?: readonly string[]; discussionId?: string } = {},
) {
  const { keyring = KEYRING, identity = IDENTITY, discussionId = DISCUSSION } = at;
  return readMarker(keyring, identity, { body, discussionId });
}

/** Signs any payload, as another version of this tool might. */
function signed(kind: MarkerText['kind'], version: number, payload: unknown, keys = KEYS): string {
  const text = JSON.stringify(payload);
  const signature = sign(keys, JSON.stringify([kind, version, ...IDENTITY, text]));
  return writeMarkerText({ version, kind, payload: text, signature });
}

describe('what was written is read', () => {
  test('of a thread, whatever its evidence', () => {
    fc.assert(
      fc.property(threadMarkers, (marker) => {
        expect(read(writeThreadMarker(KEYS, IDENTITY, marker))).toEqual({
          kind: 'thread',
          keys: KEYS,
          marker,
        });
      }),
    );
  });

  test('of a mark, with evidence and without', () => {
    fc.assert(
      fc.property(marks, (mark) => {
        const body = writeMark(KEYS, IDENTITY, DISCUSSION, SCOPE, mark);
        expect(read(body)).toEqual({ kind: 'mark', keys: KEYS, mark });
      }),
    );
  });

  test('of a thread in any discussion, since its id is not known when it is written', () => {
    const body = writeThreadMarker(KEYS, IDENTITY, MARKER);
    expect(read(body, { discussionId: 'another' }).kind).toBe('thread');
  });

  test('under the previous secret where it is given, and by its keys', () => {
    const body = writeThreadMarker(PREVIOUS_KEYS, IDENTITY, MARKER);
    expect(read(body, { keyring: [KEYS, PREVIOUS_KEYS] })).toMatchObject({
      kind: 'thread',
      keys: PREVIOUS_KEYS,
    });
  });

  test('as nothing where there is no marker', () => {
    expect(read('Looks good to me.')).toEqual({ kind: 'none' });
  });
});

test('a marker that is out there is read by every later version', () => {
  const body = [
    '<!-- sarif-review:1:thread:eyJzIjpbIlBNRCIsIiJdLCJyIjoibm8tdmFyIiwicCI6InNyYy9wYXkuanMiLCJsIjozLCJoIjo',
    'iMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExMSIsImEiOiIxMTExMTExMTExMTExMTExMTExMTExMTExMTExM',
    'TExMTExMTExMTExIiwidCI6ImE0Mzg2MTQ4ZDY2MCIsImMiOiJlN2NjYzczYzNjMjI4ZTFlZDNiY2NhZDkiLCJiIjoiODM0OWRmMjZ',
    'kNThmODM0OWRmMjZkNThmIiwid3MiOiIyRU9hdEdNSEI2Nlh1RFd2U0JoSlZUS0EiLCJsdiI6Indhcm5pbmciLCJtIjpbIjhmNzc1M',
    'TZiY2RlOCJdLCJ3IjpbIjQzNmFhNGEzZDU3ZCJdLCJmIjpbXSwibiI6IjAwZmYiLCJqIjoic3RhdGljLWFuYWx5c2lzL2xpbnQiLCJ',
    'ubCI6M30:fyW_CikcEAdmNC1LAfS3Gw -->',
  ].join('');
  const evidence = {
    scope: { tool: 'PMD', category: '' },
    ruleId: 'no-var',
    path: 'src/pay.js',
    line: 3,
    head: '1'.repeat(40),
    analyzed: '1'.repeat(40),
    text: 'a4386148d660',
    context: 'e7ccc73c3c228e1ed3bccad9',
    block: '8349df26d58f8349df26d58f',
    wording: { words: '2EOatGMHB66XuDWvSBhJVTKA', level: 'warning' as const },
    messages: ['8f77516bcde8'],
    named: ['436aa4a3d57d'],
    fingerprints: {},
  };
  expect(read(body)).toEqual({
    kind: 'thread',
    keys: KEYS,
    marker: { nonce: '00ff', job: 'static-analysis/lint', newLine: 3, evidence },
  });
});

describe('a marker is forged', () => {
  const thread = writeThreadMarker(KEYS, IDENTITY, MARKER);
  const mark = writeMark(KEYS, IDENTITY, DISCUSSION, SCOPE, makeMark('fixed'));
  const intent = writeIntentMarker(KEYS, IDENTITY, { nonce: 'n', head: 'h', transitions: [] });

  test.each([
    ['a thread of another deployment', thread, { identity: ['294'] }],
    ['a mark of another deployment', mark, { identity: ['294'] }],
    ['a mark of another discussion', mark, { discussionId: 'd-2' }],
    ['a thread of another secret', thread, { keyring: [PREVIOUS_KEYS] as const }],
    ['a mark of another secret', mark, { keyring: [PREVIOUS_KEYS] as const }],
    ['a thread that is passed off as a mark', thread.replace(':thread:', ':mark:'), {}],
    ['a mark that is passed off as a thread', mark.replace(':mark:', ':thread:'), {}],
    ['a thread of a version that nobody signed', thread.replace(':1:', ':2:'), {}],
    ['a signed payload that makes no sense', signed('thread', 1, { n: 'no evidence' }), {}],
    ['a signed payload that is no object', signed('overview', 1, null), {}],
    ['a note of intent without transitions', signed('intent', 1, { s: ['', ''], n: 'n', h: '' }), {}],
    ['a note of intent of another deployment', intent, { identity: ['294'] }],
    ['a note of intent that is passed off as an overview', intent.replace(':intent:', ':overview:'), {}],
    ['a mark of an unknown kind', signed('mark', 1, { s: ['', ''], k: 'exploded', q: 1, h: '', o: 0 }), {}],
  ])('when it is %s', (_, body, at) => {
    expect(read(body, at)).toEqual({ kind: 'forged' });
  });

  test('when its deployment and its payload are cut elsewhere', () => {
    const shifted = read(writeThreadMarker(KEYS, ['29'], { ...MARKER, nonce: '3' }), { identity: ['293'] });
    expect(shifted).toEqual({ kind: 'forged' });
  });

  test.each([
    ['thread', thread],
    ['mark', mark],
  ])('or is none, when any character of a %s is another one', (kind, body) => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._:<>!- ';
    const position = fc.nat(body.length - 1);
    fc.assert(
      fc.property(position, fc.constantFrom(...alphabet), (at, character) => {
        fc.pre(body[at] !== character);
        // White space around a marker is no part of it.
        fc.pre(character !== ' ' || (at > 0 && at < body.length - 1));
        const changed = body.slice(0, at) + character + body.slice(at + 1);
        expect(read(changed).kind).not.toBe(kind);
      }),
      fuzzRuns(1000),
    );
  });
});

describe('a marker of a later version', () => {
  test('that verifies names its scope, whatever else is in it', () => {
    const body = signed('thread', 2, { s: ['PMD', 'nightly'], surprise: [1, 2] });
    expect(read(body)).toEqual({ kind: 'later', version: 2, scope: SCOPE });
  });

  test('without a scope is forged', () => {
    expect(read(signed('thread', 2, { surprise: true }))).toEqual({ kind: 'forged' });
  });

  test('that another secret signed is forged', () => {
    expect(read(signed('thread', 2, { s: ['PMD', ''] }, deriveKeys('another')))).toEqual({ kind: 'forged' });
  });
});

describe('a marker that could not be read again is not written', () => {
  const { evidence } = MARKER;

  test.each([
    [
      'a rule id over the limit of a text',
      { ...evidence, ruleId: 'r'.repeat(5_001) },
      /over the limit of 5000 characters/,
    ],
    [
      'a tool over the limit of a text',
      { ...evidence, scope: { tool: 't'.repeat(5_001), category: '' } },
      /limit of 5000/,
    ],
    [
      'texts that together are over the limit',
      { ...evidence, ruleId: 'r'.repeat(4_900), path: 'p'.repeat(4_900) },
      /over the limit of 12000/,
    ],
  ])('with %s', (_, tooLong, message) => {
    expect(() => writeThreadMarker(KEYS, IDENTITY, { ...MARKER, evidence: tooLong })).toThrow(RangeError);
    expect(() => writeThreadMarker(KEYS, IDENTITY, { ...MARKER, evidence: tooLong })).toThrow(message);
  });

  test('and the longest path that Linux takes is not too long', () => {
    const path = 'p'.repeat(4_096);
    const body = writeThreadMarker(KEYS, IDENTITY, { ...MARKER, evidence: { ...evidence, path } });
    expect(read(body)).toMatchObject({ kind: 'thread', marker: { evidence: { path } } });
  });
});
