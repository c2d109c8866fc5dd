import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { log, type Report } from './logs.ts';
import { checks, openStory, readable, type Story } from './story.ts';

let story: Story;
beforeEach(async () => {
  story = await openStory('full', { 'a.py': 'x = 1\n', 'src/b.py': 'y = 1\n' }, { 'a.py': 'x = 2\n' });
});
afterEach(() => story.end());

/** A path of the checkout whose letters each stand for one byte. */
const bytes = (name: string): Buffer => Buffer.from(join(story.repository.path, name), 'latin1');
const EVIL = 'ev\xffil.py';

/** What a tool finds in it, spelled by the tool, and what it finds in the file beside it. */
const found = (...reports: readonly Partial<Report>[]) =>
  log(reports.map((report) => ({ path: 'a.py', line: 1, level: 'error', ...report })));

async function pushEvil(name = EVIL): Promise<void> {
  writeFileSync(bytes(name), 'eval(input())\n');
  await story.push({});
}

describe('a changed file whose name is no UTF-8', () => {
  test.each([
    ['its bytes, percent-encoded', 'ev%FFil.py'],
    ['the same below a folder of the analyzer', 'file:///build/ev%FFil.py'],
    ['a character in place of each byte', 'ev\uFFFDil.py'],
    ['the same, percent-encoded', 'ev%EF%BF%BDil.py'],
    ['a lone surrogate', 'ev\udcffil.py'],
    ['letters of another alphabet', 'ev\u00ffil.py'],
    ['a question mark', 'ev?il.py'],
  ])('makes the run incomplete where an error may be in it: %s', async (_, path) => {
    await pushEvil();
    const result = await story.run(found({ path }));
    expect(result.outputs.conclusion).toBe('incomplete');
    expect(result.status).toBe(3);
    expect(checks(await story.truth())[0]).toMatch(
      /DONE FAILURE .*is unlocated: .*ev\uFFFDil\.py.*: rename the file/u,
    );
    expect(result.log).toContain('whose name is not UTF-8 changed, and nothing can be placed there');
    expect(result.log).not.toContain('could not be compared line by line');
  });

  test('is told from others of which the tool writes the same ending', async () => {
    story.repository.write('lib/c.py', 'z = 1\n');
    story.repository.commit();
    renameSync(join(story.repository.path, 'lib'), bytes('l\xffb'));
    await story.push({});
    for (const path of ['/build/src/b.py', '/build/l%FFb/c.py', 'l?b/c.py']) {
      const result = await story.run(found({ path }));
      expect([path, result.outputs.conclusion]).toEqual([
        path,
        path.endsWith('src/b.py') ? 'success' : 'incomplete',
      ]);
    }
  });

  test('is not taken for one that has the encoded name, which alone is reported as it is', async () => {
    await story.push({ 'ev%FFil.py': 'z = 1\n' });
    const logs = found({ path: 'ev%FFil.py' });
    expect((await story.run(logs)).outputs.conclusion).toBe('failure');
    await pushEvil();
    expect((await story.run(logs)).outputs.conclusion).toBe('incomplete');
  });

  test('is named where nothing is found in it, and where that is below fail-level', async () => {
    await pushEvil();
    for (const result of [
      await story.run(found({})),
      await story.run(found({ path: 'a.py', level: 'note' }, { path: 'ev%FFil.py', level: 'warning' })),
    ])
      expect(result.log).toMatch(
        /1 file whose name is not UTF-8 changed, .*: ev\uFFFDil\.py; rename such files/u,
      );
    expect((await story.run(found({ level: 'note' }))).outputs.conclusion).toBe('success');
  });

  test('resolves no thread of the file that it was before', async () => {
    expect((await story.run(found({}))).status).toBe(1);
    renameSync(join(story.repository.path, 'a.py'), bytes(EVIL));
    await story.push({});
    await story.run(found({ path: 'src/b.py', level: 'note' }));
    expect(readable(await story.truth())).toEqual([expect.stringContaining(' open: ')]);
  });

  test('is no matter once it is renamed or removed', async () => {
    await pushEvil();
    expect((await story.run(found({ path: 'ev%FFil.py' }))).status).toBe(3);
    renameSync(bytes(EVIL), join(story.repository.path, 'fine.py'));
    await story.push({});
    const renamed = await story.run(found({ level: 'note' }));
    expect(renamed.outputs.conclusion).toBe('success');
    expect(renamed.log).not.toContain('UTF-8');
    rmSync(join(story.repository.path, 'fine.py'));
    await story.push({});
    const removed = await story.run(found({ level: 'note' }));
    expect(removed.outputs.conclusion).toBe('success');
    expect(removed.log).not.toContain('UTF-8');
  });
});
