import { combine, createEvent, createStore, sample } from 'effector';
import type { Event, Store } from 'effector';
import { debounce } from 'patronum';

import { createQuery } from '@coinlane/shared-ui/query';

import type { Quote, QuoteRequest } from '../../domain/trade';
import { toQuoteView } from './quote-view';

type Settings = {
  readonly $question: Store<QuoteRequest | null>;
  /** False in the confirmation, where the price changes only on request. */
  readonly $canRenew: Store<boolean>;
  /** The service reported that the price has expired. */
  readonly expiredAtService: Event<unknown>;
  readonly settleMs: number;
};

const known = (question: QuoteRequest | null): QuoteRequest | undefined => question ?? undefined;

/** Creates the model of the price. It is requested when the user pauses typing, and again after it expires. */
export const createQuoteModel = ({ $question, $canRenew, expiredAtService, settleMs }: Settings) => {
  const quoteExpired = createEvent();
  const quoteRequested = createEvent();
  const quote = createQuery<QuoteRequest, Quote>();

  const typed = debounce($question.updates, settleMs).filterMap(known);
  const renewed = sample({ clock: quoteExpired, source: $question, filter: $canRenew }).filterMap(known);
  const wanted = sample({ clock: quoteRequested, source: $question }).filterMap(known);
  sample({ clock: [typed, renewed, wanted], target: quote.start });

  const $isExpired = createStore(false)
    .on([quoteExpired, expiredAtService], () => true)
    .reset(quote.finished.done, $question);
  const $isUnasked = createStore(false)
    .on($question.updates, (_, question) => question !== null)
    .reset(quote.start);
  const $quote = combine(
    {
      question: $question,
      query: quote.$query,
      isFetching: quote.$pending,
      isTyping: $isUnasked,
      isExpired: $isExpired,
    },
    toQuoteView,
  );
  return { quoteExpired, quoteRequested, quote, $quote };
};
