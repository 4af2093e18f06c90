import { allSettled, fork } from 'effector';

import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { tether } from '../../domain/coin.fixture';
import { anAsset, ether } from '../../domain/portfolio.fixture';
import type { Asset } from '../../domain/portfolio';
import type { Quote, QuoteRequest, Trade, TradeOrder } from '../../domain/trade';
import { aQuote, aTrade } from '../../domain/trade/trade.fixture';
import { createTradeModel } from './create-trade-model';

type Service = {
  readonly assets?: () => readonly Asset[];
  readonly quote?: (question: QuoteRequest) => Promise<Quote>;
  readonly trade?: (order: TradeOrder) => Promise<Trade>;
};

export const failing = (problem: CallFailure) => () =>
  new Promise<never>((_, reject) => {
    reject(problem);
  });

/** A user with half a bitcoin who opens the page. Services answer as usual, except as given. */
export const openTrade = async ({ assets = () => [anAsset(), ether], quote, trade }: Service = {}) => {
  const model = createTradeModel({ settleMs: 0 });
  const quotes: QuoteRequest[] = [];
  const orders: TradeOrder[] = [];
  const shown: string[] = [];
  let keys = 0;
  const scope = fork({
    handlers: [
      [model.assets.executeFx, assets],
      [model.coins.executeFx, () => [tether]],
      [
        model.quote.executeFx,
        (question: QuoteRequest) => {
          quotes.push(question);
          const price = aQuote({ from: question.from, to: question.to, fromAmount: question.amount });
          return quote === undefined ? price : quote(question);
        },
      ],
      [
        model.order.executeFx,
        (order: TradeOrder) => {
          orders.push(order);
          return trade === undefined ? aTrade() : trade(order);
        },
      ],
      [
        model.makeKeyFx,
        () => {
          keys += 1;
          return `key-${String(keys)}`;
        },
      ],
      [model.openTradeFx, (id: string) => shown.push(id)],
    ],
  });
  await allSettled(model.opened, { scope, params: { from: '', to: '', typed: '' } });
  return {
    model,
    quotes,
    orders,
    shown,
    type: (typed: string) => allSettled(model.amountTyped, { scope, params: typed }),
    go: (
      event: 'confirmRequested' | 'placeRequested' | 'backRequested' | 'quoteExpired' | 'quoteRequested',
    ) => allSettled(model[event], { scope }),
    fire: allSettled,
    scope,
    view: () => scope.getState(model.$quote),
    step: () => scope.getState(model.$step),
  };
};
