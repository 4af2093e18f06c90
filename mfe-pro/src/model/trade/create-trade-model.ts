import { createEffect, createEvent, createStore, merge, sample } from 'effector';

import { isOutcomeUnknown } from '@coinlane/shared-contracts/errors';
import { createMutation } from '@coinlane/shared-ui/query';

import type { Trade, TradeOrder } from '../../domain/trade';
import { createDraftModel } from './create-draft-model';
import { createQuoteModel } from './create-quote-model';
import type { QuoteView } from './quote-view';

const EXPIRED = 'rate_id_not_found_or_expired';
const nothing = (): undefined => undefined;

type Order = {
  readonly view: QuoteView;
  readonly key: string | null;
  /** Order whose response was lost: the trade may have been made, at the price of that order. */
  readonly lost: TradeOrder | null;
};

const orderOf = ({ view, key, lost }: Order): TradeOrder | undefined =>
  view._tag !== 'Held' || view.isExpired || key === null
    ? undefined
    : (lost ?? { rateId: view.quote.rateId, amount: view.quote.fromAmount, requestId: key });

/**
 * Creates the trade model (spec §4 "Pro trade": EXCHANGE → CONFIRM → STATUS). One confirmation makes one order,
 * even if it is pressed or sent repeatedly.
 */
export const createTradeModel = ({ settleMs }: { readonly settleMs: number }) => {
  const confirmRequested = createEvent();
  const backRequested = createEvent();
  const placeRequested = createEvent();

  /** Ports. */
  const makeKeyFx = createEffect<undefined, string>();
  const openTradeFx = createEffect<string, unknown>();

  const draft = createDraftModel();
  const order = createMutation<TradeOrder, Trade>({ resetBy: confirmRequested });
  const $step = createStore<'EXCHANGE' | 'CONFIRM'>('EXCHANGE').reset(draft.opened, backRequested);
  const price = createQuoteModel({
    $question: draft.$question,
    $canRenew: $step.map((step) => step === 'EXCHANGE'),
    expiredAtService: sample({
      clock: order.executeFx.failData,
      filter: (problem) => problem._tag === 'Refused' && problem.code === EXPIRED,
    }),
    settleMs,
  });

  const confirmed = sample({
    clock: confirmRequested,
    source: price.$quote,
    filter: (view) => view._tag === 'Held' && !view.isExpired,
  });
  $step.on(confirmed, () => 'CONFIRM');
  // without enough balance there is nothing to confirm
  $step.on(draft.$question, (step, question) => (question === null ? 'EXCHANGE' : step));

  const { amountTyped, fromPicked, toPicked, sidesSwapped, opened } = draft;
  const changed = merge([amountTyped, fromPicked, toPicked, sidesSwapped, opened]);
  // kept until the form changes, so that an order whose response was lost is repeated instead of made twice
  const $key = createStore<string | null>(null)
    .on(makeKeyFx.doneData, (_, key) => key)
    .reset(changed, order.executeFx.doneData);
  const $lost = createStore<TradeOrder | null>(null)
    .on(order.executeFx.fail, (_, { params, error }) => (isOutcomeUnknown(error) ? params : null))
    .reset(changed, order.executeFx.doneData);
  sample({ clock: confirmed, source: $key, filter: (key) => key === null, fn: nothing, target: makeKeyFx });

  const ready = sample({
    clock: placeRequested,
    source: { view: price.$quote, key: $key, lost: $lost, mutation: order.$mutation },
    filter: ({ mutation }) => mutation._tag !== 'Done',
  }).filterMap(orderOf);
  sample({ clock: ready, target: order.start });
  sample({ clock: order.executeFx.doneData, fn: ({ id }) => id, target: openTradeFx });

  return {
    ...draft,
    ...price,
    ...{ confirmRequested, backRequested, placeRequested, makeKeyFx, openTradeFx, order, $step },
    $hasUnsavedWork: draft.$draft.map(({ typed }) => typed !== ''),
  };
};

export const tradeModel = createTradeModel({ settleMs: 400 });
