import * as RA from 'fp-ts/lib/ReadonlyArray.js';
import * as t from 'io-ts';

import { jsonColumn } from '../database/index.ts';
import type { Rows } from '../database/index.ts';

/** Stored passkey, with its public key and use counter. */
export const StoredPasskey = t.readonly(
  t.type({
    /** ID of the credential in base64url. */
    id: t.string,
    accountId: t.string,
    name: t.string,
    /** COSE key in base64url. */
    publicKey: t.string,
    counter: t.number,
    isSynced: t.boolean,
    createdAt: t.number,
    lastUsedAt: t.union([t.number, t.null]),
  }),
  'StoredPasskey',
);
export type StoredPasskey = t.TypeOf<typeof StoredPasskey>;

const RecordRow = t.type({ record: t.string }, 'PasskeyRow');
const ChallengeRow = t.type({ challenge: t.string }, 'PasskeyChallengeRow');
const Record = jsonColumn(StoredPasskey);

/** Store of passkeys and their challenges. */
export type PasskeyStore = {
  readonly listOf: (accountId: string) => readonly StoredPasskey[];
  readonly find: (id: string) => StoredPasskey | null;
  /** False if the credential already exists, for any account. */
  readonly add: (passkey: StoredPasskey) => boolean;
  /** False if it was removed. */
  readonly save: (passkey: StoredPasskey) => boolean;
  /** False if the account does not have this passkey. */
  readonly remove: (accountId: string, id: string) => boolean;
  readonly removeAll: (accountId: string) => void;
  /** Stores a challenge with its subject: an account or a sign-in. */
  readonly keepChallenge: (challenge: string, subject: string, until: number) => void;
  /** Whether the challenge belongs to the subject and has not expired. Always uses it up. */
  readonly takeChallenge: (challenge: string, subject: string, now: number) => boolean;
};

const toPasskeys = ({ record }: t.TypeOf<typeof RecordRow>): readonly StoredPasskey[] =>
  RA.fromEither(Record.decode(record));

/** Creates the store on the tables `passkeys` and `passkey_challenges`. */
export const createPasskeyStore = (rows: Rows): PasskeyStore => ({
  listOf: (accountId) =>
    rows
      .all(RecordRow, 'SELECT record FROM passkeys WHERE account_id = ?', accountId)
      .flatMap(toPasskeys)
      .toSorted((a, b) => a.createdAt - b.createdAt),
  find: (id) =>
    rows.all(RecordRow, 'SELECT record FROM passkeys WHERE id = ?', id).flatMap(toPasskeys)[0] ?? null,
  add: (passkey) =>
    rows.run(
      'INSERT INTO passkeys (id, account_id, record) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      passkey.id,
      passkey.accountId,
      JSON.stringify(passkey),
    ) === 1,
  save: (passkey) =>
    rows.run('UPDATE passkeys SET record = ? WHERE id = ?', JSON.stringify(passkey), passkey.id) === 1,
  remove: (accountId, id) =>
    rows.run('DELETE FROM passkeys WHERE id = ? AND account_id = ?', id, accountId) === 1,
  removeAll: (accountId) => {
    rows.run('DELETE FROM passkeys WHERE account_id = ?', accountId);
  },
  keepChallenge: (challenge, subject, until) => {
    rows.run('INSERT INTO passkey_challenges VALUES (?, ?, ?)', challenge, subject, until);
  },
  takeChallenge: (challenge, subject, now) => {
    rows.run('DELETE FROM passkey_challenges WHERE until < ?', now);
    const kept = rows.first(
      ChallengeRow,
      'SELECT challenge FROM passkey_challenges WHERE challenge = ? AND subject = ?',
      challenge,
      subject,
    );
    rows.run('DELETE FROM passkey_challenges WHERE challenge = ?', challenge);
    return kept !== null;
  },
});
