import { createEvent, createStore, sample } from 'effector';

import { createMutation, createQuery } from '@coinlane/shared-ui/query';

import type { Cashback, CashbackEvent } from '../domain/cashback';
import { FEATURE_FLAGS } from '../domain/feature-flag';

/**
 * Creates the model of cashback: its amount, its events, and the withdrawal (spec §1, §9 flag "Cashback withdraw
 * available").
 */
const createCashbackModel = () => {
  const opened = createEvent();
  const $isWithdrawAvailable = createStore(FEATURE_FLAGS.isCashbackWithdrawAvailable, {
    sid: 'pro/cashback/isWithdrawAvailable',
    serialize: 'ignore',
  });

  const cashback = createQuery<undefined, Cashback>();
  const events = createQuery<undefined, readonly CashbackEvent[]>();
  const withdrawal = createMutation<{ readonly amount: string }, Cashback>();

  sample({ clock: opened, fn: () => undefined, target: [cashback.start, events.start] });
  sample({ clock: withdrawal.executeFx.doneData, target: cashback.replaced });
  sample({ clock: withdrawal.executeFx.doneData, fn: () => undefined, target: events.start });

  return { opened, cashback, events, withdrawal, $isWithdrawAvailable };
};

export const cashbackModel = createCashbackModel();
