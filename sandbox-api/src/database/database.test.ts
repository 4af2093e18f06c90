import { mkdtempSync, rmSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { createClock } from '../clock.ts';
import { jsonColumn } from './json-column.ts';
import { storedSecret } from './stored-secret.ts';
import { openDatabase } from './open-database.ts';
import { createRows } from './rows.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'coinlane-database-'));
const database = openDatabase(join(dataDir, 'made', 'when', 'missing'));
const rows = createRows(database);
afterAll(() => {
  database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const NameRow = t.type({ name: t.string }, 'NameRow');
const insert = (name: string): number => rows.run('INSERT INTO namespaces (name) VALUES (?)', name);

describe('the database', () => {
  it('creates its folder and uses a write-ahead log', () => {
    const Mode = t.type({ journal_mode: t.string }, 'Mode');

    expect(existsSync(join(dataDir, 'made/when/missing/sandbox.sqlite'))).toBe(true);
    expect(rows.first(Mode, 'PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' });
  });

  it('returns the first row, or null', () => {
    insert('first');

    expect(rows.first(NameRow, 'SELECT name FROM namespaces WHERE name = ?', 'first')).toEqual({
      name: 'first',
    });
    expect(rows.first(NameRow, 'SELECT name FROM namespaces WHERE name = ?', 'second')).toBeNull();
  });

  it('refuses a row that does not decode, with the name of its codec', () => {
    const NumberRow = t.type({ name: t.number }, 'NumberRow');
    insert('misfit');

    expect(() => rows.all(NumberRow, 'SELECT name FROM namespaces')).toThrow('does not decode as NumberRow');
  });

  it('rolls back a failed transaction', () => {
    const fail = (): never => {
      insert('undone');
      throw new Error('halfway');
    };

    expect(() => rows.inTransaction(fail)).toThrow('halfway');
    expect(rows.first(NameRow, 'SELECT name FROM namespaces WHERE name = ?', 'undone')).toBeNull();
  });

  it('keeps the changes of a finished transaction', () => {
    rows.inTransaction(() => insert('kept'));

    expect(rows.first(NameRow, 'SELECT name FROM namespaces WHERE name = ?', 'kept')).toEqual({
      name: 'kept',
    });
  });
});

describe('jsonColumn', () => {
  const Column = jsonColumn(t.type({ a: t.number }, 'A'));

  it.each([
    { raw: '{"a":1}', fits: true },
    { raw: '{"a":"1"}', fits: false },
    { raw: '{"a":', fits: false },
    { raw: null, fits: false },
    { raw: 7, fits: false },
  ])('$raw: $fits', ({ raw, fits }) => {
    expect(E.isRight(Column.decode(raw))).toBe(fits);
  });
});

describe('the clock of a namespace', () => {
  const clock = createClock(rows, () => 1000);

  it('is the real one until it is advanced', () => {
    expect(clock.nowIn('unmoved')).toBe(1000);
  });

  it('adds up its moves, for its own namespace only', () => {
    clock.advance('moved', 500);

    expect(clock.advance('moved', 250)).toBe(1750);
    expect([clock.nowIn('moved'), clock.nowIn('unmoved')]).toEqual([1750, 1000]);
  });

  it.each([
    { by: 1e300, at: 1000 + 10 * 365 * 86_400_000 },
    { by: -1e300, at: 1000 - 10 * 365 * 86_400_000 },
    { by: 0.4, at: 1000 },
  ])('moved by $by is still a date', ({ by, at }) => {
    expect(clock.advance(`far ${String(by)}`, by)).toBe(at);
  });
});

describe('a stored secret', () => {
  it('is created once per name', () => {
    let made = 0;
    const make = (): string => {
      made += 1;
      return `secret ${String(made)}`;
    };
    const first = storedSecret(rows, 'key', make);

    expect([storedSecret(rows, 'key', make), storedSecret(rows, 'other', make)]).toEqual([first, 'secret 2']);
    expect(made).toBe(2);
  });

  it('is the first one if two processes create it at once', () => {
    const second = storedSecret(rows, 'raced', () => {
      rows.run("INSERT INTO secrets (name, value) VALUES ('raced', 'the first one')");
      return 'the second one';
    });

    expect(second).toBe('the first one');
  });
});
