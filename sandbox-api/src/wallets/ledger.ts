import Big from 'big.js';
import * as RA from 'fp-ts/lib/ReadonlyArray.js';
import * as t from 'io-ts';

import { jsonColumn } from '../database/index.ts';
import type { Rows } from '../database/index.ts';
import { createIdempotencyKeys } from '../orders/index.ts';

/** Balance types of an account. `world` and `house` belong to no account. */
export type BalanceType = 'available' | 'locked' | 'collateral' | 'staked' | 'cashback';

/** One side of a transfer. Outgoing amounts are negative. */
export type Leg = { readonly ledgerAccount: string; readonly currency: string; readonly amount: Big };

type TransferKind =
  | 'deposit'
  | 'withdrawal'
  | 'withdrawal-sent'
  | 'trade'
  | 'cashback'
  | 'cashback-withdrawal'
  | 'loan'
  | 'loan-repayment'
  | 'loan-liquidation'
  | 'stake'
  | 'unstake'
  | 'staking-reward'
  | 'subscription';

/** Money that moves at one time for one reason. The history shows `details`. */
export type Transfer = {
  readonly id: string;
  readonly namespace: string;
  readonly accountId: string;
  readonly kind: TransferKind;
  readonly at: number;
  readonly legs: readonly Leg[];
  readonly details: Readonly<Record<string, string | number | null>>;
  /** Request of the caller. The same ID with another request is refused with a 409. */
  readonly asked?: Readonly<Record<string, string | number>>;
};

type TransferOfRequest = Pick<Transfer, 'id' | 'namespace' | 'asked'>;

/** `short`: a user's balance would become negative. `repeated`: this ID has already moved money. */
type PostResult = 'posted' | 'repeated' | 'short';

/** Double-entry ledger: the legs of every transfer add up to zero in every currency. */
export type Ledger = {
  readonly post: (transfer: Transfer) => PostResult;
  /** Whether the ID has already moved money. Refuses with a 409 if it did so for another request. */
  readonly isPosted: (transfer: TransferOfRequest) => boolean;
  readonly balanceOf: (ledgerAccount: string, currency: string) => Big;
  /** Balances in every currency that the ledger account ever had. */
  readonly balancesOf: (ledgerAccount: string) => ReadonlyMap<string, Big>;
  /** Newest first. */
  readonly transfersOf: (accountId: string) => readonly StoredTransfer[];
  /** Sum of all legs: zero in every currency. */
  readonly totals: () => ReadonlyMap<string, Big>;
};

const TransferRow = t.type(
  { id: t.string, kind: t.string, at: t.number, details: t.string },
  'LedgerTransferRow',
);
const Details = jsonColumn(t.record(t.string, t.union([t.string, t.number, t.null])));
const LegRow = t.type({ currency: t.string, amount: t.string }, 'LedgerLegRow');
const IdRow = t.type({ id: t.string }, 'LedgerTransferId');

export type StoredTransfer = {
  readonly id: string;
  readonly kind: string;
  readonly at: number;
  readonly details: Readonly<Record<string, string | number | null>>;
};

/** Ledger account for money outside the service. */
export const EXTERNAL_ACCOUNT = 'world';
/** Ledger account of the service itself. */
export const PLATFORM_ACCOUNT = 'house';

/** Name of the ledger account for one balance of a user. */
export const ledgerAccountOf = (accountId: string, ledgerAccount: BalanceType): string =>
  `${accountId}:${ledgerAccount}`;

/** Two legs of a transfer in one currency. */
export const move = (from: string, to: string, currency: string, amount: Big): readonly Leg[] => [
  { ledgerAccount: from, currency, amount: amount.times(-1) },
  { ledgerAccount: to, currency, amount },
];

const sumBy = (legs: readonly { readonly currency: string; readonly amount: Big }[]): Map<string, Big> => {
  const sums = new Map<string, Big>();
  for (const { currency, amount } of legs)
    sums.set(currency, (sums.get(currency) ?? new Big(0)).plus(amount));
  return sums;
};

const isZeroSum = (legs: readonly Leg[]): boolean => [...sumBy(legs).values()].every((sum) => sum.eq(0));

const isUserAccount = (ledgerAccount: string): boolean =>
  ledgerAccount !== EXTERNAL_ACCOUNT && ledgerAccount !== PLATFORM_ACCOUNT;

const toTransfer = (row: t.TypeOf<typeof TransferRow>): readonly StoredTransfer[] =>
  RA.fromEither(Details.decode(row.details)).map((details) => ({ ...row, details }));

const toLegs = (rows: readonly t.TypeOf<typeof LegRow>[]) =>
  rows.map(({ currency, amount }) => ({ currency, amount: new Big(amount) }));

const write = (rows: Rows, { id, namespace, accountId, kind, at, legs, details }: Transfer): void => {
  rows.run(
    'INSERT INTO ledger_transfers (id, namespace, account_id, kind, at, details) VALUES (?, ?, ?, ?, ?, ?)',
    id,
    namespace,
    accountId,
    kind,
    at,
    JSON.stringify(details),
  );
  for (const { ledgerAccount, currency, amount } of legs) {
    rows.run('INSERT INTO ledger_legs VALUES (?, ?, ?, ?)', id, ledgerAccount, currency, amount.toFixed());
  }
};

/** Creates the ledger on the tables `ledger_transfers` and `ledger_legs`. */
export const createLedger = (rows: Rows): Ledger => {
  const balancesOf = (ledgerAccount: string): ReadonlyMap<string, Big> =>
    sumBy(
      toLegs(rows.all(LegRow, 'SELECT currency, amount FROM ledger_legs WHERE pocket = ?', ledgerAccount)),
    );
  const balanceOf = (ledgerAccount: string, currency: string): Big =>
    balancesOf(ledgerAccount).get(currency) ?? new Big(0);
  const isCovered = ({ ledgerAccount, currency, amount }: Leg): boolean =>
    !isUserAccount(ledgerAccount) || amount.gte(0) || balanceOf(ledgerAccount, currency).plus(amount).gte(0);
  const keys = createIdempotencyKeys(rows);
  // keys from callers contain no space
  const attemptOf = ({ id, asked }: TransferOfRequest) => ({
    key: asked === undefined ? '' : `wallet ${id}`,
    body: asked,
  });
  const isPosted = (transfer: TransferOfRequest): boolean => {
    keys.find(transfer.namespace, attemptOf(transfer));
    return rows.first(IdRow, 'SELECT id FROM ledger_transfers WHERE id = ?', transfer.id) !== null;
  };
  return {
    isPosted,
    balancesOf,
    balanceOf,
    post: (transfer) => {
      if (!isZeroSum(transfer.legs)) throw new Error(`the legs of a ${transfer.kind} do not add up to zero`);
      return rows.inTransaction(() => {
        if (isPosted(transfer)) return 'repeated';
        if (!transfer.legs.every(isCovered)) return 'short';
        write(rows, transfer);
        keys.save(transfer.namespace, attemptOf(transfer), transfer.id);
        return 'posted';
      });
    },
    transfersOf: (accountId) =>
      rows
        .all(
          TransferRow,
          'SELECT id, kind, at, details FROM ledger_transfers WHERE account_id = ? ORDER BY at DESC, rowid DESC',
          accountId,
        )
        .flatMap(toTransfer),
    totals: () => sumBy(toLegs(rows.all(LegRow, 'SELECT currency, amount FROM ledger_legs'))),
  };
};
