import Big from 'big.js';
import * as RA from 'fp-ts/lib/ReadonlyArray.js';
import * as t from 'io-ts';

import { isAddressOf, isExtraIdOf, isLostAt } from '../addresses/index.ts';
import type { SignedIn } from '../accounts/index.ts';
import type { Currency } from '../currencies/index.ts';
import { findByTicker, fitting, NETWORKS } from '../currencies/index.ts';
import { jsonColumn } from '../database/index.ts';
import { networkFeeOf } from '../estimates/index.ts';
import { notValidParam, Refusal } from '../http/index.ts';
import { WITHDRAWAL_FEE_TOLERANCE, WITHDRAWAL_SENT_AFTER_MS } from '../settings.ts';
import { hashOfWords } from './deposits.ts';
import { PLATFORM_ACCOUNT, move, ledgerAccountOf, EXTERNAL_ACCOUNT } from './ledger.ts';
import type { WalletService } from './wallet-service.ts';

const Withdrawal = t.readonly(
  t.type({
    id: t.string,
    namespace: t.string,
    accountId: t.string,
    currency: t.string,
    amount: t.string,
    fee: t.string,
    address: t.string,
    extraId: t.union([t.string, t.null]),
    at: t.number,
  }),
  'Withdrawal',
);
export type Withdrawal = t.TypeOf<typeof Withdrawal>;

const Row = t.type({ status: t.string, record: t.string }, 'WithdrawalRow');
const Stored = jsonColumn(Withdrawal);

export type WithdrawalRequest = {
  readonly currency: Currency;
  /** Network that the user confirmed. Empty for older clients, which do not send it. */
  readonly network: string;
  readonly amount: Big;
  readonly address: string;
  readonly extraId: string;
  /** Network fee that the user confirmed. Null: the current one. */
  readonly fee: Big | null;
  /** Idempotency key: repeated calls make only one withdrawal. */
  readonly requestId: string;
};

/** Refusal if the balance is too low. */
export const notEnough = (currency: Currency, has: Big): Refusal =>
  new Refusal(400, {
    error: 'not_enough_balance',
    message: `There are ${has.toFixed()} ${currency.currentTicker.toUpperCase()} available`,
    field: 'amount',
  });

const checkTarget = ({ currency, network: confirmed, address, extraId }: WithdrawalRequest): void => {
  if (confirmed !== '' && confirmed !== currency.network)
    throw notValidParam('network', `is not the network of ${currency.ticker}`);
  const network = NETWORKS.get(currency.network);
  if (network === undefined || !isAddressOf(network, address))
    throw notValidParam('address', `is not a valid address on ${network?.name ?? currency.network}`);
  if (isLostAt(network, address)) throw notValidParam('address', 'cannot receive payments');
  if (!isExtraIdOf(network, extraId, address))
    throw notValidParam('extraId', `is not valid on ${network.name}`);
};

/** Fee to charge: the confirmed one. Refuses if the current fee is no longer close to it. */
const feeOf = ({ currency, fee }: WithdrawalRequest, now: number): Big => {
  const current = networkFeeOf(currency, now);
  if (fee === null) return current;
  if (fee.minus(current).abs().lte(current.times(WITHDRAWAL_FEE_TOLERANCE)))
    return fitting(fee, currency, 'fee');
  throw new Refusal(409, {
    error: 'fee_changed',
    message: `The network fee is ${current.toFixed()} ${currency.currentTicker.toUpperCase()}`,
    field: 'fee',
  });
};

const readAll = ({ rows }: WalletService, where: string, ...values: readonly (string | number)[]) =>
  rows
    .all(Row, `SELECT status, record FROM withdrawals ${where}`, ...values)
    .flatMap(({ record, status }) =>
      RA.fromEither(Stored.decode(record)).map((withdrawal) => ({ ...withdrawal, status })),
    );

/** Sends withdrawals that are due: the locked money leaves, and the hash is set. */
export const settleWithdrawals = (walletService: WalletService, accountId: string, now: number): void => {
  const due = readAll(
    walletService,
    "WHERE account_id = ? AND status = 'pending' AND due_at <= ?",
    accountId,
    now,
  );
  for (const { id, namespace, currency, amount, fee, address, extraId, at } of due) {
    const locked = ledgerAccountOf(accountId, 'locked');
    walletService.ledger.post({
      id: `${id}:sent`,
      namespace,
      accountId,
      kind: 'withdrawal-sent',
      at: at + WITHDRAWAL_SENT_AFTER_MS,
      legs: [
        ...move(locked, EXTERNAL_ACCOUNT, currency, new Big(amount)),
        ...move(locked, PLATFORM_ACCOUNT, currency, new Big(fee)),
      ],
      details: { currency, amount, fee, address, extraId, hash: hashOfWords(id) },
    });
    walletService.rows.run("UPDATE withdrawals SET status = 'sent' WHERE id = ?", id);
  }
};

/** Withdrawals of an account, newest first. */
export const withdrawalsOf = (walletService: WalletService, accountId: string) =>
  readAll(walletService, 'WHERE account_id = ? ORDER BY due_at DESC', accountId).map((each) => ({
    ...each,
    hash: each.status === 'sent' ? hashOfWords(each.id) : null,
  }));

/** Locks amount and network fee until the coins are sent. A repeated request ID returns the first withdrawal. */
export const withdraw = (
  walletService: WalletService,
  { account, now }: Pick<SignedIn, 'account' | 'now'>,
  request: WithdrawalRequest,
): Withdrawal & { readonly status: string } => {
  const { currency, amount, address, extraId } = request;
  checkTarget(request);
  const id = `withdrawal:${account.id}:${request.requestId}`;
  const attempt = {
    id,
    namespace: account.namespace,
    asked: { currency: currency.ticker, amount: amount.toFixed(), address, extraId },
  };
  // the fee may have changed since the first request
  const fee = walletService.ledger.isPosted(attempt) ? networkFeeOf(currency, now) : feeOf(request, now);
  const available = ledgerAccountOf(account.id, 'available');
  const withdrawal: Withdrawal = {
    id,
    namespace: account.namespace,
    accountId: account.id,
    currency: currency.ticker,
    amount: amount.toFixed(),
    fee: fee.toFixed(),
    address,
    extraId: extraId === '' ? null : extraId,
    at: now,
  };
  const posted = walletService.ledger.post({
    ...attempt,
    accountId: account.id,
    kind: 'withdrawal',
    at: now,
    legs: move(available, ledgerAccountOf(account.id, 'locked'), currency.ticker, amount.plus(fee)),
    details: { currency: currency.ticker, amount: withdrawal.amount, fee: withdrawal.fee, address, extraId },
  });
  if (posted === 'short')
    throw notEnough(currency, walletService.ledger.balanceOf(available, currency.ticker));
  if (posted === 'posted') {
    walletService.rows.run(
      "INSERT INTO withdrawals VALUES (?, ?, 'pending', ?, ?)",
      id,
      account.id,
      now + WITHDRAWAL_SENT_AFTER_MS,
      JSON.stringify(withdrawal),
    );
  }
  const [kept] = readAll(walletService, 'WHERE id = ?', id);
  return kept ?? { ...withdrawal, status: 'pending' };
};

/** Current fee of a withdrawal, in its currency. */
export const withdrawalFeeOf = (ticker: string, now: number): string => {
  const currency = findByTicker(ticker);
  return currency === undefined ? '0' : networkFeeOf(currency, now).toFixed();
};
