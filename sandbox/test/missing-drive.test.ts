import { win32 } from 'node:path';
import { expect, jest, test } from '@jest/globals';

// Paths as Windows reads them; this machine has no drives at all, so that each of them is missing.
jest.unstable_mockModule('node:path', () => ({ ...win32, default: win32 }));
const { makeFolder } = await import('../data-folder.ts');

test.each(['Z:\\', 'Z:\\sandbox\\data', '\\\\server\\share\\data'])(
  'a data folder on a missing drive is one sentence: %s',
  (folder) => {
    const { root } = win32.parse(folder);
    expect(() => makeFolder(folder)).toThrow(
      `The data folder ${folder} cannot be made (there is no ${root}): choose another one.`,
    );
  },
);
