import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { createToolkit } from '../../src/host/github.ts';

function record(): { toolkit: ReturnType<typeof createToolkit>; printed: string[] } {
  const printed: string[] = [];
  return { toolkit: createToolkit((text) => printed.push(text)), printed };
}

describe('the toolkit of the runner', () => {
  test('prints at once until it is used, and in order after that', async () => {
    const { toolkit, printed } = record();
    toolkit.print('first');
    expect(printed).toEqual(['first\n']);
    toolkit.use(() => printed.push('used'));
    toolkit.print('after');
    expect(printed).toEqual(['first\n']);
    await toolkit.settled();
    expect(printed).toEqual(['first\n', 'used', 'after\n']);
  });

  test('masks and tells of errors at once, also while it is being loaded', async () => {
    const { toolkit, printed } = record();
    toolkit.use(() => printed.push('used'));
    toolkit.mask('s3cret');
    toolkit.error('the end');
    expect(printed).toEqual(['::add-mask::s3cret\n', '::error::the end\n']);
    await toolkit.settled();
  });

  test.each(['one\ntwo', 'a%0Ab', 'one\r\ntwo%', '%25', 'ü::add-mask::'])(
    'masks %j, and tells of it as an error, as the package does',
    (secret) => {
      const { toolkit, printed } = record();
      toolkit.mask(secret);
      toolkit.error(secret);
      const text = JSON.stringify(secret);
      const script = `import('@actions/core').then(({ setSecret, error }) => { setSecret(${text}); error(${text}); })`;
      const { stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
      expect(printed.join('')).toBe(stdout);
    },
  );

  test('tells of the first failure once, and goes on after it', async () => {
    const { toolkit, printed } = record();
    toolkit.use(() => {
      throw new Error('no file');
    });
    toolkit.print('after');
    await expect(toolkit.settled()).rejects.toThrow('no file');
    expect(printed).toEqual(['after\n']);
    await expect(toolkit.settled()).resolves.toBeUndefined();
  });

  test('is done at once where it was not used', async () => {
    await expect(record().toolkit.settled()).resolves.toBeUndefined();
  });
});
