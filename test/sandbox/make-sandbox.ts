import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventHub } from '../../src/sandbox/events/event-hub.ts';
import { gitDiffs } from '../../src/sandbox/git/diffs.ts';
import { gitPins } from '../../src/sandbox/git/pins.ts';
import type { Sandbox } from '../../src/sandbox/rules/sandbox.ts';
import { newId } from '../../src/sandbox/secrets.ts';
import { openStore } from '../../src/sandbox/store/store.ts';
import { makeGit } from './make-git.ts';

/** A sandbox without its HTTP side, in a folder of its own. Its clock stands at 1000. */
export function makeSandbox(): { readonly sandbox: Sandbox; readonly folder: string; close(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-rules-'));
  const git = makeGit();
  const sandbox: Sandbox = {
    store: openStore(join(folder, 'sandbox.db')),
    git,
    diffs: gitDiffs(git),
    pins: gitPins(git, {
      owner: 'test',
      report: (message) => {
        throw new Error(message);
      },
    }),
    clock: () => 1000,
    newId,
    events: new EventHub(),
  };
  return {
    sandbox,
    folder,
    close: () => {
      sandbox.store.close();
      git.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
