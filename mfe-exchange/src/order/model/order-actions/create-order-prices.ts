import { combine, createStore, sample } from 'effector';
import type { Effect, Event, Store } from 'effector';

import type { ApiError } from '@coinlane/shared-contracts/errors';
import type { Feature } from '@coinlane/shared-contracts/lifecycle';

import type { Prices } from '../../../currency/domain/fiat-value';
import { arrivedAsset } from '../../domain/transaction';
import type { Transaction, TransactionLeg } from '../../domain/transaction';

/** Two sides of an order, for their prices. */
export type PricedLegs = {
  readonly from: Pick<TransactionLeg, 'displayTicker'>;
  readonly to: Pick<TransactionLeg, 'displayTicker'>;
};

type Options = {
  readonly $transaction: Store<Transaction | null>;
  /** Features that the site lacks. Without market data there are no prices. */
  readonly $unavailable: Store<readonly Feature[]>;
  /** The page is hydrated. */
  readonly ready: Event<unknown>;
  readonly fetchPricesFx: Effect<PricedLegs, Prices, ApiError>;
};

/** Tickers of the currency that arrived or is expected, and of the payout. */
const tickersOf = (transaction: Transaction | null): string =>
  transaction === null
    ? ''
    : `${(arrivedAsset(transaction) ?? transaction.payin).displayTicker} ${transaction.payout.displayTicker}`;

/** Prices of an order's currencies, fetched once per pair. Null before that, and if the call failed. */
export const createOrderPrices = ({
  $transaction,
  $unavailable,
  ready,
  fetchPricesFx,
}: Options): Store<Prices | null> => {
  const $tickers = combine($transaction, $unavailable, (transaction, unavailable) =>
    unavailable.includes('market') ? '' : tickersOf(transaction),
  );
  sample({
    clock: [ready, $tickers.updates],
    source: $tickers,
    filter: (tickers) => tickers !== '',
    fn: (tickers) => {
      const [from = '', to = ''] = tickers.split(' ');
      return { from: { displayTicker: from }, to: { displayTicker: to } };
    },
    target: fetchPricesFx,
  });
  return createStore<Prices | null>(null, { sid: 'exchange/order-prices' }).on(
    fetchPricesFx.doneData,
    (known, prices) => ({ ...known, ...prices }),
  );
};
