import { expect, test } from '@jest/globals';
import { renderHelp, titleOfHelp } from '../../src/comment/comment-details.ts';
import type { Rule } from '../../src/finding/finding.ts';
import { makeFinding } from '../finding/make-finding.ts';

function helpOf(rule: Partial<Rule>, message = 'Avoid `eval`.'): string {
  return renderHelp({ id: 'r', deprecatedIds: [], tags: [], ...rule }, [makeFinding({ message })]);
}

const text = (words: string) => ({ kind: 'text', text: words }) as const;
const markdown = (words: string) => ({ kind: 'markdown', text: words }) as const;

test.each<[string, Partial<Rule>, string]>([
  ['Markdown', { help: markdown('Use *JSON*, not <b>eval</b>.') }, 'Use *JSON*, not eval.'],
  ['plain text', { help: text('Use *JSON*, not <b>.') }, 'Use \\*JSON\\*, not &lt;b>.'],
  ['the full description where there is no help', { fullDescription: 'It runs text.' }, 'It runs text.'],
  [
    'help rather than the full description',
    { help: text('Use JSON.'), fullDescription: 'It runs text.' },
    'Use JSON.',
  ],
  [
    'the full description where help says nothing new',
    { help: text('Avoid eval'), fullDescription: 'It runs text.' },
    'It runs text.',
  ],
  ['help that begins with the message', { help: text('Avoid eval. Use JSON.') }, 'Avoid eval. Use JSON.'],
])('shows %s', (_, rule, expected) => {
  expect(helpOf(rule)).toBe(expected);
});

test.each<[string, Partial<Rule>]>([
  ['nothing', {}],
  ['the message again', { help: markdown('**Avoid** `eval`!') }],
  ['a part of the message', { help: text('eval') }],
  ['the short description again', { help: text('Runs a text.'), shortDescription: 'Runs a text' }],
  ['the message as the full description', { fullDescription: 'Avoid eval.' }],
  [
    'the message and links',
    {
      help: markdown(
        'Avoid `eval`.\n\n<b>References:</b>\n - [Rule](https://a.example/r)\n - https://b.example\n',
      ),
    },
  ],
  [
    'the message and an offer',
    { help: markdown('Avoid eval.\n\n#### Enable more at <a href="https://c.example">here</a>\n') },
  ],
  ['the message with the name of a variable', { help: text('Avoid $FN.') }],
  ['no words', { help: text(' … ') }],
  ['HTML alone', { help: markdown('<div>\n</div>') }],
])('shows nothing where the log has %s', (_, rule) => {
  expect(helpOf(rule)).toBe('');
});

test('a part of a word is no repetition', () => {
  expect(helpOf({ help: text('eva') })).toBe('eva');
});

test('long help is cut', () => {
  const help = helpOf({ help: text('word '.repeat(5_000)) });
  expect(help.length).toBeLessThanOrEqual(8_000);
  expect(help).toMatch(/…$/);
});

test('help that says more than the message and its links is shown whole', () => {
  const help = 'Avoid `eval`.\n\nUse `JSON.parse`.\n\n- [Rule](https://a.example/r)';
  expect(helpOf({ help: markdown(help) })).toContain('JSON.parse');
  expect(helpOf({ help: text('Do not call $FN.') })).not.toBe('');
});

test.each([
  ['Use `JSON.parse` here.', 'Why it matters and how to fix it'],
  ['It runs text. Replace it.', 'Why it matters and how to fix it'],
  ['Text runs as code.', 'Why it matters'],
  ['The use of this is old.', 'Why it matters'],
])('the title of %j is %j', (help, title) => {
  expect(titleOfHelp(help, [makeFinding()])).toBe(title);
});

test('a fix says how to fix it', () => {
  const fix = [{ startLine: 1, startColumn: 1, endLine: 1, inserted: 'x' }];
  expect(titleOfHelp('Text runs as code.', [{ ...makeFinding(), fixes: [fix] }])).toBe(
    'Why it matters and how to fix it',
  );
});
