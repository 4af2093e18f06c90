import { combine, createEvent, createStore, merge, sample } from 'effector';

import type { AmlCheck } from '../../domain/aml-check';
import { valueOf } from '../../domain/answer';
import type { Answer } from '../../domain/answer';
import type { Coin } from '../../domain/coin';
import { createAnswerModel } from '../answer';
import { createDeedModel } from '../deed';

type Question = { readonly currency: string; readonly address: string };

/** Checks of addresses before somebody sends to them or takes from them (spec §1 "AML address check"). */
export const createAmlCheckModel = () => {
  const opened = createEvent();
  const coinPicked = createEvent<Coin | null>();
  const addressTyped = createEvent<string>();
  const reportOpened = createEvent<string>();

  const coins = createAnswerModel<undefined, readonly Coin[]>();
  const checks = createAnswerModel<undefined, readonly AmlCheck[]>();
  const check = createDeedModel<Question, AmlCheck>({ clearedBy: merge([coinPicked, addressTyped]) });

  const $coin = createStore<Coin | null>(null, { serialize: 'ignore' }).on(coinPicked, (_, coin) => coin);
  const $address = createStore('', { serialize: 'ignore' })
    .on(addressTyped, (_, address) => address)
    .reset(check.done);
  const $shownId = createStore<string | null>(null, { serialize: 'ignore' })
    .on(reportOpened, (_, id) => id)
    .on(check.done, (_, { id }) => id);

  sample({ clock: opened, fn: () => undefined, target: [coins.asked, checks.asked] });
  sample({
    clock: check.done,
    source: checks.$answer,
    fn: (answer: Answer<readonly AmlCheck[]>, made) => [
      made,
      ...(valueOf(answer) ?? []).filter(({ id }) => id !== made.id),
    ],
    target: checks.replaced,
  });

  const $shown = combine(
    checks.$answer,
    $shownId,
    (answer, id) => (valueOf(answer) ?? []).find((each) => each.id === id) ?? null,
  );
  return { opened, coinPicked, addressTyped, reportOpened, coins, checks, check, $coin, $address, $shown };
};

export const amlCheckModel = createAmlCheckModel();
