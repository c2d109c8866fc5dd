import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { log } from './logs.ts';
import { accounting, openStory, readable, type Story } from './story.ts';

let story: Story;
afterEach(() => story.end());

/** A result that has its offset in the file and nothing else, as OSSF Scorecard and DevSkim write it. */
function atOffset(path: string, region: object) {
  const made = log([{ path, line: 1 }]);
  const text = JSON.stringify(made).replace('{"startLine":1}', JSON.stringify(region));
  return JSON.parse(text) as typeof made;
}

test('a finding that has an offset alone stands on its line, follows it, and is resolved', async () => {
  story = await openStory('full', { 'src/a.js': 'one\n' }, { 'src/a.js': 'one\ntwo\nbad();\n' });
  const posted = await story.run(atOffset('src/a.js', { charOffset: 8, charLength: 3 }));
  expect(accounting(posted)).toBe('1 result = 1 posted; threads: 1 posted, 0 resolved, 0 reopened');
  expect(readable(await story.truth())).toEqual([expect.stringContaining('src/a.js:3 open')]);
  await story.push({ 'src/a.js': 'zero\none\ntwo\nbad();\n' });
  const kept = await story.run(atOffset('src/a.js', { byteOffset: 13 }));
  expect(accounting(kept)).toBe('1 result = 1 kept; threads: 0 posted, 0 resolved, 0 reopened');
  await story.push({ 'src/a.js': 'zero\none\ntwo\n' });
  const gone = await story.run(log([]));
  expect(accounting(gone)).toBe('0 results; threads: 0 posted, 1 resolved, 0 reopened');
});

test('an offset in a file that is not as it was committed has no line, and counts as new where the change has the file', async () => {
  story = await openStory('full', { 'src/a.js': 'one\n' }, { 'src/a.js': 'one\ntwo\nbad();\n' });
  writeFileSync(join(story.repository.path, 'src/a.js'), 'changed();\none\ntwo\nbad();\n');
  const result = await story.run(atOffset('src/a.js', { charOffset: 8 }));
  expect(accounting(result)).toBe('1 result = 1 not-on-the-diff; threads: 0 posted, 0 resolved, 0 reopened');
});

test('an offset is one of the file as the analyzer saw it, with the line ends that a checkout gave it', async () => {
  const text = 'a\nb\nc\nd\nbad();\ne\nf\n';
  story = await openStory('full', { 'src/a.js': 'a\n' }, { 'src/a.js': text });
  const seen = text.replaceAll('\n', '\r\n');
  writeFileSync(join(story.repository.path, 'src/a.js'), seen);
  await story.run(atOffset('src/a.js', { charOffset: seen.indexOf('bad'), charLength: 3 }));
  expect(readable(await story.truth())).toEqual([expect.stringContaining('src/a.js:5 open')]);
});
