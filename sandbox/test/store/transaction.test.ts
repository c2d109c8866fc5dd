import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@jest/globals';
import { inTransaction } from '../../store/database.ts';

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
