import { combine, createEvent, createStore, sample } from 'effector';
import type { Store } from 'effector';

import { createQuery } from '@coinlane/shared-ui/query';
import { valueOf } from '@coinlane/shared-contracts/query';
import type { Query } from '@coinlane/shared-contracts/query';
import type { Coin } from '../domain/coin';
import type { Asset } from '../domain/portfolio';
import type { DepositAddress } from '../domain/withdrawal';
import { balanceModel } from './balance';

type Networks = ReadonlyMap<string, string>;

type Facts = {
  readonly query: Query<DepositAddress>;
  readonly currency: string | null;
  readonly isFetching: boolean;
  readonly networks: Networks | null;
};

/** Hides the address of another currency or network, where coins would be lost. */
const toShown = ({ query, currency, isFetching, networks }: Facts): Query<DepositAddress> => {
  if (query._tag === 'Ready' && currency !== null) {
    if (networks === null) return { _tag: 'Pending' };
    const { value } = query;
    const network = value.network.toLowerCase();
    const isOfIt =
      value.currency.toLowerCase() === currency && (networks.get(currency) ?? network) === network;
    return isOfIt ? query : { _tag: 'Failed', problem: { _tag: 'Unreadable' } };
  }
  return query._tag === 'Failed' && isFetching ? { _tag: 'Pending' } : query;
};

type Settings = {
  /** Networks of the listed currencies, by ticker. Null: not loaded yet. */
  readonly $networks: Store<Networks | null>;
};

/** Creates the model of the deposit address of the selected currency. Null: closed. */
export const createDepositModel = ({ $networks }: Settings) => {
  const opened = createEvent<string>();
  const picked = createEvent<string>();
  const closed = createEvent();
  const retryRequested = createEvent();
  const address = createQuery<string, DepositAddress>();

  const $currency = createStore<string | null>(null)
    .on([opened, picked], (_, currency) => currency)
    .reset(closed);
  const again = sample({ clock: retryRequested, source: $currency }).filterMap(
    (currency) => currency ?? undefined,
  );
  sample({ clock: [opened, picked, again], target: address.start });

  const $address = combine(
    { query: address.$query, currency: $currency, isFetching: address.$pending, networks: $networks },
    toShown,
  );
  return { opened, picked, closed, retryRequested, fetchFx: address.executeFx, $address, $currency };
};

const networksOf = (assets: Query<readonly Asset[]>, coins: Query<readonly Coin[]>): Networks | null =>
  coins._tag === 'Pending'
    ? null
    : new Map([
        ...(valueOf(assets) ?? []).map(({ currency, network }) => [currency, network.toLowerCase()] as const),
        ...(valueOf(coins) ?? []).map(({ ticker, network }) => [ticker, network] as const),
      ]);

export const depositModel = createDepositModel({
  $networks: combine(balanceModel.assets.$query, balanceModel.coins.$query, networksOf),
});

// coins may have arrived while the address was shown
sample({ clock: depositModel.closed, fn: () => undefined, target: balanceModel.refreshRequested });
