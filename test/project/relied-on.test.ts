import { expect, test } from '@jest/globals';
import { checkReliedOn } from '../../scripts/check-relied-on.ts';

const pageOf = (...rows: readonly string[]): string =>
  ['# A host', '## What we rely on, and how it is known', '', '| Fact | Known |', '|---|---|', ...rows].join(
    '\n',
  );

test.each(['ran 1.26.4 2026-11-26', 'recorded', 'documented 2026-11-28', 'from its source'])(
  '%s is a word for it',
  (claim) => {
    expect(checkReliedOn('docs/host.md', pageOf(`| It answers | ${claim} |`))).toEqual([]);
    expect(checkReliedOn('docs/host.md', pageOf(`| It answers \\| asks | recorded, ${claim} |`))).toEqual([]);
  },
);

test.each(['asked', 'ran', 'ran 1.26.4', 'documented', 'ran 1.26.4 2026-11-26 and asked', ''])(
  '"%s" is none',
  (claim) => {
    expect(checkReliedOn('docs/host.md', pageOf(`| It answers | ${claim} |`))).toEqual([
      `docs/host.md: "It answers" is known by "${claim}": write "ran VERSION DATE", "recorded", "documented DATE" or "from its source"`,
    ]);
  },
);

test('a page without the table, with two of them, or with an empty one is told', () => {
  expect(checkReliedOn('docs/host.md', '# A host')).toEqual([expect.stringContaining('has 0 sections')]);
  expect(
    checkReliedOn('docs/host.md', `${pageOf('| a | recorded |')}\n${pageOf('| b | recorded |')}`),
  ).toEqual([expect.stringContaining('has 2 sections')]);
  expect(checkReliedOn('docs/host.md', pageOf())).toEqual(['docs/host.md has no table of what we rely on']);
});
