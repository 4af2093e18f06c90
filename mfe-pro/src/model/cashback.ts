import { createEvent, createStore, sample } from 'effector';

import type { Cashback, CashbackEvent } from '../domain/cashback';
import { FEATURE_FLAGS } from '../domain/feature-flag';
import { createQueryModel } from './query';
import { createMutationModel } from './mutation';

/**
 * Creates the model of cashback: its amount, its events, and the withdrawal (spec §1, §9 flag "Cashback withdraw
 * available").
 */
export const createCashbackModel = () => {
  const opened = createEvent();
  const $isWithdrawAvailable = createStore(FEATURE_FLAGS.isCashbackWithdrawAvailable, {
    sid: 'pro/cashback/isWithdrawAvailable',
    serialize: 'ignore',
  });

  const cashback = createQueryModel<undefined, Cashback>();
  const events = createQueryModel<undefined, readonly CashbackEvent[]>();
  const withdrawal = createMutationModel<{ readonly amount: string }, Cashback>();

  sample({ clock: opened, fn: () => undefined, target: [cashback.requested, events.requested] });
  sample({ clock: withdrawal.done, target: cashback.replaced });
  sample({ clock: withdrawal.done, fn: () => undefined, target: events.requested });

  return { opened, cashback, events, withdrawal, $isWithdrawAvailable };
};

export const cashbackModel = createCashbackModel();
