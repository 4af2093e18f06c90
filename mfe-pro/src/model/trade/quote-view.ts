import type { CallFailure } from '@coinlane/shared-contracts/errors';
import type { Query } from '@coinlane/shared-contracts/query';

import { compareAmounts, isPositive } from '../../domain/amount';
import type { Quote, QuoteRequest } from '../../domain/trade';

/** State of the price of a trade. */
export type QuoteView =
  /** There is nothing to request, because the form is incomplete. */
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Pending' }
  | { readonly _tag: 'Failed'; readonly problem: CallFailure }
  | {
      readonly _tag: 'Held';
      readonly quote: Quote;
      readonly isExpired: boolean;
      /** The service offers another amount than the typed one. */
      readonly isOtherAmount: boolean;
    };

type Facts = {
  readonly question: QuoteRequest | null;
  readonly query: Query<Quote>;
  readonly isFetching: boolean;
  /** The user is still typing. */
  readonly isTyping: boolean;
  readonly isExpired: boolean;
};

const PENDING: QuoteView = { _tag: 'Pending' };

/** View of a reply. A reply for another pair, or without positive amounts, does not count as a price. */
const replyView = (quote: Quote, { from, to, amount }: QuoteRequest, facts: Facts): QuoteView => {
  const { isFetching, isTyping, isExpired } = facts;
  const isPrice =
    [quote.fromAmount, quote.toAmount].every(isPositive) && quote.from === from && quote.to === to;
  const isOtherAmount = compareAmounts(quote.fromAmount, amount) !== 0;
  if (isPrice && !(isTyping && isOtherAmount)) return { _tag: 'Held', quote, isExpired, isOtherAmount };
  return isTyping || isFetching ? PENDING : { _tag: 'Failed', problem: { _tag: 'Unreadable' } };
};

/** Hides a quote for earlier input. Keeps a quote visible while it is renewed. */
export const toQuoteView = (facts: Facts): QuoteView => {
  const { question, query, isFetching, isTyping } = facts;
  if (question === null) return { _tag: 'None' };
  if (query._tag === 'Ready' && query.problem === null) return replyView(query.value, question, facts);
  const problem = query._tag === 'Pending' ? null : query.problem;
  return problem === null || isFetching || isTyping ? PENDING : { _tag: 'Failed', problem };
};
