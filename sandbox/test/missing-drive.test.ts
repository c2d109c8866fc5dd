import { syncBuiltinESMExports } from 'node:module';
import path, { win32 } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../data-folder.ts';

/** Paths as Windows reads them; this machine has no drives at all, so that each of them is missing. */
function withPathsOfWindows(act: () => void): void {
  const here = { ...path };
  const use = (paths: typeof here) => {
    Object.assign(path, paths);
    syncBuiltinESMExports();
  };
  use({ ...win32 });
  try {
    act();
  } finally {
    use(here);
  }
}

test.each(['Z:\\', 'Z:\\sandbox\\data', '\\\\server\\share\\data'])(
  'a data folder on a missing drive is one sentence: %s',
  (folder) => {
    const { root } = win32.parse(folder);
    expect(() => withPathsOfWindows(() => makeFolder(folder))).toThrow(
      `The data folder ${folder} cannot be made (there is no ${root}): choose another one.`,
    );
  },
);
