import * as t from 'io-ts';

import { jsonColumn } from '../database/index.ts';
import type { Rows } from '../database/index.ts';
import { Account } from './account.ts';

const RecordRow = t.type({ record: t.string }, 'AccountRow');
const StoredAccount = jsonColumn(Account);

/** Store of accounts. An address belongs to only one account per namespace. */
export type AccountStore = {
  readonly find: (id: string) => Account | null;
  readonly findByEmail: (namespace: string, email: string) => Account | null;
  /** Adds an account. Returns false if another account has its address. */
  readonly add: (account: Account) => boolean;
  /** Replaces an account by its ID. Returns false if another account has its address. */
  readonly save: (account: Account) => boolean;
};

const toAccount = (row: t.TypeOf<typeof RecordRow> | null): Account | null => {
  const decoded = row === null ? null : StoredAccount.decode(row.record);
  return decoded?._tag === 'Right' ? decoded.right : null;
};

/** Creates the store on the table `accounts`. Ignores an account that this version cannot read. */
export const createAccountStore = (rows: Rows): AccountStore => ({
  find: (id) => toAccount(rows.first(RecordRow, 'SELECT record FROM accounts WHERE id = ?', id)),
  findByEmail: (namespace, email) =>
    toAccount(
      rows.first(
        RecordRow,
        'SELECT record FROM accounts WHERE namespace = ? AND email = ?',
        namespace,
        email.toLowerCase(),
      ),
    ),
  add: (account) =>
    rows.run(
      'INSERT INTO accounts (id, namespace, email, record) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
      account.id,
      account.namespace,
      account.email,
      JSON.stringify(account),
    ) === 1,
  save: (account) =>
    rows.run(
      'UPDATE OR IGNORE accounts SET email = ?, record = ? WHERE id = ?',
      account.email,
      JSON.stringify(account),
      account.id,
    ) === 1,
});
