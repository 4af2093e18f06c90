import pg from 'pg';
import type { PoolClient, QueryResult } from 'pg';

import { StoreFault } from './database.ts';
import type { Database, Row, Statements, StoreFaultKind, Value } from './database.ts';
import { migrate } from './migrations.ts';

type PostgresOptions = {
  readonly url: string;
  readonly log: (problem: string) => void;
  /** Clock, for tests. Default: the clock of the database, which all servers share. */
  readonly now?: () => number;
};

const WORDS = { integer: 'BIGINT', counter: 'BIGSERIAL PRIMARY KEY', table: '' } as const;
const CONNECT_MS = 3_000;
const STATEMENT_MS = 5_000;
/** Maximum time that a failed server holds its locks inside a transaction. */
const IDLE_MS = 10_000;
const CONNECTIONS = 10;
/** An arbitrary number. Two servers that start at the same time must not both create the tables. */
const MIGRATION_LOCK = 4_517_209;

/** `SQLSTATE` classes and codes. Other errors are faults in our statements. */
const KINDS: readonly (readonly [start: string, kind: StoreFaultKind])[] = [
  ['53100', 'full'],
  ['53', 'gone'],
  ['08', 'gone'],
  ['57P', 'gone'],
  ['58', 'gone'],
  ['25006', 'gone'],
  ['28', 'gone'],
  ['3D', 'gone'],
  ['57014', 'busy'],
  ['55P03', 'busy'],
  ['25P03', 'busy'],
  ['40', 'busy'],
];

/** Whether a connection was lost. `pg` reports this without a code, or with that of the system. */
const isLostConnection = (error: Error, code: string): boolean =>
  /^E[A-Z_]+$/.test(code) || /onnection|timeout|timed out/.test(error.message);

const toFault = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof StoreFault) return error;
  const found: unknown = Reflect.get(error, 'code');
  const code = typeof found === 'string' ? found : '';
  const kind = KINDS.find(([start]) => code.startsWith(start))?.[1];
  if (kind !== undefined) return new StoreFault(kind, error);
  const isLost = code.length !== 5 && isLostConnection(error, code);
  return isLost ? new StoreFault('gone', error) : error;
};

/** PostgreSQL does not store NUL characters in text, but a provider can send them. */
const storable = (value: Value): Value =>
  typeof value === 'string' ? value.replaceAll('\u0000', '\uFFFD') : value;

type Querying = {
  readonly query: (sql: string, values: Value[]) => Promise<QueryResult<Record<string, unknown>>>;
};

const DATABASE_TIME = '(extract(epoch FROM statement_timestamp()) * 1000)::bigint';

const statementsOf = (client: Querying, now: PostgresOptions['now']): Statements => {
  const translate = (sql: string): string => {
    const time = now === undefined ? DATABASE_TIME : `${String(now())}::bigint`;
    let count = 0;
    return sql.replaceAll(/\?|now_ms\(\)/g, (word) => (word === '?' ? `$${String((count += 1))}` : time));
  };
  const query = async (sql: string, values: readonly Value[]) => {
    try {
      return await client.query(translate(sql), values.map(storable));
    } catch (error) {
      throw toFault(error);
    }
  };
  return {
    run: async (sql, ...values) => (await query(sql, values)).rowCount ?? 0,
    all: async (sql, ...values): Promise<readonly Row[]> => (await query(sql, values)).rows,
  };
};

const connect = async (pool: pg.Pool): Promise<PoolClient> => {
  try {
    return await pool.connect();
  } catch (error) {
    throw toFault(error);
  }
};

/** Runs statements on one connection. Closes the connection if its transaction failed. */
const inTransaction = async <A>(
  pool: pg.Pool,
  now: PostgresOptions['now'],
  work: (sql: Statements) => Promise<A>,
): Promise<A> => {
  const client = await connect(pool);
  const sql = statementsOf(client, now);
  // without a listener, losing a connection in use ends the process
  const ignore = (): void => undefined;
  client.on('error', ignore);
  let isBroken = true;
  try {
    await sql.run('BEGIN');
    const result = await work(sql);
    await sql.run('COMMIT');
    isBroken = false;
    return result;
  } catch (error) {
    isBroken = await sql.run('ROLLBACK').then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(isBroken);
  }
};

const prepareSchema = async (sql: Statements): Promise<void> => {
  await sql.run(`SELECT pg_advisory_xact_lock(${String(MIGRATION_LOCK)})`);
  await sql.run('CREATE TABLE IF NOT EXISTS schema_version (user_version INTEGER NOT NULL)');
  await migrate(
    sql,
    WORDS,
    'SELECT max(user_version) AS user_version FROM schema_version',
    (version) => `INSERT INTO schema_version VALUES (${String(version)})`,
  );
};

/** Opens a PostgreSQL database for several servers. Rejects with `StoreFault` if it cannot be reached. */
export const openPostgresDatabase = async ({ url, log, now }: PostgresOptions): Promise<Database> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS + 1_000,
    idle_in_transaction_session_timeout: IDLE_MS,
    keepAlive: true,
    application_name: 'coinlane',
  });
  pool.on('error', (error) => log(`a connection to the order database was lost: ${error.message}`));
  const together: Database['together'] = (work) => inTransaction(pool, now, work);
  await together(prepareSchema).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  return {
    ...statementsOf({ query: (sql, values) => pool.query(sql, values) }, now),
    lock: { rows: ' FOR UPDATE', freeRows: ' FOR UPDATE SKIP LOCKED' },
    together,
    close: async () => {
      if (!pool.ended) await pool.end();
    },
  };
};
