import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';

type Parameters = readonly SQLInputValue[];

/** Queries. Statements are prepared once. Every row is decoded, because the file can be of another version. */
export type Rows = {
  readonly run: (sql: string, ...parameters: Parameters) => number;
  readonly all: <A>(row: t.Decoder<unknown, A>, sql: string, ...parameters: Parameters) => readonly A[];
  readonly first: <A>(row: t.Decoder<unknown, A>, sql: string, ...parameters: Parameters) => A | null;
  /** Runs work in a transaction. Rolls back if it throws. */
  readonly inTransaction: <A>(work: () => A) => A;
};

const decodeRow = <A>(row: t.Decoder<unknown, A>, raw: unknown): A => {
  const decoded = row.decode(raw);
  if (E.isRight(decoded)) return decoded.right;
  throw new Error(`a stored row does not decode as ${row.name}`);
};

/** Creates the queries on a database. */
export const createRows = (database: DatabaseSync): Rows => {
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const all: Rows['all'] = (row, sql, ...parameters) =>
    prepared(sql)
      .all(...parameters)
      .map((raw) => decodeRow(row, raw));
  return {
    run: (sql, ...parameters) => Number(prepared(sql).run(...parameters).changes),
    all,
    first: (row, sql, ...parameters) => all(row, sql, ...parameters)[0] ?? null,
    inTransaction: (work) => {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (failure) {
        database.exec('ROLLBACK');
        throw failure;
      }
    },
  };
};
