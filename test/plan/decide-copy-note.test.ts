import { expect, test } from '@jest/globals';
import { decideCopyNote } from '../../src/plan/decide-copy-note.ts';

const note = (commentId: string, ...copies: readonly string[]) => ({ commentId, nonce: commentId, copies });

test.each<[string, Parameters<typeof decideCopyNote>, readonly string[] | undefined, readonly string[]]>([
  ['is not there where nothing was copied', [{ copyNotes: [], leftAlone: [] }, []], undefined, []],
  ['is posted for a copy', [{ copyNotes: [], leftAlone: [] }, ['a']], ['a'], []],
  ['stays while the copy does', [{ copyNotes: [note('1', 'a')], leftAlone: ['a'] }, []], undefined, []],
  ['goes when the copy is gone', [{ copyNotes: [note('1', 'a')], leftAlone: [] }, []], undefined, ['1']],
  ['is replaced for one more', [{ copyNotes: [note('1', 'a')], leftAlone: ['a'] }, ['b']], ['a', 'b'], ['1']],
  [
    'is there once, after runs that raced',
    [{ copyNotes: [note('1', 'a'), note('2', 'a', 'b')], leftAlone: ['a', 'b'] }, []],
    undefined,
    ['1'],
  ],
])('the note about copies %s', (_, [known, found], post, obsolete) => {
  const decided = decideCopyNote(known, found);
  expect(decided.post).toEqual(post);
  expect(decided.obsolete.map(({ commentId }) => commentId)).toEqual(obsolete);
});
