import * as RA from 'fp-ts/lib/ReadonlyArray.js';
import * as t from 'io-ts';

import { jsonColumn } from '../database/index.ts';
import type { Rows } from '../database/index.ts';
import { Session } from './session.ts';

const RecordRow = t.type({ record: t.string }, 'SessionRow');
const StoredSession = jsonColumn(Session);

/** Store of open sessions. */
export type SessionStore = {
  readonly find: (id: string) => Session | null;
  readonly save: (session: Session) => void;
  readonly remove: (id: string) => void;
  /** Sessions of an account, last seen first. */
  readonly listOf: (accountId: string) => readonly Session[];
  readonly inTransaction: Rows['inTransaction'];
};

const toSession = ({ record }: t.TypeOf<typeof RecordRow>): readonly Session[] =>
  RA.fromEither(StoredSession.decode(record));

/** Creates the store on the table `account_sessions`. */
export const createSessionStore = (rows: Rows): SessionStore => ({
  find: (id) =>
    rows.all(RecordRow, 'SELECT record FROM account_sessions WHERE id = ?', id).flatMap(toSession)[0] ?? null,
  save: (session) => {
    rows.run(
      'INSERT OR REPLACE INTO account_sessions (id, account_id, record) VALUES (?, ?, ?)',
      session.id,
      session.accountId,
      JSON.stringify(session),
    );
  },
  remove: (id) => {
    rows.run('DELETE FROM account_sessions WHERE id = ?', id);
  },
  listOf: (accountId) =>
    rows
      .all(RecordRow, 'SELECT record FROM account_sessions WHERE account_id = ?', accountId)
      .flatMap(toSession)
      .toSorted((a, b) => b.lastSeenAt - a.lastSeenAt),
  inTransaction: rows.inTransaction,
});
