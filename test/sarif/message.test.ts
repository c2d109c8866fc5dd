import { describe, expect, test } from '@jest/globals';
import type { Place } from '../../src/finding/finding.ts';
import { LONGEST_MESSAGE, toMessage } from '../../src/sarif/message.ts';
import { createRuleReader } from '../../src/sarif/rule.ts';
import { toTool } from '../../src/sarif/tool.ts';

const tool = toTool({
  tool: {
    driver: {
      globalMessageStrings: { global: { text: 'driver' } },
      rules: [
        {
          id: 'R',
          shortDescription: { text: 'Short' },
          messageStrings: {
            own: { text: '{0} and {1}', markdown: '*no*' },
            global: { text: 'of the rule' },
            wordless: { text: '' },
          },
        },
        { id: 'Full', shortDescription: { text: ' ' }, fullDescription: { text: 'Full words' } },
        { id: 'Named', name: 'Name' },
      ],
    },
    extensions: [{ globalMessageStrings: { global: { text: 'extension' } }, rules: [{ id: 'E' }] }],
  },
});
const toRule = createRuleReader(tool);

function messageOf(message: unknown, ruleId = 'R', rest: object = {}): string {
  const result = { ruleId, message, ...rest };
  return toMessage(result, { tool, ...toRule(result), placeOf: (location) => Object(location).place });
}

test.each([
  ['its text', { text: 'Text', markdown: '*Text*' }, 'Text'],
  ['Markdown, where that is all', { markdown: '*Text*' }, '*Text*'],
  ['the text of the rule by id', { id: 'own', arguments: ['a', 'b'] }, 'a and b'],
  ['the text of the rule before that of the component', { id: 'global' }, 'of the rule'],
  ['text before id', { id: 'own', text: 'Text' }, 'Text'],
  ['what the rule is about, where it has none', undefined, 'Short'],
  ['what the rule is about, where it is blank', { text: ' \n' }, 'Short'],
  ['what the rule is about, where the id leads nowhere', { id: 'constructor' }, 'Short'],
])('a message is %s (§3.11.7)', (_, message, expected) => {
  expect(messageOf(message)).toBe(expected);
});

test.each([
  ['Full', 'Full words'],
  ['Named', 'Name'],
  ['Unknown', 'Unknown'],
])('a result of %s without message still says something', (ruleId, expected) => {
  expect(messageOf({}, ruleId)).toBe(expected);
});

test('the component of the rule is asked before the driver', () => {
  expect(messageOf({ id: 'global' }, 'E')).toBe('extension');
  expect(messageOf({ id: 'global' }, 'Full')).toBe('driver');
});

describe('placeholders (§3.11.5)', () => {
  test.each([
    ['{0} {1} {0}', ['a', 'b'], 'a b a'],
    ['{{0}} is {{{0}}}', ['a'], '{0} is {a}'],
    ['{0} {5} {x}', ['a'], 'a {5} {x}'],
    ['{0} {1}', [3, null], '3 {1}'],
    ['{0}', ['{1}', 'b'], '{1}'],
    ['{0} {{', [], '{0} {{'],
  ])('%j with %j is %j', (text, args, expected) => {
    expect(messageOf({ text, arguments: args })).toBe(expected);
  });

  test('do not multiply a long argument without end', () => {
    const filled = messageOf({ text: '{0}'.repeat(10_000), arguments: ['a'.repeat(10_000)] });
    expect(filled.length).toBeLessThan(200_000);
  });
});

describe('links to locations of the result (§3.11.6)', () => {
  const place: Place = { kind: 'lines', path: 'src/a.c', startLine: 9, endLine: 9 };
  const relatedLocations = [{ id: 3, place }, { id: 4 }, { id: 5, place: { kind: 'file', path: 'b.c' } }];

  test.each([
    ['From [here](3).', 'From here (src/a.c:9).'],
    ['From [there](5) and [nowhere](4).', 'From there (b.c) and nowhere.'],
    [
      'Call [a](7) stays, as does [b](https://example.com).',
      'Call [a](7) stays, as does [b](https://example.com).',
    ],
    ['In [para\\[0\\]\\\\span](3).', 'In para[0]\\span (src/a.c:9).'],
    ['No a[0](3) link', 'No a0 (src/a.c:9) link'],
  ])('%j reads %j', (text, expected) => {
    expect(messageOf({ text }, 'R', { relatedLocations })).toBe(expected);
  });
});

test('a message that no comment can hold is cut, and the cut is seen', () => {
  expect(messageOf({ text: 'a'.repeat(LONGEST_MESSAGE) })).toHaveLength(LONGEST_MESSAGE);
  const cut = messageOf({ text: 'a'.repeat(10 * LONGEST_MESSAGE) });
  expect([cut.length, cut.at(-1)]).toEqual([LONGEST_MESSAGE, '…']);
});

test('`{{` of a message without arguments stays: tools write `$` and braces of templates and mean them (§3.11.5)', () => {
  const text = `Uses \${{ inputs.name }} in a script`;
  expect(messageOf({ text })).toBe(text);
});

test('properties that say more of a result change nothing of its message (§3.27.8, §3.27.25, §3.27.6)', () => {
  const rest = { rank: 98.6, occurrenceCount: 3, taxa: [{ id: 'CWE-79', toolComponent: { name: 'CWE' } }] };
  expect(messageOf({ text: 'Text' }, 'R', rest)).toBe('Text');
});
