import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Fastify from 'fastify';
import * as t from 'io-ts';

import { answerFailures } from '../http/index.ts';
import { boundTables } from './bound-tables.ts';
import { openDatabase } from './open-database.ts';
import { createRows } from './rows.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'coinlane-bounds-'));
const database = openDatabase(dataDir);
boundTables(database, 3);
const rows = createRows(database);
afterAll(() => {
  database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const IdRow = t.type({ id: t.string }, 'IdRow');
const TableRow = t.type({ name: t.string }, 'TableRow');

const addOrder = (id: string, namespace: string): void => {
  rows.run('INSERT INTO orders VALUES (?, ?, 0, ?)', id, namespace, '{}');
};
const addAccount = (id: string): void => {
  rows.run("INSERT INTO accounts VALUES (?, '', ?, '{}')", id, `${id}@example.com`);
};

describe('a full table', () => {
  it('loses its oldest row, in any namespace', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) addOrder(id, `space of ${id}`);

    expect(rows.all(IdRow, 'SELECT id FROM orders ORDER BY rowid').map(({ id }) => id)).toEqual([
      'c',
      'd',
      'e',
    ]);
  });

  it('loses no row when one is replaced', () => {
    rows.run("INSERT INTO orders VALUES ('c', '', 0, '{}') ON CONFLICT (id) DO UPDATE SET record = 'new'");

    expect(rows.all(IdRow, 'SELECT id FROM orders').length).toBe(3);
  });

  it('of accounts accepts no more rows and returns the reason', async () => {
    for (const id of ['a', 'b', 'c']) addAccount(id);
    const app = Fastify();
    answerFailures(app);
    app.post('/', () => addAccount('d'));
    const reply = await app.inject({ method: 'POST', url: '/' });
    await app.close();

    expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([503, 'sandbox_full']);
    expect(rows.all(IdRow, 'SELECT id FROM accounts').length).toBe(3);
  });
});

it('each table has a limit, except those written by the program only', () => {
  const without = rows.all(
    TableRow,
    `SELECT name FROM sqlite_master AS one WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
     AND NOT EXISTS (SELECT 1 FROM sqlite_master WHERE type = 'trigger' AND name = 'bound_' || one.name)`,
  );

  expect(without.map(({ name }) => name).toSorted()).toEqual(['ledger_legs', 'secrets']);
});

it('opening the database again renews the limits', () => {
  const again = openDatabase(dataDir);
  again.close();
  addAccount('d');

  expect(rows.all(IdRow, 'SELECT id FROM accounts').length).toBe(4);
});
