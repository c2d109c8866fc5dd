import { afterEach, expect, test } from '@jest/globals';
import { log } from './logs.ts';
import { accounting, LISTINGS, openStory, readable, type Story, topLevel } from './story.ts';

let story: Story;
afterEach(() => story.end());

test.each(LISTINGS)(
  'a mark that is listed late is waited for, and the note goes, with the listing in its %s form',
  async (listing) => {
    story = await openStory(listing, { 'src/a.js': 'one\n' }, { 'src/a.js': 'one\nbad\n' }, { pageSize: 50 });
    await story.run(log([{ path: 'src/a.js', line: 2 }]));
    const head = await story.push({ 'src/a.js': 'one\ngood\n' });
    // The listing before the plan, the one that shows the note, and then two that do not show the mark yet.
    const late = {
      operation: 'list-comments',
      calls: [3, 4],
      effect: { kind: 'lagging-listing', writes: 1 },
    };
    await story.admin('POST', '/faults', { rules: [late] });
    const last = await story.run(log([]));
    expect(accounting(last)).toContain('threads: 0 posted, 1 resolved, 0 reopened');
    expect(last.status).toBe(0);
    const truth = await story.truth();
    expect(topLevel(truth)).toEqual([]);
    expect(readable(truth)).toEqual([
      `src/a.js:2 resolved: There is trouble here. | Fixed as of ${head.slice(0, 7)}`,
    ]);
    expect(last.log).toContain('a reply that was posted is not listed yet');
  },
);
