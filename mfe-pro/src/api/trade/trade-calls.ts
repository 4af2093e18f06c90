import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { tradeEndpoint, tradeQuoteEndpoint, tradeStatusEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort, TradeQuoteReply, TradeReply } from '@coinlane/shared-contracts/api';

import type { Problem } from '../../domain/problem';
import type { Quote, QuoteQuestion, Trade, TradeOrder } from '../../domain/trade';
import { ask } from '../problem';

const toQuote =
  (askedAtMs: number) =>
  ({ amountFrom, amountTo, validUntil, serverTime, ...rest }: TradeQuoteReply): Quote => ({
    ...rest,
    fromAmount: amountFrom,
    toAmount: amountTo,
    // by the service's own clock, counted from when it was asked: never longer than it holds the price
    validUntilMs: askedAtMs + (validUntil - serverTime),
    heldForMs: validUntil - serverTime,
  });

const toTrade = ({ amountFrom, amountTo, at, ...rest }: TradeReply): Trade => ({
  ...rest,
  fromAmount: amountFrom,
  toAmount: amountTo,
  atMs: at,
});

/** GET /trades/quote: what a trade gives, held for a while; `now` is the page's clock, in ms. */
export const fetchQuote =
  (http: HttpPort, now: () => number) =>
  (question: QuoteQuestion): TE.TaskEither<Problem, Quote> =>
    pipe(
      TE.fromIO<number, Problem>(now),
      TE.chain((askedAtMs) => pipe(ask(http)(tradeQuoteEndpoint)(question), TE.map(toQuote(askedAtMs)))),
    );

/** POST /trades at a rate that was quoted; the same request id again is the same trade. */
export const placeTrade =
  (http: HttpPort) =>
  (order: TradeOrder): TE.TaskEither<Problem, Trade> =>
    pipe(ask(http)(tradeEndpoint)(order), TE.map(toTrade));

/** GET /trades/{id}. */
export const fetchTrade =
  (http: HttpPort) =>
  (id: string): TE.TaskEither<Problem, Trade> =>
    pipe(ask(http)(tradeStatusEndpoint)(id), TE.map(toTrade));
