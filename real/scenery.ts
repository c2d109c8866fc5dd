import { join } from 'node:path';
import { type Checkout, initCheckout } from './checkout.ts';
import { type HostClient, hostClient } from './host-client.ts';
import { PEOPLE, type Person, type RunningHost } from './server.ts';

/** A repository of the administrator, which the writer may write to, and a pull request from a branch. */
export interface Scenery {
  /** `boss/shop` */
  readonly repository: string;
  readonly number: number;
  readonly base: string;
  readonly head: string;
  readonly branch: string;
  readonly checkout: Checkout;
  readonly as: Readonly<Record<Person, HostClient>>;
}

/** Lines 1 to 40 of a file, of which some are others. */
export function lines(changed: Readonly<Record<number, string>> = {}): string {
  return Array.from({ length: 40 }, (_, at) => `${changed[at + 1] ?? `line ${at + 1}`}\n`).join('');
}

/** @param folder for the checkout */
export async function makeScenery(host: RunningHost, folder: string, name: string): Promise<Scenery> {
  const as = Object.fromEntries(
    PEOPLE.map((person) => [person, hostClient(host.url, host.tokens[person])]),
  ) as Record<Person, HostClient>;
  const repository = `boss/${name}`;
  await as.boss.send('POST', '/user/repos', { name, private: false });
  await as.boss.send('PUT', `/repos/${repository}/collaborators/writer`, { permission: 'write' });
  const checkout = initCheckout(join(folder, name), host, 'boss', repository);
  const base = checkout.commit({ 'src/app.js': lines(), 'src/kept.js': lines() }, 'Begin');
  checkout.push('main');
  const branch = 'change';
  checkout.git('switch', '-q', '-c', branch);
  const head = checkout.commit(
    { 'src/app.js': lines({ 5: 'changed 5', 20: 'changed 20' }), 'src/new.js': lines() },
    'Change',
  );
  checkout.push(branch);
  const { number } = await openPullRequest(as.boss, repository, branch);
  return { repository, number, base, head, branch, checkout, as };
}

/** A new repository is made ready by a queue, and until then there is nothing to propose. */
export function openPullRequest(
  client: HostClient,
  repository: string,
  head: string,
): Promise<{ readonly number: number }> {
  return untilTaken(client, `/repos/${repository}/pulls`, { title: 'A change', head, base: 'main' });
}

/** After a push a queue finds out whether there are conflicts. */
export async function merge(client: HostClient, repository: string, number: number): Promise<void> {
  await untilTaken(client, `/repos/${repository}/pulls/${number}/merge`, { Do: 'merge' });
}

const MOST_TRIES = 50;
const PAUSE_MS = 200;

async function untilTaken<T>(client: HostClient, path: string, value: object): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const { status, body } = await client.ask('POST', path, value);
    if (status < 300) return body as T;
    if (tries === MOST_TRIES) throw new Error(`POST ${path}: ${status} ${JSON.stringify(body)}`);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}
