import { combine, createEvent, createStore, merge, sample } from 'effector';

import type { AmlCheck } from '../domain/aml-check';
import { createMutation, createQuery } from '@coinlane/shared-ui/query';
import { valueOf } from '@coinlane/shared-contracts/query';
import type { Query } from '@coinlane/shared-contracts/query';
import type { Coin } from '../domain/coin';

type Question = { readonly currency: string; readonly address: string };

/** Creates the model of address checks before a transfer (spec §1 "AML address check"). */
const createAmlCheckModel = () => {
  const opened = createEvent();
  const coinPicked = createEvent<Coin | null>();
  const addressTyped = createEvent<string>();
  const reportOpened = createEvent<string>();

  const coins = createQuery<undefined, readonly Coin[]>();
  const checks = createQuery<undefined, readonly AmlCheck[]>();
  const check = createMutation<Question, AmlCheck>({ resetBy: merge([coinPicked, addressTyped]) });

  const $coin = createStore<Coin | null>(null, { serialize: 'ignore' }).on(coinPicked, (_, coin) => coin);
  const $address = createStore('', { serialize: 'ignore' })
    .on(addressTyped, (_, address) => address)
    .reset(check.executeFx.doneData);
  const $shownId = createStore<string | null>(null, { serialize: 'ignore' })
    .on(reportOpened, (_, id) => id)
    .on(check.executeFx.doneData, (_, { id }) => id);

  sample({ clock: opened, fn: () => undefined, target: [coins.start, checks.start] });
  sample({
    clock: check.executeFx.doneData,
    source: checks.$query,
    fn: (query: Query<readonly AmlCheck[]>, made) => [
      made,
      ...(valueOf(query) ?? []).filter(({ id }) => id !== made.id),
    ],
    target: checks.replaced,
  });

  const $shown = combine(
    checks.$query,
    $shownId,
    (query, id) => (valueOf(query) ?? []).find((each) => each.id === id) ?? null,
  );
  return { opened, coinPicked, addressTyped, reportOpened, coins, checks, check, $coin, $address, $shown };
};

export const amlCheckModel = createAmlCheckModel();
