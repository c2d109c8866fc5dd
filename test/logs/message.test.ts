import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LONGEST_MESSAGE, replaceLinks, toMessage } from '../../src/logs/messages.ts';
import { createRuleReader, toTool } from '../../src/logs/rules.ts';

const toRule = createRuleReader(toTool({}));

function messageOf(message: unknown): string {
  return toMessage({ message }, toRule({}), () => undefined);
}

test('placeholders do not multiply a long argument without end', () => {
  const filled = messageOf({ text: '{0}'.repeat(10_000), arguments: ['a'.repeat(10_000)] });
  expect(filled.length).toBeLessThan(200_000);
});

test('a message that no comment can hold is cut, and the cut is seen', () => {
  expect(messageOf({ text: 'a'.repeat(LONGEST_MESSAGE) })).toHaveLength(LONGEST_MESSAGE);
  const cut = messageOf({ text: 'a'.repeat(10 * LONGEST_MESSAGE) });
  expect([cut.length, cut.at(-1)]).toEqual([LONGEST_MESSAGE, '…']);
});

const show = (words: string, id: number) => (id === 404 ? undefined : `<${words}|${id}>`);

test.each([
  ['no link', 'no link'],
  ['From [here](3).', 'From <here|3>.'],
  ['[a](0)[b](1)', '<a|0><b|1>'],
  ['[](7)', '<|7>'],
  ['a[0](3)', 'a<0|3>'],
  ['[a [b](3)', '[a <b|3>'],
  ['a](3) [b](4)', 'a](3) <b|4>'],
  ['[gone](404) [b](4)', '[gone](404) <b|4>'],
  ['[web](https://example.com) [x](-1) [y](1234567)', '[web](https://example.com) [x](-1) [y](1234567)'],
  ['[para\\[0\\]\\\\spans\\[2\\]](1)', '<para[0]\\spans[2]|1>'],
  ['[C:\\temp](1)', '<C:\\temp|1>'],
  ['\\[no](1)', '\\[no](1)'],
  ['[no\\](1)', '[no\\](1)'],
  ['C:\\\\[yes](1)', 'C:\\\\<yes|1>'],
  ['[two\nlines](1)', '<two\nlines|1>'],
])('the links of %j read %j (§3.11.6)', (text, expected) => {
  expect(replaceLinks(text, show)).toBe(expected);
});

test('what is escaped comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100 }), fc.nat(999_999), (words, id) => {
      const escaped = words.replaceAll(/[\\[\]]/g, '\\$&');
      expect(replaceLinks(`x [${escaped}](${id})`, (found, to) => JSON.stringify([found, to]))).toBe(
        `x ${JSON.stringify([words, id])}`,
      );
    }),
  );
});

test.each(['[\\', '[', '](3)', '\\](3)', '[a](404)', '\\'])(
  '%j over and over is read in a moment',
  (piece) => {
    const text = piece.repeat(200_000);
    expect(replaceLinks(text, () => undefined)).toBe(text);
  },
);
