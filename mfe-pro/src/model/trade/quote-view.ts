import type { Query } from '../../domain/query';
import type { Problem } from '../../domain/problem';
import type { Quote, QuoteQuestion } from '../../domain/trade';

/** The state of a trade's price. */
export type QuoteView =
  /** Nothing is asked: the draft is not complete. */
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Pending' }
  | { readonly _tag: 'Failed'; readonly problem: Problem }
  | { readonly _tag: 'Held'; readonly quote: Quote; readonly isExpired: boolean };

type Facts = {
  readonly question: QuoteQuestion | null;
  readonly query: Query<Quote>;
  readonly isFetching: boolean;
  /** Typing has not paused yet. */
  readonly isUnasked: boolean;
  readonly isExpired: boolean;
};

/** Whether a quote is for this question: another amount has another price. */
export const isFor = (quote: Quote, { from, to, amount }: QuoteQuestion): boolean =>
  quote.from === from && quote.to === to && quote.fromAmount === amount;

/** A quote for what was typed before counts as none; one that is being renewed stays in sight. */
export const toQuoteView = ({ question, query, isFetching, isUnasked, isExpired }: Facts): QuoteView => {
  if (question === null) return { _tag: 'None' };
  if (query._tag === 'Ready' && query.problem === null && isFor(query.value, question))
    return { _tag: 'Held', quote: query.value, isExpired };
  const problem = query._tag === 'Pending' ? null : query.problem;
  return problem === null || isFetching || isUnasked ? { _tag: 'Pending' } : { _tag: 'Failed', problem };
};
