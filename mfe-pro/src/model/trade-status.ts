import { combine, createEvent, createStore, sample } from 'effector';

import { createQuery } from '@coinlane/shared-ui/query';

import { isFinal } from '../domain/trade';
import type { Trade } from '../domain/trade';

/** Creates the model of one trade, which is polled until it is final. */
export const createTradeStatusModel = () => {
  const opened = createEvent<string>();
  /** The next poll is due. */
  const pollDue = createEvent();
  const trade = createQuery<string, Trade>();

  const $id = createStore<string | null>(null).on(opened, (_, id) => id);
  const $mayChange = combine(
    trade.$query,
    trade.$pending,
    (query, isFetching) => !isFetching && !(query._tag === 'Ready' && isFinal(query.value)),
  );
  const due = sample({ clock: pollDue, source: $id, filter: $mayChange }).filterMap((id) => id ?? undefined);
  sample({ clock: [opened, due], target: trade.start });
  return { opened, pollDue, trade };
};

export const tradeStatusModel = createTradeStatusModel();
