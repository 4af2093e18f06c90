import { combine, createEvent, createStore, sample } from 'effector';

import type { Answer } from '../../domain/answer';
import type { DepositAddress } from '../../domain/withdrawal';
import { createAnswerModel } from '../answer';
import { balanceModel } from '../balance';

type Facts = {
  readonly answer: Answer<DepositAddress>;
  readonly currency: string | null;
  readonly isAsking: boolean;
};

/** The address of another currency is none: whoever sends there loses the coins. */
const toShown = ({ answer, currency, isAsking }: Facts): Answer<DepositAddress> => {
  const isOfIt = answer._tag === 'Ready' && answer.value.currency.toLowerCase() === currency;
  if (isOfIt) return answer;
  const problem = answer._tag === 'Pending' ? null : answer.problem;
  return problem === null || isAsking ? { _tag: 'Pending' } : { _tag: 'Failed', problem };
};

/** Where coins are sent to, of the currency that is picked; null: nobody asks. */
export const createDepositModel = () => {
  const opened = createEvent<string>();
  const picked = createEvent<string>();
  const closed = createEvent();
  const retryAsked = createEvent();
  const address = createAnswerModel<string, DepositAddress>();

  const $currency = createStore<string | null>(null)
    .on([opened, picked], (_, currency) => currency)
    .reset(closed);
  const again = sample({ clock: retryAsked, source: $currency }).filterMap(
    (currency) => currency ?? undefined,
  );
  sample({ clock: [opened, picked, again], target: address.asked });

  const $address = combine(
    { answer: address.$answer, currency: $currency, isAsking: address.$isAsking },
    toShown,
  );
  return { opened, picked, closed, retryAsked, fetchFx: address.fetchFx, $address, $currency };
};

export const depositModel = createDepositModel();

// what was sent while one looked at the address may have come in
sample({ clock: depositModel.closed, fn: () => undefined, target: balanceModel.refreshAsked });
