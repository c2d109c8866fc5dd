import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { inTransaction } from '../../store/database.ts';
import { MOST_REQUESTS_KEPT } from '../../store/requests.ts';
import { openStore, type Store } from '../../store/store.ts';

let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-requests-'));
  store = openStore(join(folder, 'sandbox.db'));
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

function begin(path: string): number {
  return store.requests.begin({ time: 0, method: 'GET', path, operation: null, deployment: null });
}

test('the newest 10,000 requests are kept', () => {
  expect(MOST_REQUESTS_KEPT).toBe(10_000);
  for (let index = 1; index <= MOST_REQUESTS_KEPT + 5; index += 1) begin(`/${index}`);
  const paths = store.requests.list().map(({ path }) => path);
  expect(paths).toHaveLength(MOST_REQUESTS_KEPT);
  expect([paths[0], paths.at(-1)]).toEqual(['/6', `/${MOST_REQUESTS_KEPT + 5}`]);
});

test('the newest come first', () => {
  for (const path of ['/1', '/2', '/3', '/4']) begin(path);
  expect(store.requests.newest(3).map(({ path }) => path)).toEqual(['/4', '/3', '/2']);
});

test('a path and a sentence have their bounds', () => {
  const id = begin(`/${'x'.repeat(20_000)}`);
  store.requests.end(id, { status: 404, clientId: null, effect: 'y'.repeat(20_000), fault: null });
  expect(store.requests.list()).toMatchObject([
    { path: `/${'x'.repeat(999)}`, effect: 'y'.repeat(1000), status: 404 },
  ]);
});

function makeTable(): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE words (word TEXT NOT NULL)');
  return db;
}

function countWords(db: DatabaseSync): unknown {
  return db.prepare('SELECT count(*) AS n FROM words').get()?.n;
}

test('stores nothing of what was written before a failure, and lets the next one begin', () => {
  const db = makeTable();
  const fail = () => {
    db.exec("INSERT INTO words VALUES ('first')");
    throw new Error('second failed');
  };
  expect(() => inTransaction(db, fail)).toThrow('second failed');
  expect(countWords(db)).toBe(0);
  inTransaction(db, () => db.exec("INSERT INTO words VALUES ('third')"));
  expect(countWords(db)).toBe(1);
});

test('gives what the work gives', () => {
  expect(inTransaction(makeTable(), () => 'value')).toBe('value');
});
