import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { markBody } from '../../src/comment/mark-body.ts';
import { toSpots } from '../../src/finding/spot.ts';
import { readMarker } from '../../src/thread/marker.ts';
import { makeFinding } from '../finding/make-finding.ts';
import { fuzzRuns } from '../fuzz-runs.ts';
import { FRAGMENTS, hostileText } from '../text/hostile-text.ts';
import { KEYS, makeMark, makeThread } from '../thread/make-thread.ts';
import { bodyOf, IDENTITY, tellRealWords } from './bodies-cases.ts';
import { expectHarmless } from './body-invariants.ts';

describe('every body that leaves is harmless', () => {
  tellRealWords({ oneOf: 5, runs: 15 });

  test('with lines of code and suggested changes that hold anything', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (line, inserted) => {
        const fixes = [[{ startLine: 1, startColumn: 1, endLine: 1, inserted }]];
        expectHarmless(bodyOf([{ ...makeFinding({ line: 1 }), fixes }], [line.replaceAll('\n', ' ')]));
      }),
      fuzzRuns(50),
    );
  });

  test('with any fragment many times', () => {
    for (const fragment of FRAGMENTS) {
      const text = `a ${fragment.repeat(60)}`;
      const rule = { id: 'r', help: { kind: 'markdown', text } } as const;
      expectHarmless(bodyOf([makeFinding({ message: text, rule })]));
    }
  });

  test.each(['fixed', 'suppressed', 'moved-on', 'closed', 'reported', 'retired', 'gone'] as const)(
    'as a mark of the kind %s, whose line is ours',
    (kind) => {
      const [spot] = toSpots([makeFinding()]);
      if (spot === undefined) throw new Error('there is no spot');
      const thread = makeThread(spot);
      const mark = makeMark(kind, { evidence: thread.evidence });
      const body = markBody(KEYS, IDENTITY, thread, mark);
      expectHarmless(body);
      expect(readMarker([KEYS], IDENTITY, { body, discussionId: thread.discussionId })).toMatchObject({
        mark,
      });
    },
  );
});

describe('tricks of Unicode', () => {
  test.each([
    ['next line', 'a\u0085/merge', /^a\\\n\\\/merge/],
    ['line separator', 'a\u2028/merge', /^a\\\n\\\/merge/],
    ['paragraph separator', 'a\u2029/merge', /^a\\\n\\\/merge/],
    ['carriage return', 'a\r/merge', /^a\\\n\\\/merge/],
    ['form feed', 'a\f/merge', /^a\\\n\\\/merge/],
    ['vertical tab', 'a\v/merge', /^a\\\n\\\/merge/],
    ['NUL', '@\u0000all', /^`@all`/],
    ['a byte order mark at the start', '\ufeff/merge', /^\\\/merge/],
    ['bidi controls', 'a\u202eb\u2066c', /^abc/],
    ['tag characters', 'a\u{e0041}b', /^ab/],
    ['a mention in tags', '@\u{e0061}all', /^`@all`/],
    ['a variation selector in a mention', '@\ufe0fall @a\ufe0fll', /^`@all` `@all`/],
    ['a full-width mention', '＠all ﹫all', /^＠\u200ball ﹫\u200ball/],
    ['a full-width reference', '＃1', /^＃\u200b1/],
    ['a lone surrogate', '\ud800@all', /^\ufffd`@all`/],
    ['emoji stay', '👩\u200d👩 ❤\ufe0f 🇩🇪 1\ufe0f\u20e3', /^👩\u200d👩 ❤\ufe0f 🇩🇪 1\ufe0f\u20e3/],
    ['other scripts stay', 'été 你好 здравствуй שלום', /^été 你好 здравствуй שלום/],
  ])('%s', (_, message, shown) => {
    const body = bodyOf([makeFinding({ message })]);
    expectHarmless(body);
    expect(body).toMatch(shown);
  });
});
