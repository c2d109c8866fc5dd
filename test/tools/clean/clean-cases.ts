import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanHere, type Network } from '../../action/run-in-process.ts';
import { joined, log } from '../../run/logs.ts';
import {
  accounting,
  checks,
  type Listing,
  openStory,
  readable,
  type Story,
  topLevel,
} from '../../run/story.ts';

/** A test that kills the command at each of its calls begins as many stories: beside other work a minute. */
const ALL_CALLS_MS = 240_000;

const BASE = { 'a.js': 'x\n' };
const HEAD = { 'a.js': 'one\ntwo\nthree\nfour\n' };
const at = (line: number, message: string) => ({ path: 'a.js', line, message });
const LINTER = log([at(1, 'One.'), at(2, 'Two.')]);
const OTHER = log([at(3, 'Three.')], 'Other');

/** The command dies before each of its writes in turn, or before one of so many. */
export function tellClean(listings: readonly Listing[], every: number): void {
  jest.setTimeout(ALL_CALLS_MS);
  describe.each(listings)('with the listing in its %s form', (listing) => {
    let story: Story;
    beforeEach(async () => {
      story = await openStory(listing, BASE, HEAD);
      await story.run(joined(LINTER, OTHER));
    });
    afterEach(() => story.end());

    const variables = (): Readonly<Record<string, string>> => ({
      SARIF_REVIEW_BASE_URL: story.sandbox.baseUrl,
      SARIF_REVIEW_CLIENT_ID: story.sandbox.clientId,
      SARIF_REVIEW_CLIENT_SECRET: story.sandbox.clientSecret,
      SARIF_REVIEW_DEPLOYMENT_NUMBER: String(story.deployment),
      SARIF_REVIEW_TIMEOUT: '60',
    });
    const OPEN = ['a.js:1 open: One.', 'a.js:2 open: Two.', 'a.js:3 open: Three.'];
    const writes = async () => (await story.writes()).length;
    const discussionAt = async (line: number): Promise<string> =>
      (await story.truth()).threads.find(({ newLine }) => newLine === line)?.discussionId ?? '';

    test('lists what it would do, and changes nothing', async () => {
      await story.admin('DELETE', '/requests');
      const { status, out } = await cleanHere({ mode: 'planned' }, variables());
      expect(out).toContain('\nresolve  a.js:1  no-trouble (Linter)  it is open\n');
      expect(out).toContain('3 threads: 3 would be resolved, 0 would be deleted, 0 would be left alone\n');
      expect(out).toContain('Nothing was changed: add --yes to do it\n');
      expect(await writes()).toBe(0);
      expect(status).toBe(0);
    });

    test('resolves what was selected, and nothing else', async () => {
      const person = await story.person('Ada');
      await person.comment('Mine.', { path: 'a.js', newLine: 4 });
      const { status, out } = await cleanHere({ selection: { tools: ['Linter'] } }, variables());
      expect(readable(await story.truth()).map((line) => line.replace(/ [0-9a-f]{7}$/u, ''))).toEqual([
        'a.js:1 resolved: One. | Closed by sarif-review clean as of',
        'a.js:2 resolved: Two. | Closed by sarif-review clean as of',
        'a.js:3 open: Three.',
        'a.js:4 open: Mine.',
      ]);
      expect(topLevel(await story.truth())).toEqual([]);
      expect(out.match(/2 threads: 2 were resolved/gu)).toHaveLength(1);
      expect(out).toContain('1 of other tools or categories are not touched');
      expect(status).toBe(0);
      await story.admin('DELETE', '/requests');
      expect((await cleanHere({ selection: { tools: ['Linter'] } }, variables())).status).toBe(0);
      expect(await writes()).toBe(0);
    });

    test('a category is a selection too', async () => {
      await story.run(log([at(4, 'Four.')]), { category: 'nightly' });
      await cleanHere({ selection: { category: 'nightly' }, way: 'delete' }, variables());
      expect(readable(await story.truth())).toEqual(OPEN);
    });

    test('deletes what nobody else spoke in, and resolves the rest', async () => {
      const person = await story.person('Ada');
      await person.reply(await discussionAt(2), 'Why?');
      const { out } = await cleanHere({ way: 'delete' }, variables());
      expect(readable(await story.truth())).toEqual([
        expect.stringMatching(/^a\.js:2 resolved: Two\. \| Why\? \| Closed by/u),
      ]);
      expect(out).toContain('resolve  a.js:2  no-trouble (Linter)  somebody replied, so it is not deleted');
      await cleanHere({ way: 'delete' }, variables());
      expect(readable(await story.truth())).toHaveLength(1);
    });

    test('deletes the summary comments of what it deletes, and leaves those of others', async () => {
      await story.run(log([at(4, 'Four.')], 'Third'), { 'max-threads': '0', 'check-name': 'third' });
      await story.run(log([at(4, 'Five.')], 'Fourth'), { 'max-threads': '0', 'check-name': 'fourth' });
      expect(topLevel(await story.truth())).toHaveLength(2);
      await cleanHere({ selection: { tools: ['Third'] }, way: 'delete' }, variables());
      expect(topLevel(await story.truth())).toEqual([expect.stringContaining('Five.')]);
      await cleanHere({ way: 'delete' }, variables());
      expect(topLevel(await story.truth())).toEqual([]);
    });

    test('a run whose findings are still there reopens what was resolved, and posts what was deleted', async () => {
      await cleanHere({ selection: { tools: ['Linter'] } }, variables());
      await cleanHere({ selection: { tools: ['Other'] }, way: 'delete' }, variables());
      const result = await story.run(joined(LINTER, OTHER));
      expect(accounting(result)).toBe(
        '3 results = 2 reopened + 1 posted; threads: 1 posted, 0 resolved, 2 reopened',
      );
      expect(readable(await story.truth()).filter((line) => line.includes(' open: '))).toHaveLength(3);
    });

    test('what a person resolved is left as it is', async () => {
      const person = await story.person('Ada');
      await person.setResolved(await discussionAt(1), true);
      await cleanHere({}, variables());
      const [first] = readable(await story.truth());
      if (listing === 'full') expect(first).toBe('a.js:1 resolved: One.');
      else expect(first).toMatch(/^a\.js:1 resolved: One\./u);
    });

    test('threads of another key are counted, and left alone', async () => {
      const other = { ...variables(), SARIF_REVIEW_SIGNING_KEY: 'x'.repeat(32) };
      await story.run(log([at(4, 'Signed.')]), { 'signing-key': 'y'.repeat(32), category: 'signed' });
      const { err } = await cleanHere({ way: 'delete' }, other);
      expect(err).toContain('1 comment with a marker that no key of this run signed');
      expect(readable(await story.truth())).toEqual(['a.js:4 open: Signed.']);
    });

    test.each(['resolve', 'delete'] as const)(
      'killed in the middle of a %s, a second call finishes',
      async (way) => {
        let finished = false;
        for (let most = 0; !finished; most += every) {
          if (most > 0) {
            await story.end();
            story = await openStory(listing, BASE, HEAD);
            await story.run(joined(LINTER, OTHER));
          }
          const person = await story.person('Ada');
          await person.reply(await discussionAt(2), 'Why?');
          let written = 0;
          const dying: Network = (network) => async (input, init) => {
            const request = new Request(input, init);
            const isWrite = request.method !== 'GET' && !request.url.includes('/oauth2/');
            if (written > most || (isWrite && written === most)) {
              written = most + 1;
              throw new TypeError('fetch failed');
            }
            if (isWrite) written += 1;
            return network(request);
          };
          const died = await cleanHere({ way }, variables(), dying);
          finished = written <= most;
          expect([most, died.status]).toEqual([most, finished ? 0 : 3]);
          expect((await cleanHere({ way }, variables())).status).toBe(0);
          const truth = await story.truth();
          expect(readable(truth).filter((line) => !line.includes(' resolved: '))).toEqual([]);
          expect(readable(truth)).toHaveLength(way === 'delete' ? 1 : 3);
          expect(topLevel(truth)).toEqual([]);
          // It was our doing, whatever the flag says: a finding that is there comes back.
          expect(accounting(await story.run(joined(LINTER, OTHER)))).toMatch(
            way === 'delete' ? /2 posted, 0 resolved, 1 reopened/u : /0 posted, 0 resolved, 3 reopened/u,
          );
        }
      },
    );

    test('a check of an old name is finished', async () => {
      const asked = { selection: undefined, check: 'old-name' };
      await cleanHere({ ...asked, mode: 'planned' }, variables());
      expect(checks(await story.truth()).filter((check) => check.startsWith('old-name'))).toEqual([]);
      await cleanHere(asked, variables());
      expect(checks(await story.truth())).toContainEqual(
        expect.stringMatching(/^old-name DONE SUCCESS No job uses this name any more/u),
      );
      expect(readable(await story.truth())).toEqual(OPEN);
    });
  });
}
