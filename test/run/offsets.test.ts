import { afterEach, expect, test } from '@jest/globals';
import { log } from './logs.ts';
import { accounting, openStory, type Story } from './story.ts';

let story: Story;
afterEach(() => story.end());

/** A result that has its offset in the file and nothing else. */
function atOffset(path: string, region: object) {
  const made = log([{ path, line: 1, level: 'error' }]);
  const text = JSON.stringify(made).replace('{"startLine":1}', JSON.stringify(region));
  return JSON.parse(text) as typeof made;
}

test('a finding that has an offset alone has no line, and counts as new where the change has the file', async () => {
  story = await openStory('full', { 'src/a.js': 'one\n' }, { 'src/a.js': 'one\ntwo\nbad();\n' });
  const result = await story.run(atOffset('src/a.js', { charOffset: 8 }));
  expect(accounting(result)).toBe('1 result = 1 not-on-the-diff; threads: 0 posted, 0 resolved, 0 reopened');
  expect(result.status).not.toBe(0);
});
