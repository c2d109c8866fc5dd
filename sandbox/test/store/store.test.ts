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
  store.transaction(() => {
    for (let index = 1; index <= MOST_REQUESTS_KEPT + 5; index += 1) begin(`/${index}`);
  });
  const paths = store.requests.list().map(({ path }) => path);
  expect(paths).toHaveLength(MOST_REQUESTS_KEPT);
  expect([paths[0], paths.at(-1)]).toEqual(['/6', `/${MOST_REQUESTS_KEPT + 5}`]);
});

test('the newest come first, those after a known one alone where asked', () => {
  const ids = ['/1', '/2', '/3', '/4'].map(begin);
  const paths = (after: number, limit: number) =>
    store.requests.newest({ after, limit }).map(({ path }) => path);
  expect(paths(0, 3)).toEqual(['/4', '/3', '/2']);
  expect(paths(ids[1] ?? 0, 3)).toEqual(['/4', '/3']);
  expect(paths(ids[3] ?? 0, 3)).toEqual([]);
});

test('a path and a sentence have their bounds', () => {
  const id = begin(`/${'x'.repeat(20_000)}`);
  store.requests.end(id, { status: 404, clientId: null, effect: 'y'.repeat(20_000), fault: null });
  expect(store.requests.list()).toMatchObject([
    { path: `/${'x'.repeat(999)}`, effect: 'y'.repeat(1000), status: 404 },
  ]);
});

test('what is not written yet is read all the same, and is written at the end', () => {
  const id = begin('/1');
  expect(store.requests.newest({ after: 0, limit: 1 })).toMatchObject([{ id, path: '/1', status: null }]);
  store.requests.end(id, { status: 200, clientId: 'c', effect: 'e', fault: null });
  store.close();
  store = openStore(join(folder, 'sandbox.db'));
  expect(store.requests.list()).toMatchObject([{ id, path: '/1', status: 200, clientId: 'c', effect: 'e' }]);
  expect(begin('/2')).toBeGreaterThan(id);
});

test('a request that is answered after it was written is there once', () => {
  const first = begin('/1');
  store.close();
  store = openStore(join(folder, 'sandbox.db'));
  const second = begin('/2');
  expect(store.requests.list().map(({ id, path }) => [id, path])).toEqual([
    [first, '/1'],
    [second, '/2'],
  ]);
});

test('two stores on one file lose no request of each other', () => {
  const other = openStore(join(folder, 'sandbox.db'));
  begin('/mine');
  other.requests.begin({ time: 0, method: 'GET', path: '/theirs', operation: null, deployment: null });
  other.close();
  store.close();
  store = openStore(join(folder, 'sandbox.db'));
  expect(store.requests.list().map(({ path }) => path)).toEqual(['/theirs', '/mine']);
});

test('a log that cannot be written is told', () => {
  const errors: unknown[] = [];
  const other = openStore(join(folder, 'sandbox.db'), (error) => errors.push(error));
  other.requests.begin({ time: 0, method: 'GET', path: '/1', operation: null, deployment: null });
  const db = new DatabaseSync(join(folder, 'sandbox.db'));
  db.exec('DROP TABLE requests');
  db.close();
  other.close();
  expect(String(errors[0])).toContain('no such table: requests');
});

test('what comes after the end is not noted, and no error', () => {
  const errors: unknown[] = [];
  const other = openStore(join(folder, 'sandbox.db'), (error) => errors.push(error));
  const id = other.requests.begin({ time: 0, method: 'GET', path: '/1', operation: null, deployment: null });
  other.close();
  other.requests.end(id, { status: 200, clientId: null, effect: null, fault: null });
  expect(errors).toEqual([]);
  expect(store.requests.list()).toMatchObject([{ path: '/1', status: null }]);
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
