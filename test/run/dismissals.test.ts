import { afterEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { log } from './logs.ts';
import { ANY_LISTING, accounting, openStory, readable, type Story } from './story.ts';

const UNUSED = 'no-unused-vars';
const EVAL = 'no-eval';
const filler = (count: number): string => Array.from({ length: count }, (_, i) => `step(${i});\n`).join('');
const unused = (name: string, line: number) => ({
  path: 'src/a.js',
  line,
  rule: UNUSED,
  level: 'error' as const,
  message: `'${name}' is assigned a value but never used.`,
});
const evil = (line: number) => ({
  path: 'src/a.js',
  line,
  rule: EVAL,
  level: 'error' as const,
  message: 'eval can be harmful.',
});

const WHOLE: Log = {
  version: '2.1.0',
  runs: [
    {
      tool: { driver: { name: 'Linter' } },
      invocations: [{ executionSuccessful: true }],
      results: [
        {
          ruleId: 'no-license',
          level: 'error',
          message: { text: 'The file names no license.' },
          locations: [{ physicalLocation: { artifactLocation: { uri: 'src/a.js' } } }],
        },
      ],
    },
  ],
};

describe.each(ANY_LISTING)(
  'with the listing in its %s form, one finding is mended and another is new',
  (listing) => {
    let story: Story;
    afterEach(() => story.end());
    const first = async (): Promise<string> => (await story.truth()).threads[0]?.discussionId ?? '';

    test('a constant that is used now hands its thread to no other constant of the file', async () => {
      story = await openStory(
        listing,
        { 'src/a.js': filler(5) },
        { 'src/a.js': `const retries = 3;\n${filler(5)}` },
      );
      await story.run(log([unused('retries', 1)]));
      await story.push({
        'src/a.js': `const retries = 3;\n${filler(5)}connect(retries);\nconst region = 'eu';\n`,
      });
      const result = await story.run(log([unused('region', 8)]));
      expect(accounting(result)).toBe('1 result = 1 posted; threads: 1 posted, 1 resolved, 0 reopened');
    });

    test('what was judged goes to no other file in which only one of its neighbors is the same', async () => {
      const judged = `gamma();\neval(code);\ndelta();\n${filler(20)}`;
      story = await openStory(listing, { 'src/z.js': 'z();\n' }, { 'src/a.js': judged });
      await story.run(log([evil(2)]));
      await (await story.person('Ada')).setResolved(await first(), true);
      await story.push({ 'src/a.js': null, 'src/b.js': 'gamma();\neval(code);\nother();\n' });
      await story.run(log([{ ...evil(2), path: 'src/b.js' }]));
      const { threads } = await story.truth();
      expect(threads.filter(({ path }) => path === 'src/b.js')).toMatchObject([{ resolved: false }]);
    });

    test('what was judged is not what stands between other lines of its file now', async () => {
      const rest = filler(20);
      story = await openStory(
        listing,
        { 'src/z.js': 'z();\n' },
        { 'src/a.js': `gamma();\neval(code);\ndelta();\n${rest}` },
      );
      await story.run(log([evil(2)]));
      await (await story.person('Ada')).setResolved(await first(), true);
      await story.push({ 'src/a.js': `gamma();\ndelta();\n${rest}other();\neval(code);\nmore();\n` });
      await story.run(log([evil(24)]));
      const { threads } = await story.truth();
      expect(threads.filter(({ newLine }) => newLine === 24)).toMatchObject([{ resolved: false }]);
    });

    test('an eval that is gone hands its thread to no eval elsewhere', async () => {
      story = await openStory(
        listing,
        { 'src/a.js': filler(38) },
        { 'src/a.js': `${filler(8)}eval(text);\n${filler(30)}` },
      );
      await story.run(log([evil(9)]));
      await story.push({ 'src/a.js': `${filler(8)}parse(text);\n${filler(29)}eval(other);\n` });
      const result = await story.run(log([evil(39)]));
      expect(accounting(result)).toBe('1 result = 1 posted; threads: 1 posted, 1 resolved, 0 reopened');
    });

    test("a person's resolution of an edited line does not count for what the line has become", async () => {
      const before = `${filler(8)}send(user, password, 'plain');\n${filler(8)}`;
      const after = `${filler(8)}send(user, password, 'plain', everyone);\n${filler(8)}`;
      const found = { path: 'src/a.js', line: 9, level: 'error' as const };
      story = await openStory(listing, { 'src/a.js': filler(16) }, { 'src/a.js': before });
      await story.run(log([found]));
      await (await story.person('Ada')).setResolved(await first(), true);
      await story.push({ 'src/a.js': after });
      const result = await story.run(log([found]), { 'accept-resolved': 'true' });
      expect(result.status).toBe(1);
      if (listing === 'minimal') return;
      expect(accounting(result)).toBe('1 result = 1 posted; threads: 1 posted, 0 resolved, 0 reopened');
      const [open, resolved] = readable(await story.truth());
      expect(open).toMatch(/^\S+ open:/u);
      expect(resolved).toMatch(/^\S+ resolved:/u);
      expect(resolved).not.toContain('as of');
    });

    test.each([
      ['a semicolon takes out of its condition', 'a.js', 'if (ok(x)) run(x);', 'if (ok(x)); run(x);', 1],
      [
        'loses the comma that held it',
        'a.js',
        'if (ok(x)) log(x),\n  run(x);',
        'if (ok(x)) log(x)\n  run(x)',
        1,
      ],
      ['a blank parts in a script', 'a.sh', 'rm -rf /app/tmp', 'rm -rf / app/tmp', 1],
      ['gets other quotes in a script', 'a.sh', "say '$(cmd)'", 'say "$(cmd)"', 1],
      ['gets other quotes in SQL', 'a.sql', "where a = 'role'", 'where a = "role"', 1],
      ['a formatter broke up', 'a.js', 'if (ok(x)) run(x);', 'if (ok(x))\n  run(x)', 1],
    ])(
      'a line that %s has what was decided only while it does the same',
      async (_, path, before, after, status) => {
        const found = log([{ path, line: 9, level: 'error' }]);
        const inside = (line: string): string => `${filler(8)}${line}\n${filler(8)}`;
        story = await openStory(listing, { [path]: filler(16) }, { [path]: inside(before) });
        await story.run(found);
        await (await story.person('Ada')).setResolved(await first(), true);
        await story.push({ [path]: inside(after) });
        const result = await story.run(found, { 'accept-resolved': 'true' });
        // Where the listing shows no flag, nobody knows that a person resolved it.
        expect(result.status).toBe(listing === 'minimal' ? 1 : status);
      },
    );

    test.each([
      ['of which most stays', 20, 12, 0],
      ['of which most is another text', 4, 40, 1],
    ])('a whole file %s keeps what was decided only while git says so', async (_, kept, added, status) => {
      const text = filler(kept) + Array.from({ length: added }, (_, i) => `other(${i});\n`).join('');
      story = await openStory(listing, { 'b.js': '' }, { 'src/a.js': filler(30) });
      await story.run(WHOLE);
      await (await story.person('Ada')).setResolved(await first(), true);
      await story.push({ 'src/a.js': text });
      const result = await story.run(WHOLE, { 'accept-resolved': 'true' });
      expect(result.status).toBe(listing === 'minimal' ? 1 : status);
      if (listing === 'minimal') return;
      const [now, later] =
        status === 0
          ? ['1 resolved-by-people; threads: 0', '1 resolved-by-people']
          : ['1 posted; threads: 1', '1 kept'];
      expect(accounting(result)).toBe(`1 result = ${now} posted, 0 resolved, 0 reopened`);
      const quiet = await story.run(WHOLE, { 'accept-resolved': 'true' });
      expect(quiet.status).toBe(status);
      expect(accounting(quiet)).toBe(`1 result = ${later}; threads: 0 posted, 0 resolved, 0 reopened`);
    });

    test('of a file that was renamed and copied in one commit, neither has what was decided', async () => {
      const found = (path: string) => ({ path, line: 5, level: 'error' as const });
      story = await openStory(listing, { 'x.js': '' }, { 'a.js': filler(30) });
      await story.run(log([found('a.js')]));
      await (await story.person('Ada')).setResolved(await first(), true);
      await story.push({ 'a.js': null, 'b.js': filler(30), 'c.js': filler(30) });
      const both = log([found('b.js'), found('c.js')]);
      const result = await story.run(both, { 'accept-resolved': 'true' });
      expect(result.status).toBe(1);
      if (listing === 'minimal') return;
      expect(accounting(result)).toBe('2 results = 2 posted; threads: 2 posted, 0 resolved, 0 reopened');
      const quiet = await story.run(both, { 'accept-resolved': 'true' });
      expect(quiet.status).toBe(1);
      expect(accounting(quiet)).toBe('2 results = 2 kept; threads: 0 posted, 0 resolved, 0 reopened');
    });
  },
);
