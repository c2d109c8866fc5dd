import { afterEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { commentText } from '../../../src/comment/comment.ts';
import { toFindings } from '../../../src/finding/logged-finding.ts';
import { writeBody } from '../../../src/threads/marker.ts';
import { makeLogResult } from '../../finding/make-finding.ts';
import { fuzzRuns } from '../../fuzz-runs.ts';
import { KEYS, makeThread } from '../../report/make-thread.ts';
import { FRAGMENTS } from '../../text/hostile-text.ts';
import { noteOf, type ScriptedGitlab, startGitlab } from './scripted-gitlab.ts';

let gitlab: ScriptedGitlab | undefined;
afterEach(async () => {
  await gitlab?.close();
  gitlab = undefined;
});

/**
 * A command as GitLab finds it: at the beginning of a line, carriage returns left out
 * (lib/gitlab/quick_actions/extractor.rb). Code, quotes and HTML, in which it runs none, are not spared here.
 */
const commandsIn = (body: string): readonly string[] => body.replaceAll('\r', '').match(/^\/\w+/gm) ?? [];

const ACTIONS = [
  '/close',
  '\n/merge',
  '\r/approve',
  '\u2028/label ~bug',
  '```\n/close\n```',
  '<p>\n/close\n</p>',
];
const hostile = fc
  .array(fc.constantFrom(...FRAGMENTS, ...ACTIONS, '\n', '\r\n', 'text'), { maxLength: 8 })
  .map((parts) => parts.join(''));

/**
 * The comment of a finding of which every text is hostile; the fix is of its line, so that a click takes it
 * over.
 */
function bodyOf(text: string): string {
  const inserted = text.replaceAll(/[\r\n\u2028]/g, ' ').trim() || 'x';
  const result = makeLogResult({
    message: text,
    rule: {
      id: `r${text}`,
      deprecatedIds: [],
      tags: [text],
      help: { kind: 'markdown', text },
      helpUri: text,
    },
    line: 3,
  });
  const fix = [{ startLine: 3, startColumn: 1, endLine: 3, inserted }];
  const [finding] = toFindings([{ ...result, fixes: [fix] }]);
  if (finding === undefined) throw new Error('there is no finding');
  const options = {
    lines: ['a', 'b', 'c'],
    suggestion: { name: 'suggestion', around: 100 },
    redact: (words: string) => words,
  };
  const signing = { keys: [KEYS.signing], identity: ['gitlab', '7', '12'], isWithheld: false };
  return writeBody(
    'thread',
    commentText(finding, 3, [], options),
    makeThread({ line: 3 }).marker,
    signing,
    65_000,
  );
}

test('no text of a log acts on the merge request', async () => {
  gitlab = await startGitlab({ 'POST /mr/notes': { status: 201, json: noteOf(1) } });
  const { review } = gitlab;
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      const body = bodyOf(text);
      expect(commandsIn(body)).toEqual([]);
      // The adapter has nothing to refuse.
      expect(await review.postTopLevel(body)).toMatchObject({ kind: 'done' });
    }),
    fuzzRuns(150),
  );
});

test('a fix that begins with a slash is still suggested, as code', () => {
  expect(commandsIn('text\n/close')).toEqual(['/close']);
  const body = bodyOf('/close');
  expect(body).toContain('Suggested fix:');
  expect(commandsIn(body)).toEqual([]);
});
