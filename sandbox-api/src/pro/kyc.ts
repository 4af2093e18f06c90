import * as t from 'io-ts';

import type { SignedIn } from '../accounts/index.ts';
import { newSecret } from '../accounts/index.ts';
import { notFound, Refusal } from '../http/index.ts';
import { KYC_HIGHEST_LEVEL } from '../settings.ts';
import type { WalletService } from '../wallets/index.ts';

const Row = t.type(
  { id: t.string, account_id: t.string, level: t.number, status: t.string },
  'KycSessionRow',
);

/** A session with the identity verification provider: `open`, `approved` or `declined`. */
export type KycSession = {
  readonly id: string;
  readonly accountId: string;
  readonly level: number;
  readonly status: string;
};

const COLUMNS = 'SELECT id, account_id, level, status FROM kyc_sessions';

const toSession = ({ account_id: accountId, ...row }: t.TypeOf<typeof Row>): KycSession => ({
  ...row,
  accountId,
});

/** Opens a session for the next level, or returns the open one. Refuses if there is no next level. */
export const openKycSession = (
  { rows }: WalletService,
  { account }: Pick<SignedIn, 'account'>,
): KycSession => {
  if (account.kycLevel >= KYC_HIGHEST_LEVEL)
    throw new Refusal(409, { error: 'conflict', message: 'There is no higher level' });
  const level = account.kycLevel + 1;
  const open = rows.first(
    Row,
    `${COLUMNS} WHERE account_id = ? AND level = ? AND status = 'open'`,
    account.id,
    level,
  );
  if (open !== null) return toSession(open);
  const session: KycSession = { id: newSecret(18), accountId: account.id, level, status: 'open' };
  rows.run('INSERT INTO kyc_sessions VALUES (?, ?, ?, ?)', session.id, account.id, level, session.status);
  return session;
};

/** Returns the session of a page. Refuses an unknown one with a 404. */
export const kycSession = ({ rows }: WalletService, id: string): KycSession => {
  const row = rows.first(Row, `${COLUMNS} WHERE id = ?`, id);
  if (row === null) throw notFound('Verification');
  return toSession(row);
};

/** Stores the decision of the provider. An approval raises the account's level. A decision is final. */
export const decideKyc = (walletService: WalletService, id: string, isApproved: boolean): KycSession => {
  const session = kycSession(walletService, id);
  if (session.status !== 'open') return session;
  const status = isApproved ? 'approved' : 'declined';
  walletService.rows.run('UPDATE kyc_sessions SET status = ? WHERE id = ?', status, id);
  const account = walletService.accounts.store.find(session.accountId);
  if (isApproved && account !== null) {
    walletService.accounts.store.save({ ...account, kycLevel: Math.max(account.kycLevel, session.level) });
  }
  return { ...session, status };
};
