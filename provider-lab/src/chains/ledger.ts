import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';

import * as t from 'io-ts';

import type { Block, Transfer } from './chain-port.ts';
import { decode } from './decode.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS fact (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS placed (
    id TEXT PRIMARY KEY, network TEXT NOT NULL, address TEXT NOT NULL, record TEXT NOT NULL,
    UNIQUE (network, address)) STRICT;
  CREATE TABLE IF NOT EXISTS block (
    network TEXT NOT NULL, height INTEGER NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (network, height)) STRICT;
  CREATE TABLE IF NOT EXISTS deposit (
    seq INTEGER PRIMARY KEY, network TEXT NOT NULL, txid TEXT NOT NULL, place TEXT NOT NULL, orderId TEXT NOT NULL,
    contract TEXT, units TEXT NOT NULL, height INTEGER, seenAtMs INTEGER NOT NULL,
    UNIQUE (network, txid, place)) STRICT;
  CREATE TABLE IF NOT EXISTS payment (
    key TEXT PRIMARY KEY, network TEXT NOT NULL, wallet TEXT NOT NULL, kind TEXT NOT NULL, orderId TEXT NOT NULL,
    recipient TEXT NOT NULL, contract TEXT, units TEXT NOT NULL, reservation TEXT, bump INTEGER NOT NULL DEFAULT 0,
    triedHeight INTEGER, txid TEXT, height INTEGER, UNIQUE (network, wallet, reservation)) STRICT;
  CREATE TABLE IF NOT EXISTS signed (
    network TEXT NOT NULL, txid TEXT NOT NULL, key TEXT NOT NULL, bump INTEGER NOT NULL, raw TEXT NOT NULL,
    PRIMARY KEY (network, txid)) STRICT;
