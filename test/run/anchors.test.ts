import { afterEach, describe, expect, test } from '@jest/globals';
import { log } from './logs.ts';
import { ANY_LISTING, accounting, openStory, readable, type Story } from './story.ts';

const lines = (count: number, from = 1): readonly string[] =>
  Array.from({ length: count }, (_, index) => `line ${index + from}`);
const text = (rows: readonly string[], end = '\n'): string => rows.map((row) => `${row}${end}`).join('');

/** Twenty lines of which the fifth changes, two are added after the tenth, and the fifteenth goes. */
function edited(rows: readonly string[]): readonly string[] {
  return [
    ...rows.slice(0, 4),
    'changed',
    ...rows.slice(5, 10),
    'new a',
    'new b',
    ...rows.slice(10, 14),
    ...rows.slice(15),
  ];
}

describe.each(ANY_LISTING)('with the listing in its %s form', (listing) => {
  let story: Story;
  afterEach(() => story.end());

  // The sandbox works out on its own which positions are lawful, and refuses all others.
  test.each([
    'src/with space.js',
    'src/"quoted".js',
    'src/größe.js',
    'src/100%.js',
    'src/a#b.js',
    'src/tab\there.js',
    "src/it's [odd] (very).js",
    'src/emoji-💳.js',
  ])('every line of %j takes a comment in its lawful form', async (name) => {
    story = await openStory(listing, { [name]: text(lines(20)) }, { [name]: text(edited(lines(20))) });
    const findings = edited(lines(20)).map((row, index) => ({
      path: encodeURI(name).replaceAll('#', '%23'),
      line: index + 1,
      message: `At ${row}.`,
    }));
    const result = await story.run(log(findings), { 'filter-mode': 'file', 'max-threads': '100' });
    expect(accounting(result)).toBe('21 results = 21 posted; threads: 21 posted, 0 resolved, 0 reopened');
    const threads = readable(await story.truth());
    expect(threads).toContain(`${name}:5 open: At changed.`);
    expect(threads).toContain(`${name}:11 open: At new a.`);
    expect(threads).toContain(`${name}:4, old 4 open: At line 4.`);
    expect(threads).toContain(`${name}:13, old 11 open: At line 11.`);
    expect(threads).toContain(`${name}:21, old 20 open: At line 20.`);
  });

  test('a renamed file with edits takes comments under its new name', async () => {
    story = await openStory(
      listing,
      { 'old name.js': text(lines(20)) },
      { 'old name.js': null, 'new name.js': text(edited(lines(20))) },
    );
    const result = await story.run(
      log([
        { path: 'new name.js', line: 5, message: 'Changed.' },
        { path: 'new name.js', line: 20, message: 'Kept.' },
      ]),
      { 'filter-mode': 'file' },
    );
    expect(accounting(result)).toContain('2 posted');
    expect(readable(await story.truth())).toEqual([
      'new name.js:20, old 19 open: Kept.',
      'new name.js:5 open: Changed.',
    ]);
  });

  test('Windows line ends, a missing newline at the end and an emptied file keep their numbers', async () => {
    story = await openStory(
      listing,
      { 'crlf.js': text(lines(10), '\r\n'), 'end.js': 'one\ntwo', 'gone.js': 'x\n' },
      { 'crlf.js': text(['zero', ...lines(10)], '\r\n'), 'end.js': 'one\ntwo\nthree', 'gone.js': '' },
    );
    const result = await story.run(
      log([
        { path: 'crlf.js', line: 1, message: 'New.' },
        { path: 'crlf.js', line: 11, message: 'Last.' },
        { path: 'end.js', line: 2, message: 'Two.' },
        { path: 'end.js', line: 3, message: 'Three.' },
        { path: 'gone.js', line: 1, message: 'Nothing here.' },
      ]),
      { 'filter-mode': 'file' },
    );
    expect(accounting(result)).toBe(
      '5 results = 1 not-on-the-diff + 4 posted; threads: 4 posted, 0 resolved, 0 reopened',
    );
    expect(readable(await story.truth())).toEqual([
      'crlf.js:1 open: New.',
      'crlf.js:11, old 10 open: Last.',
      'end.js:2 open: Two.',
      'end.js:3 open: Three.',
    ]);
  });

  test('where lines look alike, those are new that the review shows as new', async () => {
    // git diff --histogram calls lines 1 and 2 new, and the third one unchanged.
    story = await openStory(
      listing,
      { 'a.js': 'go()\nstop()\nstop()\n' },
      { 'a.js': 'stop()\nwait()\ngo()\n' },
    );
    const result = await story.run(
      log([
        { path: 'a.js', line: 1, message: 'Kept.' },
        { path: 'a.js', line: 3, message: 'New.' },
      ]),
    );
    expect(accounting(result)).toBe(
      '2 results = 1 filtered + 1 posted; threads: 1 posted, 0 resolved, 0 reopened',
    );
    expect(readable(await story.truth())).toEqual(['a.js:3 open: New.']);
  });

  test('a region of several lines is anchored at its first line and says how far it goes', async () => {
    story = await openStory(listing, { 'a.js': 'x\n' }, { 'a.js': 'x\na\nb\nc\n' });
    await story.run(log([{ path: 'a.js', line: 2, endLine: 4 }]));
    const [thread] = (await story.truth()).threads;
    expect(thread?.newLine).toBe(2);
    expect(thread?.comments[0]?.body).toContain('lines 2–4');
  });
});
