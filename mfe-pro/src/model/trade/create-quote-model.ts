import { combine, createEvent, createStore, sample } from 'effector';
import type { Event, Store } from 'effector';
import { debounce } from 'patronum';

import type { Quote, QuoteQuestion } from '../../domain/trade';
import { createQueryModel } from '../query';
import { toQuoteView } from './quote-view';

type Settings = {
  readonly $question: Store<QuoteQuestion | null>;
  /** False on the confirmation: its price never changes without a request. */
  readonly $mayRenew: Store<boolean>;
  /** The service reported that the price has expired. */
  readonly ranOutForThem: Event<unknown>;
  readonly settleMs: number;
};

const known = (question: QuoteQuestion | null): QuoteQuestion | undefined => question ?? undefined;

/** Creates the model of the price: requested when typing pauses, and again after it expires. */
export const createQuoteModel = ({ $question, $mayRenew, ranOutForThem, settleMs }: Settings) => {
  const quoteRanOut = createEvent();
  const quoteRequested = createEvent();
  const quote = createQueryModel<QuoteQuestion, Quote>();

  const typed = debounce($question.updates, settleMs).filterMap(known);
  const renewed = sample({ clock: quoteRanOut, source: $question, filter: $mayRenew }).filterMap(known);
  const wanted = sample({ clock: quoteRequested, source: $question }).filterMap(known);
  sample({ clock: [typed, renewed, wanted], target: quote.requested });

  const $isExpired = createStore(false)
    .on([quoteRanOut, ranOutForThem], () => true)
    .reset(quote.fetchFx.done, $question);
  const $isUnasked = createStore(false)
    .on($question.updates, (_, question) => question !== null)
    .reset(quote.requested);
  const $quote = combine(
    {
      question: $question,
      query: quote.$query,
      isFetching: quote.$isFetching,
      isUnasked: $isUnasked,
      isExpired: $isExpired,
    },
    toQuoteView,
  );
  return { quoteRanOut, quoteRequested, quote, $quote };
};
