import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { log } from './logs.ts';
import { pullRequest } from './pull-request.ts';
import { openStory, type Story } from './story.ts';

const BASE = { 'src/a.js': 'one\ntwo\nthree\n' };
const HEAD = { 'src/a.js': 'one\nif (a == b) {}\nthree\n' };

/** The finding on a line, with a fix of its columns 7 and 8. */
function withFix(line: number): Log {
  const [run] = log([{ path: 'src/a.js', line, message: 'Use ===.' }]).runs;
  if (run === undefined) throw new Error('the log has no run');
  const fix = {
    artifactChanges: [
      {
        artifactLocation: { uri: 'src/a.js' },
        replacements: [
          {
            deletedRegion: { startLine: line, startColumn: 7, endColumn: 9 },
            insertedContent: { text: '===' },
          },
        ],
      },
    ],
  };
  return {
    version: '2.1.0',
    runs: [{ ...run, results: (run.results ?? []).map((result) => ({ ...result, fixes: [fix] })) }],
  };
}

let story: Story;
beforeEach(async () => {
  story = await openStory('full', BASE, HEAD);
});
afterEach(() => story.end());

async function bodies(): Promise<readonly (string | undefined)[]> {
  return (await story.truth()).threads.map(({ comments }) => comments[0]?.body);
}

test('a fix that fits the text of the head is suggested as a diff', async () => {
  await story.run(withFix(2));
  expect(await bodies()).toEqual([
    expect.stringContaining('```diff\n-if (a == b) {}\n+if (a === b) {}\n```'),
  ]);
});

test('a fix that fits nothing is not suggested, and its finding is posted all the same', async () => {
  await story.run(withFix(1));
  expect(await bodies()).toEqual([]);
  await story.run(withFix(1), { 'filter-mode': 'file' });
  expect(await bodies()).toEqual([
    expect.stringMatching(/^Use ===\.\n\n\*\*Warning\*\*[^`]*`no-trouble` · Linter\n\n<!--/),
  ]);
});

test('no fix is suggested for a file that reads otherwise in the analyzed commit than at the head', async () => {
  const head = story.repository.git('rev-parse', 'HEAD');
  story.repository.git('checkout', '-q', 'main');
  const target = story.repository.commit({ 'src/a.js': `zero\n${BASE['src/a.js']}` });
  const merge = story.repository.merge(target, head);
  const event = pullRequest({ head, merge });
  await story.run(withFix(3), {}, event.environment);
  event.remove();
  const [body] = await bodies();
  expect(body).toContain('Use ===.');
  expect(body).not.toContain('Suggested fix');
});
