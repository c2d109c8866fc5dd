import { afterEach, describe, expect, test } from '@jest/globals';
import { deriveKeys } from '../../../src/threads/keyring.ts';
import { checkChange, checkListing, checkSettings } from '../../../src/tools/doctor/check-service.ts';
import type { Diagnosis } from '../../../src/tools/doctor/diagnosis.ts';
import {
  type Answers,
  noteOf,
  type ScriptedGitlab,
  startGitlab,
} from '../../services/gitlab/scripted-gitlab.ts';

let gitlab: ScriptedGitlab | undefined;
afterEach(async () => {
  await gitlab?.close();
  gitlab = undefined;
});

/** What the doctor says of a merge request, as `check state: message`. */
async function diagnose(answers: Answers): Promise<readonly string[]> {
  let hasToken = false;
  const onToken = () => {
    hasToken = true;
  };
  gitlab = await startGitlab(answers, { onToken });
  const { review } = gitlab;
  const { diagnoses, change } = await checkChange(review, () => hasToken, '12');
  const rest: readonly Diagnosis[] =
    change === undefined
      ? []
      : [...(await checkListing(review, [deriveKeys('a key')])), ...(await checkSettings(review))];
  return [...diagnoses, ...rest].map(({ check, state, message }) => `${check} ${state}: ${message}`);
}

describe('of a merge request the doctor says', () => {
  const discussions = { json: [{ id: 'aa', individual_note: true, notes: [noteOf(1)] }] };

  test('that all is well', async () => {
    const lines = await diagnose({
      'GET /mr/discussions': discussions,
      'GET /projects/group%2Fapp': { json: { id: 7, resolve_outdated_diff_discussions: false } },
    });
    expect(lines).toEqual([
      'credentials ok: accepted by the service',
      'change ok: merge request !12 is there',
      'diff ok: from bbbbbbb to aaaaaaa',
      expect.stringMatching(/^listing ok: 1 comment, 0 threads/),
      'settings ok: no setting changes what threads mean',
    ]);
  });

  test('that its token is refused, with the remedy', async () => {
    const refused = { status: 401, json: { message: '401 Unauthorized' } };
    expect(await diagnose({ 'GET /mr': refused, 'GET /user': refused })).toEqual([
      expect.stringMatching(/^credentials fail: .*refused the token .*check the input `token`/),
      'change not-checked: not checked: needs credentials',
      'diff not-checked: not checked: needs credentials',
    ]);
  });

  test('that it is not there, with the remedy', async () => {
    expect(await diagnose({ 'GET /mr': { status: 404, json: { message: '404 Not found' } } })).toEqual([
      'credentials ok: accepted by the service',
      expect.stringMatching(/^change fail: There is no merge request !12 .*check the inputs `change`/),
      'diff not-checked: not checked: needs the merge request',
    ]);
  });

  test('which setting of its project bends what threads mean, or that it cannot be read', async () => {
    const warned = await diagnose({
      'GET /mr/discussions': discussions,
      'GET /projects/group%2Fapp': { json: { id: 7, resolve_outdated_diff_discussions: true } },
    });
    expect(warned.at(-1)).toMatch(/^settings warn: the project resolves threads when a push .*: turn off/);
    await gitlab?.close();
    const unread = await diagnose({ 'GET /mr/discussions': discussions });
    expect(unread.at(-1)).toMatch(/^settings warn: they could not be read: GET /);
  });
});
