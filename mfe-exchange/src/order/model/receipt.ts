import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Store } from 'effector';
import type { SignedReceipt } from '@coinlane/shared-contracts/receipts';

import type { ComparedDeposit, ReceiptVerdict } from '../../receipt/domain/compare-receipt';
import { stageOf } from '../domain/transaction';
import type { Transaction } from '../domain/transaction';
import { transactionStatusModel } from './transaction-status';

type Checked = { readonly key: string; readonly verdict: ReceiptVerdict | null };

/** View of the receipt of the shown order. */
type ReceiptView = {
  /** Null: not compared yet, or the order has no receipt. */
  readonly verdict: ReceiptVerdict | null;
  /**
   * Whether the deposit address must be hidden: it differs from the receipt, or has changed and is not compared yet.
   */
  readonly isHidden: boolean;
};

/** Whether an order waits for a deposit that must not be paid: its terms are not the agreed ones. */
export const isDepositWithheld = (
  { status, receipt }: Transaction,
  { verdict }: Pick<ReceiptView, 'verdict'>,
): boolean => stageOf(status) === 'awaitingDeposit' && (receipt === 'withheld' || verdict === 'differs');

const depositOf = ({ transactionId, payin, receipt }: Transaction): ComparedDeposit => ({
  transactionId,
  displayTicker: payin.displayTicker,
  network: payin.network,
  address: payin.address,
  extraId: payin.extraId,
  hasReceipt: receipt === 'signed',
});

const keyOf = (deposit: ComparedDeposit): string => JSON.stringify(Object.values(deposit));

const hasDeposit = ({ receipt, payin }: Transaction): boolean =>
  receipt !== 'withheld' && payin.address !== null;

const toView = (key: string | null, checked: Checked | null): ReceiptView => {
  if (key === null || checked === null) return { verdict: null, isHidden: false };
  if (checked.key !== key) return { verdict: null, isHidden: true };
  return { verdict: checked.verdict, isHidden: checked.verdict === 'differs' };
};

/**
 * Comparison of the shown order with its signed receipt, made after the first view, and again when the deposit
 * changes.
 */
export const createReceiptModel = ({
  $transaction,
}: {
  readonly $transaction: Store<Transaction | null>;
}) => {
  /** The page is hydrated. */
  const started = createEvent();
  /** Port: compares a deposit with the receipt of its order. Null: no receipt. */
  const checkFx = createEffect<ComparedDeposit, ReceiptVerdict | null>();
  /** Port: the receipt of an order. */
  const readReceiptFx = createEffect<string, SignedReceipt>();

  const $isStarted = createStore(false, { serialize: 'ignore' }).on(started, () => true);
  const $key = $transaction.map((transaction) =>
    transaction !== null && hasDeposit(transaction) ? keyOf(depositOf(transaction)) : null,
  );
  const $checked = createStore<Checked | null>(null, { serialize: 'ignore' }).on(
    checkFx.done,
    (_, { params, result }) => ({ key: keyOf(params), verdict: result }),
  );
  const due = sample({
    // each refresh repeats a failed comparison
    clock: [$transaction, $isStarted, checkFx.done],
    source: {
      transaction: $transaction,
      key: $key,
      checked: $checked,
      isStarted: $isStarted,
      isChecking: checkFx.pending,
    },
    fn: ({ transaction, key, checked, isStarted, isChecking }) =>
      transaction !== null && key !== null && isStarted && !isChecking && checked?.key !== key
        ? depositOf(transaction)
        : null,
  });
  sample({ clock: due.filterMap((deposit) => deposit ?? undefined), target: checkFx });

  return { started, checkFx, readReceiptFx, $view: combine($key, $checked, toView) };
};

export const receiptModel = createReceiptModel({ $transaction: transactionStatusModel.$transaction });
