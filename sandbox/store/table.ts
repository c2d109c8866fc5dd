import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { z } from 'zod';

/** A boolean, which SQLite stores as 0 or 1. */
export const flag = z.codec(z.number(), z.boolean(), { decode: (stored) => stored === 1, encode: Number });

/** A value that is stored as JSON text. */
export const json = <T extends z.ZodType>(value: T) =>
  z.codec(z.string(), value, {
    decode: (text) => JSON.parse(text),
    encode: (stored) => JSON.stringify(stored),
  });

type Row<S extends z.ZodObject> = Readonly<z.output<S>>;

/** A table whose columns are the fields of a schema. The SQL of conditions and orders is the caller's. */
export interface Table<S extends z.ZodObject> {
  /** Gives the id that SQLite chose. Fields that the table does not have are left out. */
  insert(row: Partial<Row<S>>): number;
  /** Inserts a row; the one that is there under a key of it takes these of its columns over. */
  upsert(row: Partial<Row<S>>, columns: readonly (keyof Row<S> & string)[]): void;
  /** The first row that has these values. */
  find(where: Partial<Row<S>>): Row<S> | undefined;
  /** The rows that have these values, in the order of a column. */
  list(where: Partial<Row<S>>, order: keyof Row<S> & string): readonly Row<S>[];
  /** The rows of a query of the caller's, which may go to further tables. */
  query(sql: string, ...values: readonly SQLInputValue[]): readonly Row<S>[];
  update(where: Partial<Row<S>>, values: Partial<Row<S>>): void;
  delete(where: Partial<Row<S>>): void;
}

/** Reads and writes the rows of one table. What is read is checked, and typed by the schema. */
export function openTable<S extends z.ZodObject>(db: DatabaseSync, name: string, row: S): Table<S> {
  const encode = (values: Partial<Row<S>>): [columns: string[], values: SQLInputValue[]] => {
    const set = Object.entries(row.shape).filter(([column]) => values[column as keyof Row<S>] !== undefined);
    return [
      set.map(([column]) => `"${column}"`),
      set.map(
        ([column, type]) => z.encode(type as z.ZodType, values[column as keyof Row<S>]) as SQLInputValue,
      ),
    ];
  };
  const condition = (columns: readonly string[]): string =>
    columns.length === 0 ? '' : ` WHERE ${columns.map((column) => `${column} = ?`).join(' AND ')}`;
  const rows = row.array();
  const query: Table<S>['query'] = (sql, ...values) =>
    rows.parse(db.prepare(sql).all(...values)) as readonly Row<S>[];
  return {
    insert: (inserted) => {
      const [columns, values] = encode(inserted);
      const { lastInsertRowid } = db
        .prepare(`INSERT INTO ${name} (${columns}) VALUES (${columns.map(() => '?')})`)
        .run(...values);
      return Number(lastInsertRowid);
    },
    upsert: (upserted, taken) => {
      const [columns, values] = encode(upserted);
      const set = taken.map((column) => `"${column}" = excluded."${column}"`);
      const conflict = set.length === 0 ? 'NOTHING' : `UPDATE SET ${set}`;
      db.prepare(
        `INSERT INTO ${name} (${columns}) VALUES (${columns.map(() => '?')}) ON CONFLICT DO ${conflict}`,
      ).run(...values);
    },
    find: (where) => {
      const [columns, values] = encode(where);
      return query(`SELECT * FROM ${name}${condition(columns)} LIMIT 1`, ...values)[0];
    },
    list: (where, order) => {
      const [columns, values] = encode(where);
      return query(`SELECT * FROM ${name}${condition(columns)} ORDER BY "${order}"`, ...values);
    },
    query,
    update: (where, changes) => {
      const [columns, values] = encode(where);
      const [changed, put] = encode(changes);
      const set = changed.map((column) => `${column} = ?`);
      db.prepare(`UPDATE ${name} SET ${set}${condition(columns)}`).run(...put, ...values);
    },
    delete: (where) => {
      const [columns, values] = encode(where);
      db.prepare(`DELETE FROM ${name}${condition(columns)}`).run(...values);
    },
  };
}
