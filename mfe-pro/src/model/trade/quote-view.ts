import type { CallFailure } from '@coinlane/shared-contracts/errors';
import type { Query } from '@coinlane/shared-contracts/query';

import { compareAmounts } from '../../domain/amount';
import type { Quote, QuoteRequest } from '../../domain/trade';

/** State of the price of a trade. */
export type QuoteView =
  /** Nothing to request: the form is not complete. */
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Pending' }
  | { readonly _tag: 'Failed'; readonly problem: CallFailure }
  | { readonly _tag: 'Held'; readonly quote: Quote; readonly isExpired: boolean };

type Facts = {
  readonly question: QuoteRequest | null;
  readonly query: Query<Quote>;
  readonly isFetching: boolean;
  /** The user is still typing. */
  readonly isTyping: boolean;
  readonly isExpired: boolean;
};

/** Whether a quote matches the request: another amount has another price. */
const isFor = (quote: Quote, { from, to, amount }: QuoteRequest): boolean =>
  quote.from === from && quote.to === to && compareAmounts(quote.fromAmount, amount) === 0;

/** Hides a quote for an earlier input; keeps one visible that is being renewed. */
export const toQuoteView = ({ question, query, isFetching, isTyping, isExpired }: Facts): QuoteView => {
  if (question === null) return { _tag: 'None' };
  if (query._tag === 'Ready' && query.problem === null && isFor(query.value, question))
    return { _tag: 'Held', quote: query.value, isExpired };
  const problem = query._tag === 'Pending' ? null : query.problem;
  return problem === null || isFetching || isTyping ? { _tag: 'Pending' } : { _tag: 'Failed', problem };
};
