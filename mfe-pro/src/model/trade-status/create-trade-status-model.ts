import { combine, createEvent, createStore, sample } from 'effector';

import { isFinal } from '../../domain/trade';
import type { Trade } from '../../domain/trade';
import { createAnswerModel } from '../answer';

/** One trade by its id, asked for again until nothing changes any more. */
export const createTradeStatusModel = () => {
  const opened = createEvent<string>();
  /** It is time to ask again. */
  const pollDue = createEvent();
  const trade = createAnswerModel<string, Trade>();

  const $id = createStore<string | null>(null).on(opened, (_, id) => id);
  const $mayChange = combine(
    trade.$answer,
    trade.$isAsking,
    (answer, isAsking) => !isAsking && !(answer._tag === 'Ready' && isFinal(answer.value)),
  );
  const due = sample({ clock: pollDue, source: $id, filter: $mayChange }).filterMap((id) => id ?? undefined);
  sample({ clock: [opened, due], target: trade.asked });
  return { opened, pollDue, trade };
};

export const tradeStatusModel = createTradeStatusModel();