`;

const OptionalNumber = t.union([t.number, t.null]);
const OptionalText = t.union([t.string, t.null]);
const Wallet = t.keyof({ treasury: null, faucet: null });
const Kind = t.keyof({ payout: null, refund: null, faucet: null });

const Deposit = t.type({
  network: t.string,
  txid: t.string,
  place: t.string,
  orderId: t.string,
  contract: OptionalText,
  units: t.string,
  height: OptionalNumber,
  seenAtMs: t.number,
});
const Payment = t.type({
  key: t.string,
  network: t.string,
  wallet: Wallet,
  kind: Kind,
  orderId: t.string,
  recipient: t.string,
  contract: OptionalText,
  units: t.string,
  reservation: OptionalText,
  bump: t.number,
  triedHeight: OptionalNumber,
  txid: OptionalText,
  height: OptionalNumber,
});
const BlockRow = t.type({ height: t.number, hash: t.string });
const RecordRow = t.type({ record: t.string });
const Signed = t.type({ raw: t.string, txid: t.string });

/** Coins that arrived for an order. `height` is null after a reorganisation removed them. */
export type Deposit = t.TypeOf<typeof Deposit>;
/** A payment of the lab. Written before anything is signed. `reservation`, `txid` and `height` follow later. */
export type Payment = t.TypeOf<typeof Payment>;
export type NewPayment = Pick<
  Payment,
  'key' | 'network' | 'wallet' | 'kind' | 'orderId' | 'recipient' | 'contract' | 'units'
>;

/** Number of blocks that are kept to find the start of a reorganisation. */
const KEPT_BLOCKS = 200;

const openDatabase = (file: string): DatabaseSync => {
  const database = new DatabaseSync(file);
  // one lab per ledger: a second one fails at its first statement. Test coins must survive a killed lab, but not a
  // power cut
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;');
  database.exec(SCHEMA);
  return database;
};

const statementsOf = (database: DatabaseSync) => {
  const prepared = new Map<string, StatementSync>();
  return (sql: string): StatementSync => {
    const found = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, found);
    return found;
  };
};

type Sql = ReturnType<typeof statementsOf>;

const addTransfers = (sql: Sql, network: string, block: Block, nowMs: number): void => {
  const add = (orderId: string, { txid, at, contract, units }: Transfer): unknown =>
    sql(
      `INSERT INTO deposit (network, txid, place, orderId, contract, units, height, seenAtMs)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (network, txid, place) DO UPDATE SET height = excluded.height`,
    ).run(network, txid, at, orderId, contract, units.toString(), block.height, nowMs);
  const find = sql('SELECT id FROM placed WHERE network = ? AND address = ?');
  for (const transfer of block.transfers) {
    const row = find.get(network, transfer.address);
    if (row !== undefined) add(decode(t.type({ id: t.string }), row).id, transfer);
  }
  for (const txid of block.txids)
    sql(
      `UPDATE payment SET height = ?, txid = ?
       WHERE key = (SELECT key FROM signed WHERE network = ? AND txid = ?)`,
    ).run(block.height, txid, network, txid);
};

const chainStatements = (sql: Sql, transaction: (work: () => void) => void) => ({
  lastBlock: (network: string) => {
    const row = sql('SELECT height, hash FROM block WHERE network = ? ORDER BY height DESC LIMIT 1').get(
      network,
    );
    return row === undefined ? null : decode(BlockRow, row);
  },
  /** Adds the facts of a block. */
  addBlock: (network: string, block: Block, nowMs: number): void =>
    transaction(() => {
      sql('INSERT INTO block (network, height, hash) VALUES (?, ?, ?)').run(
        network,
        block.height,
        block.hash,
      );
      sql('DELETE FROM block WHERE network = ? AND height < ?').run(network, block.height - KEPT_BLOCKS);
      addTransfers(sql, network, block, nowMs);
    }),
  /** Removes the facts of the last block. */
  removeBlock: (network: string, height: number): void =>
    transaction(() => {
      sql('DELETE FROM block WHERE network = ? AND height >= ?').run(network, height);
      sql('UPDATE deposit SET height = NULL WHERE network = ? AND height >= ?').run(network, height);
      sql('UPDATE payment SET height = NULL, txid = NULL WHERE network = ? AND height >= ?').run(
        network,
        height,
      );
    }),
});

const paymentStatements = (sql: Sql, transaction: (work: () => void) => void) => ({
  payments: (): readonly Payment[] =>
    decode(t.array(Payment), sql('SELECT * FROM payment ORDER BY rowid').all()),
  paymentsOf: (orderId: string): readonly Payment[] =>
    decode(t.array(Payment), sql('SELECT * FROM payment WHERE orderId = ? ORDER BY rowid').all(orderId)),
  /** Records that a payment is owed. Ignores an existing key. */
  owe: ({ key, network, wallet, kind, orderId, recipient, contract, units }: NewPayment): void => {
    sql(
      `INSERT INTO payment (key, network, wallet, kind, orderId, recipient, contract, units)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING`,
    ).run(key, network, wallet, kind, orderId, recipient, contract, units);
  },
  reserve: (key: string, reservation: string): void => {
    sql('UPDATE payment SET reservation = ? WHERE key = ? AND reservation IS NULL').run(reservation, key);
  },
  /** Stores a signed transaction before it is sent. */
  addSigned: (payment: Payment, bump: number, { txid, raw }: t.TypeOf<typeof Signed>, height: number): void =>
    transaction(() => {
      const { network, key } = payment;
      sql(
        'INSERT INTO signed (network, txid, key, bump, raw) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      ).run(network, txid, key, bump, raw);
      sql('UPDATE payment SET bump = ?, triedHeight = ? WHERE key = ?').run(bump, height, key);
    }),
  signedOf: (key: string): readonly t.TypeOf<typeof Signed>[] =>
    decode(t.array(Signed), sql('SELECT raw, txid FROM signed WHERE key = ? ORDER BY bump').all(key)),
});

/** Opens the lab's record of orders, deposits and payments. `:memory:` exists only as long as the process. */
export const openLedger = (file: string) => {
  const database = openDatabase(file);
  const sql = statementsOf(database);
  const transaction = (work: () => void): void => {
    database.exec('BEGIN IMMEDIATE');
    try {
      work();
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  };
  return {
    ...chainStatements(sql, transaction),
    ...paymentStatements(sql, transaction),
    /** Returns the stored value of a fact, or stores the given one if it is missing. */
    fact: (name: string, value: string): string => {
      sql('INSERT INTO fact (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING').run(name, value);
      return decode(t.type({ value: t.string }), sql('SELECT value FROM fact WHERE name = ?').get(name))
        .value;
    },
    putOrder: (id: string, network: string, address: string, record: string): void => {
      sql(
        `INSERT INTO placed (id, network, address, record) VALUES (?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET record = excluded.record`,
      ).run(id, network, address, record);
    },
    orders: (): readonly string[] =>
      decode(t.array(RecordRow), sql('SELECT record FROM placed ORDER BY rowid').all()).map(
        ({ record }) => record,
      ),
    depositsOf: (orderId: string): readonly Deposit[] =>
      decode(t.array(Deposit), sql('SELECT * FROM deposit WHERE orderId = ? ORDER BY seq').all(orderId)),
    close: (): void => database.close(),
  };
};

export type Ledger = ReturnType<typeof openLedger>;
