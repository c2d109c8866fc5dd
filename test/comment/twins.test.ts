import { expect, test } from '@jest/globals';
import { renderNowAt, renderTwins } from '../../src/comment/comment-body.ts';
import { putSentence } from '../../src/comment/mark-body.ts';
import { MOST_TWINS, sameTwins, type Twin, toTwins } from '../../src/thread/wording.ts';

const TOLD = { ruleId: 'ApexDoc', level: 'warning' } as const;
const twin = (tool: string, parts: Partial<Twin> = {}): Twin => ({
  scope: { tool, category: '' },
  ...TOLD,
  ...parts,
});

test.each<[string, readonly Twin[], string]>([
  ['one tool', [twin('PMD')], 'Also reported by PMD.'],
  ['two', [twin('PMD'), twin('pmd')], 'Also reported by PMD and pmd.'],
  [
    'another rule and level',
    [twin('ESLint', { ruleId: '@ts/api_doc', level: 'error' })],
    'Also reported by ESLint as `@ts/api_doc` (error).',
  ],
  [
    'a part of a product',
    [twin('pmd', { product: 'Code Analyzer' })],
    'Also reported by Code Analyzer (pmd).',
  ],
  [
    'a part of a product, in a category',
    [twin('pmd', { scope: { tool: 'pmd', category: 'nightly' }, product: 'Code Analyzer' })],
    'Also reported by Code Analyzer (pmd, nightly).',
  ],
  ['hostile names', [twin('**x** @all\n<b>')], 'Also reported by \\*\\*x\\*\\* `@all` &lt;b>.'],
  ['none', [], ''],
])('the sentence for %s', (_, twins, sentence) => {
  expect(renderTwins(twins, TOLD, 'edited')).toBe(sentence);
});

test('a sentence that nobody edits says when it was true', () => {
  expect(renderTwins([twin('PMD')], TOLD, 'as-posted')).toBe('Also reported by PMD when this was posted.');
});

test('the order of the findings makes no difference, and what is too long is not named', () => {
  const twins = [twin('b'), twin('a'), twin('x'.repeat(151))];
  expect(toTwins(twins).map(({ scope }) => scope.tool)).toEqual(['a', 'b']);
  expect(sameTwins(toTwins(twins), toTwins(twins.toReversed()))).toBe(true);
  const many = Array.from({ length: MOST_TWINS + 1 }, (_, index) => twin(`tool ${index}`));
  expect(toTwins(many)).toHaveLength(MOST_TWINS);
});

const put = (markdown: string, sentence: string): string =>
  putSentence(markdown, sentence, 'Also reported by ');
const FACTS = '**Warning** · `ApexDoc` · pmd';
const HELP = '<details><summary>Why</summary>\n\nAlso reported by nobody.\n\n</details>';

test('a sentence is put below the facts, replaced and taken out, and nothing else changes', () => {
  const bare = ['Missing comment', FACTS, HELP].join('\n\n');
  const one = put(bare, 'Also reported by PMD.');
  expect(one).toBe(['Missing comment', FACTS, 'Also reported by PMD.', HELP].join('\n\n'));
  const other = put(one, 'Also reported by Pmd.');
  expect(other).toBe(['Missing comment', FACTS, 'Also reported by Pmd.', HELP].join('\n\n'));
  expect(put(other, '')).toBe(bare);
  expect(put('A comment without facts', 'Also reported by PMD.')).toBe(
    'A comment without facts\n\nAlso reported by PMD.',
  );
});

test('a sentence on the place stands beside it, and neither touches the other', () => {
  const at = (markdown: string, sentence: string): string => putSentence(markdown, sentence, 'Now at ');
  const bare = ['Missing comment', FACTS, HELP].join('\n\n');
  const both = at(put(bare, 'Also reported by PMD.'), 'Now at `b.ts:1`.');
  expect(both.split('\n\n').slice(2, 4)).toEqual(['Now at `b.ts:1`.', 'Also reported by PMD.']);
  expect(at(both, 'Now at `c.ts:2`.')).toBe(both.replace('b.ts:1', 'c.ts:2'));
  expect(put(at(both, ''), '')).toBe(bare);
  expect(at(put(both, ''), '')).toBe(bare);
});

test.each<[string, Parameters<typeof renderNowAt>[0], string]>([
  ['a line', { path: 'a/b.py', line: 9 }, 'Now at `a/b.py:9`.'],
  ['a whole file', { path: 'a/b.py', line: 0 }, 'Now at `a/b.py`.'],
  ['a hostile path', { path: 'a`\n<b>@all', line: 1 }, 'Now at ``a` <b>@all:1``.'],
  ['none', null, ''],
])('the place of %s', (_, nowAt, sentence) => {
  expect(renderNowAt(nowAt, undefined)).toBe(sentence);
});
