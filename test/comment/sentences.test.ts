import { expect, test } from '@jest/globals';
import { withSentences } from '../../src/comment/comment.ts';
import type { Line, Member } from '../../src/model.ts';
import { makeFinding } from '../finding/make-finding.ts';

const FACTS = '**Warning** · `ApexDoc` · pmd';
const HELP = '<details><summary>Why</summary>\n\nAlso reported by nobody.\n\n</details>';
const BARE = ['Missing comment', FACTS, HELP].join('\n\n');
const member = (tool: string, parts: Partial<Member> = {}): Member => ({
  ...{ tool, category: '', rule: 'ApexDoc', level: 'warning', words: [] },
  ...parts,
});

/** A comment that names these other tools, and this place. */
function put(text: string, grouped: Member[], now: Line | null = null): string {
  const shown = { linkTo: undefined, redact: (words: string) => words };
  return withSentences(text, makeFinding({ rule: 'ApexDoc' }), { grouped, now }, shown);
}

test.each<[string, Member[], string]>([
  ['one tool', [member('PMD')], 'Also reported by PMD.'],
  ['two', [member('PMD'), member('pmd')], 'Also reported by PMD and pmd.'],
  [
    'another rule and level',
    [member('ESLint', { rule: '@ts/api_doc', level: 'error' })],
    'Also reported by ESLint as `@ts/api_doc` (error).',
  ],
  [
    'a part of a product, in a category',
    [member('pmd', { category: 'nightly', product: 'Code Analyzer' })],
    'Also reported by Code Analyzer (pmd, nightly).',
  ],
  ['hostile names', [member('**x** @all\n<b>')], 'Also reported by \\*\\*x\\*\\* `@all` &lt;b>.'],
])('a comment names %s', (_, grouped, sentence) => {
  expect(put(BARE, grouped)).toBe(['Missing comment', FACTS, sentence, HELP].join('\n\n'));
});

test.each<[string, Line, string]>([
  ['a line', { path: 'a/b.py', line: 9 }, 'Now at `a/b.py:9`.'],
  ['a whole file', { path: 'a/b.py', line: 0 }, 'Now at `a/b.py`.'],
  ['a hostile path', { path: 'a`\n<b>@all', line: 1 }, 'Now at ``a` <b>@all:1``.'],
])('a comment names the place of %s', (_, now, sentence) => {
  expect(put(BARE, [], now)).toBe(['Missing comment', FACTS, sentence, HELP].join('\n\n'));
});

test('sentences are put below the facts, replaced and taken out, and nothing else changes', () => {
  const both = put(BARE, [member('PMD')], { path: 'b.ts', line: 1 });
  expect(both.split('\n\n').slice(2, 4)).toEqual(['Now at `b.ts:1`.', 'Also reported by PMD.']);
  expect(put(both, [member('Pmd')], { path: 'c.ts', line: 2 })).toBe(
    both.replace('b.ts:1', 'c.ts:2').replace('PMD', 'Pmd'),
  );
  expect(put(both, [])).toBe(BARE);
  expect(put('A comment without facts', [member('PMD')])).toBe(
    'A comment without facts\n\nAlso reported by PMD.',
  );
  expect(put(`Short\n\n${FACTS}\n\nAlso reported by PMD.`, [])).toBe(`Short\n\n${FACTS}`);
});

test('sentences hide secrets', () => {
  const hidden = withSentences(
    BARE,
    makeFinding({ rule: 'ApexDoc' }),
    { grouped: [member('s3cret')], now: { path: 's3cret.ts', line: 1 } },
    { linkTo: undefined, redact: (text) => text.replaceAll('s3cret', '***') },
  );
  expect(hidden).toContain('Now at `***.ts:1`.');
  expect(hidden).not.toContain('s3cret');
});
