import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventHub } from '../events/event-hub.ts';
import { gitDiffs } from '../git/diffs.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import { newId } from '../secrets.ts';
import { openStore } from '../store/store.ts';
import { makeGit } from './make-git.ts';

/** A sandbox without its HTTP side, in a folder of its own. Its clock stands at 1000. */
export function makeSandbox(): { readonly sandbox: Sandbox; readonly folder: string; close(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-rules-'));
  const git = makeGit();
  const sandbox: Sandbox = {
    store: openStore(join(folder, 'sandbox.db')),
    git,
    diffs: gitDiffs(git),
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
