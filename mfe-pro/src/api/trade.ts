import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { tradeEndpoint, tradeQuoteEndpoint, tradeStatusEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort, TradeQuoteReply, TradeReply } from '@coinlane/shared-contracts/api';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import type { Quote, QuoteRequest, Trade, TradeOrder } from '../domain/trade';
import { ask } from './ask';
import { askById } from './ask-by-id';

const toQuote =
  (askedAtMs: number) =>
  ({ amountFrom, amountTo, validUntil, serverTime, ...rest }: TradeQuoteReply): Quote => ({
    ...rest,
    fromAmount: amountFrom,
    toAmount: amountTo,
    // on the service's clock, counted from the request, so that it never exceeds the real validity
    validUntilMs: askedAtMs + (validUntil - serverTime),
    heldForMs: validUntil - serverTime,
  });

const toTrade = ({ amountFrom, amountTo, at, ...rest }: TradeReply): Trade => ({
  ...rest,
  fromAmount: amountFrom,
  toAmount: amountTo,
  atMs: at,
});

/** GET /trades/quote: a quote with its validity. `now` is the page's clock in ms. */
export const fetchQuote =
  (http: HttpPort, now: () => number) =>
  (question: QuoteRequest): TE.TaskEither<CallFailure, Quote> =>
    pipe(
      TE.fromIO<number, CallFailure>(now),
      TE.chain((askedAtMs) => pipe(ask(http)(tradeQuoteEndpoint)(question), TE.map(toQuote(askedAtMs)))),
    );

/** POST /trades at a quoted rate. A repeated request ID is the same trade. */
export const placeTrade =
  (http: HttpPort) =>
  (order: TradeOrder): TE.TaskEither<CallFailure, Trade> =>
    pipe(ask(http)(tradeEndpoint)(order), TE.map(toTrade));

/** GET /trades/{id}. */
export const fetchTrade =
  (http: HttpPort) =>
  (id: string): TE.TaskEither<CallFailure, Trade> =>
    pipe(askById(http)(tradeStatusEndpoint)(id), TE.map(toTrade));
