import { combine, createEvent, createStore, sample } from 'effector';

import { createQuery } from '@coinlane/shared-ui/query';
import { valueOf } from '@coinlane/shared-contracts/query';
import type { Coin } from '../domain/coin';
import { shownAssets } from '../domain/portfolio';
import type { Asset, AssetFilter } from '../domain/portfolio';
import type { Withdrawal } from '../domain/withdrawal';

const nothing = (): undefined => undefined;

const isPending = ({ status }: Withdrawal): boolean => status === 'pending';

/** Creates the model of the balances, pending withdrawals and filters. */
export const createBalanceModel = () => {
  const opened = createEvent();
  /** The balances may have changed. */
  const refreshRequested = createEvent();
  const pollDue = createEvent();
  const searched = createEvent<string>();
  const smallHidden = createEvent<boolean>();
  const assets = createQuery<undefined, readonly Asset[]>();
  const withdrawals = createQuery<undefined, readonly Withdrawal[]>();
  const coins = createQuery<undefined, readonly Coin[]>();

  const $filter = createStore<AssetFilter>({ search: '', isSmallHidden: false })
    .on(searched, (filter, search) => ({ ...filter, search }))
    .on(smallHidden, (filter, isSmallHidden) => ({ ...filter, isSmallHidden }));
  const $pendingWithdrawals = withdrawals.$query.map((query) => (valueOf(query) ?? []).filter(isPending));
  const due = sample({
    clock: pollDue,
    source: { isFetching: assets.$pending, isAskingToo: withdrawals.$pending },
    filter: ({ isFetching, isAskingToo }) => !isFetching && !isAskingToo,
  });

  // the balances of that poll can be older than the withdrawals
  const $pendingCounts = createStore<readonly number[]>([]).on(
    $pendingWithdrawals,
    ([, last = 0], { length }) => [last, length],
  );
  const $isStale = createStore(false)
    .on($pendingCounts, (isStale, [before = 0, now = 0]) => isStale || now < before)
    .reset(assets.start);
  sample({
    clock: [$isStale, assets.$pending],
    source: { isStale: $isStale, isFetching: assets.$pending },
    filter: ({ isStale, isFetching }) => isStale && !isFetching,
    fn: nothing,
    target: assets.start,
  });

  sample({ clock: opened, fn: nothing, target: coins.start });
  sample({
    clock: [opened, refreshRequested, due],
    fn: nothing,
    target: [assets.start, withdrawals.start],
  });

  return {
    ...{ opened, refreshRequested, pollDue, searched, smallHidden },
    ...{ assets, withdrawals, coins, $filter, $pendingWithdrawals },
    $shown: combine(assets.$query, $filter, (query, filter) => shownAssets(valueOf(query) ?? [], filter)),
  };
};

export const balanceModel = createBalanceModel();
