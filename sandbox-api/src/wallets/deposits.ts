import type Big from 'big.js';
import * as t from 'io-ts';

import { payinTargetOf } from '../addresses/index.ts';
import type { PayinTarget } from '../addresses/index.ts';
import type { Currency } from '../currencies/index.ts';
import { notFound } from '../http/index.ts';
import { seededBytes } from '../seed.ts';
import { move, ledgerAccountOf, EXTERNAL_ACCOUNT } from './ledger.ts';
import type { WalletService } from './wallet-service.ts';

const AddressRow = t.type({ account_id: t.string, currency: t.string }, 'WalletAddressRow');
const OwnAddressRow = t.type(
  { address: t.string, extra_id: t.string, currency: t.string },
  'OwnWalletAddressRow',
);

/** Deposit target of an account and a currency, always the same. Stored as belonging to the account. */
export const depositTargetOf = (
  { rows }: WalletService,
  account: { readonly id: string; readonly namespace: string },
  currency: Currency,
): PayinTarget => {
  const target = payinTargetOf(currency, `account:${account.id}`);
  rows.run(
    'INSERT INTO wallet_addresses VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    account.namespace,
    target.address,
    target.extraId ?? '',
    account.id,
    currency.ticker,
  );
  return target;
};

/** All deposit addresses of an account. */
export const addressesOf = ({ rows }: WalletService, accountId: string) =>
  rows
    .all(
      OwnAddressRow,
      'SELECT address, extra_id, currency FROM wallet_addresses WHERE account_id = ? ORDER BY rowid',
      accountId,
    )
    .map((row) => ({
      currency: row.currency,
      address: row.address,
      extraId: row.extra_id === '' ? null : row.extra_id,
    }));

/** Coins that arrive on a chain. */
export type IncomingCoins = {
  readonly namespace: string;
  readonly address: string;
  readonly extraId: string;
  readonly currency: Currency;
  readonly amount: Big;
  /** Transaction hash on the chain. A repeated hash moves nothing. */
  readonly hash: string;
};

/** Hash of a simulated payment. */
export const hashOfWords = (words: string): string => Buffer.from(seededBytes(words)).toString('hex');

/** Credits coins to the owner of the address. Refuses with a 404 if it belongs to no account for that currency. */
export const receiveCoins = ({ rows, ledger, clock }: WalletService, coins: IncomingCoins): void => {
  const { namespace, address, extraId, currency, amount, hash } = coins;
  const owner = rows.first(
    AddressRow,
    'SELECT account_id, currency FROM wallet_addresses WHERE namespace = ? AND address = ? AND extra_id = ? AND currency = ?',
    namespace,
    address,
    extraId,
    currency.ticker,
  );
  if (owner === null) throw notFound('Deposit address');
  ledger.post({
    id: `deposit:${hash}`,
    namespace,
    accountId: owner.account_id,
    kind: 'deposit',
    at: clock.nowIn(namespace),
    legs: move(EXTERNAL_ACCOUNT, ledgerAccountOf(owner.account_id, 'available'), currency.ticker, amount),
    details: { currency: currency.ticker, amount: amount.toFixed(), address, hash },
  });
};
