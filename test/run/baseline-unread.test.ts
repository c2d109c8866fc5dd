import { expect, test } from '@jest/globals';
import { BASE, openChange, run, stageForEachTest } from './baseline-stage.ts';
import { unparsed } from './logs.ts';

stageForEachTest();

const BROKEN = 'function ( {\n'.repeat(20);

test.each([
  ['untouched', 'old.js', { 'old.js': null, 'new.js': BROKEN }, 0],
  ['edited', 'old.js', { 'old.js': null, 'new.js': `${BROKEN}// more\n` }, 3],
  ['of another file', 'other.js', { 'old.js': null, 'new.js': BROKEN }, 3],
])(
  'what the base could not parse either holds nothing up where its text is %s',
  async (_, then, head, status) => {
    await openChange(head as Readonly<Record<string, string | null>>, {
      ...BASE,
      'old.js': BROKEN,
      'other.js': '(',
    });
    const ended = await run(unparsed('new.js'), unparsed(then));
    expect(ended.status).toBe(status);
    expect(ended.summary).toContain('new.js was not analyzed: Parsing error: (');
  },
);
