import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startSandbox } from '../../../src/sandbox/start-sandbox.ts';
import { FIRST_VERSION, SCHEMA } from '../../../src/sandbox/store/schema.ts';
import { openStore } from '../../../src/sandbox/store/store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-migrations-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A database as the first release left it: two users, and a deployment that was moved on once. */
function makeFirstVersion(file: string): void {
  const db = new DatabaseSync(file);
  db.exec(`${SCHEMA} PRAGMA user_version = ${FIRST_VERSION};
    INSERT INTO users (id, name, role) VALUES ('bot', 'The Bot', 'Account Owners'), ('ada', 'Ada', 'All Users');
    INSERT INTO deployments (title, branch, phase, repository, base, head, previous_base, previous_head, created_at)
      VALUES ('A change', 'topic', 'NEW', '/repository', 'b2', 'h2', 'b1', 'h1', 1000);
    INSERT INTO discussions (id, deployment, resolved, path, new_line, base_sha, head_sha, changed_by, changed_at)
      VALUES ('d', 1, 1, 'a.ts', 3, 'b1', 'h1', 'ada', 2000);
    INSERT INTO comments (id, discussion_id, author_id, body, created_at, updated_at)
      VALUES ('c', 'd', 'bot', 'A finding', 1500, 1500);`);
  db.close();
}

test('a data folder of an earlier release is brought up to date, and loses nothing', () => {
  const file = join(folder, 'sandbox.db');
  makeFirstVersion(file);
  const store = openStore(file);
  expect(store.accounts.listUsers()).toMatchObject([
    { id: 'bot', number: 1, access: 'maintain', isBot: true },
    { id: 'ada', number: 2, access: 'write', isBot: false },
  ]);
  expect(store.deployments.find(1)).toMatchObject({ state: 'open', authorId: null, title: 'A change' });
  expect(store.versions.list(1)).toMatchObject([
    { base: 'b1', head: 'h1', noted: true },
    { base: 'b2', head: 'h2', noted: true },
  ]);
  expect(store.projects.list()).toEqual([{ id: 1, repository: '/repository' }]);
  expect(store.comments.find(1, 'c')).toMatchObject({
    body: 'A finding',
    isSystem: false,
    editedBy: null,
    discussion: { isThread: true, lastChange: { by: { id: 'ada', name: 'Ada' }, at: 2000 } },
  });
  store.close();
  // The second start finds nothing to do.
  openStore(file).close();
});

test('what was brought up to date has the tables of a new one', () => {
  const [earlier, fresh] = [join(folder, 'earlier.db'), join(folder, 'fresh.db')];
  makeFirstVersion(earlier);
  const [ofEarlier, ofFresh] = [earlier, fresh].map((file) => {
    openStore(file).close();
    const db = new DatabaseSync(file);
    const tables = db.prepare('SELECT name, sql FROM sqlite_schema ORDER BY name').all();
    db.close();
    return tables;
  });
  expect(ofEarlier).toEqual(ofFresh);
  expect(JSON.stringify(ofFresh)).toContain('access_tokens');
});

test('credentials of an earlier release get the same further tokens at each start', async () => {
  const data = join(folder, 'data');
  mkdirSync(data);
  const file = join(data, 'credentials.json');
  writeFileSync(file, JSON.stringify({ clientId: 'c', clientSecret: 's', adminToken: 'a' }));
  const tokens = [];
  for (const _ of [1, 2]) {
    const { gitlabToken, githubToken, close } = await startSandbox({ port: 0, data });
    await close();
    tokens.push([gitlabToken, githubToken]);
  }
  expect(tokens[0]).toEqual([expect.stringMatching(/^glpat-\w{36}$/), expect.stringMatching(/^ghs_\w{36}$/)]);
  expect(tokens[1]).toEqual(tokens[0]);
  expect(readFileSync(file, 'utf8')).not.toContain('glpat-');
});
