import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';

import { valueOf } from '../../domain/answer';
import type { Coin } from '../../domain/coin';
import { assetOf } from '../../domain/portfolio';
import type { Asset } from '../../domain/portfolio';
import { reviewTrade, startingDraft } from '../../domain/trade';
import type { Quote, QuoteQuestion, Trade, TradeDraft, TradeOrder } from '../../domain/trade';
import { createAnswerModel } from '../answer';
import { createDeedModel } from '../deed';
import { $language } from '../language';
import { toQuoteView } from './quote-view';
import type { QuoteView } from './quote-view';

const EXPIRED = 'rate_id_not_found_or_expired';
const nothing = (): undefined => undefined;
const swapped = ({ from, to }: TradeDraft): TradeDraft => ({ from: to, to: from, typed: '' });

type Order = { readonly view: QuoteView; readonly key: string | null };

const orderOf = ({ view, key }: Order): TradeOrder | undefined =>
  view._tag !== 'Held' || view.isExpired || key === null
    ? undefined
    : { rateId: view.quote.rateId, amount: view.quote.fromAmount, requestId: key };

/** What is filled in, and what stands in its way. */
const createDraftModel = () => {
  const opened = createEvent<TradeDraft>();
  const fromPicked = createEvent<string>();
  const toPicked = createEvent<string>();
  const amountTyped = createEvent<string>();
  const sidesSwapped = createEvent();
  const assets = createAnswerModel<undefined, readonly Asset[]>();
  const coins = createAnswerModel<undefined, readonly Coin[]>();
  sample({ clock: opened, fn: nothing, target: [assets.asked, coins.asked] });

  const $assets = assets.$answer.map((answer) => valueOf(answer));
  const $asked = createStore<TradeDraft>({ from: '', to: '', typed: '' })
    .on(opened, (_, draft) => draft)
    .on(amountTyped, (draft, typed) => ({ ...draft, typed }));
  const settled = sample({ clock: assets.fetchFx.doneData, source: $asked, fn: startingDraft });
  $asked.on(settled, (_, draft) => draft);
  $asked.on(fromPicked, (draft, from) => ({
    from,
    to: from === draft.to ? draft.from : draft.to,
    typed: '',
  }));
  $asked.on(toPicked, (draft, to) => (to === draft.from ? swapped(draft) : { ...draft, to }));
  $asked.on(sidesSwapped, swapped);

  const $asset = combine($asked, $assets, ({ from }, all) => assetOf(all ?? [], from));
  const $available = combine($assets, $asset, (all, asset) =>
    all === null ? null : (asset?.available ?? '0'),
  );
  const $review = combine(
    { draft: $asked, available: $available, asset: $asset, language: $language },
    ({ draft, available, asset, language }) =>
      reviewTrade(draft, available, asset?.decimals ?? null, language),
  );
  const $question = combine($asked, $review, $available, ({ from, to }, review, available) =>
    review._tag === 'Good' && available !== null ? { from, to, amount: review.amount } : null,
  );
  const events = { opened, fromPicked, toPicked, amountTyped, sidesSwapped };
  return { ...events, assets, coins, $draft: $asked, $asset, $available, $review, $question };
};

/** Spec §4 "Pro trade": EXCHANGE → CONFIRM → STATUS. One order for one confirmation, however often it is pressed or sent. */
export const createTradeModel = ({ settleMs }: { readonly settleMs: number }) => {
  const draft = createDraftModel();
  const confirmAsked = createEvent();
  const backAsked = createEvent();
  const quoteRanOut = createEvent();
  const quoteAsked = createEvent();
  const placeAsked = createEvent();

  /** Ports. */
  const makeKeyFx = createEffect<undefined, string>();
  const openTradeFx = createEffect<string, unknown>();

  const quote = createAnswerModel<QuoteQuestion, Quote>();
  const order = createDeedModel<TradeOrder, Trade>({ clearedBy: confirmAsked });
  const ranOutForThem = sample({
    clock: order.doFx.failData,
    filter: (problem) => problem._tag === 'Refused' && problem.code === EXPIRED,
  });

  const $step = createStore<'EXCHANGE' | 'CONFIRM'>('EXCHANGE').reset(draft.opened, backAsked);
  const $isExpired = createStore(false)
    .on([quoteRanOut, ranOutForThem], () => true)
    .reset(quote.fetchFx.done, draft.$question);
  const $isUnasked = createStore(false)
    .on(draft.$question.updates, (_, question) => question !== null)
    .reset(quote.asked);
  const $quote = combine(
    {
      question: draft.$question,
      answer: quote.$answer,
      isAsking: quote.$isAsking,
      isUnasked: $isUnasked,
      isExpired: $isExpired,
    },
    toQuoteView,
  );

  const known = (question: QuoteQuestion | null): QuoteQuestion | undefined => question ?? undefined;
  const typed = debounce(draft.$question.updates, settleMs).filterMap(known);
  // in front of the confirmation nobody is shown another price unasked
  const renewed = sample({
    clock: quoteRanOut,
    source: { step: $step, question: draft.$question },
    filter: ({ step }) => step === 'EXCHANGE',
    fn: ({ question }) => question,
  }).filterMap(known);
  const wanted = sample({ clock: quoteAsked, source: draft.$question }).filterMap(known);
  sample({ clock: [typed, renewed, wanted], target: quote.asked });

  const mayConfirm = sample({
    clock: confirmAsked,
    source: $quote,
    filter: (view) => view._tag === 'Held' && !view.isExpired,
  });
  $step.on(mayConfirm, () => 'CONFIRM');

  // kept until something else is to be traded: an order whose answer was lost is repeated, not made twice
  const $key = createStore<string | null>(null)
    .on(makeKeyFx.doneData, (_, key) => key)
    .reset(draft.amountTyped, draft.fromPicked, draft.toPicked, draft.sidesSwapped, draft.opened, order.done);
  sample({ clock: mayConfirm, source: $key, filter: (key) => key === null, fn: nothing, target: makeKeyFx });

  const ready = sample({
    clock: placeAsked,
    source: { view: $quote, key: $key, deed: order.$deed },
    filter: ({ deed }) => deed._tag !== 'Done',
  }).filterMap(orderOf);
  sample({ clock: ready, target: order.asked });
  sample({ clock: order.done, fn: ({ id }) => id, target: openTradeFx });

  return {
    ...draft,
    ...{ confirmAsked, backAsked, quoteRanOut, quoteAsked, placeAsked, makeKeyFx, openTradeFx },
    ...{ quote, order, $step, $quote },
    $hasUnsavedWork: draft.$draft.map(({ typed: text }) => text !== ''),
  };
};

export const tradeModel = createTradeModel({ settleMs: 400 });
