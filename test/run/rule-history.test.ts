import { afterEach, expect, test } from '@jest/globals';
import { log } from './logs.ts';
import { openStory, type Story } from './story.ts';

const HEAD = { 'src/a.js': 'one\nbad\ntwo\n' };
const FOUND = log([{ path: 'src/a.js', line: 2 }]);

let story: Story;
afterEach(() => story.end());

test('the report tells what became of each rule over the change, and how long until it was fixed', async () => {
  story = await openStory('full', { 'src/a.js': 'one\ntwo\n' }, HEAD);
  const first = await story.run(FOUND);
  expect(first.report).toMatchObject({ rules: [{ posted: 1, open: 1, fixed: 0, secondsUntilFixed: [] }] });
  await story.push({ 'src/a.js': 'one\ngood\ntwo\n' });
  const timeOf = (commit: string) => Number(story.repository.git('log', '-1', '--format=%ct', commit));
  const seconds = timeOf('HEAD') - timeOf('HEAD~1');
  const fixed = { posted: 1, open: 0, fixed: 1, secondsUntilFixed: [seconds] };
  expect((await story.run(log([]))).report).toMatchObject({ rules: [fixed] });
  // Also in a run that does nothing about it.
  await story.push({ 'note.txt': '1\n' });
  expect((await story.run(log([]))).report).toMatchObject({ rules: [fixed] });
});
