import { networkName } from '@coinlane/chains/networks';
import { shortenMiddle } from '@coinlane/shared-ui/components';
import type { TextKey } from '@coinlane/shared-ui/i18n';

import {
  amountDifference,
  arrivedAsset,
  durationOf,
  orderStateOf,
  withRestToSend,
} from '../../domain/transaction';
import type { OrderState, Transaction } from '../../domain/transaction';
import type { Words } from '../../../page/screens/words';
import { fiatText, fiatTitle } from './fiat-words';

type Priced = { readonly displayTicker: string };

/** Formats an amount with its ticker. Only the ticker if there is no amount. */
export const amountText = ({ exact, ticker }: Words, amount: string | null, asset: Priced): string =>
  amount === null ? ticker(asset) : `${exact(amount)} ${ticker(asset)}`;

/** Values for a deposit that differs from the agreement, or is returned. */
const depositValues = (words: Words, transaction: Transaction) => {
  const { payin, refundAmount, refundAddress, depositNote } = transaction;
  const difference = amountDifference(payin);
  const arrived = arrivedAsset(transaction);
  return {
    refund: amountText(words, refundAmount, arrived ?? payin),
    address: refundAddress === null ? '' : shortenMiddle(refundAddress),
    difference: 'difference' in difference ? amountText(words, difference.difference, payin) : '',
    got: arrived === null ? '' : amountText(words, depositNote?.amount ?? null, arrived),
    network: arrived === null ? '' : networkName(arrived.network),
  };
};

/** Values for the sentences of a status. */
const valuesOf = (words: Words, transaction: Transaction) => {
  const { payin, payout, confirmations } = transaction;
  return {
    ...depositValues(words, transaction),
    from: words.ticker(payin),
    to: words.ticker(payout),
    send: amountText(words, withRestToSend(payin).expectedAmount, payin),
    paid: amountText(words, payout.amount, payout),
    seen: confirmations?.seen,
    count: confirmations?.required ?? 0,
  };
};

const isRefundVague = (transaction: Transaction): boolean =>
  transaction.refundAmount === null ||
  transaction.refundAddress === null ||
  arrivedAsset(transaction) === null;

/** Whether the reply lacks a value for the sentence of a state. Other sentences need no values. */
const IS_VAGUE: Readonly<Partial<Record<OrderState, (transaction: Transaction) => boolean>>> = {
  confirming: ({ confirmations }) => confirmations === null,
  refunding: isRefundVague,
  refunded: isRefundVague,
  wrongAsset: (transaction) => transaction.depositNote?.amount == null || arrivedAsset(transaction) === null,
};

const VAGUE_TEXTS: Readonly<Partial<Record<OrderState, TextKey<'exchange'>>>> = {
  confirming: 'state.confirming.vague',
  refunding: 'state.refunding.vague',
  refunded: 'state.refunded.vague',
  wrongAsset: 'state.wrongAsset.vague',
};

/** Title and sentence of an order's state. A withheld deposit replaces a request for it. */
export const statusWords = (
  words: Words,
  transaction: Transaction,
  { now, isWithheld }: { readonly now: number; readonly isWithheld: boolean },
) => {
  if (isWithheld)
    return {
      state: 'verifying',
      title: words.t('receipt.differs'),
      text: words.t('receipt.differsAdvice'),
    } as const;
  const state = orderStateOf(transaction, now);
  const values = valuesOf(words, transaction);
  const duration = durationOf(transaction);
  const sentence = (): string => {
    if (state !== 'finished') {
      const vague = IS_VAGUE[state]?.(transaction) === true ? VAGUE_TEXTS[state] : undefined;
      return words.t(fiatText(transaction, state) ?? vague ?? `state.${state}.text`, values);
    }
    return duration._tag === 'Minutes'
      ? words.t('payout.duration', { count: duration.minutes })
      : words.t('payout.durationShort');
  };
  return {
    state,
    title: words.t(fiatTitle(transaction, state) ?? `state.${state}.title`, values),
    text: sentence(),
  };
};
