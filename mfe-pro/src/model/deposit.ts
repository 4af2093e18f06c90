import { combine, createEvent, createStore, sample } from 'effector';

import { createQuery } from '@coinlane/shared-ui/query';
import type { Query } from '@coinlane/shared-contracts/query';
import type { DepositAddress } from '../domain/withdrawal';
import { balanceModel } from './balance';

type Facts = {
  readonly query: Query<DepositAddress>;
  readonly currency: string | null;
  readonly isFetching: boolean;
};

/** Hides the address of another currency: coins sent there are lost. */
const toShown = ({ query, currency, isFetching }: Facts): Query<DepositAddress> => {
  const isOfIt = query._tag === 'Ready' && query.value.currency.toLowerCase() === currency;
  if (isOfIt) return query;
  const problem = query._tag === 'Pending' ? null : query.problem;
  return problem === null || isFetching ? { _tag: 'Pending' } : { _tag: 'Failed', problem };
};

/** Creates the model of the deposit address of the selected currency. Null: closed. */
export const createDepositModel = () => {
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
    { query: address.$query, currency: $currency, isFetching: address.$pending },
    toShown,
  );
  return { opened, picked, closed, retryRequested, fetchFx: address.executeFx, $address, $currency };
};

export const depositModel = createDepositModel();

// coins may have arrived while the address was shown
sample({ clock: depositModel.closed, fn: () => undefined, target: balanceModel.refreshRequested });
