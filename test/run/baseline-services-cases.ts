import { afterEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { StepResult } from '../../demo/run-action.ts';
import { createRepository, type Repository } from '../git/repository.ts';
import { log, type Report } from './logs.ts';
import type { Service } from './name-change.ts';
import { runOn } from './run-on.ts';
import { openStory, readable, type Story, topLevel, type Write } from './story.ts';

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

const at = (path: string, line: number, message = 'Trouble.'): Report => ({
  path,
  line,
  level: 'error',
  message,
});
const text = (...lines: readonly string[]): string => `${lines.join('\n')}\n`;
const filler = (name: string, count = 12): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${name}(${index});`);

/** `told` is all, or only what looks otherwise on each service. */
export function tellBaseLog(services: readonly Service[], told: 'all' | 'by service'): void {
  describe.each(services)('with a baseline, on %s', (service) => {
    let story: Story;
    let last: StepResult;
    afterEach(() => story.end());

    /** A run over the findings of the head and, as a log or as whatever the file holds, of the base. */
    async function run(
      now: readonly Report[],
      then?: readonly Report[] | string,
      inputs: Readonly<Record<string, string>> = {},
    ): Promise<StepResult> {
      await story.admin('DELETE', '/requests');
      const base = typeof then === 'string' ? then : then && log(then);
      last = await runOn(service, story, log(now), inputs, { base });
      return last;
    }

    const threads = async (): Promise<readonly string[]> => readable(await story.truth());
    /** Checks are written by each run. */
    const writes = async (): Promise<readonly Write[]> =>
      (await story.writes()).filter(
        ({ method, path }) =>
          !/\/(?:checks|statuses)\//u.test(path) && !(method === 'POST' && isReading(path)),
      );
    const findings = () => reportSchema.parse(last.report).findings;
    /** What fails, as `path:line`. */
    const failing = (): readonly string[] =>
      findings().flatMap(({ path, line, fails }) => (fails ? [`${path}:${line}`] : []));
    const unchanged = (): readonly string[] =>
      findings().flatMap(({ path, line, disposition }) =>
        disposition === 'unchanged' ? [`${path}:${line}`] : [],
      );

    if (told === 'all') tellNewCode();

    function tellNewCode(): void {
      test('what hides from the line filter is red', async () => {
        const OLD = text('first();', 'old();', 'last();');
        const ADDED = text('first();', 'old();', 'last();', 'fresh();');
        const base = {
          'sub/attribute.js': OLD,
          'sub/equal.js': OLD,
          'sub/on-the-line.js': OLD,
          'nul.js': OLD,
          'cr.js': `// \r// \r${OLD}`,
          'separator.js': `// \u2028// \u2028${OLD}`,
          'before.js': text(...filler('renamed'), 'old();'),
          'text.js': text(...filler('copied'), 'old();'),
        };
        story = await openStory('full', base, {
          'sub/.gitattributes': '* -diff\n',
          'sub/attribute.js': ADDED,
          'sub/equal.js': text('first();', 'old();', 'last();', 'old();'),
          'sub/on-the-line.js': text('first();', 'fresh();', 'old();', 'last();'),
          'nul.js': `/* \0 */\n${ADDED}`,
          'cr.js': `// \r// \r${ADDED}`,
          'separator.js': `// \u2028// \u2028${ADDED}`,
          'before.js': null,
          'after.js': text(...filler('renamed'), 'old();', 'fresh();'),
          'copy.js': text(...filler('copied'), 'old();'),
        });
        story.repository.link('link.js', 'text.js');
        await story.push({});
        const result = await run(
          [
            ...[at('sub/attribute.js', 2), at('sub/attribute.js', 4)],
            ...[at('sub/equal.js', 2), at('sub/equal.js', 4)],
            ...[at('sub/on-the-line.js', 2), at('sub/on-the-line.js', 3)],
            ...[at('nul.js', 3), at('nul.js', 5)],
            // As ESLint counts them.
            ...[at('cr.js', 4), at('cr.js', 6), at('separator.js', 4), at('separator.js', 6)],
            ...[at('after.js', 13), at('after.js', 14)],
            ...[at('text.js', 13), at('copy.js', 13), at('link.js', 13)],
          ],
          [
            ...['sub/attribute.js', 'sub/equal.js', 'sub/on-the-line.js', 'nul.js'].map((path) =>
              at(path, 2),
            ),
            ...[at('cr.js', 4), at('separator.js', 4), at('before.js', 13), at('text.js', 13)],
          ],
        );
        expect(failing()).toEqual(
          expect.arrayContaining([
            'sub/attribute.js:4',
            'sub/equal.js:4',
            'sub/on-the-line.js:2',
            'nul.js:5',
            'cr.js:6',
            'separator.js:6',
            'after.js:14',
            'copy.js:13',
          ]),
        );
        expect(unchanged()).toEqual(expect.arrayContaining(['after.js:13', 'text.js:13']));
        expect(result.outputs.conclusion).toBe('failure');
      });

      test('what takes the place of an old finding is red', async () => {
        const base = {
          'in-place.js': text(...filler('p'), 'old(one);', ...filler('q')),
          'other-text.js': text(...filler('r'), 'old();', ...filler('s')),
          'equal-text.js': text(...filler('t'), 'old();', ...filler('u')),
          'from.js': text(...filler('v'), 'old();', ...filler('w')),
        };
        story = await openStory('full', base, {
          'in-place.js': text(...filler('p'), 'old(another);', ...filler('q')),
          'other-text.js': text(...filler('r'), 'mended();', ...filler('s'), 'fresh(1);'),
          'equal-text.js': text(...filler('t'), 'mended();', ...filler('u'), 'if (u) {', '  old();', '}'),
          'from.js': text(...filler('v'), 'mended();', ...filler('w')),
          'to.js': text('first();', 'old();', 'last();'),
        });
        const result = await run(
          [at('in-place.js', 13), at('other-text.js', 26), at('equal-text.js', 27), at('to.js', 2)],
          Object.keys(base).map((path) => at(path, 13)),
        );
        expect(failing()).toEqual(['in-place.js:13', 'other-text.js:26', 'equal-text.js:27', 'to.js:2']);
        expect(result.status).toBe(1);
      });

      /** A change between two states of which not all are plain files; `library` is there for submodules. */
      async function openMade(
        before: (own: Repository, library: Repository) => void,
        after: (own: Repository, library: Repository) => void,
      ): Promise<void> {
        story = await openStory('full', { 'a.txt': text('a') }, { 'a.txt': text('b') });
        const own = story.repository;
        const library = createRepository();
        try {
          before(own, library);
          const base = own.commit();
          after(own, library);
          await story.admin('PATCH', `/deployments/${story.deployment}`, { base, head: own.commit() });
        } finally {
          library.dispose();
        }
      }
      const addSubmodule = (own: Repository, library: Repository, path: string): void => {
        own.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library.path, path);
      };
      const moveSubmodule = (own: Repository, path: string, commit: string): void => {
        own.git('-C', path, '-c', 'protocol.file.allow=always', 'fetch', '-q', 'origin');
        own.git('-C', path, 'checkout', '-q', commit);
      };
      const paths = (list: readonly string[]): readonly string[] =>
        list.map((one) => one.replace(/:.*/u, '')).toSorted();
      const BEFORE = text('first();', 'old();', 'last();');
      const AFTER = text('first();', 'fresh();', 'old();', 'last();');

      test('what comes in behind links and in submodules is red, and what stood there is not', async () => {
        await openMade(
          (own, library) => {
            library.commit({ 'a.js': BEFORE, 'b.js': BEFORE });
            library.link('inner.js', 'a.js');
            library.commit();
            addSubmodule(own, library, 'bumped');
            addSubmodule(own, library, 'still');
            for (const name of ['edited', 'kept', 'other']) own.write(`docs/${name}.txt`, BEFORE);
            own.link('folder', 'docs');
            own.link('edited.js', 'docs/edited.txt');
            own.link('twice.js', 'edited.js');
            own.link('moved.js', 'docs/kept.txt');
            own.link('kept.js', 'docs/kept.txt');
            own.link('into-bumped.js', 'bumped/a.js');
            own.link('into-still.js', 'still/a.js');
            own.write('became-link.js', BEFORE);
            own.link('became-file.js', 'docs/kept.txt');
          },
          (own, library) => {
            moveSubmodule(own, 'bumped', library.commit({ 'a.js': AFTER }));
            own.write('docs/edited.txt', AFTER);
            own.link('moved.js', 'docs/other.txt');
            own.link('became-link.js', 'docs/kept.txt');
            own.write('became-file.js', text('another();', 'old(1);', 'end();'));
          },
        );
        const edited = [
          'bumped/a.js',
          'bumped/inner.js',
          'edited.js',
          'folder/edited.txt',
          'into-bumped.js',
          'twice.js',
        ];
        const kept = [
          'bumped/b.js',
          'folder/kept.txt',
          'into-still.js',
          'kept.js',
          'still/a.js',
          'still/inner.js',
        ];
        const other = ['became-file.js', 'became-link.js', 'moved.js'];
        const then = [...edited, ...kept, ...other].map((path) => at(path, 2));
        const result = await run(
          [
            ...edited.flatMap((path) => [at(path, 2), at(path, 3)]),
            ...kept.map((path) => at(path, 2)),
            ...other.map((path) => at(path, 2)),
          ],
          then,
        );
        // Links and submodules are not followed: what may have come in behind them is not verified.
        expect(paths(failing())).toEqual(['became-file.js']);
        expect(paths(unchanged())).toEqual([]);
        expect(result.outputs.conclusion).toBe('failure');
        // Submodules are not followed: what the one that moved has is not verified.
        const outcome = async (all: readonly string[]) =>
          (
            await run(
              all.map((path) => at(path, 2)),
              then,
            )
          ).outputs.conclusion;
        expect(await outcome(kept)).toBe('incomplete');
        expect(await outcome(kept.filter((path) => !path.startsWith('bumped/')))).toBe('success');
      });

      test('what comes in with a submodule whose changes .gitmodules hides is red', async () => {
        await openMade(
          (own, library) => {
            library.commit({ 'a.js': BEFORE });
            addSubmodule(own, library, 'bumped');
            own.git('config', '--file', '.gitmodules', 'submodule.bumped.ignore', 'all');
          },
          (own, library) => {
            moveSubmodule(own, 'bumped', library.commit({ 'a.js': text('first();', 'fresh();', 'last();') }));
            // Else `git add` leaves it out.
            own.git(
              'update-index',
              '--cacheinfo',
              `160000,${own.git('-C', 'bumped', 'rev-parse', 'HEAD')},bumped`,
            );
          },
        );
        expect(story.repository.git('diff', '--raw', '--ignore-submodules=none', 'HEAD~1')).toContain(
          'bumped',
        );
        const result = await run([at('bumped/a.js', 2)], [at('bumped/a.js', 2)]);
        expect(unchanged()).toEqual([]);
        expect(result.outputs.conclusion).toBe('incomplete');
      });

      test('what is new behind a link is not verified', async () => {
        await openMade(
          (own) => {
            own.write('docs/a.txt', text('first();', 'safe();', 'last();'));
            own.link('a.js', 'docs/a.txt');
          },
          (own) => own.write('docs/a.txt', text('first();', 'evil();', 'last();')),
        );
        const result = await run([at('a.js', 2)], [at('a.js', 2)]);
        expect(unchanged()).toEqual([]);
        expect(result.outputs.conclusion).toBe('incomplete');
      });

      test('what takes the place of a link, a submodule or a file of Git LFS is red', async () => {
        const pointer = (id: string): string =>
          text('version https://git-lfs.github.com/spec/v1', `oid sha256:${id.repeat(64)}`, 'size 12');
        await openMade(
          (own, library) => {
            library.commit({ 'a.js': BEFORE });
            for (const path of ['replaced', 'unpacked', 'linked', 'still']) addSubmodule(own, library, path);
            for (const path of ['packed/a.js', 'into-link/a.js', 'docs/a.js', 'other/a.js'])
              own.write(path, BEFORE);
            own.link('folder', 'docs');
            own.link('unlinked', 'docs');
            own.write('changed.bin.js', pointer('a'));
            own.write('kept.bin.js', pointer('a'));
          },
          (own, library) => {
            own.git('rm', '-q', '-f', 'replaced', 'unpacked', 'linked');
            own.remove('.git/modules/replaced');
            const elsewhere = createRepository();
            elsewhere.commit({ 'a.js': text('first();', 'other();', 'last();') });
            addSubmodule(own, elsewhere, 'replaced');
            elsewhere.dispose();
            own.write('unpacked/a.js', text('one();', 'two();', 'three();'));
            own.link('linked', 'docs');
            own.git('rm', '-q', '-r', 'packed');
            addSubmodule(own, library, 'packed');
            own.git('rm', '-q', '-r', 'into-link');
            own.link('into-link', 'docs');
            own.link('folder', 'other');
            own.write('unlinked/a.js', text('four();', 'five();', 'six();'));
            own.write('changed.bin.js', pointer('b'));
          },
        );
        const gone = ['folder', 'into-link', 'linked', 'packed', 'unlinked', 'unpacked'];
        const [changed, kept] = [['changed.bin.js', 'changed.bin.js'], ['kept.bin.js']];
        const now = [
          ...gone.map((folder) => at(`${folder}/a.js`, 2)),
          ...[at('changed.bin.js', 1), at('changed.bin.js', 50)],
          ...[at('kept.bin.js', 50), at('still/a.js', 2)],
        ];
        const result = await run(now, now);
        expect(paths(failing())).toEqual([...changed, 'unpacked/a.js']);
        expect(paths(unchanged())).toEqual(kept);
        expect(result.outputs.conclusion).toBe('failure');
      });
    }

    const FAR = text('function far() {', '  call();', '}');
    const LONG = text(...filler('line', 60));
    const AT_END = LONG.replace('line(59);', 'changed();');
    const CAUSED = at('a.js', 2, "'two' is unused.");
    const CAUSED_FAR = at('far.js', 2, 'No such function.');
    const OLD = at('a.js', 9, 'Old trouble.');
    const openDistant = async (): Promise<void> => {
      story = await openStory('full', { 'a.js': LONG, 'far.js': FAR }, { 'a.js': AT_END });
    };
    const summaries = async (): Promise<readonly string[]> => topLevel(await story.truth());

    test('what is caused at a distance is shown as near as the service lets it', async () => {
      await openDistant();
      const result = await run([OLD, CAUSED, CAUSED_FAR], [OLD]);
      expect(failing()).toEqual(['a.js:2', 'far.js:2']);
      expect(unchanged()).toEqual(['a.js:9']);
      expect(result.outputs.conclusion).toBe('failure');
      expect(await threads()).toEqual([
        service === 'github'
          ? expect.stringMatching(/^a\.js:(?:undefined|null)? open: /u)
          : expect.stringMatching(service === 'gitea' ? /^a\.js:2 open: /u : /^a\.js:2, old 2 open: /u),
      ]);
      expect(await summaries()).toEqual([expect.stringContaining('far.js:2')]);
    });

    test('what it found stays red where a baseline is missing, broken or without the tool, and nothing is written', async () => {
      await openDistant();
      const now = [OLD, CAUSED];
      await run(now, [OLD]);
      const before = [await threads(), await summaries()];
      const ofAnother = JSON.stringify(log([OLD], 'Another'));
      for (const then of [[OLD], undefined, [OLD], '{', [OLD], ofAnother, [OLD]]) {
        const { status } = await run(now, then);
        expect(await writes()).toEqual([]);
        expect([status, failing()]).toEqual([1, ['a.js:2']]);
        expect([await threads(), await summaries()]).toEqual(before);
      }
    });

    test('what had a thread is listed and red once its file leaves the diff', async () => {
      await openDistant();
      await run([OLD, CAUSED], [OLD]);
      await story.push({ 'a.js': LONG, 'far.js': `${FAR}more();\n` });
      for (const then of [[OLD], undefined, [OLD]]) {
        const result = await run([OLD, CAUSED], then);
        expect(await threads()).toEqual([expect.stringMatching(/^a\.js.* resolved: /u)]);
        expect(await summaries()).toEqual([expect.stringContaining('a.js:2')]);
        expect([result.status, failing()]).toEqual([1, ['a.js:2']]);
      }
      expect(await writes()).toEqual([]);
      await story.push({ 'a.js': AT_END });
      const back = await run([OLD, CAUSED]);
      expect(await threads()).toEqual([expect.stringMatching(/^a\.js.* open: /u)]);
      expect([back.status, await summaries()]).toEqual([1, []]);
    });

    test('what a person resolved is accepted, whatever becomes of the log and of its file', async () => {
      await openDistant();
      const accepting = { 'accept-resolved': 'true' };
      await run([OLD, CAUSED], [OLD], accepting);
      const [thread] = (await story.truth()).threads.filter(({ resolvable }) => resolvable);
      const ada = await story.person('Ada');
      await ada.setResolved(thread?.discussionId ?? '', true);
      for (const then of [[OLD], undefined, '{']) {
        const result = await run([OLD, CAUSED], then, accepting);
        expect([failing(), result.status]).toEqual([[], then === '{' ? 3 : 0]);
        expect(await writes()).toEqual([]);
      }
      await story.push({ 'a.js': LONG, 'far.js': `${FAR}more();\n` });
      for (const then of [[OLD], undefined]) {
        expect((await run([OLD, CAUSED], then, accepting)).status).toBe(0);
        expect(await summaries()).toEqual([]);
      }
      // It is accepted because somebody said so, and not because nothing is known of it.
      expect((await run([OLD, CAUSED], [OLD])).status).toBe(1);
    });

    if (told === 'by service') return;

    test('what was posted by its line stays as it is where a baseline comes and goes', async () => {
      await openDistant();
      const now = [OLD, at('a.js', 60, 'On the line.')];
      await run(now);
      const before = await threads();
      expect(before).toHaveLength(1);
      for (const then of [[OLD], undefined, [OLD], now, undefined]) {
        const result = await run(now, then);
        expect(await writes()).toEqual([]);
        // What stands on an edited line is never excused.
        expect(result.status).toBe(1);
      }
      expect(await threads()).toEqual(before);
    });
  });
}

const isReading = (path: string): boolean => path.endsWith('/graphql');
