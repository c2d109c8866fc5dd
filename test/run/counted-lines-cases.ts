import { afterEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { StepResult } from '../../demo/run-action.ts';
import { log, type Report } from './logs.ts';
import type { Service } from './name-change.ts';
import { runOn } from './run-on.ts';
import { openStory, type Story } from './story.ts';

/** What analyzers end lines at, and git does not. */
const ENDS: Readonly<Record<string, string>> = {
  cr: '\r',
  ls: '\u2028',
  ps: '\u2029',
  vt: '\v',
  ff: '\f',
  nel: '\u0085',
  fs: '\x1C',
  rs: '\x1E',
};

/** The same text before and after, and where the finding is in it. */
interface Shape {
  readonly before: string;
  readonly after: string;
  /** The path moves with it. */
  readonly renamed?: true;
}

const SAFE = 'eval(safe);';
const EVIL = 'eval(evil);';
const filler = (name: string, count: number): string =>
  Array.from({ length: count }, (_, index) => `${name}(${index});\n`).join('');
const block = (...body: readonly string[]): string =>
  ['function judged() {', ...body.map((line) => `  ${line}`), '}', ''].join('\n');

/**
 * Ways to put a new `eval` on the number of a judged one, where git has an unchanged line. By `end` stands
 * what the analyzer takes for the end of a line.
 */
const SHAPES: Readonly<Record<string, (end: string, other: string) => Shape>> = {
  'an end is put into a comment, and the judged line into another one': (end) => ({
    before: `/* top */\nfirst();\nsecond();\n${SAFE}\nlast();\n`,
    after: `/* t${end}op */\nfirst();\nsecond(); ${EVIL} /*\n${SAFE}\n*/ last();\n`,
  }),
  'an end is put before the new line': (end) => ({
    before: `first();\nsecond();\n${SAFE}\nlast();\n`,
    after: `first();\nsecond(); /*${end}*/ ${EVIL} /*\n${SAFE}\n*/ last();\n`,
  }),
  'an end is taken out': (end) => ({
    before: `/* t${end}op */\nfirst();\n${SAFE} /*\n${EVIL}\n*/ last();\n`,
    after: `/* top */\nfirst();\nsecond();\n${EVIL}\nlast();\n`,
  }),
  'an end is there all the time': (end) => ({
    before: `/* t${end}op */\nfirst();\n${SAFE}\nsecond();\nlast();\n`,
    after: `/* t${end}op */\nfirst();\n${EVIL}\nsecond();\nlast();\n`,
  }),
  'the file is renamed': (end) => ({
    before: `/* t${end}op */\n${filler('one', 9)}${SAFE}\nsecond();\n${filler('two', 9)}`,
    after: `/* t${end}op */\n${filler('one', 9)}${EVIL}\nsecond();\n${filler('two', 9)}`,
    renamed: true,
  }),
  'the judged line moves, and reads the same in the same block': (end) => ({
    before: `/* top */\n${block('one();', SAFE, 'two();')}${filler('rest', 20)}`,
    after: `/* t${end}op */\n${filler('rest', 20)}${block(`one(); ${EVIL} /*`, SAFE, '*/ two();')}`,
  }),
  'an end takes the place of one of two others': (end, other) => ({
    before: `/* t${other}${other}op */\nfirst();\nsecond();\n${SAFE}\nlast();\n`,
    after: `/* t${other}${end}op */\nfirst();\nsecond(); ${EVIL} /*\n${SAFE}\n*/ last();\n`,
  }),
};

/** What does not end a line for an analyzer that knows this end; some know all of them. */
const otherEnd = (name: string): string => ({ vt: '\x1E', ff: '\v', fs: '', rs: '' })[name] ?? '\f';

interface File extends Shape {
  readonly then: string;
  readonly now: string;
  readonly end: string;
}

/** A file for each shape and each end. */
const ALL_FILES: readonly File[] = Object.values(SHAPES).flatMap((shape, number) =>
  Object.entries(ENDS).map(([name, end]) => {
    const made = shape(end, otherEnd(name));
    const then = `s${number}-${name}.js`;
    return { ...made, end, then, now: made.renamed ? `moved-${then}` : then };
  }),
);

/** The line of this code, as an analyzer counts that ends lines there too; or as git does. */
function lineOf(text: string, code: string, end = '\n'): number {
  return text.slice(0, text.indexOf(code)).split(/\n/u).join(end).split(end).length;
}

const at = (path: string, line: number): Report => ({ path, line, level: 'error', message: 'No eval.' });
const judgedIn = ({ then, before, end }: File): Report => at(then, lineOf(before, SAFE, end));
const newIn = ({ now, after, end }: File): Report => at(now, lineOf(after, EVIL, end));
const reportSchema = z.object({
  findings: z.array(
    z.object({
      path: z.string().nullable(),
      line: z.number().nullable(),
      disposition: z.string(),
      fails: z.boolean(),
    }),
  ),
});

/** Each shape with each end, or each of both with a few of the other. */
export function tellCountedLines(service: Service, sample: 'all' | 'few'): void {
  const FILES = sample === 'all' ? ALL_FILES : ALL_FILES.filter((_, index) => index % 3 === 0);
  const BEFORE = Object.fromEntries(FILES.map(({ then, before }) => [then, before]));
  const AFTER = Object.fromEntries(
    FILES.flatMap(({ then, now, after }) => [...(then === now ? [] : [[then, null]]), [now, after]]),
  );
  describe(`on ${service}`, () => {
    let story: Story;
    let last: StepResult;
    afterEach(() => story.end());

    async function run(
      now: readonly Report[],
      then?: readonly Report[],
      inputs: Readonly<Record<string, string>> = {},
    ): Promise<StepResult> {
      await story.admin('DELETE', '/requests');
      const given = { 'max-threads': '200', 'accept-resolved': 'true', ...inputs };
      last = await runOn(service, story, log(now), given, { base: then && log(then) });
      return last;
    }

    const findings = () => reportSchema.parse(last.report).findings;
    const failing = (): readonly string[] =>
      findings()
        .flatMap(({ path, line, fails }) => (fails ? `${path}:${line}` : []))
        .toSorted();
    const unchanged = (): readonly string[] =>
      findings()
        .flatMap(({ path, line, disposition }) => (disposition === 'unchanged' ? `${path}:${line}` : []))
        .toSorted();
    const places = (reports: readonly Report[]): readonly string[] =>
      reports.map(({ path, line }) => `${path}:${line}`).toSorted();
    /** Checks are written by each run. */
    const writes = async (): Promise<readonly string[]> =>
      (await story.writes())
        .map(({ method, path }) => `${method} ${path}`)
        .filter((write) => !/\/(?:checks|statuses)\/|\/graphql$/u.test(write));

    /** Somebody decides all threads, by turns in the two ways that there are. */
    async function judge(): Promise<void> {
      const ada = await story.person('Ada');
      const threads = (await story.truth()).threads.filter(({ resolvable }) => resolvable);
      for (const [index, { discussionId }] of threads.entries()) {
        if (index % 2 === 0) await ada.reply(discussionId, 'false positive: it is constant');
        else await ada.setResolved(discussionId, true);
      }
    }

    test('a dismissal goes to nothing that took the number of what was judged', async () => {
      story = await openStory('full', { 'other.js': 'other();\n' }, BEFORE);
      const judged = FILES.map(judgedIn);
      expect((await run(judged)).outputs.posted).toBe(String(FILES.length));
      await judge();
      expect([(await run(judged)).outputs.conclusion, failing()]).toEqual(['success', []]);
      await story.push(AFTER);
      const found = FILES.map(newIn);
      const result = await run(found);
      expect(failing()).toEqual(places(found));
      expect(result.outputs.conclusion).toBe('failure');
      await run(found);
      expect([failing(), await writes()]).toEqual([places(found), []]);
    });

    test('a baseline excuses nothing that took the number of what it had', async () => {
      story = await openStory('full', BEFORE, AFTER);
      const found = FILES.map(newIn);
      const result = await run(found, FILES.map(judgedIn));
      expect(unchanged()).toEqual([]);
      expect(failing()).toEqual(places(found));
      expect(result.outputs.conclusion).toBe('failure');
    });

    // No sample is taken of it, so that it is told once.
    if (sample === 'few') tellKept();

    function tellKept(): void {
      const text = (end: string, head = ''): string =>
        `${head}/* a${end}b */\n${filler('one', 10)}${SAFE}\n${filler('two', 10)}say('a${end}b');\n`;
      const files = (head: (end: string) => string): Readonly<Record<string, string>> =>
        Object.fromEntries(Object.entries(ENDS).map(([name, end]) => [`${name}.js`, text(end, head(end))]));
      const [HELD, withOneMore] = [files(() => ''), files((end) => `/* new */\n/*${end}*/\n`)];
      const found = (all: Readonly<Record<string, string>>): readonly Report[] =>
        Object.entries(all).map(([path, held]) => at(path, lineOf(held, SAFE)));

      test('a repository that has such ends keeps threads where one more is put in above', async () => {
        story = await openStory('full', { 'other.js': 'other();\n' }, HELD);
        await run(found(HELD));
        await story.push(withOneMore);
        const { outputs } = await run(found(withOneMore));
        const kept = String(Object.keys(ENDS).length);
        expect(outputs).toMatchObject({ posted: '0', resolved: '0', kept });
      });

      test('a repository that has such ends keeps what the base had in files that are not edited', async () => {
        story = await openStory('full', HELD, { 'other.js': 'other();\n' });
        const { outputs } = await run(found(HELD), found(HELD));
        expect([outputs.conclusion, unchanged()]).toEqual(['success', places(found(HELD))]);
      });
    }
  });
}
