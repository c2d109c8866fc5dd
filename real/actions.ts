import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { initCheckout } from './checkout.ts';
import { hostClient } from './host-client.ts';
import type { RunningHost } from './server.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** The built action, as the printed workflows name it. */
export const ACTION = 'sarif-review/sarif-review';

/** Repositories of actions that others wrote, by the names that workflows give them. */
export type Mirrors = ReadonlyMap<string, string>;

/** @param given `owner/name=FOLDER`, as the command line has them */
export function readMirrors(given: readonly string[]): Mirrors {
  return new Map(
    given.map((one) => {
      const [name = '', folder] = one.split('=');
      if (folder === undefined || name.split('/').length !== 2)
        throw new Error(`--action takes owner/name=FOLDER, and was given ${one}`);
      return [name, resolve(folder)];
    }),
  );
}

/** Throws where one that a story needs is not among those that were given. */
export function requireActions(mirrors: Mirrors, ...names: readonly string[]): void {
  for (const name of names)
    if (!mirrors.has(name)) throw new Error(`give a repository of ${name} as --action ${name}=FOLDER`);
}

/** Puts the built action, and those of others, where workflows of this host look for actions. */
export async function holdActions(host: RunningHost, folder: string, mirrors: Mirrors): Promise<void> {
  const boss = hostClient(host.url, host.tokens.boss);
  const names = [ACTION, ...mirrors.keys()].map((name) => name.split('/') as [string, string]);
  for (const username of new Set(names.map(([owner]) => owner)))
    await boss.send('POST', '/orgs', { username });
  for (const [owner, name] of names) {
    await boss.send('POST', `/orgs/${owner}/repos`, { name });
    // They have workflows of their own.
    await boss.send('PATCH', `/repos/${owner}/${name}`, { has_actions: false });
  }
  const own = initCheckout(join(folder, 'action'), host, 'boss', ACTION);
  for (const part of ['action.yml', 'dist', 'package.json'])
    cpSync(join(ROOT, part), join(own.folder, part), { recursive: true });
  own.commit({}, 'The action');
  own.push('main');
  for (const [name, mirror] of mirrors) {
    const origin = new URL(`${host.url}/${name}.git`);
    [origin.username, origin.password] = ['boss', host.tokens.boss];
    execFileSync('git', ['push', '-q', origin.href, 'HEAD:refs/heads/main'], { cwd: mirror, stdio: 'pipe' });
  }
}
