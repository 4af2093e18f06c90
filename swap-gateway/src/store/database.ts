/** A stored row, before it is decoded. */
export type Row = Readonly<Record<string, unknown>>;

export type Value = string | number | null;

/** Statements for both databases. `?` is a value, `now_ms()` the database's time in milliseconds. */
export type Statements = {
  /** Returns the number of changed rows. */
  readonly run: (sql: string, ...values: readonly Value[]) => Promise<number>;
  readonly all: (sql: string, ...values: readonly Value[]) => Promise<readonly Row[]>;
};

/** A database. Rejects with `StoreFault` if it cannot be read or written. */
export type Database = Statements & {
  /**
   * Clauses at the end of a SELECT that lock its rows until the transaction ends. SQLite has one writer and needs
   * none.
   */
  readonly lock: { readonly rows: string; readonly freeRows: string };
  /** Runs statements in one transaction. */
  readonly together: <A>(work: (sql: Statements) => Promise<A>) => Promise<A>;
  readonly close: () => Promise<void>;
};

/**
 * - `full`: there is no room to write
 * - `gone`: the database cannot be reached, or its files cannot be used
 * - `busy`: it did not answer in time
 */
export type StoreFaultKind = 'full' | 'gone' | 'busy';

/** The database could not be read or written. The message describes the cause, for the log. */
export class StoreFault extends Error {
  readonly kind: StoreFaultKind;

  constructor(kind: StoreFaultKind, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`the order database is ${kind}: ${reason}`, { cause });
    this.name = 'StoreFault';
    this.kind = kind;
  }
}

/** First row of a statement. Null if it has no rows. */
export const first = async (
  { all }: Statements,
  sql: string,
  ...values: readonly Value[]
): Promise<Row | null> => (await all(sql, ...values))[0] ?? null;
